import { choice, type FieldForm, line, textField, verbatim, yesOrNo } from "#app/content/field.ts";
import { type Content, type Draft, type Localized, type Texts, textsIn } from "#app/content/localized.ts";
import { z } from "#app/content/schema.ts";
import { contentSchemas } from "#app/content/shapes.ts";
import { localizePath } from "#app/i18n/language.ts";
import { maxSlugCharacters, slugOf } from "#app/i18n/slug.ts";
import { customPagePath } from "#app/site/custom-addresses.ts";
import { defaultLanguage, type Language, languages } from "#app/site/site-config.ts";

/** The places for a link to a page on every other page. */
export const placements = ["none", "menu", "footer"] as const;

/** The most pages in the main menu beside those of the site. */
export const menuRoom = 3;

/** The slug of a page whose title has no letter of ours. */
export const fallbackPageSlug = "page";

/** Turns typed text into an address: `Nous joindre !` is `nous-joindre`. */
const slug = z
	.string()
	.overwrite(slugOf)
	.max(maxSlugCharacters)
	.meta({ description: "Derived from the title when it is empty." });

const texts = { translated: true, compared: true } as const;

function hinted(label: FieldForm["label"], hint: FieldForm["label"]): FieldForm {
	return { label, hint, translationHint: hint };
}

/** The fields of a page, in the order of its form. */
export const pageFields = {
	title: line({ max: 120, ...texts }),
	/** Markdown, as in an article. */
	content: verbatim({ max: 200_000, ...texts, long: true }),
	// A version that is restored leaves the address as it is.
	slug: textField(slug, {
		max: maxSlugCharacters,
		translated: true,
		form: { label: "pages.slug", asTyped: true },
	}),
	menuName: line({ max: 30, ...texts, form: hinted("pages.menuName", "pages.menuNameHint") }),
	searchTitle: line({
		max: 120,
		...texts,
		form: { ...hinted("pages.searchTitle", "pages.searchTitleHint"), shownLength: 60 },
	}),
	searchDescription: line({
		max: 300,
		...texts,
		form: { ...hinted("pages.searchDescription", "pages.searchDescriptionHint"), shownLength: 160, rows: 2 },
	}),
	placement: choice(placements, { message: "Choose none, menu or footer." }),
	published: yesOrNo({ internal: true }),
} as const;

export type PageFields = typeof pageFields;
export type PageTexts = Texts<PageFields>;
export type PageDraft = Draft<PageFields>;
export type PageInput = Content<PageFields>;

export const pageSchemas = contentSchemas(pageFields, "Page", {
	publishedAt: z.string().nullable(),
	createdAt: z.string(),
	updatedAt: z.string(),
});

export const pageInput = pageSchemas.schemas.input;

/** A saved page. Instants are ISO 8601 in UTC. */
export type CustomPage = z.infer<typeof pageSchemas.schemas.saved>;

const language = z.enum(languages);

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

/** The ids of pages in their order. */
export const pageOrder = z.object({ ids: z.array(z.string().max(200)).max(1_000) }).meta({ id: "PageOrder" });

type Words = Pick<PageTexts, "title" | "content">;

function missingIn(texts: Words | null): (keyof Words)[] {
	const needed: (keyof Words)[] = ["title", "content"];
	return needed.filter((name) => (texts?.[name] ?? "").trim() === "");
}

/** Returns whether a text is complete, so that visitors see it. */
export function isWhole(texts: Words): boolean {
	return missingIn(texts).length === 0;
}

/**
 * Returns the language nearest to complete, with what must be filled in before saving: title and
 * text to publish, a title for a draft. Among equals `preferred` decides.
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

/** Returns the path of a saved page, in the first language in which it is complete. */
export function pathOf(page: PageInput): string {
	const language = languages.find((one) => isWhole(textsIn<PageTexts>(page, one) ?? nothing));
	const { slug } = textsIn<PageTexts>(page, language ?? defaultLanguage) ?? page;
	return localizePath(customPagePath(slug), language ?? defaultLanguage);
}

const nothing = { title: "", content: "" };

/** A page as visitors read it, in one language. */
export type ShownPage = {
	title: string;
	/** Rendered and sanitised when it was saved. */
	html: string;
	/** The language of the text, which is not always the reader's. */
	language: Language;
	/** The title for search engines and where a link is shared; blank: the page's own. */
	searchTitle: string;
	description: string;
	updatedAt: string;
	/** Its path in each language, the language's own part included. */
	paths: Record<Language, string>;
};

/** The result of an address: a page, its present path, or nothing. */
export type FoundPage = { page: ShownPage } | { movedTo: string } | undefined;

/** A published page for the sitemap: its path in each language, and when it last changed. */
export type CustomAddress = { paths: Record<Language, string>; updatedAt: string };
