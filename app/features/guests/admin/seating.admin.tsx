import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { CompactButton, compactClass } from "#app/admin-ui/compact-button.tsx";
import { Panel, ScreenHead } from "#app/admin-ui/screen.tsx";
import { ListState, RowSkeletons } from "#app/admin-ui/state.tsx";
import { useDebounced } from "#app/admin-ui/use-debounced.ts";
import { useErrorToast } from "#app/api-client/use-api-mutation.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { adminTitle } from "#app/metadata/admin-title.ts";
import { adminPaths } from "#app/site/admin-screens.ts";
import type { Route } from "./+types/seating.admin";
import { seatingQuery } from "./seating.query.ts";
import { SeatingView } from "./seating-view.tsx";

/** How long typing pauses before it is searched for. */
const searchPauseMs = 300;

export const meta = adminTitle((text) => text.guests.title);

export default function SeatingScreen({ params }: Pick<Route.ComponentProps, "params">) {
	const t = useText("admin");
	const [search, setSearch] = useState("");
	const seating = useInfiniteQuery(seatingQuery(params.id, useDebounced(search.trim(), searchPauseMs)));
	useErrorToast(seating.error, t("guests.failed"));
	const pages = seating.data?.pages;
	const [first] = pages ?? [];
	if (pages !== undefined && first !== undefined) {
		return (
			<SeatingView
				key={params.id}
				seating={first}
				guests={pages.flatMap(({ guests }) => guests)}
				search={search}
				onSearch={setSearch}
				onMore={seating.hasNextPage ? () => seating.fetchNextPage() : undefined}
				isReadingMore={seating.isFetchingNextPage}
			/>
		);
	}
	return (
		<div className="max-w-[84rem]">
			<ScreenHead title={t("guests.title")} />
			<Panel>
				{seating.isError ? (
					<ListState failed title={t("guests.failed")} text={t("guests.failedText")}>
						<div className="flex flex-wrap gap-3">
							<CompactButton look="quiet" onClick={() => seating.refetch()}>
								{t("common.retry")}
							</CompactButton>
							<Link to={adminPaths.events} className={compactClass("plain")}>
								{t("guests.back")}
							</Link>
						</div>
					</ListState>
				) : (
					<RowSkeletons rows={4} height="h-24" label={t("common.loading")} />
				)}
			</Panel>
		</div>
	);
}
