import { Field } from "#app/admin-ui/field.tsx";
import { SearchField } from "#app/admin-ui/search-field.tsx";
import { Select } from "#app/admin-ui/select.tsx";
import { type ArticleStatusFilter, articleStatusFilters } from "#app/features/articles/article-status.ts";
import { useText } from "#app/i18n/text-context.tsx";

/** The search and the status of the list. */
export function ArticleFilters(props: {
	search: string;
	onSearch(search: string): void;
	status: ArticleStatusFilter;
	onStatus(status: ArticleStatusFilter): void;
}) {
	const t = useText("admin");
	return (
		<search className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_13rem]">
			<SearchField
				label={t("articles.search")}
				value={props.search}
				onSearch={props.onSearch}
				placeholder={t("articles.searchPlaceholder")}
			/>
			<Field label={t("articles.status")}>
				{(control) => (
					<Select
						control={control}
						value={props.status}
						onChange={props.onStatus}
						options={articleStatusFilters.map((status) => [status, t(`articles.${status}`)] as const)}
					/>
				)}
			</Field>
		</search>
	);
}
