import { defaultFacts } from "#app/site/facts.ts";

/** Fewest characters of a new access code; a shorter one from before still works. */
export const accessCodeMinLength = 12;
export const accessCodeMaxLength = 200;

/**
 * The most common words of leaked passwords in English and French, and those of this trade. A code of
 * twelve characters is common by its parts: a list of whole codes misses most of them, and is asked beside
 * these on the server (`listed-codes.server.ts`).
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

/** Sequences on keyboards and in the alphabet. */
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

/** Characters that are typed in place of a letter. */
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

/** Returns whether a code consists of little but common words, sequences, repetitions and years. */
export function isCommonCode(code: string): boolean {
	const spelt = code.replaceAll(/[013457@$]/g, (character) => substitutes[character] ?? character);
	return [code, spelt].some((spelling) => ownPart(simplified(spelling)).length < minOwnCharacters);
}

/** Returns the letters and digits of a text, in lower case and without accents. */
function simplified(text: string): string {
	return text
		.normalize("NFKD")
		.toLowerCase()
		.replaceAll(/[^\p{L}\p{N}]/gu, "");
}

/** Removes common words, sequences, repetitions and years from a code. */
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

/** Returns the length of the sequence at the beginning of a text. */
function runLength(text: string): number {
	let length = 0;
	while (length < text.length && orders.some((order) => order.includes(text.slice(0, length + 1))))
		length += 1;
	return length;
}
