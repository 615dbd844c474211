import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode, RefObject } from "react";
import { SearchField } from "#app/admin-ui/field.tsx";
import { ListHeading, MoreRows, useFocusOnNewRows } from "#app/admin-ui/list-heading.tsx";
import { Panel } from "#app/admin-ui/screen.tsx";
import { SelectField } from "#app/admin-ui/select.tsx";
import { ListState } from "#app/admin-ui/state.tsx";
import { QueryPlaceholder } from "#app/api-client/query-placeholder.tsx";
import { useErrorToast } from "#app/api-client/use-api-mutation.ts";
import {
	type ImageChoice,
	type ImageFilter,
	imageOrders,
	imageParts,
	maxSearchCharacters,
} from "#app/features/media/image-page.ts";
import type { LibraryImage } from "#app/features/media/library-image.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { imagesQuery } from "./images.query.ts";

export function ImageFilters(props: {
	filter: ImageChoice;
	/** Hides the filter while an image is being chosen. */
	isChoice?: boolean;
	onFilter(filter: ImageChoice): void;
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
					maxLength={maxSearchCharacters}
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

/** Reads the images that match a filter, a page at a time, and says so if it fails. */
export function useFoundImages(filter: ImageFilter) {
	const t = useText("admin");
	const query = useInfiniteQuery(imagesQuery(filter));
	useErrorToast(query.error, t("image.listFailed"));
	return query;
}

/** Lists the images that were found: their number, those that were read, and a button for more. */
export function FoundImages(props: {
	found: ReturnType<typeof useFoundImages>;
	heading: RefObject<HTMLHeadingElement | null>;
	className: string;
	children(image: LibraryImage, index: number): ReactNode;
}) {
	const { found } = props;
	const t = useText("admin");
	const pages = found.data?.pages;
	const images = pages?.flatMap((page) => page.images) ?? [];
	const list = useFocusOnNewRows(images.length);
	const first = pages?.[0];
	if (first === undefined) {
		return (
			<Panel className="mt-7">
				<QueryPlaceholder query={found} rows={3} height="h-48" title={t("image.listFailed")} />
			</Panel>
		);
	}
	const { total, counts } = first;
	return (
		<>
			<ListHeading ref={props.heading} className="mt-7 mb-3">
				{total === counts.all
					? t("image.count", { count: total })
					: t("image.countOf", { shown: total, count: counts.all })}
			</ListHeading>
			{images.length === 0 ? (
				<Panel>
					<ListState title={t("image.noneFound")} text={t("image.noneFoundText")} />
				</Panel>
			) : null}
			<ul ref={list} className={props.className}>
				{images.map(props.children)}
			</ul>
			<MoreRows
				shown={t("image.shown", { shown: images.length, count: total })}
				label={t("image.more")}
				loading={t("common.loading")}
				hasMore={found.hasNextPage}
				isLoading={found.isFetchingNextPage}
				onMore={() => void found.fetchNextPage()}
			/>
		</>
	);
}
