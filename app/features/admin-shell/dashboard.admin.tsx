import { useQueries, useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { Badge } from "#app/admin-ui/badge.tsx";
import { compactClass } from "#app/admin-ui/compact-button.tsx";
import { Icon } from "#app/admin-ui/icon.tsx";
import { FoldingPanel, LinkNotice, ScreenHead } from "#app/admin-ui/screen.tsx";
import { ListState } from "#app/admin-ui/state.tsx";
import { QueryPlaceholder } from "#app/api-client/query-placeholder.tsx";
import { useErrorToast } from "#app/api-client/use-api-mutation.ts";
import { UnfinishedList } from "#app/content/drafts/unfinished-list.tsx";
import { WaitingPanel } from "#app/features/admin-shell/waiting/waiting-panel.tsx";
import type { ArticleSummary } from "#app/features/articles/article-summary.ts";
import { statusOf, untranslated } from "#app/features/articles/article-summary.ts";
import { articleDrafts } from "#app/features/articles/working-copy.ts";
import { HeldMailsNotice } from "#app/features/backups/held-mails-notice.tsx";
import { pageDrafts } from "#app/features/custom-pages/working-copy.ts";
import { isIncomplete } from "#app/features/events/event-words.ts";
import { queryOfEvents, untranslatedEvents } from "#app/features/events/shown-events.ts";
import { eventDrafts } from "#app/features/events/working-copy.ts";
import { OpeningPanel } from "#app/features/facts/opening-panel.tsx";
import { OwedResultsNotice } from "#app/features/feedback/admin/owed-results-notice.tsx";
import { OwedBackNotice } from "#app/features/payments/admin/owed-back-notice.tsx";
import { useIsOpen } from "#app/features/session/me-context.ts";
import {
	adminMemberCount,
	confirmedAt as confirmationOf,
	isCountOld,
} from "#app/features/settings/setting.ts";
import { StateCard } from "#app/features/state/state-card.tsx";
import { formatDay } from "#app/i18n/dates.ts";
import { nameOfLanguage } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { adminTitle } from "#app/metadata/admin-title.ts";
import { adminPath, adminPaths, screenCapabilities } from "#app/site/admin-screens.ts";
import { languages } from "#app/site/site-config.ts";
import { TextLink } from "#app/ui/page-link.tsx";
import { reading, unread, useDashboardSources } from "./dashboard.context.ts";
import { NewsletterCard } from "./newsletter-card.tsx";
import { ReadersPanel } from "./readers-panel.tsx";

export const meta = adminTitle((text) => text.dashboard.title);

export default function Dashboard() {
	const t = useText("admin");
	const isOpen = useIsOpen();
	return (
		<div className="max-w-[84rem]">
			<ScreenHead title={t("dashboard.title")}>
				<Link to={adminPaths.addArticle} prefetch="intent" className={compactClass("primary")}>
					<Icon name="plus" />
					{t("dashboard.add")}
				</Link>
			</ScreenHead>
			{isOpen("backups") ? <HeldMailsNotice /> : null}
			<WaitingPanel />
			{isOpen("guests") ? <OwedResultsNotice /> : null}
			{isOpen("payments") ? <OwedBackNotice /> : null}
			<UnfinishedList kinds={[articleDrafts, ...(isOpen("events") ? [eventDrafts] : []), pageDrafts]} />
			{isOpen("events") ? <EventReminder /> : null}
			{isOpen("facts") ? <OpeningPanel isBrief /> : null}
			<StatCards />
			<div className="mt-6 grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_19rem]">
				<div className="grid min-w-0 gap-6">
					{isOpen("readers") ? <ReadersPanel /> : null}
					<RecentArticles />
					<UntranslatedPanel />
				</div>
				<div className="grid gap-6">
					<QuickActions />
					{isOpen("readers") ? <NewsletterCard /> : null}
					{isOpen("settings") ? <StateCard /> : null}
				</div>
			</div>
		</div>
	);
}

function QuickActions() {
	const t = useText("admin");
	const isOpen = useIsOpen();
	const actions = (
		[
			["addArticle", t("dashboard.quickCreate")],
			["articles", t("dashboard.quickManage")],
			["events", t("dashboard.quickEvents")],
			["settings", t("dashboard.quickSettings")],
		] as const
	).filter(([screen]) => isOpen(screenCapabilities[screen]));
	return (
		<FoldingPanel title={t("dashboard.quick")}>
			<ul className="divide-y divide-clay border-t border-clay px-5 pb-2 sm:px-7 sm:max-xl:grid sm:max-xl:grid-cols-2 sm:max-xl:divide-y-0 sm:max-xl:gap-x-8">
				{actions.map(([screen, label]) => (
					<li key={screen}>
						<Link
							to={adminPaths[screen]}
							className="group flex min-h-12 items-center justify-between gap-3 hover:text-ember"
						>
							{label}
							<Icon
								name="back"
								className="rotate-180 text-ink-soft transition-transform duration-200 ease-calm group-hover:translate-x-1 group-hover:text-ember"
							/>
						</Link>
					</li>
				))}
			</ul>
		</FoldingPanel>
	);
}

export function StatCards() {
	const t = useText("admin");
	const language = useLanguage();
	const sources = useDashboardSources();
	const stats = useQuery(sources.stats);
	const knowsMembers = useIsOpen()("settings");
	const members = useQuery({ ...sources.memberCount, enabled: knowsMembers });
	useErrorToast(stats.error, t("dashboard.statsFailed"));
	useErrorToast(members.error, t("dashboard.membersFailed"));

	const figure = (value: number | undefined) => value ?? (stats.isPending ? reading : unread);
	const memberCount = members.isPending ? reading : adminMemberCount(members.data?.value);
	const confirmedAt = confirmationOf(members.data);
	const membersNote =
		confirmedAt !== undefined && isCountOld(confirmedAt, new Date()) ? (
			<Link to={adminPaths.settings} className="text-link">
				{t("dashboard.membersOld", { day: formatDay(confirmedAt, language) })}
			</Link>
		) : (
			t("dashboard.membersNote")
		);
	const cards = [
		[t("dashboard.total"), figure(stats.data?.totalArticles), t("dashboard.totalNote")],
		[t("dashboard.published"), figure(stats.data?.publishedArticles), t("dashboard.publishedNote")],
		[t("dashboard.drafts"), figure(stats.data?.draftArticles), t("dashboard.draftsNote")],
		...(knowsMembers ? ([[t("dashboard.members"), memberCount, membersNote]] as const) : []),
	];

	return (
		<dl
			className={`grid grid-cols-2 gap-px overflow-hidden rounded-[2px] bg-clay ${knowsMembers ? "lg:grid-cols-4" : "lg:grid-cols-3"}`}
		>
			{cards.map(([label, value, note]) => (
				<div
					key={label}
					className="flex flex-col bg-white px-5 py-4 last:odd:max-lg:col-span-2 sm:px-7 sm:py-6"
				>
					<dt className="text-small font-semibold">{label}</dt>
					<dd className="mt-2 font-serif text-[2.6rem] leading-none tracking-tight tabular-nums">{value}</dd>
					<dd className="mt-2 text-small text-ink-soft">{note}</dd>
				</div>
			))}
		</dl>
	);
}

/** Number of articles (specification, section 9). */
const recentCount = 5;

export function RecentArticles() {
	const t = useText("admin");
	const articles = useQuery(useDashboardSources().recentArticles(recentCount, useLanguage()));
	useErrorToast(articles.error, t("articles.failed"));
	return (
		<FoldingPanel
			title={t("dashboard.recent")}
			aside={
				<TextLink to={adminPaths.articles} className="text-small">
					{t("dashboard.viewAll")}
				</TextLink>
			}
		>
			<div className="border-t border-clay">
				{articles.data === undefined ? (
					<QueryPlaceholder
						query={articles}
						rows={recentCount}
						height="h-[7.2rem]"
						title={t("articles.failed")}
						text={t("articles.failedText")}
					/>
				) : (
					<Rows articles={articles.data} />
				)}
			</div>
		</FoldingPanel>
	);
}

function Rows({ articles }: { articles: ArticleSummary[] }) {
	const t = useText("admin");
	const language = useLanguage();
	if (articles.length === 0) {
		return (
			<ListState title={t("dashboard.emptyTitle")}>
				<TextLink to={adminPaths.addArticle}>{t("dashboard.emptyLink")}</TextLink>
			</ListState>
		);
	}
	return (
		<ul className="divide-y divide-clay">
			{articles.map((article) => (
				<li key={article.id} className="flex items-start gap-4 px-5 py-4 sm:px-7">
					<div className="grid min-w-0 flex-1 gap-1">
						<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
							<h3 className="wrap-anywhere font-serif text-[1.15rem] leading-snug">
								{article.title || t("articles.untitled")}
							</h3>
							<Badge tone={article.published ? "live" : "calm"}>{t(`common.${statusOf(article)}`)}</Badge>
						</div>
						<p className="truncate text-small text-ink-soft">{article.excerpt}</p>
						<p className="text-small text-ink-soft">
							{t("dashboard.created", { date: formatDay(article.createdAt, language) })}
						</p>
					</div>
					<TextLink
						to={adminPath("editArticle", article.id)}
						aria-label={t("articles.editOne", { title: article.title || t("articles.untitled") })}
						className="text-small"
					>
						{t("common.edit")}
					</TextLink>
				</li>
			))}
		</ul>
	);
}

export function UntranslatedPanel() {
	const t = useText("admin");
	const uiLanguage = useLanguage();
	const sources = useDashboardSources();
	const counts = useQueries({ queries: languages.map(sources.untranslated) });
	const { data: events = [] } = useQuery({ ...sources.events, enabled: useIsOpen()("events") });
	const now = new Date();
	const lines = languages.flatMap((code, index) => {
		const language = nameOfLanguage(code, uiLanguage);
		const articles = counts[index]?.data ?? 0;
		const tables = untranslatedEvents(events, code, now).length;
		return [
			{
				count: articles,
				text: t("articles.untranslated", { count: articles, language }),
				link: t("articles.untranslatedLink", { language }),
				to: `${adminPaths.articles}?${new URLSearchParams(untranslated(code))}`,
			},
			{
				count: tables,
				text: t("events.untranslated", { count: tables, language }),
				link: t("events.untranslatedLink", { language }),
				to: `${adminPaths.events}?${queryOfEvents({ missing: code })}`,
			},
		].filter(({ count }) => count > 0);
	});
	if (lines.length === 0) return null;
	return (
		<FoldingPanel title={t("dashboard.untranslated")}>
			<p className="px-5 pb-3 text-small text-ink-soft sm:px-7">{t("dashboard.untranslatedText")}</p>
			<ul className="divide-y divide-clay border-t border-clay">
				{lines.map(({ text, link, to }) => (
					<li
						key={to}
						className="flex flex-wrap items-center justify-between gap-x-6 px-5 py-2 text-small sm:px-7"
					>
						{text}
						<TextLink to={to}>{link}</TextLink>
					</li>
				))}
			</ul>
		</FoldingPanel>
	);
}

export function EventReminder() {
	const t = useText("admin");
	const { data: events = [] } = useQuery(useDashboardSources().events);
	const count = events.filter(isIncomplete).length;
	if (count === 0) return null;
	return (
		<LinkNotice
			title={t("events.incompleteTitle", { count })}
			text={t("events.incompleteText")}
			to={`${adminPaths.events}?${queryOfEvents({ onlyIncomplete: true })}`}
			link={t("events.incompleteLink")}
		/>
	);
}
