/** An amount as a bank writes it: whole rupees in groups of three or none, then at most two decimals. */
const grouped = /^\d{1,3}([ ',.])\d{3}(?:\1\d{3})*(?:([.,])(\d{1,2}))?$/;
const plain = /^(\d{1,12})?(?:([.,])(\d{1,2}))?$/;

/** The signs by which the cells of a file surely write decimals. */
export type DecimalSigns = ReadonlySet<string>;

/** Finds how a file writes decimals: `1.500` alone may be a thousand and a half, or one and a half. */
export function decimalSignsOf(cells: Iterable<string>): DecimalSigns {
	const signs = new Set<string>();
	for (const cell of cells) {
		const { digits } = withoutSign(cell);
		const sign = (grouped.exec(digits) ?? plain.exec(digits))?.[2];
		if (sign !== undefined) signs.add(sign);
	}
	return signs;
}

/**
 * Reads an amount in cents, whichever way its minus, its thousands and its currency are written;
 * undefined for anything that is no amount, or could be two of them.
 */
export function readSignedCents(cell: string, decimals: DecimalSigns = new Set()): number | undefined {
	const { digits, minuses, isDoubtful } = withoutSign(cell);
	if (isDoubtful || minuses > 1 || cell.length > maxSigns) return undefined;
	const cents = readDigits(digits, decimals);
	return cents === undefined || minuses === 0 ? cents : 0 - cents;
}

function readDigits(digits: string, decimals: DecimalSigns): number | undefined {
	if (digits === "") return undefined;
	const inGroups = grouped.exec(digits);
	const [, group, sign, rest = ""] = inGroups ?? [];
	if (group !== undefined) {
		if (group === sign) return undefined;
		const isAmbiguous = digits.length <= 7 && sign === undefined && decimals.has(group);
		return isAmbiguous ? undefined : centsOf(digits.slice(0, digits.length - rest.length), rest);
	}
	const [found, whole = "", point, parts = ""] = plain.exec(digits) ?? [];
	if (found === undefined || (whole === "" && point === undefined)) return undefined;
	return centsOf(whole, parts);
}

function centsOf(whole: string, parts: string): number | undefined {
	const cents = Number(whole.replace(/\D/g, "")) * 100 + Number(parts.padEnd(2, "0"));
	return Number.isSafeInteger(cents) ? cents : undefined;
}

/** The currency before or after an amount; the two below are the bank's marks of money in and out. */
const currency = /^(?:rs|mur)\.? ?| ?(?:rs|mur)\.?$/gi;
const outgoing = / ?dr\.?$/i;
const incoming = / ?cr\.?$/i;

/** Signs of the longest amount, with what stands around it: what is longer is not even looked at. */
const maxSigns = 40;

function withoutSign(cell: string): { digits: string; minuses: number; isDoubtful: boolean } {
	// Composed forms are the same signs in another width: no-break and narrow spaces, wide digits.
	let text = cell
		.slice(0, maxSigns)
		.normalize("NFKC")
		.replace(/[\u2010-\u2015\u2212]/g, "-")
		.replace(/[‘’´`]/g, "'")
		.replace(/\s+/g, " ")
		.trim()
		.replace(/^'(?=[-+=])/, "");
	let minuses = 0;
	const take = (pattern: RegExp, minus: number) => {
		const rest = text.replace(pattern, "").trim();
		if (rest !== text) minuses += minus;
		text = rest;
	};
	const isIncoming = incoming.test(text);
	take(incoming, 0);
	take(outgoing, 1);
	if (/^\(.*\)$/.test(text)) {
		minuses += 1;
		text = text.slice(1, -1).trim();
	}
	text = text.replace(currency, "").trim();
	take(/^-|-$/, 1);
	take(/^\+|\+$/, 0);
	text = text.replace(currency, "").trim();
	return { digits: text, minuses, isDoubtful: isIncoming && minuses > 0 };
}
