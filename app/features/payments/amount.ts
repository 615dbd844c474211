import { locales } from "#app/i18n/language.ts";
import type { Language } from "#app/site/site-config.ts";

/** Writes cents as rupees, with decimals where there are cents: `Rs 1,250` or `Rs 1,250.50`. */
export function formatCents(cents: number, language: Language): string {
	return `Rs\u00a0${writeCents(cents, language)}`;
}

/** Writes cents as a field of an amount shows them, without the currency. */
export function writeCents(cents: number, language: Language): string {
	const decimals = cents % 100 === 0 ? 0 : 2;
	const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
	return new Intl.NumberFormat(locales[language].tag, digits).format(cents / 100);
}

/** An amount: digits, thousands in groups of three by any one sign, and at most two decimals. */
const typedAmount = /^(\d+|\d{1,3}(?:([ ,.'’])\d{3})(?:\2\d{3})*)(?:[.,](\d{1,2}))?$/;

/** Reads a typed amount such as `1,250`, `1 250,50` or `Rs 1250.5` in cents; undefined for anything else. */
export function centsOf(typed: string): number | undefined {
	const plain = typed
		.replace(/\s+/g, " ")
		.trim()
		.replace(/^(?:rs|mur)\.? ?| ?(?:rs|mur)\.?$/gi, "");
	const found = typedAmount.exec(plain);
	if (found === null) return undefined;
	const [, whole = "", , decimals = ""] = found;
	const cents = Number(whole.replace(/\D/g, "")) * 100 + Number(decimals.padEnd(2, "0"));
	return Number.isSafeInteger(cents) ? cents : undefined;
}
