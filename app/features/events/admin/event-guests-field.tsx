import { useController } from "react-hook-form";
import { SelectField } from "#app/admin-ui/select.tsx";
import { usualTable } from "#app/features/events/event.ts";
import { tableSizes } from "#app/features/events/table-rule.ts";
import { useFacts } from "#app/features/facts/use-facts.tsx";
import { useText } from "#app/i18n/text-context.tsx";
import type { EventDraft } from "./event-draft.ts";

/** How many guests: one of the sizes of our tables, or as many as a table has as a rule. */
export function EventGuestsField() {
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
