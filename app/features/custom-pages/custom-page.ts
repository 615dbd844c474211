import { choice, line, textField, verbatim, yesOrNo } from "#app/content/field.ts";
import { type Content, type Draft, type Localized, type Texts, textsIn } from "#app/content/localized.ts";
import { z } from "#app/content/schema.ts";
import { baseVersion, draftSchema, inputSchema } from "#app/content/shapes.ts";
import { maxSlugCharacters, slugOf } from "#app/i18n/slug.ts";
import { defaultLanguage, type Language, languages } from "#app/site/site-config.ts";

/** Where a link to a page stands on every other page. */
export const placements = ["none", "menu", "footer"] as const;

/** Pages that the main menu has room for beside those of the site. */
export const menuRoom = 3;

/** What an address calls a page whose title has no letter of ours. */
export const fallbackPageSlug = "page";

/** Whatever is typed becomes an address: `Nous joindre !` is `nous-joindre`. */
const slug = z
	.string()
	.overwrite(slugOf)
	.max(maxSlugCharacters)
	.meta({ description: "Derived from the title when it is empty." });

/** What a page of the owner's holds, in the order of its form. */
export const pageFields = {
	title: line({ max: 120, translated: true, compared: true }),
	/** Markdown, as in an article. */
	content: verbatim({ max: 200_000, translated: true, compared: true, long: true }),
	slug: textField(slug, {
		max: maxSlugCharacters,
		translated: true,
		compared: true,
		form: { label: "pages.slug", asTyped: true },
	}),
	menuName: line({
		max: 30,
		translated: true,
		compared: true,
		form: { label: "pages.menuName", hint: "pages.menuNameHint", translationHint: "pages.menuNameHint" },
	}),
	searchTitle: line({
		max: 120,
		translated: true,
		compared: true,
		form: {
			label: "pages.searchTitle",
			hint: "pages.searchTitleHint",
			shownLength: 60,
			translationHint: "pages.searchTitleHint",
		},
	}),
	searchDescription: line({
		max: 300,
		translated: true,
		compared: true,
		form: {
			label: "pages.searchDescription",
			hint: "pages.searchDescriptionHint",
			shownLength: 160,
			translationHint: "pages.searchDescriptionHint",
			rows: 2,
		},
	}),
	placement: choice(placements, { message: "Choose none, menu or footer." }),
	published: yesOrNo({ internal: true }),
} as const;

export type PageFields = typeof pageFields;
export type PageTexts = Texts<PageFields>;
/** What the form holds, however little is written. */
export type PageDraft = Draft<PageFields>;
/** What creates or replaces a page. */
export type PageInput = Content<PageFields>;

const input = inputSchema(pageFields);

export const pageInput = input.meta({ id: "PageInput" });
export const pageUpdate = input.extend({ version: baseVersion }).meta({ id: "PageUpdate" });
/** What the form must hold to be sent. */
export const pageDraft = draftSchema(pageFields);

export const customPage = input
	.extend({
		id: z.string(),
		publishedAt: z.string().nullable(),
		createdAt: z.string(),
		updatedAt: z.string(),
		version: z.int(),
	})
	.meta({ id: "Page" });

/** A saved page. Instants are ISO 8601 in UTC. */
export type CustomPage = PageInput & {
	id: string;
	publishedAt: string | null;
	createdAt: string;
	updatedAt: string;
	version: number;
};

const language = z.enum(languages);

/** A page in the list of its owner. */
export const pageSummary = z
	.object({
		id: z.string(),
		title: z.string().meta({ description: "In the first language that has one." }),
		path: z.string().meta({ description: "Its address in that language." }),
		placement: z.enum(placements),
		published: z.boolean(),
		languages: z.array(language).meta({ description: "Those in which it is whole." }),
		updatedAt: z.string(),
	})
	.meta({ id: "PageSummary" });

export type PageSummary = z.infer<typeof pageSummary>;

/** In which order pages stand: their ids. */
export const pageOrder = z.object({ ids: z.array(z.string().max(200)).max(1_000) }).meta({ id: "PageOrder" });

type Words = Pick<PageTexts, "title" | "content">;

/** The texts that a page needs and that are blank. */
function missingIn(texts: Words | null): (keyof Words)[] {
	const needed: (keyof Words)[] = ["title", "content"];
	return needed.filter((name) => (texts?.[name] ?? "").trim() === "");
}

/** Whether a text is whole enough to be shown to visitors. */
export function isWhole(texts: Words): boolean {
	return missingIn(texts).length === 0;
}

/**
 * What must be filled in before a page can be saved, in the language that is nearest to it: title
 * and text to publish it, a title for a draft. None where there is enough. Of two that are as near
 * it is `preferred`.
 */
export function wordsToFill(
	page: Localized<Words>,
	publishes: boolean,
	preferred: Language = defaultLanguage,
): { language: Language; missing: (keyof Words)[] } | undefined {
	const needs = publishes ? ["title", "content"] : ["title"];
	const [nearest] = [preferred, ...languages]
		.map((one) => ({
			language: one,
			missing: missingIn(textsIn<Words>(page, one)).filter((name) => needs.includes(name)),
		}))
		.toSorted((one, other) => one.missing.length - other.missing.length);
	return nearest === undefined || nearest.missing.length === 0 ? undefined : nearest;
}
