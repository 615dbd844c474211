import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Dialog } from "#app/admin-ui/dialog.tsx";
import { ListState, RowSkeletons } from "#app/admin-ui/state.tsx";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { positionOf } from "./focal-point.ts";
import { imagesQuery } from "./images.query.ts";
import { altMember, type LibraryImage } from "./library-image.ts";
import { MediaPicture } from "./media-picture.tsx";

/** A button that leads to the images of the library, to choose one that is there already. */
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

/** The images of the library, to choose one. */
export function ImagePickerDialog(props: {
	open: boolean;
	onClose(): void;
	onChoose(image: LibraryImage): void;
	/** What it is chosen for, where that is not to use it once more. */
	title?: string;
	text?: string;
	/** The image that cannot be chosen. */
	except?: string | undefined;
}) {
	const t = useText("admin");
	return (
		<Dialog
			open={props.open}
			wide
			onClose={props.onClose}
			title={props.title ?? t("image.libraryTitle")}
			text={props.text ?? t("image.libraryText")}
		>
			<Choice
				except={props.except}
				onChoose={(image) => {
					props.onClose();
					props.onChoose(image);
				}}
			/>
			<div className="mt-6 flex justify-end">
				<CompactButton look="plain" onClick={props.onClose}>
					{t("common.cancel")}
				</CompactButton>
			</div>
		</Dialog>
	);
}

function Choice(props: { except: string | undefined; onChoose(image: LibraryImage): void }) {
	const { except, onChoose } = props;
	const t = useText("admin");
	const language = useLanguage();
	const images = useQuery(imagesQuery);
	if (images.isPending) return <RowSkeletons rows={2} height="h-36" label={t("common.loading")} />;
	if (images.data === undefined) return <ListState failed title={t("image.listFailed")} />;
	const offered = images.data.filter(({ hash }) => hash !== except);
	if (offered.length === 0) return <ListState title={t("image.empty")} />;
	return (
		<ul className="mt-6 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
			{offered.map((image, index) => {
				const alt = image[altMember(language)] || image.alt || image.name;
				return (
					<li key={image.hash}>
						<button
							type="button"
							aria-label={t("image.chooseOne", { image: alt || String(index + 1) })}
							onClick={() => onChoose(image)}
							className="block w-full cursor-pointer hover:opacity-85"
						>
							<MediaPicture
								url={image.url}
								alt=""
								position={positionOf(image.focus)}
								sizes="15rem"
								className="aspect-3/2 w-full rounded-[2px] object-cover"
							/>
						</button>
					</li>
				);
			})}
		</ul>
	);
}
