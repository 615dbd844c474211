import type { ArticleCardData } from "#app/features/articles/article-text.ts";
import { NewsletterSection } from "#app/features/newsletter/signup/newsletter-section.tsx";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { MissedArcs, OverlappingRings } from "#app/ui/arcs.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Emphasis } from "#app/ui/emphasis.tsx";
import { LineIcon } from "#app/ui/line-icon.tsx";
import { PageLink, TextLink } from "#app/ui/page-link.tsx";
import { ArticleCard } from "./article-card.tsx";
import { ArticleSearchBox } from "./article-search-box.tsx";
import { type BlogChoice, blogAddress } from "./blog-address.ts";
import { isFiltered } from "./blog-choice.ts";
import type { BlogList } from "./blog-list.server.ts";
import { cardLayout } from "./card-layout.ts";
import { pagerNumbers } from "./paging.ts";
import { useListLoading } from "./pending-blog.tsx";
import { SkeletonGrid } from "./skeleton-grid.tsx";
import { badgeClass } from "./tag-links.tsx";

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

function NoArticles() {
	const t = useText("blog");
	return (
		<EmptyState
			motif={<OverlappingRings className="-ml-11 w-48" />}
			title={t("empty.title")}
			text={t("empty.text")}
		/>
	);
}

function NoneFound() {
	const t = useText("blog");
	const language = useLanguage();
	return (
		<EmptyState
			motif={<MissedArcs className="-ml-5 w-40" />}
			title={t("noneFound.title")}
			text={t("noneFound.text")}
		>
			<ButtonLink look="quiet" to={blogAddress(language)} preventScrollReset>
				{t("filters.all")}
			</ButtonLink>
		</EmptyState>
	);
}

/** A search that comes too soon after many others. The typed text stays in the box above. */
function TooManySearches({ waitSeconds }: { waitSeconds: number }) {
	const t = useText("blog");
	return (
		<div role="alert">
			<EmptyState
				motif={<MissedArcs className="-ml-5 w-40" />}
				title={t("tooMany.title")}
				text={t("tooMany.text", { count: waitSeconds })}
			/>
		</div>
	);
}

function BeyondLastPage({ choice }: { choice: BlogChoice }) {
	const t = useText("blog");
	const language = useLanguage();
	return (
		<EmptyState
			motif={<MissedArcs className="-ml-5 w-40" />}
			title={t("beyond.title")}
			text={t("beyond.text")}
		>
			<ButtonLink look="quiet" to={blogAddress(language, { ...choice, page: 1 })}>
				{t("beyond.first")}
			</ButtonLink>
		</EmptyState>
	);
}

function EmptyState(props: {
	motif: React.ReactNode;
	title: string;
	text: string;
	children?: React.ReactNode;
}) {
	return (
		<div className="flex flex-col items-start gap-5 py-10 sm:py-16">
			{props.motif}
			<h2 className="mt-4 text-title">
				<Emphasis text={props.title} />
			</h2>
			<p className="max-w-column text-lead text-ink-soft">{props.text}</p>
			{props.children}
		</div>
	);
}

/** The pages of the list as real links. Nothing when there is one page only. */
function BlogPager({ choice, pages }: { choice: BlogChoice; pages: number }) {
	const t = useText("blog");
	const language = useLanguage();
	const { page } = choice;
	const address = (number: number) => blogAddress(language, { ...choice, page: number });
	if (pages < 2) return null;

	return (
		<nav
			aria-label={t("pages.label")}
			className="screen-only mt-20 grid grid-cols-2 items-center gap-y-4 border-t border-clay pt-6 text-small sm:grid-cols-[1fr_auto_1fr]"
		>
			{page > 1 ? (
				<PageLink rel="prev" to={address(page - 1)} className={`${endClass} justify-self-start`}>
					<Arrow className="rotate-180" />
					{t("pages.previous")}
				</PageLink>
			) : (
				<span />
			)}
			<ol className="order-first col-span-2 flex justify-center sm:order-none sm:col-span-1">
				{pagerNumbers(page, pages).map((number, place) =>
					number === null ? (
						// A gap is identified by its position.
						<li
							key={`gap ${place < 2 ? "before" : "after"}`}
							className="inline-flex size-11 items-center justify-center"
							aria-hidden="true"
						>
							…
						</li>
					) : (
						<li key={number}>
							<PageLink
								to={address(number)}
								aria-label={t("pages.page", { page: number })}
								aria-current={number === page ? "page" : undefined}
								className={`inline-flex size-11 items-center justify-center rounded-full ${
									number === page ? "border border-brand font-semibold" : "hover:bg-sand"
								}`}
							>
								{number}
							</PageLink>
						</li>
					),
				)}
			</ol>
			{page < pages ? (
				<PageLink
					rel="next"
					to={address(page + 1)}
					className={`${endClass} col-start-2 justify-self-end sm:col-start-3`}
				>
					{t("pages.next")}
					<Arrow />
				</PageLink>
			) : null}
		</nav>
	);
}

const endClass =
	"inline-flex min-h-11 items-center gap-3 font-semibold text-ember hover:underline underline-offset-4";

function Arrow({ className = "" }: { className?: string }) {
	return (
		<LineIcon box="20 12" className={`w-5 ${className}`}>
			<path d="M0 6h18M13 1a5 5 0 0 0 5 5 5 5 0 0 0-5 5" />
		</LineIcon>
	);
}

/** The categories as links: one row, which can be pushed aside on a small screen. */
function CategoryLinks(props: { categories: { key: string; label: string }[]; present: string }) {
	const { categories, present } = props;
	const t = useText("blog");
	const language = useLanguage();
	if (categories.length < 2) return null;
	const all = { key: "", label: t("categories.all") };

	return (
		<nav aria-label={t("categories.label")} className="-mx-gutter border-b border-clay lg:mx-0">
			<ul className="-mb-px flex gap-x-7 overflow-x-auto pr-14 pl-gutter [scrollbar-width:none] max-lg:[mask-image:linear-gradient(to_right,black_calc(100%-3.5rem),transparent)] lg:flex-wrap lg:px-0">
				{[all, ...categories].map(({ key, label }) => (
					<li key={key} className="shrink-0">
						<PageLink
							to={blogAddress(language, { category: key })}
							preventScrollReset
							aria-current={key === present ? "page" : undefined}
							className={`inline-flex min-h-12 min-w-6 items-center justify-center border-b-2 text-small outline-offset-[-2px] transition-colors ${
								key === present
									? "border-brand font-semibold"
									: "border-transparent text-ink-soft hover:text-ink"
							}`}
						>
							{label}
						</PageLink>
					</li>
				))}
			</ul>
		</nav>
	);
}

/** The active filters with links that remove them; `tag` is written as the articles do. */
function ActiveFilters(props: { choice: BlogChoice; tag: string; withAll: boolean }) {
	const { choice, tag, withAll } = props;
	const t = useText("blog");
	const language = useLanguage();
	if (!isFiltered(choice)) return null;

	return (
		<div className="flex flex-wrap items-center gap-x-3 gap-y-3 text-small">
			{choice.search === "" && choice.tag === "" ? null : (
				<>
					<span className="text-ink-soft">{t("filters.label")}</span>
					{choice.search === "" ? null : (
						<FilterBadge name={choice.search} without={{ ...choice, search: "", page: 1 }} />
					)}
					{choice.tag === "" ? null : <FilterBadge name={tag} without={{ ...choice, tag: "", page: 1 }} />}
				</>
			)}
			{withAll ? (
				<TextLink to={blogAddress(language)} preventScrollReset>
					{t("filters.all")}
				</TextLink>
			) : null}
		</div>
	);
}

function FilterBadge({ name, without }: { name: string; without: BlogChoice }) {
	const t = useText("blog");
	const language = useLanguage();
	return (
		<PageLink
			to={blogAddress(language, without)}
			preventScrollReset
			aria-label={t("filters.remove", { filter: name })}
			className={`${badgeClass} max-w-full gap-2 bg-mist`}
		>
			<span className="truncate">{name}</span>
			<LineIcon box="10 10" className="size-2.5 shrink-0">
				<path d="m1 1 8 8M9 1 1 9" />
			</LineIcon>
		</PageLink>
	);
}
