import { z } from "#app/content/schema.ts";
import { languages } from "#app/site/site-config.ts";
import { type ListKind, patternOf } from "./site-lists.ts";

/** The lists whose entries quote somebody. */
export const quotingLists = [
	"home.testimonials.items",
	"home.testimonials.quotes",
	"socials.testimonials.items",
] as const satisfies readonly ListKind[];

/** Returns whether a key is that of a testimonial. */
export function isTestimonial(entry: string): boolean {
	return quotingLists.some((list) => patternOf(entry) === `${list}.#`);
}

/** A testimonial in one language. */
const quoted = z.object({ quote: z.string(), author: z.string() });
export const wording = z.record(z.enum(languages), quoted).meta({ id: "TestimonialWording" });

export type Wording = z.infer<typeof wording>;

/** A consent to being quoted: the person and the day. */
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

/** Returns whether both have the same words in a language. */
export function hasSameWords(one: Wording, other: Wording, language: keyof Wording): boolean {
	return one[language].quote === other[language].quote && one[language].author === other[language].author;
}
