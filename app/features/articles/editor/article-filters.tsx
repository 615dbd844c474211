import { Field } from "#app/admin-ui/field.tsx";
import { SearchField } from "#app/admin-ui/search-field.tsx";
import { Select } from "#app/admin-ui/select.tsx";
import { articleStatusFilters } from "#app/features/articles/article-status.ts";
import { askedOfTexts, missingFilters } from "#app/features/articles/missing-languages.ts";
import { nameOfLanguage } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import type { ArticleFilter } from "./articles.query.ts";

/** The search of the list, its status, and the language that is missing or to be brought up to date. */
export function ArticleFilters(props: { filter: ArticleFilter; onFilter(filter: ArticleFilter): void }) {
	const { filter, onFilter } = props;
	const t = useText("admin");
	const uiLanguage = useLanguage();
	function labelOf(filter: ArticleFilter["missing"]): string {
		const { missing, outdated } = askedOfTexts(filter);
		if (missing) return t("articles.missingIn", { language: nameOfLanguage(missing, uiLanguage) });
		if (outdated) return t("articles.outdatedIn", { language: nameOfLanguage(outdated, uiLanguage) });
		return t("articles.anyTexts");
	}
	return (
		<search className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_13rem_13rem] sm:max-lg:[&>:first-child]:col-span-2">
			<SearchField
				label={t("articles.search")}
				value={filter.search}
				onSearch={(search) => onFilter({ ...filter, search })}
				placeholder={t("articles.searchPlaceholder")}
			/>
			<Field label={t("articles.status")}>
				{(control) => (
					<Select
						control={control}
						value={filter.status}
						onChange={(status) => onFilter({ ...filter, status })}
						options={articleStatusFilters.map((status) => [status, t(`articles.${status}`)] as const)}
					/>
				)}
			</Field>
			<Field label={t("articles.texts")}>
				{(control) => (
					<Select
						control={control}
						value={filter.missing}
						onChange={(missing) => onFilter({ ...filter, missing })}
						options={missingFilters.map((missing) => [missing, labelOf(missing)] as const)}
					/>
				)}
			</Field>
		</search>
	);
}
