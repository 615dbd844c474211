import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Dialog } from "#app/admin-ui/dialog.tsx";
import { ListState } from "#app/admin-ui/state.tsx";
import { debounceMs, useDebounced } from "#app/admin-ui/use-address-filter.ts";
import { positionOf } from "#app/features/media/focal-point.ts";
import { everyImage } from "#app/features/media/image-page.ts";
import { altMember, type DescribedImage } from "#app/features/media/library-image.ts";
import { hashOf } from "#app/features/media/media.ts";
import { MediaPicture } from "#app/features/media/media-picture.tsx";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { FoundImages, ImageFilters, useFoundImages } from "./found-images.tsx";
import { ImageDrop } from "./image-drop.tsx";
import { imageChanges, imageQuery } from "./images.query.ts";
import { useImageUpload } from "./use-image-upload.ts";

export function ImagePicker({ onChoose }: { onChoose(image: DescribedImage): void }) {
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
	onChoose(image: DescribedImage): void;
	/** Replaces the title of choosing an image to use. */
	title?: string;
	text?: string;
	/** Hash of an image that cannot be chosen. */
	except?: string | undefined;
}) {
	const t = useText("admin");
	function choose(image: DescribedImage): void {
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

type ChoiceProps = { except: string | undefined; onChoose(image: DescribedImage): void };

/** Uploads an image and chooses it, unless the dialog was closed meanwhile. */
function UploadToChoose({ except, onChoose }: ChoiceProps) {
	const t = useText("admin");
	const queries = useQueryClient();
	const box = useRef<HTMLDivElement>(null);
	const { upload, uploading } = useImageUpload((url) => void chooseUploaded(url));

	async function chooseUploaded(url: string): Promise<void> {
		const hash = hashOf(url) ?? "";
		const [image] = await Promise.all([
			queries.fetchQuery(imageQuery(hash)),
			...imageChanges.map((queryKey) => queries.invalidateQueries({ queryKey })),
		]);
		if (hash !== except && box.current !== null) onChoose(image);
	}

	return (
		<div ref={box} className="mt-6">
			<ImageDrop label={t("image.addAndUse")} uploading={uploading} onFile={upload} />
		</div>
	);
}

function Choice({ except, onChoose }: ChoiceProps) {
	const t = useText("admin");
	const [filter, setFilter] = useState(everyImage);
	const search = useDebounced(filter.search.trim(), debounceMs);
	const found = useFoundImages({ ...filter, search, ...(except !== undefined && { except }) });
	const heading = useRef<HTMLHeadingElement>(null);
	if (found.data?.pages[0]?.counts.all === 0) return <ListState title={t("image.empty")} />;
	return (
		<div className="mt-6">
			<ImageFilters isChoice filter={filter} onFilter={setFilter} />
			<FoundImages
				found={found}
				heading={heading}
				className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4"
			>
				{(image, index) => (
					<ChoiceOfOne key={image.hash} image={image} place={index + 1} onChoose={onChoose} />
				)}
			</FoundImages>
		</div>
	);
}

/** An image with its name. One without name and text is labelled by its place in the list. */
function ChoiceOfOne(props: { image: DescribedImage; place: number; onChoose(image: DescribedImage): void }) {
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
