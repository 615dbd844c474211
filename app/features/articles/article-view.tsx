import { Link } from "react-router";
import { localizePath } from "../../language";
import { useLanguage, useText } from "../../text/text-context";
import { MediaPicture } from "../media/media-picture";
import { NewsletterSection } from "../newsletter/newsletter-section";
import type { ArticleText } from "./article-text";
import { formatDay } from "./publication-day";

/** An article: head, picture and body. `html` was rendered and sanitised on the server. */
export function ArticleView({ article, html }: { article: Omit<ArticleText, "content">; html: string }) {
	const t = useText("blog");
	const reader = useLanguage();
	const inEnglish = article.language !== reader;
	const language = inEnglish ? article.language : undefined;

	return (
		<main id="content" className="pt-32 pb-section">
			<article>
				<header className="content flex flex-col items-start gap-6">
					<BackLink />
					<p lang={language} className="label rounded-full border border-ember px-3 py-1 text-ember">
						{article.category}
					</p>
					<h1 lang={language} className="max-w-4xl text-display">
						{article.title}
					</h1>
					<p className="flex flex-wrap gap-x-5 text-small text-ink-soft">
						<span>
							<span className="sr-only">{t("article.published")} </span>
							<time dateTime={article.publishedAt}>{formatDay(article.publishedAt, reader)}</time>
						</span>
						<span>{t("readingTime", { count: article.readingMinutes })}</span>
					</p>
					{inEnglish ? (
						<p className="border-l-2 border-brand pl-4 text-small">{t("article.englishOnly")}</p>
					) : null}
				</header>
				{article.imageUrl === null ? null : (
					<div className="content mt-12">
						<MediaPicture
							url={article.imageUrl}
							alt={article.imageAlt}
							sizes="(min-width: 76rem) 73.75rem, 100vw"
							eager
							className="aspect-3/2 w-full rounded-[2px] object-cover md:aspect-video"
						/>
					</div>
				)}
				<div className="content mt-14">
					<p lang={language} className="mx-auto max-w-column font-serif text-[1.6rem] leading-snug">
						{article.excerpt}
					</p>
					<div
						lang={language}
						className="prose mx-auto mt-10 max-w-column"
						dangerouslySetInnerHTML={{ __html: html }}
					/>
					<ul
						lang={language}
						aria-label={t("article.tags")}
						className="mx-auto mt-12 flex max-w-column flex-wrap gap-2 text-small"
					>
						{article.tags.map((tag) => (
							<li key={tag} className="rounded-full border border-clay px-3 py-0.5">
								{tag}
							</li>
						))}
					</ul>
					<div className="mx-auto mt-12 max-w-column">
						<BackLink />
					</div>
				</div>
			</article>
			<NewsletterSection />
		</main>
	);
}

function BackLink() {
	const t = useText("blog");
	const language = useLanguage();
	return (
		<Link
			to={localizePath("/blog", language)}
			className="text-link screen-only inline-flex min-h-11 items-center"
		>
			{t("article.back")}
		</Link>
	);
}
