import { z } from "#app/content/schema.ts";
import { languages } from "#app/site/site-config.ts";
import { type ListKind, patternOf } from "./site-lists.ts";

/** The lists whose entries quote somebody. */
export const quotingLists = [
	"home.testimonials.items",
	"home.testimonials.quotes",
	"socials.testimonials.items",
] as const satisfies readonly ListKind[];

/** Whether a key is that of a testimonial: the list and the entry's name in it. */
export function isTestimonial(entry: string): boolean {
	return quotingLists.some((list) => patternOf(entry) === `${list}.#`);
}

/** What a testimonial says in one language. */
const quoted = z.object({ quote: z.string(), author: z.string() });
export const wording = z.record(z.enum(languages), quoted).meta({ id: "TestimonialWording" });

export type Wording = z.infer<typeof wording>;

/** Who agreed to being quoted, and when. */
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

/** What pages need of a consent: the words that it covers. */
export type CoveredWords = Pick<TestimonialConsent, "entry" | "wording">;

/** Whether both say the same in a language. */
export function saysTheSame(one: Wording, other: Wording, language: keyof Wording): boolean {
	return one[language].quote === other[language].quote && one[language].author === other[language].author;
}
