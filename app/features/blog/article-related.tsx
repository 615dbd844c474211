import { useText } from "../../text/text-context";
import { Emphasis } from "../../ui/emphasis";
import type { ArticleCardData } from "../articles/article-text";
import { ArticleCard } from "./article-card";
import { cardLayout } from "./card-layout";

/** What to read after an article. */
export function RelatedArticles({ cards }: { cards: ArticleCardData[] }) {
	const t = useText("blog");
	if (cards.length === 0) return null;
	return (
		<section aria-labelledby="related" className="screen-only border-t border-clay">
			<div className="content py-section">
				<h2 id="related" className="text-title">
					<Emphasis text={t("article.related")} />
				</h2>
				{/* In two columns a third card would stand alone. */}
				<div className={`mt-10 ${cardLayout.grid} sm:max-lg:[&>*:nth-child(3)]:hidden`}>
					{cards.map((card) => (
						<ArticleCard key={card.slug} article={card} level={3} />
					))}
				</div>
			</div>
		</section>
	);
}
