import type { Kysely } from "kysely";
import type { TextRenderer } from "#app/features/articles/rendering/text-renderer.server.ts";
import { isDescribed } from "#app/features/media/undescribed-pictures.ts";
import type { Language } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Effects } from "#platform/content/content-store.ts";

/**
 * Matches a picture as the renderer writes it: it escapes `<`, `>` and `"` in what people wrote.
 */
const picture = /<img [^>]*?src="\/media\/([0-9a-f]{64})-[^>]*>/g;
const altAttribute = / alt="[^"]*"/;

type Shown = { html: string; language: Language };

/** Renders texts that are not saved, or that belong to no article. */
export function articleRendering(db: Kysely<Tables>, renderer: Pick<TextRenderer, "render">) {
	/** Adds the library's descriptions to rendered HTML. */
	async function describeHtml(html: string, language: Language): Promise<string> {
		const described = await withLibraryWords(db, new Map([["text", { html, language }]]));
		return described.get("text") ?? html;
	}

	/** Renders a text with the library's descriptions. @throws TextUnrenderable. */
	async function renderDescribed(markdown: string, language: Language): Promise<string> {
		const { html } = await renderer.render(markdown);
		return describeHtml(html, language);
	}

	return { render: renderer.render, describeHtml, renderDescribed };
}

export const renderingEffects: Effects<ReturnType<typeof articleRendering>> = {
	render: "uncached",
	// The library's descriptions are content of articles.
	describeHtml: "read",
	renderDescribed: "uncached",
};

/**
 * Returns the HTML of texts with the library's descriptions of pictures, where the text has none of
 * its own and does not mark them as decoration.
 */
export async function withLibraryWords(
	db: Kysely<Tables>,
	texts: ReadonlyMap<string, Shown>,
): Promise<Map<string, string>> {
	const wanted = new Set([...texts.values()].flatMap(({ html }) => undescribed(html)));
	const known = wanted.size === 0 ? [] : await readDescriptions(db, [...wanted]);
	const alts = new Map(known.map(({ hash, language, alt }) => [hash + language, alt]));
	return new Map(
		[...texts].map(([id, { html, language }]) => [
			id,
			known.length === 0
				? html
				: html.replace(picture, (tag, hash: string) => described(tag, alts.get(hash + language))),
		]),
	);
}

function undescribed(html: string): string[] {
	return [...html.matchAll(picture)].flatMap(([tag, hash = ""]) => (isDescribed(tag) ? [] : [hash]));
}

function described(tag: string, alt: string | undefined): string {
	if (alt === undefined || isDescribed(tag)) return tag;
	return tag.replace(altAttribute, "").replace("<img", () => `<img alt="${escapeAttribute(alt)}"`);
}

function escapeAttribute(text: string): string {
	const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
	return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

function readDescriptions(db: Kysely<Tables>, hashes: readonly string[]) {
	return db.selectFrom("media_texts").selectAll().where("hash", "in", hashes).execute();
}
