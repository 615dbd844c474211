import type { ArticleCardData } from "#app/features/articles/article-text.ts";
import { ArticleCard } from "#app/features/articles/reader/article-card.tsx";
import { localizePath } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { pages } from "#app/site/site-map.ts";
import { Emphasis } from "#app/ui/emphasis.tsx";
import { TextLink } from "#app/ui/page-link.tsx";

/** The latest articles, and a link to all of them. */
export function Insights({ articles }: { articles: ArticleCardData[] }) {
	const t = useText("home");
	const language = useLanguage();
	return (
		<section className="content py-section" aria-labelledby="insights">
			<p className="label text-ember">{t("insights.label")}</p>
			<div className="mt-3 flex flex-wrap items-end justify-between gap-x-6 md:mt-4">
				<h2 id="insights" className="text-title">
					<Emphasis text={t("insights.title")} />
				</h2>
				<TextLink to={localizePath(pages.blog, language)}>{t("insights.all")}</TextLink>
			</div>
			{articles.length === 0 ? (
				<p className="mt-6 text-ink-soft md:mt-12">{t("insights.loading")}</p>
			) : (
				<div className="brief-cards mt-6 grid gap-x-6 gap-y-4 md:mt-12 md:gap-y-8 md:grid-cols-3 lg:gap-x-8">
					{articles.map((article) => (
						<ArticleCard key={article.slug} article={article} level={3} />
					))}
				</div>
			)}
		</section>
	);
}
