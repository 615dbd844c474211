import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Panel } from "#app/admin-ui/screen.tsx";
import { ImagePicker } from "#app/features/media/choosing/image-picker.tsx";
import { imageUrlOf } from "#app/features/media/media.ts";
import { MediaPicture } from "#app/features/media/media-picture.tsx";
import { localizePath } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { shareImagePath } from "#app/metadata/public-pages.ts";
import { anchorOfLook } from "./stored-look.ts";

type Props = {
	/** The hash of an image of the library; null: the drawn picture of each page. */
	picture: string | null;
	onChange(picture: string | null): void;
};

/** What a shared link to a page shows: its drawn picture, or one photograph for all of them. */
export function SharePanel({ picture, onChange }: Props) {
	const t = useText("admin");
	const drawn = shareImagePath(localizePath("/", useLanguage()));
	const shape = "aspect-[1200/630] w-full border border-clay object-cover";
	return (
		<Panel id={anchorOfLook("sharePicture")} title={t("look.share")}>
			<p className="px-5 pb-5 text-small text-ink-soft sm:px-7">{t("look.shareText")}</p>
			<div className="grid items-start gap-x-8 gap-y-7 border-t border-clay px-5 py-6 sm:grid-cols-2 sm:px-7">
				<div className="grid content-start justify-items-start gap-2">
					<p className="text-small">{t(picture === null ? "look.shareDrawn" : "look.shareChosen")}</p>
					<div className="-ml-3 grid justify-items-start">
						<ImagePicker onChoose={({ hash }) => onChange(hash)} />
						{picture === null ? null : (
							<CompactButton look="plain" className="text-left text-small" onClick={() => onChange(null)}>
								{t("look.shareNone")}
							</CompactButton>
						)}
					</div>
				</div>
				{picture === null ? (
					<img src={drawn} alt={t("look.shareAlt")} width={1200} height={630} className={shape} />
				) : (
					<MediaPicture url={imageUrlOf(picture)} alt={t("look.shareAlt")} sizes="30rem" className={shape} />
				)}
			</div>
		</Panel>
	);
}
