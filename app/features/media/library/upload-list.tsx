import { useRef, useState } from "react";
import { type ImageUpload, useImageUpload } from "#app/features/media/choosing/use-image-upload.ts";
import { useText } from "#app/i18n/text-context.tsx";

/** A file of a list of uploads; neither is set while it waits or is on its way. */
type ListedUpload = { id: number; name: string; isAdded?: boolean; reason?: string };

/** Uploads several files one after the other, and keeps a list of how each goes. */
export function useUploadList(onUploaded: () => void) {
	const { upload, uploading } = useImageUpload(onUploaded);
	const [listed, setListed] = useState<ListedUpload[]>([]);
	const nextId = useRef(0);

	function take(files: readonly File[]): void {
		const added = files.map((file) => ({ id: nextId.current++, file }));
		const entries = added.map(({ id, file }) => ({ id, name: file.name }));
		// A list whose files are all through makes place for the next.
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

/** How each of several files goes; a single one that is added says so in its toast. */
export function UploadList({ listed, uploading }: ListProps) {
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
