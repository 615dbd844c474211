import type { ArticleText, Byline } from "#app/features/articles/article-text.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { localizePath, nameOfLanguage } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { entryPath } from "#app/site/site-map.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import { blogAddress } from "./blog-choice.ts";

/**
 * The head of an article: category, title, excerpt, date, reading time, and its language if that is
 * not the page's.
 */
export function ArticleHead(props: {
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
