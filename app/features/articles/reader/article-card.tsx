import type { ArticleCardData } from "#app/features/articles/article-text.ts";
import { MediaPicture } from "#app/features/media/media-picture.tsx";
import { formatDay } from "#app/i18n/dates.ts";
import { localizePath, nameOfLanguage } from "#app/i18n/language.ts";
import type { TextsPart } from "#app/i18n/site-texts.server.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { entryPath } from "#app/site/site-map.ts";
import { OverlappingRings } from "#app/ui/arcs.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { cardLayout, tagsOfOneRow } from "./card-layout.ts";
import { TagLinks } from "./tag-links.tsx";

export const cardTexts = {
	of: "blog",
	parts: ["readMore", "readingTime", "writtenIn", "by", "article.tags"],
} as const satisfies TextsPart<"blog">;

/** An article's card, all of it a link. `priority` is that of its picture. */
export function ArticleCard(props: {
	article: ArticleCardData;
	level: 2 | 3;
	priority?: "first" | "now" | "near";
}) {
	const { article, level, priority } = props;
	const t = useText("blog");
	const language = useLanguage();
	const Heading = `h${level}` as const;
	const lang = article.language === language ? undefined : article.language;

	return (
		<article className={`group ${cardLayout.card}`}>
			<CardPicture article={article} priority={priority} />
			<p className={`${cardLayout.label} label text-ember`}>
				<span lang={lang}>{article.category}</span>
				{lang === undefined ? null : (
					<span className="text-ink-soft">
						{t("writtenIn", { language: nameOfLanguage(lang, language) })}
					</span>
				)}
			</p>
			<Heading lang={lang} className={cardLayout.title}>
				<PageLink
					to={localizePath(entryPath("article", article.slug), language)}
					className="decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0"
				>
					{article.title}
				</PageLink>
			</Heading>
			<p lang={lang} className={`${cardLayout.excerpt} text-ink-soft`}>
				{article.excerpt}
			</p>
			<TagLinks
				tags={tagsOfOneRow(article.tags)}
				language={article.language}
				// Above the link that covers the card.
				className={`${cardLayout.tags} relative z-10 self-start`}
			/>
			<p className={`${cardLayout.foot} text-ink-soft`}>
				{article.author && <span className="w-full">{t("by", { author: article.author.name })}</span>}
				<span className="inline-flex flex-wrap gap-x-3">
					<time className="whitespace-nowrap" dateTime={article.publishedAt}>
						{formatDay(article.publishedAt, language)}
					</time>
					<span>{t("readingTime", { count: article.readingMinutes })}</span>
				</span>
				<span className="font-semibold text-ember" aria-hidden="true">
					{t("readMore")}
				</span>
			</p>
		</article>
	);
}

/** A card's picture, masked by the arc on hover; the motif where there is none. */
function CardPicture(props: {
	article: Pick<ArticleCardData, "imageUrl" | "imageAlt" | "imagePosition" | "language">;
	priority?: "first" | "now" | "near";
}) {
	const { article, priority } = props;
	const language = useLanguage();
	return (
		<div
			lang={article.language === language ? undefined : article.language}
			className={`${cardLayout.picture} transition-[border-radius] duration-500 ease-calm group-hover:rounded-[2px_50%_50%_2px]`}
		>
			{article.imageUrl === null ? (
				<OverlappingRings className="size-full" />
			) : (
				<MediaPicture
					url={article.imageUrl}
					alt={article.imageAlt}
					position={article.imagePosition}
					priority={priority}
					sizes="(min-width: 64rem) 23rem, (min-width: 40rem) 50vw, 100vw"
					className="size-full object-cover"
				/>
			)}
		</div>
	);
}
