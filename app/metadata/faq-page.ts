import type { FAQPage, WithContext } from "schema-dts";
import type { Language } from "#app/site/site-config.ts";

/** A question and its answer as the page shows them, facts filled in. */
export type AnsweredQuestion = { question: string; answer: string };

/** The questions that a page answers. */
export function faqPageJsonLd(language: Language, items: readonly AnsweredQuestion[]): WithContext<FAQPage> {
	return {
		"@context": "https://schema.org",
		"@type": "FAQPage",
		inLanguage: language,
		mainEntity: items.map(({ question, answer }) => ({
			"@type": "Question",
			name: question,
			acceptedAnswer: { "@type": "Answer", text: answer },
		})),
	};
}
