import { expect, it } from "vitest";
import { languages } from "#app/site/site-config.ts";
import { handText, textOf } from "./dictionaries.server.ts";
import { readText } from "./handed-text.ts";

it.each(languages)("arrives as it was written (%s)", (language) => {
	const handed = handText(language, "home", "navigation");
	expect(readText(handed)).toEqual(textOf(language, "home", "navigation"));
	expect(readText(handed)).toBe(readText(handed));
});

it("is another text in another language", () => {
	expect(handText("fr", "home")).not.toBe(handText("en", "home"));
});
