import { useRef, useState } from "react";
import { DeletionDialog } from "#app/admin-ui/deletion-dialog.tsx";
import { useAddressFilter } from "#app/admin-ui/use-address-filter.ts";
import { useDeletion } from "#app/features/deleted/use-deletion.tsx";
import { FocalPointDialog } from "#app/features/media/choosing/focal-point-dialog.tsx";
import { FoundImages } from "#app/features/media/choosing/found-images.tsx";
import { everyImage, imageOrders, imageParts } from "#app/features/media/choosing/image-filter.ts";
import { ImageFilters } from "#app/features/media/choosing/image-filters.tsx";
import { deleteImage, imagesQuery } from "#app/features/media/choosing/images.query.ts";
import type { LibraryImage } from "#app/features/media/library-image.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { deletedDays } from "#app/site/site-config.ts";
import { ImageEntry } from "./image-entry.tsx";
import { ReplaceImage } from "./replace-image.tsx";

/** The images of the library: found, in an order, and what is done with each. */
export function ImageLibrary({ images }: { images: readonly LibraryImage[] }) {
	const t = useText("admin");
	const filter = useAddressFilter({ all: everyImage, choices: { part: imageParts, order: imageOrders } });
	const [focusing, setFocusing] = useState<LibraryImage>();
	const [replacing, setReplacing] = useState<LibraryImage>();
	const [deleting, setDeleting] = useState<LibraryImage>();
	const heading = useRef<HTMLHeadingElement>(null);
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
			<FoundImages
				images={images}
				filter={filter.asked}
				heading={heading}
				className="grid gap-6 sm:grid-cols-2 xl:grid-cols-3"
			>
				{(image) => (
					<ImageEntry
						key={image.hash}
						image={image}
						onFocus={() => setFocusing(image)}
						onReplace={() => setReplacing(image)}
						onDelete={() => setDeleting(image)}
					/>
				)}
			</FoundImages>
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
