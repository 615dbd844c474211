import { z } from "#app/content/schema.ts";
import type { Dictionaries } from "#app/i18n/text.ts";
import type { Translate } from "#app/i18n/translator.ts";
import { languages } from "#app/site/site-config.ts";
import { letterFields } from "./letter.ts";

/** The problems of a letter that keep it from leaving. */
export const blockingChecks = ["no-subject", "empty", "no-readers", "no-way-out"] as const;

export const checkCodes = [
	...blockingChecks,
	"english-subject",
	"english-words",
	"picture-missing",
	"picture-undescribed",
	"article-gone",
	"article-english",
	"article-left-out",
	"dead-link",
	"too-large",
	"no-mail-server",
	"sender-elsewhere",
	"no-preheader",
	"figure",
	"paused-readers",
] as const;

export type CheckCode = (typeof checkCodes)[number];

/** The texts of a letter whose figures are compared with the facts. */
export const comparedTexts = ["subject", "preheader", "greeting", "content", "quote"] as const;

type ComparedText = (typeof comparedTexts)[number];

const letterCheck = z.object({
	code: z.enum(checkCodes),
	/** The edition that is meant; null for the whole letter. */
	language: z.enum(languages).nullable(),
	/** A title, an address or a figure that says which; blank where there is nothing to say. */
	detail: z.string(),
	/** True if the letter cannot leave like this. */
	blocks: z.boolean(),
	/** The claim of a figure that seems to differ from a fact: the text that it stands in, and what that says. */
	claim: z
		.object({
			text: z.enum(comparedTexts),
			kind: z.enum(["same", "doubtful", "contradicts"]),
			figure: z.string(),
			fact: z.string(),
			says: z.string(),
		})
		.optional(),
});

export type LetterCheck = z.infer<typeof letterCheck>;

/** The mails of a letter with its checks. */
export const letterPreview = z
	.object({
		editions: z.array(
			z.object({
				language: z.enum(languages),
				subject: z.string(),
				html: z.string(),
				text: z.string(),
				bytes: z.int(),
				recipients: z.int(),
			}),
		),
		checks: z.array(letterCheck),
		sender: z.string(),
	})
	.meta({ id: "LetterPreview" });

export type LetterPreview = z.infer<typeof letterPreview>;

export const letterTest = z
	.object({ email: z.string().trim().max(254), language: z.enum(languages) })
	.meta({ id: "LetterTest" });

type AdminText = Translate<Dictionaries["admin"]>;

export function letterTextLabel(name: ComparedText, t: AdminText): string {
	return t(name === "content" ? "letters.words" : letterFields[name].form.label);
}

export function comparedLabels(t: AdminText): Record<string, string> {
	return Object.fromEntries(comparedTexts.map((name) => [name, letterTextLabel(name, t)]));
}
