import { expect, it } from "vitest";
import { languageNamed } from "./language-named.ts";

it.each([
	["fr", "fr"],
	["FR-MU", "fr"],
	["Français", "fr"],
	["French", "fr"],
	["anglais", "en"],
	["English", "en"],
	["", undefined],
	["friend", undefined],
	["kreol", undefined],
])("a text that says %j means %s", (text, language) => {
	expect(languageNamed(text)).toBe(language);
});
