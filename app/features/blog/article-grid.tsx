import type { ArticleCardData } from "../articles/article-text";
import { ArticleCard } from "./article-card";
import { cardLayout } from "./card-layout";

/** The cards of a list. */
export function ArticleGrid({ cards }: { cards: ArticleCardData[] }) {
	return (
		<div className={cardLayout.grid}>
			{cards.map((card) => (
				<ArticleCard key={card.slug} article={card} level={2} />
			))}
		</div>
	);
}
