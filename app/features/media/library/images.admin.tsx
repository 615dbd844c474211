import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { AlertDialog, DeletionDialog } from "#app/admin-ui/alert-dialog.tsx";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Panel, ScreenHead } from "#app/admin-ui/screen.tsx";
import { ListState } from "#app/admin-ui/state.tsx";
import { useAddressFilter } from "#app/admin-ui/use-address-filter.ts";
import { useApiMutation } from "#app/api-client/use-api-mutation.ts";
import { useDeletion } from "#app/content/deletion/use-deletion.tsx";
import { FocalPointDialog } from "#app/features/media/choosing/focal-point-dialog.tsx";
import { FoundImages, ImageFilters, useFoundImages } from "#app/features/media/choosing/found-images.tsx";
import { ImageDrop } from "#app/features/media/choosing/image-drop.tsx";
import { ImagePickerDialog } from "#app/features/media/choosing/image-picker.tsx";
import { deleteImage, imageChanges, replaceImage } from "#app/features/media/choosing/images.query.ts";
import { type ImageUpload, useImageUpload } from "#app/features/media/choosing/use-image-upload.ts";
import { everyImage, imageOrders, imageParts } from "#app/features/media/image-page.ts";
import type { ImageReplacement } from "#app/features/media/image-replacement.ts";
import { type DescribedImage, type LibraryImage, replacedPlaces } from "#app/features/media/library-image.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { adminTitle } from "#app/metadata/admin-title.ts";
import { deletedDays } from "#app/site/site-config.ts";
import { ImageEntry } from "./image-entry.tsx";

export const meta = adminTitle((text) => text.image.title);

export default function ImagesScreen() {
	const t = useText("admin");
	const queries = useQueryClient();
	const { take, uploading, listed } = useUploadList(() => {
		for (const queryKey of imageChanges) void queries.invalidateQueries({ queryKey });
	});
	return (
		<div className="max-w-[72rem]">
			<ScreenHead title={t("image.title")} />
			<div className="mb-6 grid gap-6 lg:grid-cols-[20rem_minmax(0,1fr)] lg:items-center">
				<Panel className="p-5">
					<ImageDrop label={t("image.add")} uploading={uploading} onFiles={take} />
					<UploadList listed={listed} uploading={uploading} />
				</Panel>
				<p className="max-w-column text-small text-ink-soft">{t("image.lead")}</p>
			</div>
			<ImageLibrary />
		</div>
	);
}

function ImageLibrary() {
	const t = useText("admin");
	const filter = useAddressFilter({ all: everyImage, choices: { part: imageParts, order: imageOrders } });
	const found = useFoundImages(filter.asked);
	const [focusing, setFocusing] = useState<LibraryImage>();
	const [replacing, setReplacing] = useState<LibraryImage>();
	const [deleting, setDeleting] = useState<LibraryImage>();
	const heading = useRef<HTMLHeadingElement>(null);
	const removal = useDeletion({
		kind: "image",
		send: deleteImage,
		refreshes: imageChanges,
		deleted: t("image.deleted"),
		failed: t("image.deleteFailed"),
		heading,
	});
	const counts = found.data?.pages[0]?.counts;
	if (counts?.all === 0) {
		return (
			<Panel>
				<ListState title={t("image.empty")} />
			</Panel>
		);
	}
	return (
		<>
			<LostImages
				count={counts?.lost ?? 0}
				onShow={
					filter.typed.part === "lost" ? undefined : () => filter.setTyped({ ...everyImage, part: "lost" })
				}
			/>
			<ImageFilters filter={filter.typed} onFilter={filter.setTyped} />
			<FoundImages found={found} heading={heading} className="grid gap-6 sm:grid-cols-2 xl:grid-cols-3">
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

/** Says how many images have lost their files, and lists them on demand. */
function LostImages({ count, onShow }: { count: number; onShow: (() => void) | undefined }) {
	const t = useText("admin");
	if (count === 0) return null;
	return (
		<Panel className="mb-6 p-5">
			<p className="font-semibold">{t("image.lostTitle", { count })}</p>
			<p className="max-w-column text-small text-ink-soft">{t("image.lostText")}</p>
			{onShow === undefined ? null : (
				<CompactButton look="quiet" onClick={onShow} className="mt-3">
					{t("image.lostShow")}
				</CompactButton>
			)}
		</Panel>
	);
}

/** A file of a list of uploads; neither result is set while it waits or is in flight. */
type ListedUpload = { id: number; name: string; isAdded?: boolean; reason?: string };

/** Uploads several files one after the other, and lists the state of each. */
function useUploadList(onUploaded: () => void) {
	const { upload, uploading } = useImageUpload(onUploaded);
	const [listed, setListed] = useState<ListedUpload[]>([]);
	const nextId = useRef(0);

	function take(files: readonly File[]): void {
		const added = files.map((file) => ({ id: nextId.current++, file }));
		const entries = added.map(({ id, file }) => ({ id, name: file.name }));
		// A finished list is replaced by the next.
		setListed((before) => [...(before.some(isPending) ? before : []), ...entries]);
		for (const { id, file } of added) {
			upload(file, (url, reason = "") => {
				const outcome = url === undefined ? { reason } : { isAdded: true };
				setListed((all) => all.map((one) => (one.id === id ? { ...one, ...outcome } : one)));
				if (url !== undefined) onUploaded();
			});
		}
	}

	return { take, uploading, listed };
}

function isPending({ isAdded, reason }: ListedUpload): boolean {
	return isAdded === undefined && reason === undefined;
}

type ListProps = { listed: readonly ListedUpload[]; uploading: ImageUpload | undefined };

/** Shows the state of each of several files; a single success has its toast only. */
function UploadList({ listed, uploading }: ListProps) {
	const t = useText("admin");
	const hasFailed = listed.some(({ reason }) => reason !== undefined);
	if (listed.length < 2 && !hasFailed) return null;
	const current = listed.find(isPending);
	return (
		<ul aria-label={t("image.uploads")} className="mt-5 grid gap-3 text-small">
			{listed.map((entry) => (
				<li key={entry.id} className="grid gap-1">
					<span className="truncate font-semibold">{entry.name}</span>
					{entry === current ? (
						<progress
							aria-label={t("image.uploadingOne", { file: entry.name })}
							value={uploading?.part}
							max={1}
							className="h-1.5 w-full accent-ember"
						/>
					) : (
						<UploadState {...entry} />
					)}
				</li>
			))}
		</ul>
	);
}

function UploadState({ isAdded, reason }: ListedUpload) {
	const t = useText("admin");
	if (reason !== undefined) return <span className="text-ember">{reason}</span>;
	return <span className="text-ink-soft">{t(isAdded ? "image.uploadAdded" : "image.uploadWaiting")}</span>;
}

/** The image may be part of any query's data. */
const everything = [[]];

type Question = ImageReplacement & { count: number };

/** Chooses the image that replaces another everywhere, and asks first: it cannot be undone. */
function ReplaceImage({ image, onClose }: { image: LibraryImage | undefined; onClose(): void }) {
	const t = useText("admin");
	const [question, setQuestion] = useState<Question>();
	const replacing = useApiMutation({
		send: replaceImage,
		refreshes: everything,
		done: (_, { replaced }) => ({ title: t("image.replaced", { count: replaced }) }),
		failed: { title: t("image.replaceFailed") },
	});

	function ask(by: DescribedImage): void {
		if (image === undefined) return;
		const count = image.usedIn.filter(({ place }) => replacedPlaces.includes(place)).length;
		setQuestion({ from: image.hash, to: by.hash, count });
	}

	return (
		<>
			<ImagePickerDialog
				open={image !== undefined}
				title={t("image.replaceTitle")}
				text={t("image.replaceText")}
				except={image?.hash}
				onClose={onClose}
				onChoose={ask}
			/>
			<AlertDialog
				open={question !== undefined}
				title={t("image.confirmTitle")}
				text={t("image.confirmText", { count: question?.count ?? 0 })}
				cancel={t("common.cancel")}
				confirm={t("image.replace")}
				onCancel={() => setQuestion(undefined)}
				onConfirm={() => {
					if (question !== undefined) replacing.mutate(question);
					setQuestion(undefined);
				}}
			/>
		</>
	);
}
