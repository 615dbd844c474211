import type { ArticleCardData } from "./article-text.ts";
import { tagKey, tagKeys } from "./tags.ts";

type Subject = Pick<ArticleCardData, "slug" | "tags" | "category">;

/**
 * Ranks the articles to read after one, the closest first: by the number of shared tags, then the
 * same category, then the newest publication. Leaves out the article itself.
 */
export function rankRelated<Card extends Subject & Pick<ArticleCardData, "publishedAt">>(
	article: Subject,
	candidates: readonly Card[],
	count: number,
): Card[] {
	const wanted = new Set(tagKeys(article.tags));
	const shared = ({ tags }: Card) => tagKeys(tags).filter((tag) => wanted.has(tag)).length;
	const sameCategory = ({ category }: Card) => (tagKey(category) === tagKey(article.category) ? 1 : 0);
	return candidates
		.filter(({ slug }) => slug !== article.slug)
		.map((card) => ({ card, shared: shared(card), sameCategory: sameCategory(card) }))
		.sort(
			(one, other) =>
				other.shared - one.shared ||
				other.sameCategory - one.sameCategory ||
				newestFirst(one.card, other.card) ||
				one.card.slug.localeCompare(other.card.slug),
		)
		.slice(0, count)
		.map(({ card }) => card);
}

function newestFirst(one: { publishedAt: string }, other: { publishedAt: string }): number {
	return Date.parse(other.publishedAt) - Date.parse(one.publishedAt);
}
