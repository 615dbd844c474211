import { useController } from "react-hook-form";
import { SelectField } from "#app/admin-ui/select.tsx";
import { eventStates, eventTypes, spokenChoices } from "#app/features/events/event.ts";
import { locales, nameOfLanguage } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { languages } from "#app/site/site-config.ts";
import type { EventDraft } from "./event-draft.ts";

/** Dinner or brunch. */
export function TypeField() {
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

/** Where the table stands: visitors and calendars learn of it. */
export function StateField() {
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

/** How what is spoken at a table is called. */
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

/** What is spoken at the table. */
export function SpokenField() {
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
