import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { Link, useSearchParams } from "react-router";
import { compactClass } from "#app/admin-ui/compact-button.tsx";
import { Field } from "#app/admin-ui/field.tsx";
import { ScreenHead } from "#app/admin-ui/screen.tsx";
import { Select } from "#app/admin-ui/select.tsx";
import { QueryPanel } from "#app/api-client/query-placeholder.tsx";
import { addressOf, nameOfList, usePageName } from "#app/features/texts/admin/labels/text-names.ts";
import { draftedChanges, type TextList } from "#app/features/texts/site-text.ts";
import { textsQuery } from "#app/features/texts/texts.query.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { adminTitle } from "#app/metadata/admin-title.ts";
import { adminPaths } from "#app/site/admin-screens.ts";
import { ArrangedList } from "./arranged-list.tsx";

export const meta = adminTitle((text) => text.lists.title);

export default function ListsScreen() {
	const t = useText("admin");
	const texts = useQuery(textsQuery);
	const changes = texts.data === undefined ? 0 : draftedChanges(texts.data).length;
	return (
		<div className="max-w-[84rem]">
			<ScreenHead title={t("lists.title")}>
				<div className="flex flex-wrap gap-3">
					<Link to={adminPaths.texts} className={compactClass("quiet")}>
						{t("texts.back")}
					</Link>
					<Link to={adminPaths.textsReview} className={compactClass(changes === 0 ? "quiet" : "primary")}>
						{changes === 0 ? t("texts.reviewNone") : t("texts.review", { count: changes })}
					</Link>
				</div>
			</ScreenHead>
			<p className="mb-6 max-w-column text-ink-soft">{t("lists.lead")}</p>
			<QueryPanel query={texts} rows={4} height="h-24" title={t("texts.failed")}>
				{(list) => <ChosenList texts={list} />}
			</QueryPanel>
		</div>
	);
}

function ChosenList({ texts }: { texts: TextList }) {
	const t = useText("admin");
	const language = useLanguage();
	const nameOfPage = usePageName();
	const [search, setSearch] = useSearchParams();
	const options = useMemo(
		() =>
			texts.lists.map(({ key }) => {
				const page = nameOfPage(addressOf(key).page);
				return [key, `${page} · ${nameOfList(texts, key, language, t) ?? key}`] as const;
			}),
		[texts, nameOfPage, language, t],
	);
	const list = texts.lists.find(({ key }) => key === search.get("list")) ?? texts.lists[0];
	if (list === undefined) return null;
	return (
		<>
			<div className="mb-6 max-w-[32rem]">
				<Field label={t("lists.choose")}>
					{(control) => (
						<Select
							control={control}
							value={list.key}
							onChange={(key) => setSearch({ list: key }, { replace: true, preventScrollReset: true })}
							options={options}
						/>
					)}
				</Field>
			</div>
			<ArrangedList key={list.key} list={list} texts={texts} />
		</>
	);
}
