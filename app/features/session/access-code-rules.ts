import { defaultFacts } from "#app/site/facts.ts";

/** Fewest characters of an access code that is chosen; a shorter one from before goes on working. */
export const accessCodeMinLength = 12;
export const accessCodeMaxLength = 200;

/** Why an access code is refused when it is chosen. */
export type AccessCodeFault = "length" | "common";

/**
 * Words that lists of leaked passwords begin with in English and French, and those of this trade. A
 * code of twelve characters is common by what it is made of, so that a list of whole codes would
 * miss most of them.
 */
const commonWords = [
	...["password", "passwort", "passphrase", "passcode", "motdepasse", "pass", "secret", "changeme", "change"],
	...["admin", "administrator", "administrateur", "root", "user", "login", "letmein", "default", "access"],
	...["acces", "code", "test", "welcome", "bienvenue", "bonjour", "hello", "soleil", "doudou", "chouchou"],
	...["iloveyou", "jetaime", "loveyou", "loulou", "princess", "princesse", "sunshine", "football"],
	...["baseball", "superman", "batman", "dragon", "monkey", "shadow", "master", "michael", "trustno"],
	...["starwars", "whatever", "internet", "computer", "ordinateur", "marseille", "azerty", "qwerty"],
	...["matchmaking", "matchmaker", "mariage", "marriage", "wedding", "dating", "amour", "love"],
	...["mauritius", "maurice", "portlouis", "website", "siteweb", "please", "agency", "agence"],
	...[defaultFacts.name, defaultFacts.formerName].map(simplified),
]
	.filter((word) => word !== "")
	.toSorted((one, other) => other.length - one.length);

const isCommonWord = new RegExp(commonWords.join("|"), "g");

/** Orders in which fingers and the alphabet lead from one character to the next. */
const orders = [
	...["abcdefghijklmnopqrstuvwxyz", "01234567890123456789"],
	...["qwertyuiop", "asdfghjkl", "zxcvbnm", "azertyuiop", "qsdfghjklm", "wxcvbn"],
	...[
		"1qaz2wsx3edc4rfv5tgb6yhn7ujm",
		"qazwsxedcrfvtgbyhnujm",
		"1q2w3e4r5t6y7u8i9o0p",
		"1a2z3e4r5t6y7u8i9o0p",
	],
].flatMap((order) => [order, [...order].toReversed().join("")]);

/** What is typed in place of a letter. */
const substitutes: Record<string, string> = {
	0: "o",
	1: "i",
	3: "e",
	4: "a",
	5: "s",
	7: "t",
	"@": "a",
	$: "s",
};

const minRun = 3;
/** Fewest characters beside common words, sequences, repetitions and years. */
const minOwnCharacters = 5;

/** Says why a code cannot be chosen as an access code; undefined where it can. */
export function accessCodeFault(code: string): AccessCodeFault | undefined {
	const { length } = code.trim();
	if (length < accessCodeMinLength || length > accessCodeMaxLength) return "length";
	return isCommonCode(code) ? "common" : undefined;
}

/** Whether a code consists of little but common words, sequences, repetitions and years. */
export function isCommonCode(code: string): boolean {
	const spelt = code.replaceAll(/[013457@$]/g, (sign) => substitutes[sign] ?? sign);
	return [code, spelt].some((spelling) => ownPart(simplified(spelling)).length < minOwnCharacters);
}

/** Returns the letters and digits of a text, in lower case and without accents. */
function simplified(text: string): string {
	return text
		.normalize("NFKD")
		.toLowerCase()
		.replaceAll(/[^\p{L}\p{N}]/gu, "");
}

/** Returns what stands in a code beside what everybody tries. */
function ownPart(code: string): string {
	const once = code.replace(/^(.+?)\1+$/u, "$1");
	const undoubled = once
		.replaceAll(isCommonWord, " ")
		.replaceAll(/(?:19|20)\d\d/g, " ")
		.replaceAll(/(.)\1+/gu, "$1");
	return withoutRuns(undoubled).replaceAll(" ", "");
}

function withoutRuns(text: string): string {
	let rest = "";
	for (let at = 0; at < text.length; ) {
		const length = runLength(text.slice(at));
		if (length < minRun) rest += text[at];
		at += length < minRun ? 1 : length;
	}
	return rest;
}

/** Returns how many characters at the beginning of a text stand in one of the orders. */
function runLength(text: string): number {
	let length = 0;
	while (length < text.length && orders.some((order) => order.includes(text.slice(0, length + 1))))
		length += 1;
	return length;
}
