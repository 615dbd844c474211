import type { Kysely } from "kysely";
import type { Tables } from "../../../migrations/tables";
import type { Language } from "../../site";
import type { ArticleCardData } from "./article-text";
import { cardColumns, cardFromRow } from "./articles.row.server";
import { rankRelated } from "./related-articles";
import { tagKeys } from "./search-text";

/** Of articles alike, at most so many of the newest are compared: enough to choose from, few enough to read. */
const candidatesMost = 60;

/** The query for what to read after an article. */
export function relatedArticles(db: Kysely<Tables>) {
	/** Up to `count` published articles closest to the one that is shown as `article`, in the reader's language. */
	return async function listRelated(
		reader: Language,
		article: Pick<ArticleCardData, "slug" | "tags" | "category">,
		count: number,
	): Promise<ArticleCardData[]> {
		const [alike, latest] = await Promise.all([
			published()
				.where((where) =>
					where.or([
						where("id", "in", tagged(reader, article.tags)),
						where("category", "=", article.category),
						where("category_fr", "=", article.category),
					]),
				)
				.limit(candidatesMost)
				.execute(),
			// The article itself may be one of them.
			published()
				.limit(count + 1)
				.execute(),
		]);
		const candidates = new Map([...alike, ...latest].map((row) => [row.slug, cardFromRow(row, reader)]));
		return rankRelated(article, [...candidates.values()], count);
	};

	function published() {
		return db
			.selectFrom("articles")
			.select(cardColumns)
			.where("published", "=", 1)
			.orderBy("published_at", "desc")
			.orderBy("id", "desc");
	}

	function tagged(reader: Language, tags: string[]) {
		return db
			.selectFrom("article_tags")
			.select("article_id")
			.where("reader", "=", reader)
			.where("tag", "in", [...tagKeys(tags), ""]);
	}
}
