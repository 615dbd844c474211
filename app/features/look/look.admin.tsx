import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { compactClass } from "#app/admin-ui/compact-button.tsx";
import { Panel, ScreenHead } from "#app/admin-ui/screen.tsx";
import { QueryPlaceholder } from "#app/api-client/query-placeholder.tsx";
import { useErrorToast } from "#app/api-client/use-api-mutation.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { adminTitle } from "#app/metadata/admin-title.ts";
import { adminPaths } from "#app/site/admin-screens.ts";
import { lookQuery } from "./look.query.ts";
import { LookForm } from "./look-form.tsx";

export const meta = adminTitle((text) => text.look.title);

/** The colour and the signs by which the business is known. */
export default function LookScreen() {
	const t = useText("admin");
	const look = useQuery({ ...lookQuery, refetchOnWindowFocus: false });
	useErrorToast(look.error, t("look.fetchFailed"));
	return (
		<div className="max-w-[60rem]">
			<ScreenHead title={t("look.title")}>
				<Link to={adminPaths.facts} prefetch="intent" className={compactClass("quiet")}>
					{t("facts.title")}
				</Link>
			</ScreenHead>
			<p className="mb-6 max-w-[44rem] text-ink-soft">{t("look.intro")}</p>
			{look.data !== undefined ? (
				<LookForm stored={look.data} />
			) : (
				<Panel>
					<QueryPlaceholder query={look} rows={3} height="h-40" title={t("look.fetchFailed")} />
				</Panel>
			)}
		</div>
	);
}
