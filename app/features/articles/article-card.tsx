import { Link } from "react-router";
import { localizePath } from "../../language";
import { useLanguage, useText } from "../../text/text-context";
import { MediaPicture } from "../media/media-picture";
import type { ArticleCardData } from "./article-text";
import { formatDay } from "./publication-day";

/** An article in a list: picture, category, title, excerpt, tags, date and reading time. The whole card is its link. */
export function ArticleCard({ article, level }: { article: ArticleCardData; level: 2 | 3 }) {
	const t = useText("blog");
	const reader = useLanguage();
	const Heading = `h${level}` as const;
	const inEnglish = article.language !== reader;

	return (
		<article className="group relative flex flex-col gap-4" lang={inEnglish ? article.language : undefined}>
			<CardPicture article={article} />
			<p className="label flex flex-wrap gap-x-3 text-ember">
				{article.category}
				{inEnglish ? (
					<span lang={reader} className="text-ink-soft">
						{t("englishOnly")}
					</span>
				) : null}
			</p>
			<Heading className="text-heading">
				<Link
					to={localizePath(`/blog/${article.slug}`, reader)}
					className="underline-offset-4 group-hover:underline after:absolute after:inset-0"
				>
					{article.title}
				</Link>
			</Heading>
			<p className="text-ink-soft">{article.excerpt}</p>
			<ul className="flex flex-wrap gap-2 text-small" aria-label={t("article.tags")} lang={reader}>
				{article.tags.map((tag) => (
					<li key={tag} className="rounded-full border border-clay px-3 py-0.5">
						{tag}
					</li>
				))}
			</ul>
			<p className="mt-auto flex flex-wrap items-center gap-x-4 text-small text-ink-soft" lang={reader}>
				<time dateTime={article.publishedAt}>{formatDay(article.publishedAt, reader)}</time>
				<span>{t("readingTime", { count: article.readingMinutes })}</span>
				<span className="ml-auto font-semibold text-ember" aria-hidden="true">
					{t("readMore")}
				</span>
			</p>
		</article>
	);
}

/** The picture, masked by the arc on hover; the motif where there is none. */
function CardPicture({ article }: { article: ArticleCardData }) {
	return (
		<div className="aspect-3/2 overflow-hidden rounded-[2px] bg-sand transition-[border-radius] duration-500 ease-calm group-hover:rounded-[2px_50%_50%_2px]">
			{article.imageUrl === null ? (
				<svg viewBox="0 0 300 200" className="size-full" fill="none" stroke="#b8320c" aria-hidden="true">
					<circle cx="125" cy="100" r="52" />
					<circle cx="175" cy="100" r="52" stroke="#17494a" />
				</svg>
			) : (
				<MediaPicture
					url={article.imageUrl}
					alt={article.imageAlt}
					sizes="(min-width: 64rem) 23rem, (min-width: 40rem) 50vw, 100vw"
					className="size-full object-cover"
				/>
			)}
		</div>
	);
}
