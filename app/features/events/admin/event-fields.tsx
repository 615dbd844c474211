import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useFormContext } from "react-hook-form";
import { Difference } from "#app/admin-ui/difference.tsx";
import { Disclosure } from "#app/admin-ui/disclosure.tsx";
import { ContentField } from "#app/content/content-field.tsx";
import { isBlank } from "#app/content/draft.ts";
import type { Field as FieldOfContent } from "#app/content/field.ts";
import { ChangedOriginal } from "#app/content/history/changed-original.tsx";
import { sharedNames, type Texts, textNames, textPath, textsIn } from "#app/content/localized.ts";
import { eventFields } from "#app/features/events/event.ts";
import type { TextChange } from "#app/features/events/text-change.ts";
import { nameOfLanguage } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { type Language, languages } from "#app/site/site-config.ts";
import { SpokenField, StateField, TypeField } from "./event-choices.tsx";
import type { EventDraft } from "./event-draft.ts";
import { EventGuestsField } from "./event-guests-field.tsx";
import { textChangesQuery } from "./events.query.ts";

const gridClass = "grid gap-x-6 gap-y-5 sm:grid-cols-2 xl:grid-cols-4";

/** The fields that have a control of their own. */
const controls: { [Name in keyof typeof eventFields]?: () => ReactNode } = {
	type: TypeField,
	tableSize: EventGuestsField,
	spoken: SpokenField,
	state: StateField,
};

/** What all languages share. */
export function EventFields() {
	return (
		<div className={gridClass}>
			{sharedNames(eventFields).map((name) => {
				const Control = controls[name];
				if (Control !== undefined) return <Control key={name} />;
				return <FormField key={name} field={eventFields[name]} path={name} />;
			})}
		</div>
	);
}

/**
 * What is written of the event with `id`, first in the administrator's language; the others beside it
 * where there is room. `restored` is another where what came back may be written in them.
 */
export function EventTexts({ id, restored }: { id: string | undefined; restored: string | undefined }) {
	const t = useText("admin");
	const leading = useLanguage();
	const changes = useTextChanges(id);
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

/** What the texts of a saved event have not followed of one another; none until it is read. */
function useTextChanges(id: string | undefined): TextChange[] {
	const { data } = useQuery({ ...textChangesQuery(id ?? ""), enabled: id !== undefined });
	return data ?? [];
}

/**
 * The texts of another language, folded away until they are wanted; open where some are written.
 */
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
			{textNames(eventFields).map((name) => (
				<FormField key={name} field={eventFields[name]} path={textPath(name, language)} />
			))}
		</div>
	);
}

/** A field that its description puts into the form. */
function FormField({ field, path }: { field: FieldOfContent; path: string }) {
	const { form } = field;
	const leading = useLanguage();
	if (form === undefined) return null;
	return <ContentField field={{ ...field, form }} path={path} leading={leading} />;
}
