import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { dictionaries } from "#app/i18n/dictionaries.server.ts";
import { languages } from "#app/site/site-config.ts";
import { consentVersion, signUpInput } from "./newsletter.ts";

it("the consent has a new version whenever the sentence under the form changes", () => {
	const sentences = languages.map((language) => dictionaries[language].newsletterForm.consent);
	const print = createHash("sha256").update(sentences.join("\n")).digest("hex").slice(0, 12);
	expect({ consentVersion, print }).toEqual({ consentVersion: "2026-01", print: "56ebb35dbcd4" });
});

it("a sign-up may be an address alone", () => {
	expect(signUpInput.parse({ email: "a@b.example" })).toEqual({
		email: "a@b.example",
		language: "en",
		page: "/",
	});
});

it.each([
	{ email: 7 },
	{},
	{ email: "a@b.example", language: "de" },
	{ email: "a@b.example", page: "https://elsewhere.example" },
	{ email: "a@b.example", page: `/${"x".repeat(200)}` },
])("refuses %j", (input) => {
	expect(signUpInput.safeParse(input).success).toBe(false);
});
