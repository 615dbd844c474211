import { type ReactNode, type RefObject, useState } from "react";
import { ListHeading } from "#app/admin-ui/list-heading.tsx";
import { MoreRows, useFocusOnNewRows } from "#app/admin-ui/more-rows.tsx";
import { Panel } from "#app/admin-ui/screen.tsx";
import { ListState } from "#app/admin-ui/state.tsx";
import type { LibraryImage } from "#app/features/media/library-image.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { filteredImages, type ImageFilter } from "./image-filter.ts";

/** Images that are shown at first, and then added at a time. */
const pageSize = 24;

/** Lists the images that match a filter: their number, the first of them, and a button for more. */
export function FoundImages(props: {
	images: readonly LibraryImage[];
	filter: ImageFilter;
	heading: RefObject<HTMLHeadingElement | null>;
	/** Columns of the list. */
	className: string;
	/** Renders an image as an item of the list. */
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
