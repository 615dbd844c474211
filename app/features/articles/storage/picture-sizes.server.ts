import type { Kysely } from "kysely";
import type { RenderedText, RenderedTexts } from "#app/features/articles/rendered-text.ts";
import type { TextRenderer } from "#app/features/articles/rendering/text-renderer.server.ts";
import { mediaWidths } from "#app/features/media/media.ts";
import { languages } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";

/**
 * Matches the start of each picture: nothing else in the renderer's HTML can look like it, since it
 * escapes `<` and `"`.
 */
const picture = /<img src="\/media\/([0-9a-f]{64})-/g;
const maxWidth = Math.max(...mediaWidths);

/**
 * Returns a renderer that adds the width and height in pixels of the library's pictures: browsers
 * reserve their place, and no text moves as they load. The renderer's process has no database.
 */
export function withPictureSizes(renderer: TextRenderer, db: Kysely<Tables>): TextRenderer {
	async function sized(text: RenderedText): Promise<RenderedText> {
		const hashes = new Set([...text.html.matchAll(picture)].map(([, hash = ""]) => hash));
		if (hashes.size === 0) return text;
		const found = await db
			.selectFrom("media")
			.select(["hash", "width", "height"])
			.where("hash", "in", [...hashes])
			.execute();
		const sizes = new Map(found.map(({ hash, width, height }) => [hash, attributesOf(width, height)]));
		const html = text.html.replace(picture, (start, hash: string) =>
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
