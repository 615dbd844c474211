import { z } from "#app/content/schema.ts";
import { imageHash } from "#app/features/media/library-image.ts";
import { oneLine } from "#app/i18n/one-line.ts";
import { isWebAddress } from "#app/i18n/web-address.ts";
import type { FactKind, FactRules } from "#app/site/fact-kinds.ts";
import { type FactId, type Facts, factIds, factList } from "#app/site/facts.ts";
import { defaultLanguage, languages } from "#app/site/site-config.ts";

const maxAddress = 500;
/** The marks of texts: of a variable, and of a phrase in italics. */
const marks = /[*{}]/;

/** One line of visible characters, without space around it. */
function line({ max = maxAddress, optional }: FactRules) {
	const text = z
		.string("Please fill in this field.")
		.overwrite(oneLine)
		.max(max, `Use at most ${max} characters.`)
		.refine((tidy) => !marks.test(tidy), "Use no asterisks and no braces.");
	return optional ? text : text.min(1, "Please fill in this field.");
}

const phoneMessage = "Use the international form, such as +230 5000 0000.";

/** E.164 once spaces and the like are left out. */
function phone(rules: FactRules) {
	const text = line({ max: 30, optional: true });
	return text.refine(
		(typed) => (rules.optional && typed === "") || /^\+[1-9]\d{6,14}$/.test(typed.replace(/[ .-]/g, "")),
		phoneMessage,
	);
}

const addressMessage = "Use a whole address that begins with https://.";

/** An address that a browser opens encrypted, and that names a host of the web. */
function address(isOptional: boolean) {
	return line({ max: maxAddress, optional: true }).refine(
		(typed) => (isOptional && typed === "") || isWebAddress(typed),
		addressMessage,
	);
}

function wholeNumber({ min = 0, max = Number.MAX_SAFE_INTEGER, even }: FactRules) {
	const message = even
		? `Use an even number from ${min} to ${max}.`
		: `Use a whole number from ${min} to ${max}.`;
	const number = z.int(message).min(min, message).max(max, message);
	return even ? number.multipleOf(2, message) : number;
}

const inEachLanguage = (schemaOf: (isDefault: boolean) => z.ZodType<string, string>) =>
	z.object(Object.fromEntries(languages.map((code) => [code, schemaOf(code === defaultLanguage)])));

/** A line in each language; an optional one is blank in all of them or in none. */
function lines(rules: FactRules) {
	const typed = inEachLanguage(() => line(rules));
	if (!rules.optional) return typed;
	return languages.reduce(
		(schema, code) =>
			schema.refine((values) => values[code] !== "" || Object.values(values).every((one) => one === ""), {
				message: "Please fill in this field.",
				path: [code],
			}),
		typed,
	);
}

/** A number that may be blank, in digits. */
function figure({ min = 0, max = 0 }: FactRules) {
	return line({ max: 12, optional: true }).refine(
		(typed) => typed === "" || (/^\d+$/.test(typed) && Number(typed) >= min && Number(typed) <= max),
		`Use a whole number from ${min} to ${max}, or none.`,
	);
}

/** An account number whose two check digits hold (ISO 13616), in groups of four as on paper, or none. */
function iban(rules: FactRules) {
	return line({ ...rules, max: 42, optional: true })
		.overwrite((typed) =>
			typed
				.toUpperCase()
				.replace(/[ .-]/g, "")
				.replace(/.{4}(?=.)/g, "$& "),
		)
		.refine(
			(typed) => typed === "" || isIban(typed.replaceAll(" ", "")),
			"Use a whole IBAN: a character is missing or wrong.",
		);
}

function isIban(number: string): boolean {
	if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(number)) return false;
	const digits = (number.slice(4) + number.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
		String(letter.charCodeAt(0) - 55),
	);
	return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

/** The schema of each kind of fact. */
const kinds: Record<FactKind, (rules: FactRules) => z.ZodType> = {
	line,
	lines,
	email: () =>
		z
			.email("Use a whole email address.")
			.max(200)
			.overwrite((typed) => typed.toLowerCase()),
	phone,
	forms: ({ optional }) =>
		inEachLanguage((isDefault) => address(optional === true || !isDefault)).refine(
			(typed) => typed[defaultLanguage] !== "" || Object.values(typed).every((one) => one === ""),
			{ message: addressMessage, path: [defaultLanguage] },
		),
	figure,
	iban,
	image: () => z.literal("").or(imageHash),
	day: () => z.literal("").or(z.iso.date("Use a day.")),
	profiles: ({ max = 1 }) => z.array(address(false)).max(max, `Use at most ${max} addresses.`),
	money: wholeNumber,
	count: wholeNumber,
	range: (rules) =>
		z
			.object({ min: wholeNumber(rules), max: wholeNumber(rules) })
			.refine(({ min, max }) => min <= max, "The second number is the larger one."),
};

type FactSchemas = { [Id in FactId]: z.ZodType<Facts[Id], Facts[Id]> };

export const factSchemas = Object.fromEntries(
	factIds.map((id) => {
		const { kind, ...rules }: FactRules & { kind: FactKind } = factList[id];
		return [id, kinds[kind](rules)];
	}),
) as FactSchemas;

export const factsInput = z.object(factSchemas);
