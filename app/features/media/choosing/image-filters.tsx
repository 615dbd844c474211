import { SearchField } from "#app/admin-ui/search-field.tsx";
import { SelectField } from "#app/admin-ui/select.tsx";
import { useText } from "#app/i18n/text-context.tsx";
import { type ImageFilter, imageOrders, imageParts } from "./image-filter.ts";

/** The search, the filter and the order of the library. */
export function ImageFilters(props: {
	filter: ImageFilter;
	/** Hides the filter while an image is being chosen. */
	isChoice?: boolean;
	onFilter(filter: ImageFilter): void;
}) {
	const { filter, isChoice = false, onFilter } = props;
	const t = useText("admin");
	const columns = isChoice
		? "sm:grid-cols-[minmax(0,1fr)_15rem]"
		: "sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_15rem_15rem]";
	return (
		<search className={`grid gap-4 ${columns}`}>
			<div className={isChoice ? "" : "sm:col-span-2 lg:col-span-1"}>
				<SearchField
					label={t("image.search")}
					placeholder={t("image.searchHint")}
					value={filter.search}
					onSearch={(search) => onFilter({ ...filter, search })}
				/>
			</div>
			{isChoice ? null : (
				<SelectField
					label={t("image.show")}
					value={filter.part}
					options={imageParts.map((part) => [part, t(`image.parts.${part}`)] as const)}
					onChange={(part) => onFilter({ ...filter, part })}
				/>
			)}
			<SelectField
				label={t("image.order")}
				value={filter.order}
				options={imageOrders.map((order) => [order, t(`image.orders.${order}`)] as const)}
				onChange={(order) => onFilter({ ...filter, order })}
			/>
		</search>
	);
}
