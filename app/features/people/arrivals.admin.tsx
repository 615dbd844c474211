import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { Icon } from "#app/admin-ui/icon.tsx";
import { Panel, ScreenHead } from "#app/admin-ui/screen.tsx";
import { ListState } from "#app/admin-ui/state.tsx";
import { QueryPlaceholder } from "#app/api-client/query-placeholder.tsx";
import { textOrOther } from "#app/content/localized.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { adminTitle } from "#app/metadata/admin-title.ts";
import { adminPath } from "#app/site/admin-screens.ts";
import type { Route } from "./+types/arrivals.admin";
import { Arrivals } from "./arrivals.tsx";
import { arrivalsPath, type HostList } from "./host-list.ts";
import { momentOf } from "./moment-of.ts";
import { readEveryMs } from "./use-arrivals.ts";

export const meta = adminTitle((text) => text.people.arrivals.title);

/** The list of a table as its host has it, for the owner: it goes on without network once it was opened. */
export default function ArrivalsScreen({ params }: Pick<Route.ComponentProps, "params">) {
	const t = useText("admin");
	const language = useLanguage();
	const path = arrivalsPath(params.id);
	const list = useQuery<HostList | null>({
		queryKey: [path],
		refetchInterval: readEveryMs,
		refetchOnReconnect: true,
	});
	const title = list.data && textOrOther(list.data, "title", language).text;
	return (
		<div className="max-w-[44rem]">
			<Link
				to={adminPath("table", params.id)}
				className="mb-3 inline-flex min-h-11 items-center gap-1 text-small"
			>
				<Icon name="back" />
				{t("people.arrivals.back")}
			</Link>
			<ScreenHead title={title || t("people.arrivals.title")} />
			{list.data ? (
				<>
					<p className="-mt-3 mb-6 text-ink-soft">{momentOf(list.data, language)}</p>
					<Arrivals key={path} path={path} guests={list.data.guests} isCut={list.isError} />
				</>
			) : (
				<Panel>
					{list.data === null ? (
						<ListState title={t("people.arrivals.none")} text={t("people.arrivals.noneText")} />
					) : (
						<QueryPlaceholder
							query={list}
							rows={4}
							height="h-18"
							title={t("people.guestList.failedToLoad")}
						/>
					)}
				</Panel>
			)}
		</div>
	);
}
