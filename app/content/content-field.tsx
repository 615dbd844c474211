import type { ReactNode } from "react";
import { get, useFormContext } from "react-hook-form";
import { inputClass, Field as LabelledField } from "#app/admin-ui/field.tsx";
import { nameOfLanguage } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { defaultLanguage, type Language } from "#app/site/site-config.ts";
import { type Field, type FieldForm, type Fields, fillIn } from "./field.ts";
import { TypedLengthHint } from "./length-hint.tsx";
import { languageOfPath, textPath } from "./localized.ts";
import { proseIn } from "./typography/prose.ts";

/** The fields of these that their descriptions put into the form, one below the other. */
export function DescribedFields(props: { fields: Fields; names: readonly string[]; language: Language }) {
	return props.names.map((name) => {
		const field = props.fields[name];
		if (field?.form === undefined) return null;
		return (
			<ContentField
				key={name}
				field={{ ...field, form: field.form }}
				path={field.translated ? textPath(name, props.language) : name}
			/>
		);
	});
}

type Props = {
	field: Field & { form: FieldForm };
	/** Its place in the form's values: `title`, `fr.title`. */
	path: string;
	/** Takes the place of the described hint. */
	hint?: ReactNode;
	/** The language in which a form is written first: its texts are named without it. */
	leading?: Language;
};

/** A text of a form with its label and its message, as the field's description asks for. */
export function ContentField({ field, path, hint, leading = defaultLanguage }: Props) {
	const t = useText("admin");
	const { register } = useFormContext();
	const message = useContentMessage(path, field);
	const language = languageOfPath(path);
	const { rows, type = "text", placeholder, shownLength } = field.form;
	const isTranslation = field.translated === true && language !== leading;
	const described = isTranslation ? field.form.translationHint : field.form.hint;
	const shownHint = hint ?? (described && t(described));
	const options = field.blank === null ? { setValueAs: type === "number" ? numberOf : textOf } : {};

	return (
		<LabelledField
			label={useContentLabel(field.form, isTranslation ? language : undefined)}
			required={(field.required ?? field.form.required) === true && !isTranslation}
			hint={
				shownLength === undefined ? (
					shownHint
				) : (
					<TypedLengthHint path={path} hint={shownHint} max={shownLength} />
				)
			}
			error={message}
		>
			{(control) => {
				const common = {
					...control,
					...register(path, options),
					...(field.translated && (field.form.asTyped ? { lang: language } : proseIn(language))),
					placeholder: placeholder && !isTranslation ? t(placeholder) : undefined,
				};
				return rows === undefined ? (
					<input {...common} type={type} className={inputClass} />
				) : (
					<textarea
						{...common}
						rows={rows}
						className={`${inputClass} min-h-24 resize-y [field-sizing:content]`}
					/>
				);
			}}
		</LabelledField>
	);
}

/** Returns the value of a field that may hold nothing. */
function textOf(typed: string | null): string | null {
	return typed || null;
}

function numberOf(typed: string | number | null): number | null {
	return typed === "" || typed === null ? null : Number(typed);
}

/** Returns the label of a field: in a translation, with its language. */
function useContentLabel({ label }: FieldForm, language: Language | undefined): string {
	const t = useText("admin");
	const uiLanguage = useLanguage();
	if (language === undefined) return t(label);
	return t("common.inLanguage", { label: t(label), language: nameOfLanguage(language, uiLanguage) });
}

/** Says what is wrong with a field, in the administrator's language; undefined while nothing is. */
function useContentMessage(path: string, { max, form }: Field): string | undefined {
	const t = useText("admin");
	const { formState } = useFormContext();
	const error = get(formState.errors, path) as { type: string; message: string } | undefined;
	if (error === undefined) return undefined;
	if (error.message === fillIn) return t("common.fieldRequired");
	if (error.type === "too_big" && max !== undefined) return t("common.tooLong", { max });
	return form?.rule === undefined ? error.message : t(form.rule);
}
