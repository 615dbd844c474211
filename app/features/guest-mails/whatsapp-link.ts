/** The country of numbers that are written without one. */
const country = "230";
/** Digits of a number of Mauritius. */
const localDigits = 8;

/**
 * Returns the link that opens WhatsApp with a text for a number, which its sender still sends; null for
 * a number of which no country is known.
 */
export function whatsAppLink(telephone: string, text: string): string | null {
	const digits = telephone.replace(/\D/g, "");
	const number = telephone.trim().startsWith("+")
		? digits
		: digits.startsWith("00")
			? digits.slice(2)
			: digits.length === localDigits
				? country + digits
				: "";
	return number === "" ? null : `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}
