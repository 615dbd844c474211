import { expect, it } from "vitest";
import { contentAreaLanguage } from "./content-area-language.server.ts";

it.each([
	["fr-MU,fr;q=0.9,en;q=0.8", "fr"],
	["en-GB,fr;q=0.9", "en"],
	["de-DE,de;q=0.9,fr;q=0.7,en;q=0.3", "fr"],
	["en;q=0.2, FR;q=0.9", "fr"],
	["fr;q=0, en", "en"],
	["de", "en"],
	["*", "en"],
	["", "en"],
	[";;,q=,-", "en"],
])("answers a browser that prefers %j in %s", (header, language) => {
	expect(contentAreaLanguage(new Headers({ "Accept-Language": header }))).toBe(language);
});

it("the content area is in the language that was chosen, whatever the browser prefers", () => {
	expect(contentAreaLanguage(new Headers({ Cookie: "language=en", "Accept-Language": "fr" }))).toBe("en");
	expect(contentAreaLanguage(new Headers({ Cookie: "language=de", "Accept-Language": "fr" }))).toBe("fr");
});
