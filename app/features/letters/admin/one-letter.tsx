import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { CompactButton, compactClass } from "#app/admin-ui/compact-button.tsx";
import { Panel, ScreenHead } from "#app/admin-ui/screen.tsx";
import { ListState, RowSkeletons } from "#app/admin-ui/state.tsx";
import { useErrorToast } from "#app/api-client/use-api-mutation.ts";
import type { Letter } from "#app/features/letters/letter.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { adminPaths } from "#app/site/admin-screens.ts";
import { letterRequests } from "./letters.query.ts";

/** A screen of one letter, once the newest of it has been read. */
export function OneLetter(props: { id: string; title: string; children(letter: Letter): ReactNode }) {
	const t = useText("admin");
	const letter = useQuery(letterRequests.one(props.id));
	useErrorToast(letter.error, t("letters.failed"));
	if (letter.data !== undefined && letter.isFetchedAfterMount) return props.children(letter.data);
	return (
		<div className="max-w-[84rem]">
			<ScreenHead title={props.title} />
			<Panel>
				{letter.isError ? (
					<ListState failed title={t("letters.failed")} text={t("letters.failedText")}>
						<div className="flex flex-wrap gap-3">
							<CompactButton look="quiet" onClick={() => letter.refetch()}>
								{t("common.retry")}
							</CompactButton>
							<Link to={adminPaths.letters} className={compactClass("plain")}>
								{t("letters.back")}
							</Link>
						</div>
					</ListState>
				) : (
					<RowSkeletons rows={4} height="h-36" label={t("common.loading")} />
				)}
			</Panel>
		</div>
	);
}
