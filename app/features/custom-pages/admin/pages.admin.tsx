import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { compactClass } from "#app/admin-ui/compact-button.tsx";
import { Icon } from "#app/admin-ui/icon.tsx";
import { Panel, ScreenHead } from "#app/admin-ui/screen.tsx";
import { ListState } from "#app/admin-ui/state.tsx";
import { QueryPlaceholder } from "#app/api-client/query-placeholder.tsx";
import { useErrorToast } from "#app/api-client/use-api-mutation.ts";
import { UnfinishedList } from "#app/content/drafts/unfinished-list.tsx";
import { pageDrafts } from "#app/features/custom-pages/working-copy.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { adminTitle } from "#app/metadata/admin-title.ts";
import { adminPaths } from "#app/site/admin-screens.ts";
import { TextLink } from "#app/ui/page-link.tsx";
import { PageList } from "./page-list.tsx";
import { pagesQuery } from "./pages.query.ts";

export const meta = adminTitle((text) => text.pages.title);

export default function PagesScreen() {
	const t = useText("admin");
	const pages = useQuery(pagesQuery);
	useErrorToast(pages.error, t("pages.failed"));

	return (
		<div className="max-w-[84rem]">
			<ScreenHead title={t("pages.title")}>
				<Link to={adminPaths.addPage} prefetch="intent" className={compactClass("primary")}>
					<Icon name="plus" />
					{t("pages.add")}
				</Link>
			</ScreenHead>
			<p className="mb-7 max-w-column text-ink-soft">{t("pages.intro")}</p>
			<UnfinishedList kinds={[pageDrafts]} />
			{pages.data !== undefined && pages.data.length > 0 ? (
				<PageList pages={pages.data} />
			) : (
				<Panel>
					{pages.data !== undefined ? (
						<ListState title={t("pages.emptyTitle")} text={t("pages.emptyText")}>
							<TextLink to={adminPaths.addPage}>{t("pages.emptyLink")}</TextLink>
						</ListState>
					) : (
						<QueryPlaceholder
							query={pages}
							rows={3}
							height="h-28"
							title={t("pages.failed")}
							text={t("pages.failedText")}
						/>
					)}
				</Panel>
			)}
		</div>
	);
}
