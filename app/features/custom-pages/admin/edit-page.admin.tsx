import { useQuery } from "@tanstack/react-query";
import { ThingPlaceholder } from "#app/content/list/thing-placeholder.tsx";
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

	// The cache may be older than what is saved: the form waits for the newest.
	if (page.data !== undefined && page.isFetchedAfterMount) {
		return <PageForm key={page.data.id} page={page.data} />;
	}
	const { error, refetch } = page;
	return (
		<ThingPlaceholder
			{...{ error, refetch, list: adminPaths.pages, failedText: t("pages.failedText") }}
			texts="pages"
		/>
	);
}
