import { useWatch } from "react-hook-form";
import { ContentField } from "#app/content/content-field.tsx";
import { eventFields } from "#app/features/events/event.ts";
import { isTableSize, tableSizes } from "#app/features/events/table-rule.ts";
import { useFacts } from "#app/features/facts/use-facts.tsx";
import { locales } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import type { EventDraft } from "./event-draft.ts";

/** How many guests. Any text is taken; one that is no size of our tables is told the rule. */
export function EventGuestsField() {
	const t = useText("admin");
	const { tag } = locales[useLanguage()];
	const guests = useWatch<EventDraft, "maxGuests">({ name: "maxGuests" });
	const known = tableSizes(useFacts());
	const sizes = new Intl.ListFormat(tag, { type: "disjunction" }).format(known.map(String));
	return (
		<ContentField
			field={eventFields.maxGuests}
			path="maxGuests"
			hint={
				<span role="status">
					{t(isTableSize(guests, known) ? "events.maxGuestsHint" : "events.maxGuestsOther", { sizes })}
				</span>
			}
		/>
	);
}
