import { type Language, rupees } from "#app/site/site-config.ts";

/** The price of a seat that costs nothing. */
const onTheHouse: Record<Language, string> = { en: "On the house", fr: "Offert" };

/** The price of a seat at a table, in whole rupees, as it is written in a language. */
export function seatPrice(amount: number, language: Language): string {
	return amount === 0 ? onTheHouse[language] : rupees[language](amount);
}
