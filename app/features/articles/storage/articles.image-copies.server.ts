import type { Kysely } from "kysely";
import type { ArticleDraft } from "#app/features/articles/article.ts";
import type { SavedArticle } from "#app/features/articles/search/articles.indexer.server.ts";
import { type DescribedReplacement, withOtherImage } from "#app/features/media/image-replacement.ts";
import { imageWithin } from "#app/features/media/image-uses.ts";
import type { Tables } from "#migrations/tables.ts";

/**
 * Puts one image in place of another in what is typed of articles and not saved yet, which goes on
 * from the version that is there now. A text that is typed on meanwhile keeps the old image: no word
 * is lost for a picture.
 */
export async function replaceInCopies(
	transaction: Kysely<Tables>,
	replacement: DescribedReplacement,
	saved: readonly Pick<SavedArticle, "article">[],
): Promise<void> {
	const versions = new Map(saved.map(({ article }) => [article.id, article.version]));
	const copies = await transaction
		.selectFrom("working_copies")
		.select(["key", "article_id", "draft", "version"])
		.where("kind", "=", "article")
		.where((where) =>
			where.or([
				where("draft", "like", imageWithin(replacement.from)),
				where("article_id", "in", [...versions.keys(), ""]),
			]),
		)
		.execute();
	for (const { key, article_id: id, draft, version } of copies) {
		const present = versions.get(id ?? "");
		const isCurrent = present !== undefined && version === present - 1;
		const changed = JSON.stringify(withOtherImage(JSON.parse(draft) as ArticleDraft, replacement));
		if (!isCurrent && changed === draft) continue;
		await transaction
			.updateTable("working_copies")
			.set({ draft: changed, version: isCurrent ? present : version })
			.where("kind", "=", "article")
			.where("key", "=", key)
			.where("draft", "=", draft)
			.execute();
	}
}
