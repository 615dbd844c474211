import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { DeletionDialog } from "#app/admin-ui/deletion-dialog.tsx";
import { ListHeading } from "#app/admin-ui/list-heading.tsx";
import { Panel, ScreenHead } from "#app/admin-ui/screen.tsx";
import { ListState } from "#app/admin-ui/state.tsx";
import { QueryPlaceholder } from "#app/api-client/query-placeholder.tsx";
import { useErrorToast } from "#app/api-client/use-api-mutation.ts";
import { useDeletion } from "#app/features/deleted/use-deletion.tsx";
import { useText } from "#app/i18n/text-context.tsx";
import { adminTitle } from "#app/metadata/admin-title.ts";
import { deletedDays } from "#app/site/site-config.ts";
import { FocalPointDialog } from "./focal-point-dialog.tsx";
import { ImageDrop } from "./image-drop.tsx";
import { ImageEntry } from "./image-entry.tsx";
import { deleteImage, imagesQuery } from "./images.query.ts";
import type { LibraryImage } from "./library-image.ts";
import { useImageUpload } from "./use-image-upload.ts";

export const meta = adminTitle((text) => text.image.title);

export default function ImagesScreen() {
	const t = useText("admin");
	const queries = useQueryClient();
	const images = useQuery(imagesQuery);
	const { upload, uploading } = useImageUpload(
		() => void queries.invalidateQueries({ queryKey: imagesQuery.queryKey }),
	);
	useErrorToast(images.error, t("image.listFailed"));
	return (
		<div className="max-w-[72rem]">
			<ScreenHead title={t("image.title")} />
			<div className="mb-6 grid gap-6 lg:grid-cols-[20rem_minmax(0,1fr)] lg:items-center">
				<Panel className="p-5">
					<ImageDrop label={t("image.add")} uploading={uploading} onFile={upload} />
				</Panel>
				<p className="max-w-column text-small text-ink-soft">{t("image.lead")}</p>
			</div>
			{images.data === undefined ? (
				<Panel>
					<QueryPlaceholder query={images} rows={3} height="h-48" title={t("image.listFailed")} />
				</Panel>
			) : images.data.length === 0 ? (
				<Panel>
					<ListState title={t("image.empty")} />
				</Panel>
			) : (
				<Library images={images.data} />
			)}
		</div>
	);
}

function Library({ images }: { images: LibraryImage[] }) {
	const t = useText("admin");
	const [focusing, setFocusing] = useState<LibraryImage>();
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
			<ListHeading ref={heading} className="mb-3">
				{t("image.count", { count: images.length })}
			</ListHeading>
			<ul className="grid gap-6 sm:grid-cols-2 xl:grid-cols-3">
				{images.map((image) => (
					<ImageEntry
						key={image.hash}
						image={image}
						onFocus={() => setFocusing(image)}
						onDelete={() => setDeleting(image)}
					/>
				))}
			</ul>
			<FocalPointDialog image={focusing} onClose={() => setFocusing(undefined)} />
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
