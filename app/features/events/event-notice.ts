import { textsIn } from "#app/content/localized.ts";
import { languages } from "#app/site/site-config.ts";
import type { EventInput, eventFields } from "./event.ts";

type FieldName = keyof typeof eventFields;

/** Fields by which a guest plans an evening, in no language. */
const planned = [
	"calendarDate",
	"startTime",
	"endTime",
	"state",
	"type",
	"ticketPrice",
] as const satisfies readonly FieldName[];

/** Fields by which a guest plans an evening, in each language. */
const written = ["title", "location"] as const satisfies readonly FieldName[];

/** Returns whether guests would notice a change: of day, hour, place, price, state or title. */
export function isNoticed(before: EventInput, after: EventInput): boolean {
	return (
		planned.some((name) => before[name] !== after[name]) ||
		languages.some((language) => {
			const [one, other] = [before, after].map((event) =>
				textsIn<Record<(typeof written)[number], string>>(event, language),
			);
			return written.some((name) => (one?.[name] ?? "") !== (other?.[name] ?? ""));
		})
	);
}
