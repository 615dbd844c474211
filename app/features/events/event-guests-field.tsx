import { useWatch } from "react-hook-form";
import { useLanguage, useText } from "../../text/text-context";
import type { EventDraft } from "./event-draft";
import { EventTextField } from "./event-text-field";
import { isTableSize, tableSizes } from "./table-rule";

/** How many guests. Any text is taken; one that is no size of our tables is told the rule. */
export function EventGuestsField() {
	const t = useText("admin");
	const locale = useLanguage() === "fr" ? "fr-FR" : "en-GB";
	const guests = useWatch<EventDraft, "maxGuests">({ name: "maxGuests" });
	const sizes = new Intl.ListFormat(locale, { type: "disjunction" }).format(tableSizes.map(String));
	return (
		<EventTextField
			name="maxGuests"
			label={t("events.maxGuests")}
			hint={
				<span role="status">
					{t(isTableSize(guests) ? "events.maxGuestsHint" : "events.maxGuestsOther", { sizes })}
				</span>
			}
		/>
	);
}
