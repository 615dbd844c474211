import { Link } from "react-router";
import { compactClass } from "#app/admin-ui/compact-button.tsx";
import { Icon } from "#app/admin-ui/icon.tsx";
import { FoldingPanel, ScreenHead } from "#app/admin-ui/screen.tsx";
import { UnfinishedList } from "#app/content/drafts/unfinished-list.tsx";
import { articleDrafts } from "#app/features/articles/working-copy.ts";
import { HeldMailsNotice } from "#app/features/backups/held-mails-notice.tsx";
import { pageDrafts } from "#app/features/custom-pages/working-copy.ts";
import { eventDrafts } from "#app/features/events/working-copy.ts";
import { OpeningPanel } from "#app/features/facts/opening-panel.tsx";
import { OwedResultsNotice } from "#app/features/feedback/admin/owed-results-notice.tsx";
import { StateCard } from "#app/features/state/state-card.tsx";
import { useText } from "#app/i18n/text-context.tsx";
import { adminTitle } from "#app/metadata/admin-title.ts";
import { adminPaths } from "#app/site/admin-screens.ts";
import { EventReminder } from "./event-reminder.tsx";
import { NewsletterCard } from "./newsletter-card.tsx";
import { ReadersPanel } from "./readers-panel.tsx";
import { RecentArticles } from "./recent-articles.tsx";
import { StatCards } from "./stat-cards.tsx";
import { UntranslatedPanel } from "./untranslated-panel.tsx";
import { WaitingPanel } from "./waiting/waiting-panel.tsx";

export const meta = adminTitle((text) => text.dashboard.title);

export default function Dashboard() {
	const t = useText("admin");
	return (
		<div className="max-w-[84rem]">
			<ScreenHead title={t("dashboard.title")}>
				<Link to={adminPaths.addArticle} prefetch="intent" className={compactClass("primary")}>
					<Icon name="plus" />
					{t("dashboard.add")}
				</Link>
			</ScreenHead>
			<HeldMailsNotice />
			<WaitingPanel />
			<OwedResultsNotice />
			<UnfinishedList kinds={[articleDrafts, eventDrafts, pageDrafts]} />
			<EventReminder />
			<OpeningPanel isBrief />
			<StatCards />
			<div className="mt-6 grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_19rem]">
				<div className="grid min-w-0 gap-6">
					<ReadersPanel />
					<RecentArticles />
					<UntranslatedPanel />
				</div>
				<div className="grid gap-6">
					<QuickActions />
					<NewsletterCard />
					<StateCard />
				</div>
			</div>
		</div>
	);
}

function QuickActions() {
	const t = useText("admin");
	const actions = [
		[adminPaths.addArticle, t("dashboard.quickCreate")],
		[adminPaths.articles, t("dashboard.quickManage")],
		[adminPaths.events, t("dashboard.quickEvents")],
		[adminPaths.settings, t("dashboard.quickSettings")],
	] as const;
	return (
		<FoldingPanel title={t("dashboard.quick")}>
			<ul className="divide-y divide-clay border-t border-clay px-5 pb-2 sm:px-7 sm:max-xl:grid sm:max-xl:grid-cols-2 sm:max-xl:divide-y-0 sm:max-xl:gap-x-8">
				{actions.map(([path, label]) => (
					<li key={path}>
						<Link
							to={path}
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
