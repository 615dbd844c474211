import { useRef } from "react";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { useFocusFallback } from "#app/admin-ui/focus.ts";
import { ImageDrop } from "#app/features/media/choosing/image-drop.tsx";
import { ImagePicker } from "#app/features/media/choosing/image-picker.tsx";
import { LibraryPicture } from "#app/features/media/choosing/library-picture.tsx";
import { useImageUpload } from "#app/features/media/choosing/use-image-upload.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { useAwaiting } from "./awaited-pictures.ts";

/** Chooses a picture of ours, or none. A failed upload shows the present one again. */
export function FeaturedImageField(props: {
	value: string | null;
	label?: string;
	onChange(value: string | null): void;
}) {
	const { value, label, onChange } = props;
	const t = useText("admin");
	const { upload, uploading } = useImageUpload(onChange);
	const awaitPicture = useAwaiting();
	const picker = useRef<HTMLSpanElement>(null);
	const passesFocusOn = useFocusFallback(() => picker.current?.querySelector("button"));
	function take(file: File): void {
		const settle = awaitPicture();
		upload(file, (url) => {
			if (url !== undefined) onChange(url);
			settle();
		});
	}

	return (
		<div className="grid gap-2">
			<ImageDrop label={label ?? t("article.image")} uploading={uploading} onFile={take}>
				{value === null ? null : (
					<LibraryPicture
						url={value}
						alt=""
						sizes="20rem"
						className="aspect-3/2 w-full rounded-[2px] object-cover"
					/>
				)}
			</ImageDrop>
			<div className="-mx-3 flex flex-wrap justify-between">
				<span ref={picker} className="contents">
					<ImagePicker onChoose={({ url }) => onChange(url)} />
				</span>
				{value === null ? null : (
					<CompactButton
						ref={passesFocusOn}
						look="plain"
						onClick={() => onChange(null)}
						className="text-small"
					>
						{t("article.imageRemove")}
					</CompactButton>
				)}
			</div>
		</div>
	);
}
