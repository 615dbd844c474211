import { describe, expect, it } from "vitest";
import { marksOf, nameOfMark } from "#app/features/texts/text-rules.ts";
import { dictionaries } from "#app/i18n/dictionaries.server.ts";
import { translator } from "#app/i18n/translator.ts";
import { languages } from "#app/site/site-config.ts";
import { placeholderName } from "./text-messages.ts";

describe.each(languages)("a placeholder in the content area (%s)", (language) => {
	const { admin, ...pages } = dictionaries[language];
	const t = translator(language, "admin", admin);
	const names = new Set(marksOf(JSON.stringify(pages)).map(nameOfMark));
	const named = [...Object.values(t("texts.placeholders")), ...Object.values(t("facts.labels"))];

	it.each([...names])("is named in words: %s", (name) => {
		expect(named).toContain(placeholderName(name, t));
	});
});
