import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { CompactButton, compactClass } from "#app/admin-ui/compact-button.tsx";
import { Panel, ScreenHead } from "#app/admin-ui/screen.tsx";
import { ListState, RowSkeletons } from "#app/admin-ui/state.tsx";
import { useErrorToast } from "#app/api-client/use-api-mutation.ts";
import { publicationsQuery, textsQuery } from "#app/features/texts/admin/common/texts.query.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { adminTitle } from "#app/metadata/admin-title.ts";
import { adminPaths } from "#app/site/admin-screens.ts";
import { Publication } from "./publication.tsx";

export const meta = adminTitle((text) => text.texts.historyTitle);

export default function TextHistoryScreen() {
	const t = useText("admin");
	const publications = useInfiniteQuery(publicationsQuery);
	const texts = useQuery(textsQuery);
	useErrorToast(publications.error, t("texts.failed"));
	return (
		<div className="max-w-[60rem]">
			<ScreenHead title={t("texts.historyTitle")}>
				<Link to={adminPaths.texts} className={compactClass("quiet")}>
					{t("texts.back")}
				</Link>
			</ScreenHead>
			<p className="mb-6 max-w-column text-ink-soft">{t("texts.historyText")}</p>
			{publications.data === undefined || texts.data === undefined ? (
				<Panel>
					{publications.isPending || texts.isPending ? (
						<RowSkeletons rows={4} height="h-24" label={t("common.loading")} />
					) : (
						<ListState failed title={t("texts.failed")} />
					)}
				</Panel>
			) : publications.data.pages.flat().length === 0 ? (
				<Panel>
					<ListState title={t("texts.noHistory")} />
				</Panel>
			) : (
				<>
					<ol className="grid gap-4">
						{publications.data.pages.flat().map((publication) => (
							<Publication key={publication.id} publication={publication} list={texts.data} />
						))}
					</ol>
					{publications.hasNextPage ? (
						<CompactButton
							look="quiet"
							className="mt-6"
							disabled={publications.isFetchingNextPage}
							onClick={() => void publications.fetchNextPage()}
						>
							{t(publications.isFetchingNextPage ? "common.loading" : "texts.more")}
						</CompactButton>
					) : null}
				</>
			)}
		</div>
	);
}
