import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { Panel } from "#app/admin-ui/screen.tsx";
import { useIsOpen } from "#app/features/session/me-context.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { adminPaths } from "#app/site/admin-screens.ts";
import { formatCount } from "#app/site/site-config.ts";
import type { EntryVisits, ListedKind } from "./visit-report.ts";
import { entryVisitsQuery } from "./visits.query.ts";

/** Reads what was counted of all things of a kind at once. @returns the counts of one, if it has any. */
export function useEntryVisits(kind: ListedKind): (id: string) => EntryVisits | undefined {
	const { data } = useQuery({ ...entryVisitsQuery(kind), enabled: useIsOpen()("visits") });
	return (id) => data?.find((one) => one.id === id);
}

/** Tells in a line what was counted of one thing. */
export function EntryVisitsLine({ visits, reads, forms }: EntryVisits) {
	const t = useText("admin");
	const language = useLanguage();
	const counted = (path: "visits" | "reads" | "forms", count: number) =>
		t(`visits.entry.${path}`, { count, shown: formatCount(count, language) });
	const parts = [
		counted("visits", visits),
		...(reads === 0 ? [] : [counted("reads", reads)]),
		...(forms === 0 ? [] : [counted("forms", forms)]),
	];
	return parts.join(" · ");
}

/** Shows the counts of an article's or a table's pages beside it. */
export function EntryVisitsPanel({ kind, id }: { kind: ListedKind; id: string }) {
	const t = useText("admin");
	const visits = useEntryVisits(kind)(id);
	if (!useIsOpen()("visits")) return null;
	return (
		<Panel title={t("visits.entry.title")} className="mb-6">
			<div className="flex flex-wrap items-center justify-between gap-x-6 border-t border-clay px-5 py-3 text-small sm:px-7">
				<p className="min-w-0">
					{visits === undefined ? t("visits.entry.none") : <EntryVisitsLine {...visits} />}
					<span className="block text-ink-soft">{t("visits.entry.hint")}</span>
				</p>
				<Link
					to={adminPaths.visitors}
					prefetch="intent"
					className="text-link inline-flex min-h-11 items-center"
				>
					{t("visits.dashboardLink")}
				</Link>
			</div>
		</Panel>
	);
}
