import { useRef, useState } from "react";
import { DeletionDialog } from "#app/admin-ui/deletion-dialog.tsx";
import { ListHeading } from "#app/admin-ui/list-heading.tsx";
import { MoreRows, useFocusOnNewRows } from "#app/admin-ui/more-rows.tsx";
import { Panel } from "#app/admin-ui/screen.tsx";
import { ListState } from "#app/admin-ui/state.tsx";
import { useAddressFilter } from "#app/admin-ui/use-address-filter.ts";
import { useDeletion } from "#app/features/deleted/use-deletion.tsx";
import { useText } from "#app/i18n/text-context.tsx";
import { deletedDays } from "#app/site/site-config.ts";
import { FocalPointDialog } from "./focal-point-dialog.tsx";
import { ImageEntry } from "./image-entry.tsx";
import { everyImage, filteredImages, imageOrders, imageParts } from "./image-filter.ts";
import { ImageFilters } from "./image-filters.tsx";
import { deleteImage, imagesQuery } from "./images.query.ts";
import type { LibraryImage } from "./library-image.ts";
import { ReplaceImage } from "./replace-image.tsx";

/** How many images are shown at first, and then added at a time. */
const shownAtOnce = 24;

/** The images of the library: found, in an order, and what is done with each. */
export function ImageLibrary({ images }: { images: readonly LibraryImage[] }) {
	const t = useText("admin");
	const filter = useAddressFilter({ all: everyImage, choices: { part: imageParts, order: imageOrders } });
	const [most, setMost] = useState(shownAtOnce);
	const [focusing, setFocusing] = useState<LibraryImage>();
	const [replacing, setReplacing] = useState<LibraryImage>();
	const [deleting, setDeleting] = useState<LibraryImage>();
	const heading = useRef<HTMLHeadingElement>(null);
	const found = filteredImages(images, filter.asked);
	const shown = found.slice(0, most);
	const list = useFocusOnNewRows(shown.length);
	const removal = useDeletion({
		kind: "image",
		send: deleteImage,
		refreshes: [imagesQuery.queryKey],
		deleted: t("image.deleted"),
		failed: t("image.deleteFailed"),
		heading,
	});
	return (
		<>
			<ImageFilters filter={filter.typed} onFilter={filter.setTyped} />
			<ListHeading ref={heading} className="mt-7 mb-3">
				{found.length === images.length
					? t("image.count", { count: images.length })
					: t("image.countOf", { shown: found.length, count: images.length })}
			</ListHeading>
			{found.length === 0 ? (
				<Panel>
					<ListState title={t("image.noneFound")} text={t("image.noneFoundText")} />
				</Panel>
			) : null}
			<ul ref={list} className="grid gap-6 sm:grid-cols-2 xl:grid-cols-3">
				{shown.map((image) => (
					<ImageEntry
						key={image.hash}
						image={image}
						onFocus={() => setFocusing(image)}
						onReplace={() => setReplacing(image)}
						onDelete={() => setDeleting(image)}
					/>
				))}
			</ul>
			<MoreRows
				shown={t("image.shown", { shown: shown.length, count: found.length })}
				label={t("image.more")}
				loading={t("common.loading")}
				hasMore={shown.length < found.length}
				isLoading={false}
				onMore={() => setMost(most + shownAtOnce)}
			/>
			<FocalPointDialog image={focusing} onClose={() => setFocusing(undefined)} />
			<ReplaceImage image={replacing} onClose={() => setReplacing(undefined)} />
			<DeletionDialog
				item={deleting}
				title={t("image.deleteTitle")}
				text={t("image.deleteText", { days: deletedDays })}
				cancel={t("common.cancel")}
				confirm={t("common.delete")}
				onDelete={({ hash }, callbacks) => removal.mutate(hash, callbacks)}
				onDeleted={() => heading.current?.focus()}
				onClose={() => setDeleting(undefined)}
			/>
		</>
	);
}
