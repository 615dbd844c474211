import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { compactClass } from "#app/admin-ui/compact-button.tsx";
import { Panel, ScreenHead } from "#app/admin-ui/screen.tsx";
import { QueryPlaceholder } from "#app/api-client/query-placeholder.tsx";
import { useErrorToast } from "#app/api-client/use-api-mutation.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { adminTitle } from "#app/metadata/admin-title.ts";
import { adminPaths } from "#app/site/admin-screens.ts";
import { factGroups } from "#app/site/facts.ts";
import { factsQuery } from "./facts.query.ts";
import { FactsForm } from "./facts-form.tsx";
import { OpeningPanel } from "./opening-panel.tsx";

export const meta = adminTitle((text) => text.facts.title);

/** What is true of the business, each thing once. */
export default function FactsScreen() {
	const t = useText("admin");
	const facts = useQuery({ ...factsQuery, refetchOnWindowFocus: false });
	useErrorToast(facts.error, t("facts.fetchFailed"));
	return (
		<div className="max-w-[60rem]">
			<ScreenHead title={t("facts.title")}>
				<Link to={adminPaths.look} prefetch="intent" className={compactClass("quiet")}>
					{t("look.open")}
				</Link>
			</ScreenHead>
			<p className="mb-6 max-w-[44rem] text-ink-soft">{t("facts.intro")}</p>
			<OpeningPanel />
			{facts.data !== undefined ? (
				<FactsForm stored={facts.data} />
			) : (
				<Panel>
					<QueryPlaceholder
						query={facts}
						rows={factGroups.length}
						height="h-40"
						title={t("facts.fetchFailed")}
					/>
				</Panel>
			)}
		</div>
	);
}
