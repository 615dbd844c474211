import { describe, expect, it } from "vitest";
import { openDictionary } from "#app/i18n/dictionaries.server.ts";
import { languages, textVariables } from "#app/site/site-config.ts";
import { faqPageJsonLd } from "./faq-page.ts";

describe.each(languages)("the questions of the home page in %s", (language) => {
	it("are stated with their answers, facts filled in", () => {
		const t = openDictionary(language, "home");
		const data = faqPageJsonLd(language, t("faq.items"));
		expect(data).toMatchObject({ "@type": "FAQPage", inLanguage: language });
		expect(data.mainEntity).toHaveLength(10);
		expect(data.mainEntity).toContainEqual({
			"@type": "Question",
			name: expect.stringMatching(/\?$/),
			acceptedAnswer: { "@type": "Answer", text: expect.stringContaining(textVariables(language).fee) },
		});
		expect(JSON.stringify(data)).not.toContain("{{");
	});
});
