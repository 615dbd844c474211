import { useWatch } from "react-hook-form";
import { ContentField } from "../../content/content-field";
import { locales } from "../../language";
import { useLanguage, useText } from "../../text/text-context";
import { eventFields } from "./event";
import type { EventDraft } from "./event-draft";
import { isTableSize, tableSizes } from "./table-rule";

/** How many guests. Any text is taken; one that is no size of our tables is told the rule. */
export function EventGuestsField() {
	const t = useText("admin");
	const { tag } = locales[useLanguage()];
	const guests = useWatch<EventDraft, "maxGuests">({ name: "maxGuests" });
	const sizes = new Intl.ListFormat(tag, { type: "disjunction" }).format(tableSizes.map(String));
	return (
		<ContentField
			field={eventFields.maxGuests}
			path="maxGuests"
			hint={
				<span role="status">
					{t(isTableSize(guests) ? "events.maxGuestsHint" : "events.maxGuestsOther", { sizes })}
				</span>
			}
		/>
	);
}
