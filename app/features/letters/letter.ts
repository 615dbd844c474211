import { choice, line, lines, list, optional, verbatim, yesOrNo } from "#app/content/field.ts";
import type { Content, Draft, Texts } from "#app/content/localized.ts";
import { z } from "#app/content/schema.ts";
import { baseVersion, inputSchema, ownSlugs } from "#app/content/shapes.ts";
import { type Language, languages } from "#app/site/site-config.ts";
import { isEachOnce, partPattern } from "./letter-parts.ts";
import { letterStates, ownSteps } from "./letter-state.ts";

/** A picture is always one of our own. */
const picture = /^\/media\/[0-9a-f]{64}-\d{2,4}\.(webp|avif)$/;

/** The treatments of an article that has no text in the language of a letter. */
export const untranslatedArticles = ["shown", "left-out"] as const;

/** The readers that a letter can go to: all who have confirmed, or those of one language. */
export const audiences = ["all", ...languages] as const;
export type Audience = (typeof audiences)[number];

const parts = list({ max: 40, maxCharacters: 120 });

/** The fields of a letter, in the order of its form: one line here is a field everywhere. */
export const letterFields = {
	subject: line({
		max: 150,
		translated: true,
		compared: true,
		form: { label: "letters.subject", hint: "letters.subjectHint" },
	}),
	/** Shown beside the subject in a list of mails. */
	preheader: line({
		max: 200,
		translated: true,
		compared: true,
		form: { label: "letters.preheader", hint: "letters.preheaderHint" },
	}),
	greeting: line({
		max: 120,
		translated: true,
		compared: true,
		form: { label: "letters.greeting", placeholder: "letters.greetingPlaceholder" },
	}),
	/** The owner's own words, in Markdown. */
	content: verbatim({ max: 40_000, translated: true, compared: true, long: true }),
	quote: lines({ max: 500, translated: true, compared: true, form: { label: "letters.quote", rows: 3 } }),
	quoteSource: line({ max: 120, translated: true, compared: true, form: { label: "letters.quoteSource" } }),
	imageAlt: line({
		max: 300,
		translated: true,
		compared: true,
		form: {
			label: "article.imageAlt",
			hint: "editor.pictureAltHint",
			translationHint: "editor.pictureAltHint",
		},
	}),
	/** The parts of the letter, in its order: `letter-parts.ts` reads them. */
	parts: {
		...parts,
		schema: z
			.array(z.string().regex(partPattern))
			.max(parts.max)
			.refine(isEachOnce, "An article, or another part, stands in this letter twice."),
	},
	englishArticles: choice(untranslatedArticles, { message: "Choose what becomes of such articles." }),
	imageUrl: optional(z.string().regex(picture, "Choose an image from the library."), {}),
	/** True if the letter's page is in the list of past letters, the sitemap and the feed. */
	listed: yesOrNo({ default: true }),
} as const;

export type LetterFields = typeof letterFields;
export type LetterTexts = Texts<LetterFields>;
export type LetterDraft = Draft<LetterFields>;
export type LetterInput = Content<LetterFields>;

export const letterInput = inputSchema(letterFields).meta({ id: "LetterInput" });

export const letterUpdate = letterInput
	.extend({
		version: baseVersion,
		/** True if an old text is put back: the present one then stays in the history. */
		restored: z.boolean().default(false),
	})
	.meta({ id: "LetterUpdate" });

const instant = z.iso.datetime();

const history = z.object({
	id: z.string(),
	slug: z.string().nullable(),
	ownSlugs,
	state: z.enum(letterStates),
	audience: z.enum(audiences),
	/** The time at which it leaves; of a draft, the one at which it was to leave and could not. */
	sendAt: instant.nullable(),
	startedAt: instant.nullable(),
	finishedAt: instant.nullable(),
	createdAt: instant,
	updatedAt: instant,
	version: z.int(),
});

export const letter = letterInput.extend(history.shape).meta({ id: "Letter" });

export type Letter = LetterInput & z.infer<typeof history>;

export function languagesOf(audience: Audience): Language[] {
	return languages.filter((language) => audience === "all" || audience === language);
}

/** A new letter: blank, or like an earlier one. */
export const newLetter = z.object({ copyOf: z.string().max(200).optional() }).meta({ id: "NewLetter" });

/** The audience of a letter and the time of its sending; with no time at once. */
export const letterSending = z
	.object({ version: baseVersion, audience: z.enum(audiences), sendAt: instant.nullable().default(null) })
	.meta({ id: "LetterSending" });

export type LetterSending = z.infer<typeof letterSending>;

export const letterStep = z.object({ step: z.enum(ownSteps) }).meta({ id: "LetterStep" });
