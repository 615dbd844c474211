import { z } from "#app/content/schema.ts";
import { inEachLanguage } from "#app/i18n/language.ts";
import { type Language, languages } from "#app/site/site-config.ts";
import { type ListKind, patternOf } from "./site-lists.ts";
import { type ListedText, presentText } from "./site-text.ts";

/** The lists whose entries quote somebody. */
export const quotingLists = [
	"home.testimonials.items",
	"home.testimonials.quotes",
	"socials.testimonials.items",
] as const satisfies readonly ListKind[];

export function isTestimonial(entry: string): boolean {
	return quotingLists.some((list) => patternOf(entry) === `${list}.#`);
}

const quoted = z.object({ quote: z.string(), author: z.string() });
export const wording = z.record(z.enum(languages), quoted).meta({ id: "TestimonialWording" });

export type Wording = z.infer<typeof wording>;

export const consentInput = z
	.object({
		person: z.string().trim().min(1).max(200).meta({ description: "Who agreed. On no page." }),
		givenOn: z.iso.date().meta({ description: "The day on which they did." }),
		wording: wording.meta({ description: "The words that they agreed to, as the draft has them." }),
	})
	.meta({ id: "TestimonialConsentInput" });

export type ConsentInput = z.infer<typeof consentInput>;

export const testimonialConsent = z
	.object({ entry: z.string(), ...consentInput.shape, recordedAt: z.string() })
	.meta({ id: "TestimonialConsent" });

export type TestimonialConsent = z.infer<typeof testimonialConsent>;

/** The words that a consent covers, which is all that pages need of it. */
export type CoveredWords = Pick<TestimonialConsent, "entry" | "wording">;

export function hasSameWords(one: Wording, other: Wording, language: keyof Wording): boolean {
	return one[language].quote === other[language].quote && one[language].author === other[language].author;
}

/** Returns the words of a testimonial in each language, else those of another one. */
export function wordingOf(entry: string, textAt: (key: string, language: Language) => string): Wording {
	const textOf = (key: string, language: Language) =>
		[language, ...languages].map((one) => textAt(key, one)).find(Boolean) ?? "";
	return inEachLanguage((language) => ({
		quote: textOf(`${entry}.quote`, language),
		author: textOf(`${entry}.author`, language),
	}));
}

export function draftedWording(entry: string, texts: readonly ListedText[]): Wording {
	return wordingOf(entry, (key, language) => {
		const text = texts.find((one) => one.key === key);
		return text === undefined ? "" : presentText(text.languages[language]);
	});
}
