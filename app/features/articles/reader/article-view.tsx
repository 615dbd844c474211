import type { ArticleCardData, ArticleText } from "#app/features/articles/article-text.ts";
import { MediaPicture } from "#app/features/media/media-picture.tsx";
import { NewsletterSection } from "#app/features/newsletter/signup/newsletter-section.tsx";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { useSite } from "#app/site/use-site.tsx";
import { Emphasis } from "#app/ui/emphasis.tsx";
import { TextLink } from "#app/ui/page-link.tsx";
import { ArticleCard } from "./article-card.tsx";
import { ArticleHead } from "./article-head.tsx";
import { ArticleShare } from "./article-share.tsx";
import { blogAddress } from "./blog-choice.ts";
import { cardLayout } from "./card-layout.ts";
import { TagLinks } from "./tag-links.tsx";

type Props = {
	article: Omit<ArticleText, "html">;
	/** The content's HTML, rendered and sanitised on the server. */
	html: string;
	related: ArticleCardData[];
	/** The absolute URL, for sharing; undefined for a text that must not be shared. */
	shareAddress: string | undefined;
};

/**
 * An article: head, picture, text with its tags and ways to share it beside it, and what to read
 * next.
 */
export function ArticleView({ article, html, related, shareAddress }: Props) {
	const pageLanguage = useLanguage();
	const { name } = useSite();
	const language = article.language === pageLanguage ? undefined : article.language;

	return (
		<main id="content" className="wrap-anywhere">
			<article className="pt-28 pb-section lg:pt-32 print:p-0">
				<p className="print-only mb-8 text-small">{[name, shareAddress].filter(Boolean).join(" · ")}</p>
				<ArticleHead article={article} isPublic={shareAddress !== undefined} />
				{article.imageUrl === null ? null : (
					<div lang={language} className="content mt-10 max-sm:px-0 lg:mt-14">
						<MediaPicture
							url={article.imageUrl}
							alt={article.imageAlt}
							position={article.imagePosition}
							sizes="(min-width: 76rem) 73.75rem, 100vw"
							priority="first"
							className="aspect-3/2 w-full object-cover sm:rounded-[2px] md:aspect-video"
						/>
					</div>
				)}
				<div className="content mt-12 grid grid-cols-1 gap-x-8 gap-y-14 lg:mt-20 lg:grid-cols-12 print:block">
					<div
						lang={language}
						className="prose max-w-column lg:col-span-9 lg:col-start-4 lg:row-start-1"
						dangerouslySetInnerHTML={{ __html: html }}
					/>
					<aside className="screen-only flex max-w-column flex-col gap-10 max-lg:border-t max-lg:border-clay max-lg:pt-10 lg:sticky lg:top-28 lg:col-span-3 lg:row-start-1 lg:max-w-56 lg:self-start">
						{shareAddress === undefined ? null : (
							<ArticleShare title={article.title} address={shareAddress} />
						)}
						<TagLinks tags={article.tags} language={article.language} />
						<BackLink />
					</aside>
				</div>
			</article>
			<RelatedArticles cards={related} />
			<NewsletterSection />
		</main>
	);
}

function BackLink() {
	const t = useText("blog");
	return (
		<TextLink to={blogAddress(useLanguage())} className="self-start">
			{t("article.back")}
		</TextLink>
	);
}

function RelatedArticles({ cards }: { cards: ArticleCardData[] }) {
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
