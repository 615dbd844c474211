import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { compactClass } from "#app/admin-ui/compact-button.tsx";
import { ScreenHead } from "#app/admin-ui/screen.tsx";
import { QueryPanel } from "#app/api-client/query-placeholder.tsx";
import { TypographySwitch } from "#app/content/typography/typography-switch.tsx";
import { draftedChanges } from "#app/features/texts/site-text.ts";
import { textsQuery } from "#app/features/texts/texts.query.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { adminTitle } from "#app/metadata/admin-title.ts";
import { adminPaths } from "#app/site/admin-screens.ts";
import { FoundTexts } from "./found-list.tsx";

export const meta = adminTitle((text) => text.texts.title);

const links = [
	[adminPaths.textsPage, "texts.pageEdit"],
	[adminPaths.textsLists, "lists.open"],
	[adminPaths.translator, "texts.translator"],
	[adminPaths.textsHistory, "texts.history"],
] as const;

export default function TextsScreen() {
	const t = useText("admin");
	const texts = useQuery(textsQuery);
	const changes = texts.data === undefined ? 0 : draftedChanges(texts.data).length;
	return (
		<div className="max-w-[84rem]">
			<ScreenHead title={t("texts.title")}>
				<div className="flex flex-wrap gap-3">
					{links.map(([to, name]) => (
						<Link key={to} to={to} prefetch="intent" className={compactClass("quiet")}>
							{t(name)}
						</Link>
					))}
					<Link
						to={adminPaths.textsReview}
						prefetch="intent"
						className={compactClass(changes === 0 ? "quiet" : "primary")}
					>
						{changes === 0 ? t("texts.reviewNone") : t("texts.review", { count: changes })}
					</Link>
				</div>
			</ScreenHead>
			<p className="mb-3 max-w-column text-ink-soft">{t("texts.lead")}</p>
			<div className="mb-6 max-w-column">
				<TypographySwitch />
			</div>
			<QueryPanel query={texts} rows={6} height="h-24" title={t("texts.failed")}>
				{(list) => <FoundTexts list={list} />}
			</QueryPanel>
		</div>
	);
}
