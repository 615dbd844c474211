import { useRef } from "react";
import { useText } from "../../text/text-context";
import { CompactButton } from "../../ui/compact-button";
import { useFocusHeir } from "../../ui/use-focus-heir";
import { ImageDrop } from "../media/image-drop";
import { ImagePicker } from "../media/image-picker";
import type { LibraryImage } from "../media/library-image";
import { MediaPicture } from "../media/media-picture";
import { useImageUpload } from "../media/use-image-upload";

/**
 * The featured image: `value` is the address of one of our own images, or null. While another is on its way that one
 * is shown; when it fails, the present one is back.
 */
export function FeaturedImageField({
	value,
	onChange,
	onChoose,
}: {
	value: string | null;
	onChange(value: string | null): void;
	/** An image of the library was chosen, which may be described already. */
	onChoose(image: LibraryImage): void;
}) {
	const t = useText("admin");
	const { upload, underway } = useImageUpload(onChange);
	const picker = useRef<HTMLSpanElement>(null);
	const passesFocusOn = useFocusHeir(() => picker.current?.querySelector("button"));
	return (
		<div className="grid gap-2">
			<ImageDrop label={t("article.image")} underway={underway} onFile={upload}>
				{value === null ? null : (
					<MediaPicture
						url={value}
						alt=""
						sizes="20rem"
						className="aspect-3/2 w-full rounded-[2px] object-cover"
					/>
				)}
			</ImageDrop>
			<div className="-mx-3 flex flex-wrap justify-between">
				<span ref={picker} className="contents">
					<ImagePicker onChoose={onChoose} />
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
