import { expect, it } from "vitest";
import { languageOfCookies } from "./language-cookie.server.ts";

it.each([
	["language=fr", "fr"],
	["a=1; language=fr; b=2", "fr"],
	["a=1;language=en", "en"],
	["language=fr ; b=2", "fr"],
	["language=de", undefined],
	["language=", undefined],
	["my-language=fr", undefined],
	["language-of-old=fr", undefined],
	["a=language=fr", undefined],
	["", undefined],
	[null, undefined],
	[undefined, undefined],
])("reads %j as %s", (cookies, language) => {
	expect(languageOfCookies(cookies)).toBe(language);
});
