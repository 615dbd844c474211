import { useState } from "react";
import { useController, useFormContext, useWatch } from "react-hook-form";
import { Field, inputClass } from "#app/admin-ui/field.tsx";
import { SelectField } from "#app/admin-ui/select.tsx";
import { Switch } from "#app/admin-ui/switch.tsx";
import { ContentField } from "#app/content/content-field.tsx";
import { conflictFieldsOf } from "#app/content/editing/conflict-fields.ts";
import { ListedForm } from "#app/content/list/listed-form.tsx";
import { textPath } from "#app/content/localized.ts";
import { askedQuestions } from "#app/features/forms/asked.ts";
import {
	purposes,
	type Question,
	type QuestionDraft,
	questionFields,
	questionKinds,
} from "#app/features/forms/question.ts";
import {
	choiceKinds,
	kindsOfPurpose,
	kindsWithBounds,
	kindsWithOptions,
} from "#app/features/forms/question-rules.ts";
import { languagesFrom, nameOfLanguage } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { defaultLanguage, type Language } from "#app/site/site-config.ts";
import { questionKind, type questionRequests } from "./questions.query.ts";

const conflict = {
	fields: conflictFieldsOf(questionFields, {
		kind: "questions.kind",
		purpose: "questions.purpose",
		isRequired: "questions.required",
		options: "questions.options",
		shownIf: "questions.condition",
	}),
};

type Props = {
	question: Question | undefined;
	/** The questions of the same form, in their order. */
	questions: readonly Question[];
	requests: ReturnType<typeof questionRequests>;
	onClose(): void;
};

/** The form of a question: a new one, or `question`. */
export function QuestionForm({ question, questions, requests, onClose }: Props) {
	return (
		<ListedForm
			kind={questionKind}
			requests={requests}
			texts="questions"
			thing={question}
			first="label"
			conflict={conflict}
			onClose={onClose}
		>
			<Words />
			<div className="grid content-start gap-6">
				<Rules before={questionsBefore(questions, question)} />
			</div>
		</ListedForm>
	);
}

/** Returns the questions before this one that have options, on which it may depend. */
function questionsBefore(questions: readonly Question[], question: Question | undefined): Question[] {
	const place = questions.findIndex(({ id }) => id === question?.id);
	const before = place < 0 ? questions : questions.slice(0, place);
	return before.filter(({ kind }) => choiceKinds.includes(kind));
}

function Words() {
	const language = useLanguage();
	const kind = useWatch<QuestionDraft, "kind">({ name: "kind" });
	return (
		<div className="grid content-start gap-6">
			{languagesFrom(language).map((one) => (
				<div key={one} className="grid content-start gap-4">
					<ContentField field={questionFields.label} path={textPath("label", one)} />
					<ContentField field={questionFields.help} path={textPath("help", one)} />
					{kindsWithOptions.includes(kind) ? <Options language={one} /> : null}
				</div>
			))}
		</div>
	);
}

const linesOf = (text: string) =>
	text
		.split("\n")
		.map((line) => line.trim())
		.filter(Boolean);

/** The options of a choice, one on each line. */
function Options({ language }: { language: Language }) {
	const t = useText("admin");
	const uiLanguage = useLanguage();
	const { field, fieldState } = useController<QuestionDraft>({ name: textPath("options", language) });
	const options = field.value as string[];
	const [typed, setTyped] = useState(options.join("\n"));
	const shown = linesOf(typed).join("\n") === options.join("\n") ? typed : options.join("\n");
	const label =
		language === defaultLanguage
			? t("questions.options")
			: t("common.inLanguage", {
					label: t("questions.options"),
					language: nameOfLanguage(language, uiLanguage),
				});
	return (
		<Field label={label} hint={t("questions.optionsHint")} error={fieldState.error?.message}>
			{(control) => (
				<textarea
					{...control}
					ref={field.ref}
					lang={language}
					rows={3}
					value={shown}
					onBlur={field.onBlur}
					onChange={({ target }) => {
						setTyped(target.value);
						field.onChange(linesOf(target.value));
					}}
					className={`${inputClass} min-h-24 resize-y [field-sizing:content]`}
				/>
			)}
		</Field>
	);
}

/** The kind of a question, and what follows from it. */
function Rules({ before }: { before: readonly Question[] }) {
	const t = useText("admin");
	const { setValue } = useFormContext<QuestionDraft>();
	const { kind, isRequired, purpose } = useWatch<QuestionDraft>() as QuestionDraft;
	const set = <Name extends "kind" | "purpose" | "isRequired">(name: Name, value: QuestionDraft[Name]) =>
		setValue<"kind" | "purpose" | "isRequired">(name, value, { shouldDirty: true });
	const fitting = purposes.filter(
		(one) => one === "none" || one === purpose || kindsOfPurpose[one].includes(kind),
	);
	return (
		<>
			<SelectField
				label={t("questions.kind")}
				value={kind}
				options={questionKinds.map((one) => [one, t(`questions.kinds.${one}`)] as const)}
				hint={kind === "photograph" ? t("questions.photographHint") : undefined}
				onChange={(value) => set("kind", value)}
			/>
			{kind === "section" ? null : (
				<Switch
					label={t("questions.required")}
					checked={isRequired}
					onChange={(value) => set("isRequired", value)}
				/>
			)}
			{kindsWithBounds.includes(kind) ? (
				<>
					<ContentField field={questionFields.least} path="least" />
					<ContentField field={questionFields.most} path="most" />
				</>
			) : null}
			{fitting.length === 1 ? null : (
				<SelectField
					label={t("questions.purpose")}
					value={purpose}
					options={fitting.map((one) => [one, t(`questions.purposes.${one}`)] as const)}
					onChange={(value) => set("purpose", value)}
				/>
			)}
			{kind === "section" ? null : <Condition before={before} />}
		</>
	);
}

const always = "always";

/** The answer after which alone a question is asked. */
function Condition({ before }: { before: readonly Question[] }) {
	const t = useText("admin");
	const language = useLanguage();
	const { setValue } = useFormContext<QuestionDraft>();
	const [id, option] = useWatch<QuestionDraft, ["shownIf", "shownIfOption"]>({
		name: ["shownIf", "shownIfOption"],
	});
	const conditions = askedQuestions(before, language).flatMap(({ id: asked, label, options }) =>
		options.map(
			(answer, place) => [`${asked} ${place}`, t("questions.onlyIf", { answer, question: label })] as const,
		),
	);
	if (conditions.length === 0) return null;
	function choose(value: string): void {
		const [asked = "", place = ""] = value === always ? [] : value.split(" ");
		setValue("shownIf", asked || null, { shouldDirty: true });
		setValue("shownIfOption", place === "" ? null : Number(place), { shouldDirty: true });
	}
	return (
		<SelectField
			label={t("questions.condition")}
			value={id === null ? always : `${id} ${option}`}
			options={[[always, t("questions.always")], ...conditions]}
			onChange={choose}
		/>
	);
}
