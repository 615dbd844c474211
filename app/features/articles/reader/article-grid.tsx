import type { ArticleCardData } from "#app/features/articles/article-text.ts";
import { ArticleCard } from "./article-card.tsx";
import { cardLayout } from "./card-layout.ts";

/** Cards in the first row of the widest layout. */
const firstRow = 3;

/** The cards of a list. The picture of the first one is what a phone's first screen waits for. */
export function ArticleGrid({ cards }: { cards: ArticleCardData[] }) {
	return (
		<div className={cardLayout.grid}>
			{cards.map((card, place) => (
				<ArticleCard
					key={card.slug}
					article={card}
					level={2}
					arrival={place === 0 ? "first" : place < firstRow ? "now" : "near"}
				/>
			))}
		</div>
	);
}
