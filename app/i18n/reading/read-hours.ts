import { foldForSearch } from "./fold.ts";
import { anyOf } from "./recognized-words.ts";

/** Start and end as `HH:MM` on 24 hours; no end where none is known. */
export type Hours = { start: string; end: string | null };

type Clock = { hour: number; minute: number; half: "am" | "pm" | undefined; isSure: boolean };

const clock = /^(\d{1,2})(?:\s*([:h.])\s*(\d{2})?)?\s*([ap])?\.?(?:m\.?)?$/;
const between = new RegExp(`\\s*(?:-|\\s${anyOf(({ betweenHours }) => betweenHours)}\\s)\\s*`);
const beforeStart = new RegExp(`^${anyOf(({ beforeHours }) => beforeHours)}\\s+`);
const noon = new RegExp(`^${anyOf((words) => words.noon)}$`);

/**
 * Reads the hours that a text names in any language: `6:30 pm - 9:30 pm`, `6-9 pm`, `de 18 h 30 à
 * 21 h 30`. Undefined for what leaves a doubt, such as `6:30` of the morning or the evening.
 */
export function readHours(text: string): Hours | undefined {
	const written = foldForSearch(text).replace(beforeStart, "").split(between);
	const [first, last, ...others] = written.map((part) => clockOf(part));
	if (first === undefined || others.length > 0 || (written.length === 2 && last === undefined)) {
		return undefined;
	}
	if (last === undefined) return first.isSure ? { start: timeOf(first), end: null } : undefined;
	if (!last.isSure) return undefined;
	const start = first.isSure ? first : ofSameHalf(first, last);
	return start && { start: timeOf(start), end: timeOf(last) };
}

function clockOf(text: string): Clock | undefined {
	if (noon.test(text)) return { hour: 12, minute: 0, half: undefined, isSure: true };
	const [found, hours, mark, minutes, letter] = clock.exec(text) ?? [];
	if (found === undefined || hours === undefined) return undefined;
	if (mark !== undefined && mark !== "h" && minutes === undefined) return undefined;
	const [hour, minute] = [Number(hours), Number(minutes ?? 0)];
	const half = letter === undefined ? undefined : letter === "a" ? "am" : "pm";
	if (minute > 59 || hour > 23 || (half !== undefined && (hour < 1 || hour > 12))) return undefined;
	// A clock of 24 hours shows itself by its h, by a zero in front or by an hour after nine.
	const isOf24 = mark === "h" || (mark !== undefined && (hour > 9 || hours.startsWith("0")));
	return { hour, minute, half, isSure: half !== undefined || isOf24 };
}

/** `6-9 pm`: a start that does not say its half of the day has that of the end, if it fits. */
function ofSameHalf(start: Clock, { half, ...end }: Clock): Clock | undefined {
	if (half === undefined || start.hour < 1 || start.hour > 12) return undefined;
	const halves = [half, half === "pm" ? "am" : "pm"] as const;
	return halves
		.map((one): Clock => ({ ...start, half: one }))
		.find((one) => timeOf(one) < timeOf({ ...end, half }));
}

function timeOf({ hour, minute, half }: Clock): string {
	const of24 = half === undefined ? hour : (hour % 12) + (half === "pm" ? 12 : 0);
	return [of24, minute].map((part) => String(part).padStart(2, "0")).join(":");
}
