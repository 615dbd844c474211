import { privateNames, textsIn } from "#app/content/localized.ts";
import { languages } from "#app/site/site-config.ts";
import { type EventInput, eventFields } from "./event.ts";

type FieldName = keyof typeof eventFields;
type TextName = (typeof written)[number] | ReturnType<typeof privateNames<typeof eventFields>>[number];

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

/** The counts of an event's changes: each of `quietChanges` is one of `sequence`, too. */
type ChangeCounts = { sequence: number; quietChanges: number };

/** Counts a change that guests notice, or those confirmed alone. */
export function countChange(before: EventInput & ChangeCounts, after: EventInput): ChangeCounts {
	const { sequence, quietChanges } = before;
	if (isNoticed(before, after)) return { sequence: sequence + 1, quietChanges: 0 };
	const quiet = Number(isNoticedWithin(before, after));
	return { sequence: sequence + quiet, quietChanges: quietChanges + quiet };
}

/** Returns whether guests would notice a change: of day, hour, place, price, state or title. */
function isNoticed(before: EventInput, after: EventInput): boolean {
	return planned.some((name) => before[name] !== after[name]) || differs(before, after, written);
}

/** Returns whether those confirmed would notice a change of what they alone are told. */
function isNoticedWithin(before: EventInput, after: EventInput): boolean {
	return differs(before, after, privateNames(eventFields));
}

/** Returns whether texts of two events differ in a language. */
function differs(before: EventInput, after: EventInput, names: readonly TextName[]): boolean {
	return languages.some((language) => {
		const [one, other] = [before, after].map((event) =>
			textsIn<Partial<Record<TextName, string>>>(event, language),
		);
		return names.some((name) => (one?.[name] ?? "") !== (other?.[name] ?? ""));
	});
}
