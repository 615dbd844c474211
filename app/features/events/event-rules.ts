import { fillIn } from "#app/content/field.ts";
import { firstWritten } from "#app/content/localized.ts";
import type { z } from "#app/content/schema.ts";
import { type OtherLanguage, otherLanguages } from "#app/site/site-config.ts";

type Titled = { title: string } & Record<OtherLanguage, { title: string } | null>;

type Written = Titled & {
	calendarDate: string | null;
	startTime: string | null;
	endTime: string | null;
	ticketPrice: number | null;
	ageFrom: number | null;
	ageTo: number | null;
	date: string;
	time: string;
	/** Undefined in a request: the facts of the business then say it. */
	price?: string | undefined;
};

/** The argument of a rule on a whole object. */
type Checked = { value: Written; issues: z.core.$ZodRawIssue[] };

/** An evening that ends after midnight does so before this hour. */
const lastEnd = "06:00";

/** The texts that must be there, and the real value that may stand in place of each. */
const required = [
	["date", "calendarDate"],
	["time", "startTime"],
	["price", "ticketPrice"],
] as const;

/** Requires a title in any language. Other errors are reported, too. */
export function requireTitle({ value, issues }: Checked): void {
	if (firstWritten(value, "title") !== "") return;
	const written = otherLanguages.filter((language) => value[language] !== null);
	const paths = [["title"], ...written.map((language) => [language, "title"])];
	issues.push(
		...paths.map((path) => ({ code: "custom" as const, path, message: fillIn, input: "", continue: true })),
	);
}

/** Requires day, start and price, also as text. */
export function requireWhen(checked: Checked): void {
	for (const [text, real] of required) {
		if (checked.value[real] === null && checked.value[text] === "") report(checked, text, fillIn);
	}
}

/** Requires day, start and price as real values. */
export function requireReal(checked: Checked): void {
	for (const [, real] of required) {
		if (checked.value[real] === null) report(checked, real, fillIn);
	}
}

/** Requires an end after the start, at the latest in the small hours of the next day. */
export function requireHours(checked: Checked): void {
	const { startTime, endTime } = checked.value;
	if (startTime === null || endTime === null || endTime > startTime) return;
	if (endTime === startTime || endTime > lastEnd) {
		report(checked, "endTime", "The end comes after the start, such as 21:30.");
	}
}

export function requireAges(checked: Checked): void {
	const { ageFrom, ageTo } = checked.value;
	if (ageFrom !== null && ageTo !== null && ageTo < ageFrom) {
		report(checked, "ageTo", "The younger age stands first.");
	}
}

function report({ value, issues }: Checked, name: keyof Written, message: string): void {
	issues.push({ code: "custom", path: [name], message, input: value[name] });
}
