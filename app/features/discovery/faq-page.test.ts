import { describe, expect, it } from "vitest";
import { languages, textVariables } from "../../site";
import { textOf } from "../../text/dictionaries.server";
import { openText } from "../../text/text";
import { faqPageJsonLd } from "./faq-page";

describe.each(languages)("the questions of the home page in %s", (language) => {
	it("are stated with their answers, facts filled in", () => {
		const t = openText(language, textOf(language, "home"))("home");
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
