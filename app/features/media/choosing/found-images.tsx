import { type ReactNode, type RefObject, useState } from "react";
import { SearchField } from "#app/admin-ui/field.tsx";
import { ListHeading, MoreRows, useFocusOnNewRows } from "#app/admin-ui/list-heading.tsx";
import { Panel } from "#app/admin-ui/screen.tsx";
import { SelectField } from "#app/admin-ui/select.tsx";
import { ListState } from "#app/admin-ui/state.tsx";
import type { LibraryImage } from "#app/features/media/library-image.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { filteredImages, type ImageFilter, imageOrders, imageParts } from "./image-filter.ts";

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

/** Images that are shown at first, and then added at a time. */
const pageSize = 24;

/** Lists the images that match a filter: their number, the first of them, and a button for more. */
export function FoundImages(props: {
	images: readonly LibraryImage[];
	filter: ImageFilter;
	heading: RefObject<HTMLHeadingElement | null>;
	className: string;
	children(image: LibraryImage, index: number): ReactNode;
}) {
	const { images, filter } = props;
	const t = useText("admin");
	const [limit, setLimit] = useState(pageSize);
	const found = filteredImages(images, filter);
	const shown = found.slice(0, limit);
	const list = useFocusOnNewRows(shown.length);
	return (
		<>
			<ListHeading ref={props.heading} className="mt-7 mb-3">
				{found.length === images.length
					? t("image.count", { count: images.length })
					: t("image.countOf", { shown: found.length, count: images.length })}
			</ListHeading>
			{found.length === 0 ? (
				<Panel>
					<ListState title={t("image.noneFound")} text={t("image.noneFoundText")} />
				</Panel>
			) : null}
			<ul ref={list} className={props.className}>
				{shown.map(props.children)}
			</ul>
			<MoreRows
				shown={t("image.shown", { shown: shown.length, count: found.length })}
				label={t("image.more")}
				loading={t("common.loading")}
				hasMore={shown.length < found.length}
				isLoading={false}
				onMore={() => setLimit(limit + pageSize)}
			/>
		</>
	);
}
