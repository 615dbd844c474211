import { type ReactNode, useState } from "react";
import { useFormContext } from "react-hook-form";
import { Icon } from "#app/admin-ui/icon.tsx";
import { ContentField, spanOf } from "#app/content/content-field.tsx";
import { isBlank } from "#app/content/draft.ts";
import type { Field as FieldOfContent } from "#app/content/field.ts";
import { type Texts, textNames, textPath, textsIn } from "#app/content/localized.ts";
import { eventFields } from "#app/features/events/event.ts";
import { nameOfLanguage } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import type { Language } from "#app/site/site-config.ts";
import { SpokenField, StateField, TypeField } from "./event-choices.tsx";
import type { EventDraft } from "./event-draft.ts";
import { EventGuestsField } from "./event-guests-field.tsx";

const gridClass = "grid gap-x-6 gap-y-5 sm:grid-cols-2 xl:grid-cols-4";

/** The fields that have a control of their own. */
const controls: { [Name in keyof typeof eventFields]?: () => ReactNode } = {
	type: TypeField,
	tableSize: EventGuestsField,
	spoken: SpokenField,
	state: StateField,
};

/** What is written of an event in the administrator's language, and what all languages share. */
export function EventFields() {
	const leading = useLanguage();
	return (
		<div className={gridClass}>
			{Object.entries(eventFields).map(([name, field]) => {
				const Control = controls[name as keyof typeof eventFields];
				if (Control !== undefined) return <Control key={name} />;
				const path = isText(name) ? textPath(name, leading) : name;
				return <FormField key={name} field={field} path={path} />;
			})}
		</div>
	);
}

/**
 * The texts of another language, folded away until they are wanted; open where some are written.
 */
export function EventTranslation({ language }: { language: Language }) {
	const t = useText("admin");
	const uiLanguage = useLanguage();
	const { getValues } = useFormContext<EventDraft>();
	const [open, setOpen] = useState(() => {
		const texts = textsIn<Texts<typeof eventFields>>(getValues(), language);
		return texts !== null && !isBlank(eventFields, texts);
	});
	return (
		<details
			open={open}
			onToggle={(event) => setOpen(event.currentTarget.open)}
			className="group border-t border-clay"
		>
			<summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
				<Icon name="chevron" className="-rotate-90 transition-transform duration-200 group-open:rotate-0" />
				{t("events.translation", { language: nameOfLanguage(language, uiLanguage) })}
			</summary>
			{open ? (
				<>
					<p className="mb-5 text-small text-ink-soft">{t("events.translationHint")}</p>
					<div className={gridClass}>
						{textNames(eventFields).map((name) => (
							<FormField key={name} field={eventFields[name]} path={textPath(name, language)} />
						))}
					</div>
				</>
			) : null}
		</details>
	);
}

const texts = textNames(eventFields);

function isText(name: string): name is (typeof texts)[number] {
	return texts.some((one) => one === name);
}

/** A field that its description puts into the form. */
function FormField({ field, path }: { field: FieldOfContent; path: string }) {
	const { form } = field;
	const leading = useLanguage();
	if (form === undefined) return null;
	return (
		<div className={spanOf(form)}>
			<ContentField field={{ ...field, form }} path={path} leading={leading} />
		</div>
	);
}
