import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useController, useFormContext } from "react-hook-form";
import { Difference } from "#app/admin-ui/difference.tsx";
import { Disclosure } from "#app/admin-ui/screen.tsx";
import { SelectField } from "#app/admin-ui/select.tsx";
import { ContentField } from "#app/content/content-field.tsx";
import { isBlank } from "#app/content/draft.ts";
import type { Field as FieldOfContent } from "#app/content/field.ts";
import { ChangedOriginal } from "#app/content/history/changed-original.tsx";
import {
	privateNames,
	sharedNames,
	type Texts,
	textNames,
	textPath,
	textsIn,
} from "#app/content/localized.ts";
import {
	eventFields,
	eventStates,
	eventTypes,
	spokenChoices,
	tableSizes,
	usualTable,
} from "#app/features/events/event.ts";
import type { TextChange } from "#app/features/events/text-change.ts";
import { useFacts } from "#app/features/facts/use-facts.tsx";
import { locales, nameOfLanguage } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { type Language, languages } from "#app/site/site-config.ts";
import type { EventDraft } from "./event-draft.ts";
import { textChangesQuery } from "./events.query.ts";

const gridClass = "grid gap-x-6 gap-y-5 sm:grid-cols-2 xl:grid-cols-4";

const hidden: readonly string[] = privateNames(eventFields);
const isPublic = (name: string) => !hidden.includes(name);
const privateTexts = textNames(eventFields).filter((name) => !isPublic(name));

const controls: { [Name in keyof typeof eventFields]?: () => ReactNode } = {
	type: TypeField,
	tableSize: EventGuestsField,
	spoken: SpokenField,
	state: StateField,
};

export function EventFields() {
	return (
		<div className={gridClass}>
			{sharedNames(eventFields)
				.filter(isPublic)
				.map((name) => {
					const Control = controls[name];
					if (Control !== undefined) return <Control key={name} />;
					return <FormField key={name} field={eventFields[name]} path={name} />;
				})}
		</div>
	);
}

/** The texts of an event, the administrator's language first; anew with another `restored`. */
export function EventTexts({ id, restored }: { id: string | undefined; restored: string | undefined }) {
	const t = useText("admin");
	const leading = useLanguage();
	const { data: changes = [] } = useQuery({ ...textChangesQuery(id ?? ""), enabled: id !== undefined });
	return (
		<div className="grid gap-x-8 gap-y-6 xl:auto-cols-fr xl:grid-flow-col">
			<div>
				<p className="hidden min-h-12 items-center border-t border-clay font-semibold xl:flex">
					{t("events.translation", { language: nameOfLanguage(leading, leading) })}
				</p>
				<TextsOf language={leading} changes={changes} />
			</div>
			{languages
				.filter((language) => language !== leading)
				.map((language) => (
					<EventTranslation key={`${language} ${restored}`} language={language} changes={changes} />
				))}
		</div>
	);
}

/** The texts of another language, collapsed while none is written. */
function EventTranslation({ language, changes }: { language: Language; changes: TextChange[] }) {
	const t = useText("admin");
	const uiLanguage = useLanguage();
	const { getValues } = useFormContext<EventDraft>();
	const [open, setOpen] = useState(() => {
		const texts = textsIn<Texts<typeof eventFields>>(getValues(), language);
		return texts !== null && !isBlank(eventFields, texts);
	});
	return (
		<Disclosure
			title={t("events.translation", { language: nameOfLanguage(language, uiLanguage) })}
			isOpen={open}
			onToggle={setOpen}
			className="border-t"
		>
			<TextsOf language={language} changes={changes} />
			<p className="mt-5 text-small text-ink-soft">{t("events.translationHint")}</p>
		</Disclosure>
	);
}

function TextsOf({ language, changes }: { language: Language; changes: TextChange[] }) {
	const older = changes.filter((change) => change.language === language);
	return (
		<div className="grid gap-5">
			{older.map(({ original, before, after }) => (
				<ChangedOriginal key={original} original={original} language={language}>
					<Difference lang={original} before={before} after={after} />
				</ChangedOriginal>
			))}
			{textNames(eventFields)
				.filter(isPublic)
				.map((name) => (
					<FormField key={name} field={eventFields[name]} path={textPath(name, language)} />
				))}
		</div>
	);
}

/** The fields that no visitor is shown: the administrator's language first, as everywhere. */
export function EventPrivateFields({ restored }: { restored: string | undefined }) {
	const t = useText("admin");
	const leading = useLanguage();
	const shared = sharedNames(eventFields).filter((name) => !isPublic(name));
	return (
		<fieldset className="grid min-w-0 gap-5 border-t border-clay pt-5">
			<legend className="float-left font-semibold">{t("events.private")}</legend>
			<p className="clear-left -mt-4 text-small text-ink-soft">{t("events.privateHint")}</p>
			<div className="grid gap-x-6 gap-y-5 sm:grid-cols-2 xl:grid-cols-3">
				{shared.map((name) => (
					<FormField key={name} field={eventFields[name]} path={name} />
				))}
			</div>
			<PrivateTexts language={leading} />
			{languages
				.filter((language) => language !== leading)
				.map((language) => (
					<PrivateTranslation key={`${language} ${restored}`} language={language} />
				))}
		</fieldset>
	);
}

/** The private texts of another language, collapsed while none is written. */
function PrivateTranslation({ language }: { language: Language }) {
	const t = useText("admin");
	const uiLanguage = useLanguage();
	const { getValues } = useFormContext<EventDraft>();
	const [open, setOpen] = useState(() => privateTexts.some((name) => getValues(textPath(name, language))));
	return (
		<Disclosure
			title={t("events.privateTranslation", { language: nameOfLanguage(language, uiLanguage) })}
			isOpen={open}
			onToggle={setOpen}
			className="border-t"
		>
			<PrivateTexts language={language} />
		</Disclosure>
	);
}

function PrivateTexts({ language }: { language: Language }) {
	return (
		<div className="grid gap-x-8 gap-y-5 xl:grid-cols-2">
			{privateTexts.map((name) => (
				<FormField key={name} field={eventFields[name]} path={textPath(name, language)} />
			))}
		</div>
	);
}

function FormField({ field, path }: { field: FieldOfContent; path: string }) {
	const { form } = field;
	const leading = useLanguage();
	if (form === undefined) return null;
	return <ContentField field={{ ...field, form }} path={path} leading={leading} />;
}

function EventGuestsField() {
	const t = useText("admin");
	const facts = useFacts();
	const { field: size } = useController<EventDraft, "tableSize">({ name: "tableSize" });
	const { field: words } = useController<EventDraft, "maxGuests">({ name: "maxGuests" });
	const usual = usualTable(facts).maxGuests;
	const inWords = [...new Set([usual, words.value].filter(Boolean))];
	const sizes = [...new Set([...tableSizes(facts), ...(size.value === null ? [] : [size.value])])];

	function choose(chosen: string): void {
		const isSize = !inWords.includes(chosen);
		size.onChange(isSize ? Number(chosen) : null);
		words.onChange(isSize ? "" : chosen);
	}

	return (
		<SelectField
			label={t("events.maxGuests")}
			hint={t("events.maxGuestsHint")}
			value={size.value === null ? words.value || usual : String(size.value)}
			onChange={choose}
			options={[
				...inWords.map(
					(text) => [text, text === usual ? t("events.guestsUsual", { guests: text }) : text] as const,
				),
				...sizes.map((one) => [String(one), t("events.guests", { guests: one })] as const),
			]}
		/>
	);
}

function TypeField() {
	const t = useText("admin");
	const { field } = useController<EventDraft, "type">({ name: "type" });
	return (
		<SelectField
			label={t("events.type")}
			value={field.value}
			onChange={field.onChange}
			options={eventTypes.map((type) => [type, t(`events.type${type}`)] as const)}
		/>
	);
}

function StateField() {
	const t = useText("admin");
	const { field } = useController<EventDraft, "state">({ name: "state" });
	return (
		<SelectField
			label={t("events.state")}
			hint={t("events.stateHint")}
			value={field.value}
			onChange={field.onChange}
			options={eventStates.map((state) => [state, t(`events.states.${state}`)] as const)}
		/>
	);
}

export function useSpokenName(): (choice: EventDraft["spoken"]) => string {
	const t = useText("admin");
	const uiLanguage = useLanguage();
	const all = languages.map((language) => nameOfLanguage(language, uiLanguage));
	return (choice) => {
		if (choice === "unsaid") return t("events.spokenUnsaid");
		if (choice !== "all") return nameOfLanguage(choice, uiLanguage);
		return new Intl.ListFormat(locales[uiLanguage].tag).format(all);
	};
}

function SpokenField() {
	const t = useText("admin");
	const nameOf = useSpokenName();
	const { field } = useController<EventDraft, "spoken">({ name: "spoken" });
	return (
		<SelectField
			label={t("events.spoken")}
			value={field.value}
			onChange={field.onChange}
			options={spokenChoices.map((choice) => [choice, nameOf(choice)] as const)}
		/>
	);
}
