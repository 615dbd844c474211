import { expect, it } from "vitest";
import { languages } from "#app/site/site-config.ts";
import { parseTexts } from "./serialized-texts.ts";
import { defaultTexts } from "./site-texts.server.ts";

it.each(languages)("arrives as it was written (%s)", (language) => {
	const serialized = defaultTexts.serialize(language, "home", "navigation");
	expect(parseTexts(serialized)).toEqual(defaultTexts.pick(language, "home", "navigation"));
	expect(parseTexts(serialized)).toBe(parseTexts(serialized));
});

it("serialized texts differ between languages", () => {
	expect(defaultTexts.serialize("fr", "home")).not.toBe(defaultTexts.serialize("en", "home"));
});
