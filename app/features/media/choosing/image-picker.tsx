import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Dialog } from "#app/admin-ui/dialog.tsx";
import { ListState, RowSkeletons } from "#app/admin-ui/state.tsx";
import { positionOf } from "#app/features/media/focal-point.ts";
import { altMember, type LibraryImage } from "#app/features/media/library-image.ts";
import { MediaPicture } from "#app/features/media/media-picture.tsx";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { FoundImages, ImageFilters } from "./found-images.tsx";
import { ImageDrop } from "./image-drop.tsx";
import { everyImage } from "./image-filter.ts";
import { imagesQuery } from "./images.query.ts";
import { useImageUpload } from "./use-image-upload.ts";

export function ImagePicker({ onChoose }: { onChoose(image: LibraryImage): void }) {
	const t = useText("admin");
	const [open, setOpen] = useState(false);
	return (
		<>
			<CompactButton look="plain" onClick={() => setOpen(true)} className="text-left text-small">
				{t("image.fromLibrary")}
			</CompactButton>
			<ImagePickerDialog open={open} onClose={() => setOpen(false)} onChoose={onChoose} />
		</>
	);
}

export function ImagePickerDialog(props: {
	open: boolean;
	onClose(): void;
	onChoose(image: LibraryImage): void;
	/** Replaces the title of choosing an image to use. */
	title?: string;
	text?: string;
	/** Hash of an image that cannot be chosen. */
	except?: string | undefined;
}) {
	const t = useText("admin");
	function choose(image: LibraryImage): void {
		props.onClose();
		props.onChoose(image);
	}
	return (
		<Dialog
			open={props.open}
			wide
			onClose={props.onClose}
			title={props.title ?? t("image.libraryTitle")}
			text={props.text ?? t("image.libraryText")}
		>
			<UploadToChoose except={props.except} onChoose={choose} />
			<Choice except={props.except} onChoose={choose} />
			<div className="mt-6 flex justify-end">
				<CompactButton look="plain" onClick={props.onClose}>
					{t("common.cancel")}
				</CompactButton>
			</div>
		</Dialog>
	);
}

type ChoiceProps = { except: string | undefined; onChoose(image: LibraryImage): void };

/** Uploads an image and chooses it, unless the dialog was closed meanwhile. */
function UploadToChoose({ except, onChoose }: ChoiceProps) {
	const t = useText("admin");
	const queries = useQueryClient();
	const box = useRef<HTMLDivElement>(null);
	const { upload, uploading } = useImageUpload((url) => void chooseUploaded(url));

	async function chooseUploaded(url: string): Promise<void> {
		await queries.invalidateQueries({ queryKey: imagesQuery.queryKey });
		const images = queries.getQueryData(imagesQuery.queryKey) ?? [];
		const image = images.find((one) => one.url === url && one.hash !== except);
		if (image !== undefined && box.current !== null) onChoose(image);
	}

	return (
		<div ref={box} className="mt-6">
			<ImageDrop label={t("image.addAndUse")} uploading={uploading} onFile={upload} />
		</div>
	);
}

function Choice(props: ChoiceProps) {
	const t = useText("admin");
	const images = useQuery(imagesQuery);
	const [filter, setFilter] = useState(everyImage);
	const heading = useRef<HTMLHeadingElement>(null);
	if (images.data === undefined && !images.isPending) {
		return <ListState failed title={t("image.listFailed")} />;
	}
	const offered = images.data?.filter(({ hash }) => hash !== props.except);
	if (offered?.length === 0) return <ListState title={t("image.empty")} />;
	return (
		<div className="mt-6">
			<ImageFilters isChoice filter={filter} onFilter={setFilter} />
			{offered === undefined ? (
				<RowSkeletons rows={2} height="h-36" label={t("common.loading")} />
			) : (
				<FoundImages
					images={offered}
					filter={filter}
					heading={heading}
					className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4"
				>
					{(image, index) => (
						<ChoiceOfOne key={image.hash} image={image} place={index + 1} onChoose={props.onChoose} />
					)}
				</FoundImages>
			)}
		</div>
	);
}

/** An image with its name. One without name and text is labelled by its place in the list. */
function ChoiceOfOne(props: { image: LibraryImage; place: number; onChoose(image: LibraryImage): void }) {
	const { image, place, onChoose } = props;
	const t = useText("admin");
	const language = useLanguage();
	const alt = image[altMember(language)] || image.alt;
	const label = [...new Set([image.name, alt])].filter(Boolean).join(", ");
	return (
		<li>
			<button
				type="button"
				aria-label={t("image.chooseOne", { image: label || String(place) })}
				onClick={() => onChoose(image)}
				className="block w-full cursor-pointer text-left hover:opacity-85"
			>
				<MediaPicture
					url={image.url}
					alt=""
					position={positionOf(image.focus)}
					sizes="15rem"
					className="aspect-3/2 w-full rounded-[2px] object-cover"
				/>
				{image.name === "" ? null : (
					<span className="mt-1 block truncate text-small text-ink-soft">{image.name}</span>
				)}
			</button>
		</li>
	);
}
