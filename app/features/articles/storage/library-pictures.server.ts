import type { Kysely } from "kysely";
import type { RenderedText, RenderedTexts } from "#app/features/articles/rendered-text.ts";
import type { TextRenderer } from "#app/features/articles/rendering/text-renderer.server.ts";
import { mediaWidths } from "#app/features/media/media.ts";
import { isDescribed } from "#app/features/media/undescribed-pictures.ts";
import { type Language, languages } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Effects } from "#platform/content/content-store.ts";

/** Matches a picture as the renderer writes it: it escapes `<`, `>` and `"` of what was written. */
const picture = /<img [^>]*?src="\/media\/([0-9a-f]{64})-[^>]*>/g;
const altAttribute = / alt="[^"]*"/;

type Shown = { html: string; language: Language };

/** Renders texts that are not saved, or that belong to no article. */
export function articleRendering(db: Kysely<Tables>, renderer: Pick<TextRenderer, "render">) {
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

/** Adds the library's descriptions to pictures that have none of their own and are no decoration. */
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

/** Matches the start of a picture: as `<` and `"` are escaped, nothing else looks like it. */
const pictureStart = /<img src="\/media\/([0-9a-f]{64})-/g;
const maxWidth = Math.max(...mediaWidths);

/** Returns a renderer that adds the size of pictures, so that no text moves as they load. */
export function withPictureSizes(renderer: TextRenderer, db: Kysely<Tables>): TextRenderer {
	async function sized(text: RenderedText): Promise<RenderedText> {
		const hashes = new Set([...text.html.matchAll(pictureStart)].map(([, hash = ""]) => hash));
		if (hashes.size === 0) return text;
		const found = await db
			.selectFrom("media")
			.select(["hash", "width", "height"])
			.where("hash", "in", [...hashes])
			.execute();
		const sizes = new Map(found.map(({ hash, width, height }) => [hash, attributesOf(width, height)]));
		const html = text.html.replace(pictureStart, (start, hash: string) =>
			start.replace("<img", `<img${sizes.get(hash) ?? ""}`),
		);
		return { ...text, html };
	}

	return {
		warmUp: renderer.warmUp,
		render: async (...args) => sized(await renderer.render(...args)),
		renderStored: async (...args) => sized(await renderer.renderStored(...args)),
		renderTexts: async (input) => {
			const texts = await renderer.renderTexts(input);
			const made = languages.map(async (language) => {
				const text = texts[language];
				return [language, text === null ? null : await sized(text)] as const;
			});
			return Object.fromEntries(await Promise.all(made)) as RenderedTexts;
		},
	};
}

/** Returns the size of the largest variant. */
function attributesOf(width: number, height: number): string {
	const scale = Math.min(1, maxWidth / width);
	return ` width="${Math.round(width * scale)}" height="${Math.round(height * scale)}"`;
}
