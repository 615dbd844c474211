import { expect, it } from "vitest";
import { verbatim } from "#app/content/field.ts";
import { errorMessageIn } from "#app/i18n/error-messages.server.ts";
import { defaultTexts } from "#app/i18n/site-texts.server.ts";
import { translator } from "#app/i18n/translator.ts";
import { excessText, textErrorMessage } from "./text-error.tsx";

it.each([
	["en", "nested", 12, "Quotes, lists or tags are nested more than 100 deep at line 12"],
	["en", "complex", undefined, "This text takes too long to turn into a page."],
	["fr", "nested", undefined, "Citations, listes ou balises sont imbriquées sur plus de 100 niveaux"],
	["fr", "complex", 3, "Ce texte est trop long à mettre en page à partir de la ligne 3."],
] as const)(
	"the message in %s says why a text cannot be rendered: %s, line %j",
	(language, reason, line, said) => {
		const t = translator(language, "admin", defaultTexts.pick(language, "admin").admin);
		expect(textErrorMessage(t, { reason, line }, "editor")).toContain(said);
		expect(textErrorMessage(t, { reason, line }, "editor.unreadable")).toMatch(/writing here|continuer ici/);
	},
);

it.each(["en", "fr"] as const)("the message in %s on a text that is too long is the server's", (language) => {
	const t = translator(language, "admin", defaultTexts.pick(language, "admin").admin);
	const message = verbatim({ max: 3 }).schema.safeParse("a\nbcd").error?.issues[0]?.message ?? "";
	const refused = errorMessageIn(language, { code: "invalid", message, fields: { content: message } }, {});
	expect(excessText(t, { over: 2, max: 3, line: 2 })).toBe(refused.fields?.content);
});
