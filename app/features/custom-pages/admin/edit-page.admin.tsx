import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { compactClass } from "#app/admin-ui/compact-button.tsx";
import { Panel, ScreenHead } from "#app/admin-ui/screen.tsx";
import { ListState } from "#app/admin-ui/state.tsx";
import { ApiError } from "#app/api-client/api-error.ts";
import { QueryPlaceholder } from "#app/api-client/query-placeholder.tsx";
import { useErrorToast } from "#app/api-client/use-api-mutation.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { adminTitle } from "#app/metadata/admin-title.ts";
import { adminPaths } from "#app/site/admin-screens.ts";
import type { Route } from "./+types/edit-page.admin";
import { PageForm } from "./page-form.tsx";
import { pageRequests } from "./pages.query.ts";

export const meta = adminTitle((text) => text.pages.editTitle);

export default function EditPageScreen({ params }: Route.ComponentProps) {
	const t = useText("admin");
	const page = useQuery(pageRequests.one(params.id));
	useErrorToast(page.error, t("pages.loadFailed"));

	// The cache may be older than what is saved: the form waits for the newest.
	if (page.data !== undefined && page.isFetchedAfterMount) {
		return <PageForm key={page.data.id} page={page.data} />;
	}
	const gone = page.error instanceof ApiError && page.error.status === 404;
	return (
		<div className="max-w-[84rem]">
			<ScreenHead title={t("pages.editTitle")} />
			<Panel>
				{gone ? (
					<ListState failed title={t("pages.goneTitle")} text={t("pages.gone")}>
						<Link to={adminPaths.pages} className={compactClass("quiet")}>
							{t("pages.back")}
						</Link>
					</ListState>
				) : (
					<QueryPlaceholder
						query={{ isPending: !page.isError, refetch: page.refetch }}
						rows={4}
						height="h-36"
						title={t("pages.loadFailed")}
						text={t("pages.failedText")}
					/>
				)}
			</Panel>
		</div>
	);
}
