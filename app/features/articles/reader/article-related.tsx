import type { ArticleCardData } from "#app/features/articles/article-text.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { Emphasis } from "#app/ui/emphasis.tsx";
import { ArticleCard } from "./article-card.tsx";
import { cardLayout } from "./card-layout.ts";

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
