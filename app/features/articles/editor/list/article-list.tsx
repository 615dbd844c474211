import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { type RefObject, useState } from "react";
import { Link } from "react-router";
import { Badge } from "#app/admin-ui/badge.tsx";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { MoreRows, useFocusOnNewRows } from "#app/admin-ui/list-heading.tsx";
import { Panel } from "#app/admin-ui/screen.tsx";
import { ListState } from "#app/admin-ui/state.tsx";
import { QueryPlaceholder } from "#app/api-client/query-placeholder.tsx";
import { ListDeletion } from "#app/content/deletion/list-deletion.tsx";
import {
	type ArticleSummary,
	statusOf,
	type TranslationState,
} from "#app/features/articles/article-summary.ts";
import { type ArticlePages, articleChanges, deleteArticle } from "#app/features/articles/articles.query.ts";
import { MediaPicture } from "#app/features/media/media-picture.tsx";
import { EntryVisitsLine, useEntryVisits } from "#app/features/visits/entry-figures.tsx";
import type { EntryVisits } from "#app/features/visits/visit-report.ts";
import { formatBusinessMoment, formatDay } from "#app/i18n/dates.ts";
import { nameOfLanguage } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { adminPath } from "#app/site/admin-screens.ts";
import { deletedDays, type Language, languages } from "#app/site/site-config.ts";
import { entryPath } from "#app/site/site-map.ts";
import { EntryActions, ViewLink } from "./row-actions.tsx";

export function ArticleList(props: {
	articles: UseInfiniteQueryResult<ArticlePages>;
	/** Receives the focus when the row that had it is gone. */
	heading: RefObject<HTMLHeadingElement | null>;
	onClear(): void;
}) {
	const { data, isError, refetch, isPlaceholderData } = props.articles;
	const { hasNextPage, isFetchingNextPage, fetchNextPage } = props.articles;
	const t = useText("admin");
	const [deleting, setDeleting] = useState<ArticleSummary>();
	const entries = data?.pages.flatMap((page) => page.entries);

	return (
		<Panel>
			{entries === undefined ? (
				<QueryPlaceholder
					query={{ isPending: !isError, refetch }}
					rows={6}
					height="h-36"
					title={t("articles.failed")}
					text={t("articles.failedText")}
				/>
			) : entries.length === 0 ? (
				<ListState title={t("articles.noneTitle")} text={t("articles.noneText")}>
					<CompactButton look="quiet" onClick={props.onClear}>
						{t("articles.clear")}
					</CompactButton>
				</ListState>
			) : (
				<>
					<Rows entries={entries} busy={isPlaceholderData} onDelete={setDeleting} />
					<MoreRows
						shown={t("articles.shown", { shown: entries.length, count: data?.pages[0]?.total ?? 0 })}
						label={t("articles.more")}
						loading={t("common.loading")}
						hasMore={hasNextPage}
						isLoading={isFetchingNextPage}
						onMore={() => void fetchNextPage()}
					/>
				</>
			)}
			<ListDeletion
				kind="article"
				texts="articles"
				thing={deleting}
				text={t(deleting?.published ? "articles.deleteTextShown" : "articles.deleteText", {
					title: deleting?.title || t("articles.untitled"),
					days: deletedDays,
				})}
				send={deleteArticle}
				refreshes={articleChanges}
				heading={props.heading}
				onClose={() => setDeleting(undefined)}
			/>
		</Panel>
	);
}

function Rows(props: { entries: ArticleSummary[]; busy: boolean; onDelete(article: ArticleSummary): void }) {
	const { entries, busy, onDelete } = props;
	const list = useFocusOnNewRows(entries.length);
	const visitsOf = useEntryVisits("article");
	return (
		<ul ref={list} aria-busy={busy} className={`divide-y divide-clay ${busy ? "opacity-60" : ""}`}>
			{entries.map((article) => (
				<ArticleRow
					key={article.id}
					article={article}
					visits={visitsOf(article.id)}
					onDelete={() => onDelete(article)}
				/>
			))}
		</ul>
	);
}

/** Tags in a row of the list (specification, section 9). */
const maxTags = 3;

export function ArticleRow(props: {
	article: ArticleSummary;
	/** Counts of its pages, if there are any. */
	visits?: EntryVisits | undefined;
	onDelete(): void;
}) {
	const { article, visits, onDelete } = props;
	const t = useText("admin");
	const language = useLanguage();
	const title = article.title || t("articles.untitled");
	return (
		<li className="grid grid-cols-[minmax(0,1fr)_auto] wrap-anywhere gap-x-4 gap-y-2 px-5 py-5 sm:px-7 md:grid-cols-[7.5rem_minmax(0,1fr)_auto] md:gap-x-6">
			<Thumbnail article={article} />
			<div className="grid min-w-0 content-start gap-1.5 max-md:col-span-2">
				<div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
					<h3
						lang={article.title ? article.language : language}
						className="font-serif text-[1.2rem] leading-snug"
					>
						<Link
							to={adminPath("editArticle", article.id)}
							prefetch="intent"
							className="underline-offset-4 hover:underline"
						>
							{title}
						</Link>
					</h3>
					<Badge tone={article.published ? "live" : "calm"}>{t(`common.${statusOf(article)}`)}</Badge>
					{article.corrections === undefined ? null : <Badge tone="calm">{t("corrections.waiting")}</Badge>}
					{article.category === "" ? null : <Badge tone="outline">{article.category}</Badge>}
				</div>
				<p lang={article.language} className="line-clamp-2 text-small text-ink-soft">
					{article.excerpt}
				</p>
				<DatesAndLanguages article={article} />
				{visits === undefined ? null : (
					<p className="text-small text-ink-soft">
						<EntryVisitsLine {...visits} />
					</p>
				)}
				<Tags tags={article.tags} />
			</div>
			<div className="-mr-2.5 flex items-start max-md:-ml-3 max-md:-mt-1">
				{article.published ? (
					<ViewLink
						href={entryPath("article", article.slug)}
						label={t("articles.viewOne", { title })}
						title={t("articles.view")}
					/>
				) : null}
				<EntryActions
					to={adminPath("editArticle", article.id)}
					edit={t("articles.editOne", { title })}
					remove={t("articles.deleteOne", { title })}
					onDelete={onDelete}
				/>
			</div>
		</li>
	);
}

function DatesAndLanguages({ article }: { article: ArticleSummary }) {
	const t = useText("admin");
	const language = useLanguage();
	return (
		<p className="flex flex-wrap gap-x-4 text-small text-ink-soft">
			<span>{t("articles.created", { date: formatDay(article.createdAt, language) })}</span>
			<span>{t("articles.updated", { date: formatDay(article.updatedAt, language) })}</span>
			{article.publishAt === null ? null : (
				<span>{t("schedule.waits", { when: formatBusinessMoment(article.publishAt, language) })}</span>
			)}
			{article.corrections?.publishAt == null ? null : (
				<span>
					{t("corrections.until", {
						when: formatBusinessMoment(article.corrections.publishAt, language),
					})}
				</span>
			)}
			{languages
				.filter((other) => other !== article.language)
				.map((other) => (
					<Translation key={other} language={other} state={article.states[other]} />
				))}
			{article.outdated.map((other) => (
				<span key={other}>{t("articles.outdated", { language: nameOfLanguage(other, language) })}</span>
			))}
		</p>
	);
}

/** Says what is still to be written in a language; nothing where the text is complete. */
function Translation({ language, state }: { language: Language; state: TranslationState }) {
	const t = useText("admin");
	const name = nameOfLanguage(language, useLanguage());
	if (state === "complete") return null;
	return (
		<span>
			{t(state === "missing" ? "articles.noTranslation" : "articles.halfTranslation", { language: name })}
		</span>
	);
}

function Thumbnail({ article }: { article: Pick<ArticleSummary, "imageUrl" | "imagePosition"> }) {
	return (
		<div className="aspect-3/2 w-30 overflow-hidden rounded-[2px] bg-sand max-md:hidden">
			{article.imageUrl === null ? (
				<svg
					viewBox="0 0 300 200"
					className="size-full stroke-ink/25"
					fill="none"
					strokeWidth="3"
					aria-hidden="true"
				>
					<circle cx="125" cy="100" r="52" />
					<circle cx="175" cy="100" r="52" />
				</svg>
			) : (
				<MediaPicture
					url={article.imageUrl}
					alt=""
					position={article.imagePosition}
					sizes="120px"
					className="size-full object-cover"
				/>
			)}
		</div>
	);
}

function Tags({ tags }: { tags: string[] }) {
	const t = useText("admin");
	if (tags.length === 0) return null;
	const more = tags.length - maxTags;
	return (
		<ul aria-label={t("articles.tags")} className="flex flex-wrap gap-x-2 gap-y-1 text-small text-ink-soft">
			{tags.slice(0, maxTags).map((tag) => (
				<li key={tag} className="rounded-full border border-clay px-2.5 leading-snug">
					{tag}
				</li>
			))}
			{more > 0 ? <li className="leading-snug">{t("articles.moreTags", { count: more })}</li> : null}
		</ul>
	);
}
