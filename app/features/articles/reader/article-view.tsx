import type { ArticleCardData, ArticleText, Byline } from "#app/features/articles/article-text.ts";
import { MediaPicture } from "#app/features/media/media-picture.tsx";
import { NewsletterSection } from "#app/features/newsletter/signup/newsletter-section.tsx";
import { formatDay } from "#app/i18n/dates.ts";
import { localizePath, nameOfLanguage } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { entryPath, pages } from "#app/site/site-map.ts";
import { useSite } from "#app/site/use-site.tsx";
import { Emphasis } from "#app/ui/emphasis.tsx";
import { NothingHere } from "#app/ui/nothing-here.tsx";
import { PageLink, TextLink } from "#app/ui/page-link.tsx";
import { ArticleCard } from "./article-card.tsx";
import { ArticleShare } from "./article-share.tsx";
import { blogAddress } from "./blog-address.ts";
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

/** An article: head, picture, text with tags and sharing beside it, and what to read next. */
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
					<figure lang={language} className="content mt-10 max-sm:px-0 lg:mt-14">
						<MediaPicture
							url={article.imageUrl}
							alt={article.imageAlt}
							position={article.imagePosition}
							sizes="(min-width: 76rem) 73.75rem, 100vw"
							priority="first"
							className="aspect-3/2 w-full object-cover sm:rounded-[2px] md:aspect-video"
						/>
						{article.imageCaption === "" ? null : (
							<figcaption className="mt-3 text-small text-ink-soft max-sm:px-gutter">
								{article.imageCaption}
							</figcaption>
						)}
					</figure>
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

/** The head of an article, which names its language if that is not the page's. */
function ArticleHead(props: {
	article: Omit<ArticleText, "html">;
	/** False for an article that is not published: the author's page may not exist yet. */
	isPublic: boolean;
}) {
	const { article, isPublic } = props;
	const t = useText("blog");
	const pageLanguage = useLanguage();
	const language = article.language === pageLanguage ? undefined : article.language;

	return (
		<header className="content flex flex-col items-start">
			{article.category === "" ? null : (
				<PageLink
					to={blogAddress(pageLanguage, { category: article.categoryKey })}
					lang={language}
					className="label relative inline-flex min-h-8 items-center rounded-full border border-ember px-3 text-ember transition-colors after:absolute after:-inset-y-1.5 after:inset-x-0 hover:bg-ember hover:text-white"
				>
					{article.category}
				</PageLink>
			)}
			<h1 lang={language} className="mt-6 max-w-4xl text-display">
				{article.title}
			</h1>
			<p lang={language} className="mt-6 max-w-column text-lead text-ink-soft">
				{article.excerpt}
			</p>
			<p className="mt-8 flex flex-wrap gap-x-5 text-small text-ink-soft">
				<AuthorLink author={article.author} isPublic={isPublic} />
				<span>
					<span className="sr-only">{t("article.published")} </span>
					<time dateTime={article.publishedAt}>{formatDay(article.publishedAt, pageLanguage)}</time>
				</span>
				<span>{t("readingTime", { count: article.readingMinutes })}</span>
			</p>
			<FirstPublished url={article.originalUrl} />
			{language === undefined ? null : (
				<p className="mt-6 border-l-2 border-brand pl-4 text-small">
					{t("article.writtenIn", { language: nameOfLanguage(language, pageLanguage) })}
				</p>
			)}
		</header>
	);
}

/** The author's name, unless the business is the author. */
function AuthorLink({ author, isPublic }: { author: Byline | undefined; isPublic: boolean }) {
	const t = useText("blog");
	const language = useLanguage();
	if (author === undefined) return null;
	const byline = t("by", { author: author.name });
	if (!isPublic) return <span>{byline}</span>;
	return (
		<PageLink
			to={localizePath(entryPath("author", author.slug), language)}
			className="underline underline-offset-4 hover:text-ember"
		>
			{byline}
		</PageLink>
	);
}

/** Links to the page of another site where the text appeared first. */
function FirstPublished({ url }: { url: string }) {
	const t = useText("blog");
	if (url === "") return null;
	const host = new URL(url).host.replace(/^www\./, "");
	return (
		<p className="mt-2 text-small text-ink-soft">
			<a href={url} target="_blank" rel="noopener" className="underline underline-offset-4 hover:text-ember">
				{t("article.firstPublished", { host })}
			</a>
		</p>
	);
}

/** The page of a blog address that leads to no published article. */
export function ArticleNotFound() {
	const t = useText("blog");
	const language = useLanguage();
	return (
		<NothingHere
			title={t("article.notFound.title")}
			text={t("article.notFound.text")}
			back={t("article.back")}
			to={localizePath(pages.blog, language)}
		/>
	);
}
