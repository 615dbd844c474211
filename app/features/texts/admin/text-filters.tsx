import { SearchField } from "#app/admin-ui/field.tsx";
import { SelectField } from "#app/admin-ui/select.tsx";
import { type TextFilter, textStates } from "#app/features/texts/admin/common/found-texts.ts";
import { usePageName } from "#app/features/texts/admin/common/use-page-name.ts";
import { useText } from "#app/i18n/text-context.tsx";

/** The search, the page and the state of the list. */
export function TextFilters(props: {
	filter: TextFilter;
	pages: readonly string[];
	hasUnsent: boolean;
	onFilter(filter: TextFilter): void;
}) {
	const { filter, pages, onFilter } = props;
	const t = useText("admin");
	const nameOfPage = usePageName();
	const states = textStates.filter(
		(state) => state !== "unsent" || props.hasUnsent || filter.state === "unsent",
	);
	return (
		<search className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_15rem_15rem]">
			<div className="sm:col-span-2 lg:col-span-1">
				<SearchField
					label={t("texts.search")}
					value={filter.search}
					onSearch={(search) => onFilter({ ...filter, search })}
					placeholder={t("texts.searchPlaceholder")}
				/>
			</div>
			<SelectField
				label={t("texts.page")}
				value={filter.page}
				onChange={(page) => onFilter({ ...filter, page })}
				options={[["all", t("texts.allPages")], ...pages.map((page) => [page, nameOfPage(page)] as const)]}
			/>
			<SelectField
				label={t("texts.state")}
				value={filter.state}
				onChange={(state) => onFilter({ ...filter, state })}
				options={states.map((state) => [state, t(`texts.states.${state}`)] as const)}
			/>
		</search>
	);
}
