import { SearchField } from "#app/admin-ui/search-field.tsx";
import { SelectField } from "#app/admin-ui/select.tsx";
import { LanguageFilter } from "#app/content/language-filter.tsx";
import { missingFilters } from "#app/content/missing-languages.ts";
import { articleStatusFilters } from "#app/features/articles/article-status.ts";
import type { ArticleFilter } from "#app/features/articles/articles.query.ts";
import { useText } from "#app/i18n/text-context.tsx";

/** The filters of the list: search, status, and a language that is missing or outdated. */
export function ArticleFilters(props: { filter: ArticleFilter; onFilter(filter: ArticleFilter): void }) {
	const { filter, onFilter } = props;
	const t = useText("admin");
	return (
		<search className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_13rem_13rem] sm:max-lg:[&>:first-child]:col-span-2">
			<SearchField
				label={t("articles.search")}
				value={filter.search}
				onSearch={(search) => onFilter({ ...filter, search })}
				placeholder={t("articles.searchPlaceholder")}
			/>
			<SelectField
				label={t("articles.status")}
				value={filter.status}
				onChange={(status) => onFilter({ ...filter, status })}
				options={articleStatusFilters.map((status) => [status, t(`articles.${status}`)] as const)}
			/>
			<LanguageFilter
				value={filter.missing}
				choices={missingFilters}
				onChange={(missing) => onFilter({ ...filter, missing })}
			/>
		</search>
	);
}
