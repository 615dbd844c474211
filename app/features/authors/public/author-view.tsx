import type { ArticleCardData } from "#app/features/articles/article-text.ts";
import { ArticleCard } from "#app/features/articles/reader/article-card.tsx";
import { cardLayout } from "#app/features/articles/reader/card-layout.ts";
import type { ShownAuthor } from "#app/features/authors/shown-author.ts";
import { MediaPicture } from "#app/features/media/media-picture.tsx";
import { localizePath } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { pages } from "#app/site/site-map.ts";
import { Emphasis } from "#app/ui/emphasis.tsx";
import { PageLink } from "#app/ui/page-link.tsx";

/** Somebody who writes articles: portrait, name, a few words, and the published articles. */
export function AuthorView(props: { author: Omit<ShownAuthor, "id">; cards: ArticleCardData[] }) {
	const { author, cards } = props;
	const t = useText("blog");
	const language = useLanguage();
	const lang = author.wordsLanguage === language ? undefined : author.wordsLanguage;
	return (
		<main id="content" className="wrap-anywhere">
			<header className="bg-sand pt-32 pb-16 md:pt-44 md:pb-24">
				<div className="content flex flex-wrap items-center gap-x-12 gap-y-8">
					{author.imageUrl === null ? null : (
						<MediaPicture
							url={author.imageUrl}
							alt=""
							position={author.position}
							sizes="(min-width: 64rem) 14rem, 10rem"
							priority="now"
							className="size-40 rounded-full object-cover lg:size-56"
						/>
					)}
					<div className="max-w-column">
						<p className="label text-ember">
							<PageLink to={localizePath(pages.blog, language)}>{t("label")}</PageLink>
						</p>
						<h1 className="mt-4 text-display">{author.name}</h1>
						{author.words === "" ? null : (
							<p lang={lang} className="mt-6 whitespace-pre-line text-lead text-ink-soft">
								{author.words}
							</p>
						)}
					</div>
				</div>
			</header>
			<section aria-labelledby="articles" className="content py-section">
				<h2 id="articles" className="text-title">
					<Emphasis text={t("author.articles")} />
				</h2>
				<div className={`mt-10 ${cardLayout.grid}`}>
					{cards.map((card) => (
						<ArticleCard key={card.slug} article={card} level={3} />
					))}
				</div>
			</section>
		</main>
	);
}
