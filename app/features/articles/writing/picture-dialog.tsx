import { Field, inputClass } from "#app/admin-ui/field.tsx";
import { altMax } from "#app/features/media/library-image.ts";
import { MediaPicture } from "#app/features/media/media-picture.tsx";
import { useText } from "#app/i18n/text-context.tsx";
import type { PicturePlace, PictureWords } from "./view/pictures.ts";
import { WordsDialog } from "./words-dialog.tsx";

/** Asks what a picture shows, and what stands below it. */
export function PictureDialog(props: {
	place: PicturePlace | undefined;
	lang: string;
	onClose(): void;
	onDescribe(place: PicturePlace, words: PictureWords): void;
}) {
	const t = useText("admin");
	const { place } = props;

	function describe(values: FormData): void {
		if (place === undefined) return;
		props.onClose();
		props.onDescribe(place, { alt: oneLine(values.get("alt")), caption: oneLine(values.get("caption")) });
	}

	return (
		<WordsDialog
			open={place !== undefined}
			title={t("editor.picture")}
			text={t("editor.pictureText")}
			submit={t("editor.pictureSet")}
			onClose={props.onClose}
			onSubmit={describe}
		>
			{place === undefined ? null : (
				<MediaPicture url={place.src} alt="" sizes="30rem" className="max-h-48 w-full object-contain" />
			)}
			<Field label={t("editor.pictureAlt")} hint={t("editor.pictureAltHint")}>
				{(control) => (
					<input
						{...control}
						name="alt"
						lang={props.lang}
						maxLength={altMax}
						defaultValue={place?.alt}
						className={inputClass}
					/>
				)}
			</Field>
			<Field label={t("editor.caption")} hint={t("editor.captionHint")}>
				{(control) => (
					<input
						{...control}
						name="caption"
						lang={props.lang}
						maxLength={altMax}
						defaultValue={place?.caption}
						className={inputClass}
					/>
				)}
			</Field>
		</WordsDialog>
	);
}

/** Words for a place in the text that has one line. */
function oneLine(words: FormDataEntryValue | null): string {
	return String(words ?? "")
		.replace(/\s+/g, " ")
		.trim();
}
