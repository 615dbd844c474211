import { type ReactNode, type RefObject, useImperativeHandle, useRef, useState } from "react";
import { ImagePickerDialog } from "#app/features/media/choosing/image-picker.tsx";
import type { ImageUpload } from "#app/features/media/choosing/use-image-upload.ts";
import { imageTypes } from "#app/features/media/image-file.ts";
import type { LibraryImage } from "#app/features/media/library-image.ts";
import { useText } from "#app/i18n/text-context.tsx";
import type { EditorMark } from "./editor-marks.ts";
import { EditorToolbar } from "./editor-toolbar.tsx";

/** What asks for a picture beside the tools themselves. */
export type PictureChooser = Record<"picture" | "library", () => void>;

/** The tools above a text, in sight however long it is. */
export function EditorTools(props: {
	chooser: RefObject<PictureChooser | null>;
	active: ReadonlySet<string>;
	uploading: ImageUpload | undefined;
	onMark(mark: EditorMark): void;
	onPictures(files: readonly File[]): void;
	onLibraryPicture(image: LibraryImage): void;
	/** What a picture shows is to be said. */
	onDescribe(): void;
	/** What is to be in sight with them. */
	children: ReactNode;
}) {
	const t = useText("admin");
	const files = useRef<HTMLInputElement>(null);
	const [choosing, setChoosing] = useState(false);
	const chooser: PictureChooser = {
		picture: () => files.current?.click(),
		library: () => setChoosing(true),
	};
	useImperativeHandle(props.chooser, () => chooser);
	return (
		<div className="sticky top-14 z-20 -mx-2.5 bg-white lg:top-0">
			<EditorToolbar
				active={props.active}
				onMark={props.onMark}
				onImage={chooser.picture}
				onLibrary={chooser.library}
				onDescribe={props.onDescribe}
			/>
			{props.children}
			<ImagePickerDialog
				open={choosing}
				onClose={() => setChoosing(false)}
				onChoose={props.onLibraryPicture}
			/>
			<input
				ref={files}
				type="file"
				accept={imageTypes}
				multiple
				aria-label={t("image.insert")}
				hidden
				onChange={(event) => {
					props.onPictures([...(event.target.files ?? [])]);
					event.target.value = "";
				}}
			/>
			{props.uploading === undefined ? null : (
				<progress
					aria-label={t(labelOf(props.uploading))}
					value={props.uploading.part}
					max={1}
					className="absolute inset-x-0 bottom-0 h-1 w-full accent-ember"
				/>
			)}
		</div>
	);
}

/** What is being done to a picture. */
function labelOf({ part, preview }: ImageUpload) {
	if (preview === undefined) return "image.fetching";
	return part === undefined ? "image.preparing" : "image.uploading";
}
