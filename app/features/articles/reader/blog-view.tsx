import type { ArticleCardData } from "#app/features/articles/article-text.ts";
import { NewsletterSection } from "#app/features/newsletter/signup/newsletter-section.tsx";
import { useText } from "#app/i18n/text-context.tsx";
import { Emphasis } from "#app/ui/emphasis.tsx";
import { ArticleCard } from "./article-card.tsx";
import { ArticleSearchBox } from "./article-search-box.tsx";
import { isFiltered } from "./blog-choice.ts";
import { BeyondLastPage, NoArticles, NoneFound, TooManySearches } from "./blog-empty.tsx";
import { ActiveFilters, CategoryLinks } from "./blog-filters.tsx";
import type { BlogList } from "./blog-list.server.ts";
import { BlogPager } from "./blog-pager.tsx";
import { cardLayout } from "./card-layout.ts";
import { useListLoading } from "./pending-blog.tsx";
import { SkeletonGrid } from "./skeleton-grid.tsx";

/** The list of articles: title and search, categories, filters, cards, pages. */
export function BlogView({ list }: { list: BlogList }) {
	const t = useText("blog");
	const { choice, categories, pages } = list;
	const loading = useListLoading();

	return (
		<main id="content" className="wrap-anywhere">
			<div className="content pt-36 pb-section">
				<div className="relative grid grid-cols-1 gap-x-8 gap-y-10 lg:grid-cols-12 lg:items-end">
					<div className="lg:col-span-7">
						<p className="label text-ember">{t("label")}</p>
						<h1 className="mt-4 text-display">
							<Emphasis text={t("title")} />
						</h1>
						<p className="mt-6 max-w-column text-lead text-ink-soft">{t("lead")}</p>
					</div>
					<div className="lg:col-span-4 lg:col-start-9">
						<MeetingRings className="mb-10 hidden w-full lg:block" />
						<ArticleSearchBox choice={choice} />
					</div>
				</div>
				<div className={`mt-12 sm:mt-16 ${categories.length < 2 ? "border-t border-clay" : ""}`}>
					<CategoryLinks categories={categories} present={choice.category} />
					<div className="flex min-h-20 flex-wrap items-center justify-between gap-x-8 py-4">
						<ResultCount list={list} loading={loading} />
						<ActiveFilters choice={choice} tag={list.tag} withAll={list.count > 0} />
					</div>
				</div>
				<div aria-busy={loading}>{loading ? <SkeletonGrid /> : <Results list={list} />}</div>
				{loading || list.beyond ? null : <BlogPager choice={choice} pages={pages} />}
			</div>
			<NewsletterSection />
		</main>
	);
}

function Results({ list }: { list: BlogList }) {
	const { choice, count, beyond, cards, waitSeconds } = list;
	if (waitSeconds !== undefined) return <TooManySearches waitSeconds={waitSeconds} />;
	if (beyond) return <BeyondLastPage choice={choice} />;
	if (count > 0) return <ArticleGrid cards={cards} />;
	return isFiltered(choice) ? <NoneFound /> : <NoArticles />;
}

/** The number of articles, announced when it changes. */
function ResultCount({ list, loading }: { list: BlogList; loading: boolean }) {
	const t = useText("blog");
	const { count, pages, choice, waitSeconds } = list;
	const { search, page } = choice;
	if (waitSeconds !== undefined && !loading) return null;
	const nothingYet = count === 0 && !isFiltered(choice) && !loading;
	const found = search === "" ? t("results", { count }) : t("resultsFor", { count, search });
	const place = pages > 1 && !list.beyond ? `, ${t("resultsPage", { page, pages })}` : "";
	return (
		<p role="status" className={nothingYet ? "sr-only" : "text-small text-ink-soft"}>
			{loading ? t("loading") : found + place}
		</p>
	);
}

/** Cards in the first row of the widest layout. */
const firstRow = 3;

/** The cards of a list. The picture of the first one is what a phone's first screen waits for. */
function ArticleGrid({ cards }: { cards: ArticleCardData[] }) {
	return (
		<div className={cardLayout.grid}>
			{cards.map((card, place) => (
				<ArticleCard
					key={card.slug}
					article={card}
					level={2}
					priority={place === 0 ? "first" : place < firstRow ? "now" : "near"}
				/>
			))}
		</div>
	);
}

/** Two rings in line whose meeting is filled with late sun. Decoration only. */
function MeetingRings({ className = "" }: { className?: string }) {
	return (
		<svg viewBox="0 0 400 240" className={className} fill="none" aria-hidden="true">
			<defs>
				<linearGradient id="meeting-light" x1="0" y1="0" x2="0.4" y2="1">
					<stop offset="0" stopColor="#f6a877" />
					<stop offset="1" stopColor="#f2491b" />
				</linearGradient>
			</defs>
			<path d="M200 24.8a119 119 0 0 1 0 190.4a119 119 0 0 1 0-190.4z" fill="url(#meeting-light)" />
			<circle cx="128.6" cy="120" r="119" stroke="#e3d2bf" />
			<circle cx="271.4" cy="120" r="119" stroke="#9cc4bb" />
		</svg>
	);
}
