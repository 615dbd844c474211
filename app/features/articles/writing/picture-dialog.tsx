import { Icon } from "#app/admin-ui/icon.tsx";
import { useImageAlts } from "#app/features/media/choosing/image-alts.tsx";
import { MediaPicture } from "#app/features/media/media-picture.tsx";
import { useText } from "#app/i18n/text-context.tsx";
import type { Language } from "#app/site/site-config.ts";
import { FormDialog } from "./form-dialog.tsx";
import { AltFields, PictureFields, readPictureFields } from "./picture-fields.tsx";
import type { PictureDetails, PicturePlace } from "./view/pictures.ts";

/** A picture at its place in the text, or an image alone if its place cannot be shown. */
export type DialogPicture = PicturePlace | { src: string };

/** Asks for an image's description; at a place of the text also for its caption and width. */
export function PictureDialog(props: {
	picture: DialogPicture;
	lang: Language;
	onClose(): void;
	onDescribe(place: PicturePlace, details: PictureDetails): void;
}) {
	const { picture, lang, onClose, onDescribe } = props;
	const t = useText("admin");
	const image = useImageAlts(picture.src);
	const place = "at" in picture ? picture : undefined;

	function describe(values: FormData): void {
		const details = place === undefined ? undefined : readPictureFields(values);
		const finish = () => {
			onClose();
			if (place !== undefined && details !== undefined) onDescribe(place, details);
		};
		// Decoration needs no description.
		if (details?.isDecorative) finish();
		else image.save(finish);
	}

	return (
		<FormDialog
			open
			title={t("editor.picture")}
			text={t(place === undefined ? "editor.pictureTextAlone" : "editor.pictureText")}
			submit={t("editor.pictureSet")}
			busy={image.isSaving}
			onClose={onClose}
			onSubmit={describe}
		>
			<MediaPicture url={picture.src} alt="" sizes="30rem" className="max-h-48 w-full object-contain" />
			{place === undefined ? (
				<AltFields lang={lang} image={image} />
			) : (
				<PictureFields place={place} lang={lang} image={image} />
			)}
			{image.isRefused ? (
				<p role="alert" className="flex gap-1.5 text-small text-fault">
					<Icon name="fault" className="mt-0.5 shrink-0" />
					<span>{t("editor.pictureUnsaved")}</span>
				</p>
			) : null}
		</FormDialog>
	);
}
