import { Field } from "#app/admin-ui/field.tsx";
import { SearchField } from "#app/admin-ui/search-field.tsx";
import { Select } from "#app/admin-ui/select.tsx";
import { articleStatusFilters } from "#app/features/articles/article-status.ts";
import { useText } from "#app/i18n/text-context.tsx";
import type { ArticleFilter } from "./articles.query.ts";

/** The search and the status of the list. */
export function ArticleFilters(props: { filter: ArticleFilter; onFilter(filter: ArticleFilter): void }) {
	const { filter, onFilter } = props;
	const t = useText("admin");
	return (
		<search className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_13rem]">
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
		</search>
	);
}
