import { expect, it } from "vitest";
import { languages } from "#app/site/site-config.ts";
import { serializeTexts, textOf } from "./dictionaries.server.ts";
import { parseTexts } from "./serialized-texts.ts";

it.each(languages)("arrives as it was written (%s)", (language) => {
	const serialized = serializeTexts(language, "home", "navigation");
	expect(parseTexts(serialized)).toEqual(textOf(language, "home", "navigation"));
	expect(parseTexts(serialized)).toBe(parseTexts(serialized));
});

it("is another text in another language", () => {
	expect(serializeTexts("fr", "home")).not.toBe(serializeTexts("en", "home"));
});
