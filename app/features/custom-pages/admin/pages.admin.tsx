import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { compactClass } from "#app/admin-ui/compact-button.tsx";
import { Icon } from "#app/admin-ui/icon.tsx";
import { ScreenHead } from "#app/admin-ui/screen.tsx";
import { UnfinishedList } from "#app/content/drafts/unfinished-list.tsx";
import { ContentList } from "#app/content/list/content-list.tsx";
import { pageDrafts } from "#app/features/custom-pages/working-copy.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { adminTitle } from "#app/metadata/admin-title.ts";
import { adminPaths } from "#app/site/admin-screens.ts";
import { deletedDays } from "#app/site/site-config.ts";
import { TextLink } from "#app/ui/page-link.tsx";
import { PageRow, usePageOrder } from "./page-row.tsx";
import { pageRequests } from "./pages.query.ts";

export const meta = adminTitle((text) => text.pages.title);

/** The owner's pages in their order, which is that of the menus. */
export default function PagesScreen() {
	const t = useText("admin");
	const pages = useQuery(pageRequests.list);
	const { move, announcement } = usePageOrder();
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
			<p role="status" className="sr-only">
				{announcement}
			</p>
			<ContentList
				kind="page"
				texts="pages"
				query={pages}
				requests={pageRequests}
				rows={3}
				height="h-28"
				failedText={t("pages.failedText")}
				emptyLink={<TextLink to={adminPaths.addPage}>{t("pages.emptyLink")}</TextLink>}
				question={({ title }) => ({
					text: t("pages.deleteText", { title: title || t("pages.untitled"), days: deletedDays }),
				})}
				row={(page, onDelete, place) => (
					<PageRow
						page={page}
						isFirst={place === 0}
						isLast={place + 1 === pages.data?.length}
						onMove={(by) => move(page.id, by)}
						onDelete={onDelete}
					/>
				)}
			>
				<TextLink to={adminPaths.textsReview} className="mt-4 text-small">
					{t("pages.draftLink")}
				</TextLink>
			</ContentList>
		</div>
	);
}
