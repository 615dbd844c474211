import { conflictFieldsOf } from "#app/content/editing/conflict-fields.ts";
import { type Shared, sharedNames } from "#app/content/localized.ts";
import { type EventFields, eventFields, type SocialEvent } from "#app/features/events/event.ts";
import { formatFullDay } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { seatPrice } from "#app/site/site-config.ts";
import { useSpokenName } from "./event-fields.tsx";

export const eventConflictFields = conflictFieldsOf(eventFields, {
	type: "events.type",
	tableSize: "events.maxGuests",
	maxGuests: "events.maxGuests",
	spoken: "events.spoken",
	state: "events.state",
	published: "events.published",
});

/** Words a value of an event's field as its form shows it; undefined for a text, which is shown as it is. */
export function useEventValue(): (value: unknown, path: string) => string | undefined {
	const t = useText("admin");
	const language = useLanguage();
	const spokenName = useSpokenName();
	const words: { [Name in keyof SocialEvent]?: (value: never) => string } = {
		type: (type: SocialEvent["type"]) => t(`events.type${type}`),
		calendarDate: (day: string) => formatFullDay(day, language),
		ticketPrice: (amount: number) => seatPrice(amount, language),
		spoken: (spoken: SocialEvent["spoken"]) => spokenName(spoken) ?? t("events.spokenUnsaid"),
		state: (state: SocialEvent["state"]) => t(`events.states.${state}`),
		published: (published: boolean) => t(published ? "common.published" : "common.draft"),
	};
	return (value, path) => (value === null ? undefined : words[path as keyof SocialEvent]?.(value as never));
}

/** Words what all languages of an event share, a line for each value that restoring a version brings back. */
export function useSharedWords(): (event: Shared<EventFields>) => string {
	const t = useText("admin");
	const showValue = useEventValue();
	return (event) =>
		sharedNames(eventFields)
			.flatMap((name) => {
				const label = eventConflictFields[name]?.label;
				const value = event[name];
				if (label === undefined || staysOnRestoring(name) || value === null || value === "") return [];
				return [t("history.value", { label: t(label), value: showValue(value, name) ?? String(value) })];
			})
			.join("\n");
}

const staysOnRestoring = (name: string) => name === "published" || name === "state";
