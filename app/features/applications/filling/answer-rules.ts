import type { AnswerValue, Typed } from "#app/features/applications/application.ts";
import type { AskedQuestion, QuestionKind } from "#app/features/forms/question.ts";
import { isEmail, maxEmailCharacters, normalizeEmail } from "#app/mail/email-address.ts";

/** The value that a single checkbox sends when it is ticked. */
export const ticked = "yes";

/** The most characters of an answer that is typed. */
const characters: Partial<Record<QuestionKind, number>> = {
	short: 200,
	long: 4000,
	number: 20,
	day: 10,
	telephone: 40,
	mail: maxEmailCharacters,
};
const otherCharacters = 300;

/** Values that the validation of answers needs: today as `YYYY-MM-DD`, and the minimum age in years. */
export type Rules = { today: string; minimumAge: number };

const oldestYears = 120;

/** Validation errors of an answer; the dictionaries have a message for each. */
export type Fault =
	| {
			key:
				| "required"
				| "choose"
				| "chooseSome"
				| "number"
				| "day"
				| "adult"
				| "telephone"
				| "mail"
				| "photograph"
				| "consent";
	  }
	| { key: "tooLong" | "least" | "most"; limit: number };

/** An answer as it is kept, or what is wrong with it. */
export type Checked = { value: AnswerValue } | { fault: Fault };

export function maxCharactersOf(kind: QuestionKind): number {
	return characters[kind] ?? otherCharacters;
}

/** Returns what was typed without what no field of a form sends; not checked otherwise. */
export function cleanTyped(question: AskedQuestion, typed: Typed): Typed {
	// Room for more than is allowed, so that who wrote too much finds it again.
	const clean = (text: string) => cleanText(text).slice(0, 2 * maxCharactersOf(question.kind));
	if (question.kind === "several") return [typed].flat().slice(0, question.options.length).map(clean);
	return clean([typed].flat()[0] ?? "");
}

/** Leaves out control characters but for tabs and ends of lines, and halves of a character. */
function cleanText(text: string): string {
	return text
		.replace(/\r\n?/g, "\n")
		.replace(/[^\P{Cc}\n\t]/gu, "")
		.toWellFormed();
}

/** Checks an answer. */
export function checkAnswer(question: AskedQuestion, typed: Typed | undefined, rules: Rules): Checked {
	const { kind, isRequired } = question;
	const texts = [typed ?? ""].flat().map((text) => cleanText(text).trim());
	const given = texts.filter((text) => text !== "");
	const [text = ""] = given;
	if (given.length === 0) {
		if (isRequired) return { fault: { key: whenMissing[kind] ?? "required" } };
		return { value: kind === "several" ? [] : kind === "consent" ? false : null };
	}
	const limit = maxCharactersOf(kind);
	if (given.some((one) => one.length > limit)) return { fault: { key: "tooLong", limit } };
	return checks[kind](question, text, given, rules);
}

const whenMissing: Partial<Record<QuestionKind, "choose" | "chooseSome" | "photograph" | "consent">> = {
	one: "choose",
	scale: "choose",
	several: "chooseSome",
	photograph: "photograph",
	consent: "consent",
};

type Check = (question: AskedQuestion, text: string, all: string[], rules: Rules) => Checked;

const asTyped: Check = (_question, text) => ({ value: text });

const checks: Record<QuestionKind, Check> = {
	section: () => ({ value: null }),
	short: (_question, text) => ({ value: text.replace(/\s+/g, " ") }),
	long: asTyped,
	one: ({ options }, text) => (options.includes(text) ? { value: text } : { fault: { key: "choose" } }),
	several: ({ options }, _text, all) =>
		all.every((one) => options.includes(one))
			? { value: options.filter((option) => all.includes(option)) }
			: { fault: { key: "chooseSome" } },
	number: checkNumber,
	scale: (question, text) => {
		const checked = checkNumber(question, text);
		return "value" in checked && Number.isInteger(checked.value) ? checked : { fault: { key: "choose" } };
	},
	day: ({ purpose }, text, _all, rules) => checkDay(text, purpose === "born" ? rules : undefined),
	telephone: (_question, text) => (isTelephone(text) ? { value: text } : { fault: { key: "telephone" } }),
	mail: (_question, text) => {
		const email = normalizeEmail(text);
		return isEmail(email) ? { value: email } : { fault: { key: "mail" } };
	},
	// The answer says only that there is a photograph: its bytes are stored in a table of their own.
	photograph: () => ({ value: true }),
	consent: (_question, text) => (text === ticked ? { value: true } : { fault: { key: "consent" } }),
};

/** A number as people write it: `1 000`, `1.75`, `1,75`. */
function checkNumber({ least, most }: AskedQuestion, text: string): Checked {
	const plain = text.replace(/[\s\u00a0\u202f]/g, "").replace(",", ".");
	if (!/^-?\d+(\.\d+)?$/.test(plain)) return { fault: { key: "number" } };
	const value = Number(plain);
	if (least !== null && value < least) return { fault: { key: "least", limit: least } };
	if (most !== null && value > most) return { fault: { key: "most", limit: most } };
	return { value };
}

/** A telephone number, as lists of guests take it, with digits enough to be one. */
function isTelephone(text: string): boolean {
	return /^[+\d][\d\s().+-]{3,38}$/.test(text) && text.replace(/\D/g, "").length >= 6;
}

/** Returns a day as `YYYY-MM-DD`, which browsers send, also where it was typed as `31/12/1990`. */
export function dayFrom(text: string): string | undefined {
	const [, day = "", month = "", year = ""] = /^(\d{1,2})[/.\s-](\d{1,2})[/.\s-](\d{4})$/.exec(text) ?? [];
	const iso = year === "" ? text : `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
	const instant = new Date(`${iso}T00:00:00Z`);
	const isDay = /^\d{4}-\d\d-\d\d$/.test(iso) && !Number.isNaN(instant.getTime());
	// 31 June would be 1 July.
	return isDay && instant.toISOString().startsWith(iso) ? iso : undefined;
}

/** @param born the rules, where somebody was asked when they were born. */
function checkDay(text: string, born: Rules | undefined): Checked {
	const day = dayFrom(text);
	if (day === undefined) return { fault: { key: "day" } };
	if (born === undefined) return { value: day };
	const yearsAgo = (years: number) => `${Number(born.today.slice(0, 4)) - years}${born.today.slice(4)}`;
	if (day > born.today || day < yearsAgo(oldestYears)) return { fault: { key: "day" } };
	return day > yearsAgo(born.minimumAge) ? { fault: { key: "adult" } } : { value: day };
}
