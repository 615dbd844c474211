import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { useErrorToast } from "#app/api-client/use-api-mutation.ts";
import {
	adminMemberCount,
	confirmedAt as confirmationOf,
	isCountOld,
} from "#app/features/settings/setting.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { adminPaths } from "#app/site/admin-screens.ts";
import { useDashboardSources } from "./dashboard.context.ts";

/** Shown while a figure is loading (specification, section 2). */
export const reading = "...";
/** Shown if a figure could not be loaded. */
export const unread = "–";

/** The four figures of the dashboard. */
export function StatCards() {
	const t = useText("admin");
	const language = useLanguage();
	const sources = useDashboardSources();
	const stats = useQuery(sources.stats);
	const members = useQuery(sources.memberCount);
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
		[t("dashboard.members"), memberCount, membersNote],
	] as const;

	return (
		<dl className="grid grid-cols-2 gap-px overflow-hidden rounded-[2px] bg-clay lg:grid-cols-4">
			{cards.map(([label, value, note]) => (
				<div key={label} className="flex flex-col bg-white px-5 py-4 sm:px-7 sm:py-6">
					<dt className="text-small font-semibold">{label}</dt>
					<dd className="mt-2 font-serif text-[2.6rem] leading-none tracking-tight tabular-nums">{value}</dd>
					<dd className="mt-2 text-small text-ink-soft">{note}</dd>
				</div>
			))}
		</dl>
	);
}
