import { useState } from "react";
import { Field, inputClass } from "#app/admin-ui/field.tsx";
import { SelectField } from "#app/admin-ui/select.tsx";
import { Switch } from "#app/admin-ui/switch.tsx";
import { proseIn } from "#app/content/typography/prose.ts";
import { altMax } from "#app/features/media/library-image.ts";
import { MediaPicture } from "#app/features/media/media-picture.tsx";
import { type PictureWidth, pictureWidths } from "#app/features/media/placed-picture.ts";
import { useText } from "#app/i18n/text-context.tsx";
import type { Language } from "#app/site/site-config.ts";
import type { PicturePlace, PictureWords } from "./view/pictures.ts";

/** A picture, and what is said of it at its place. */
export function PictureFields({ place, lang }: { place: PicturePlace; lang: Language }) {
	const t = useText("admin");
	const [isDecorative, setDecorative] = useState(place.isDecorative);
	// Held here, so that what was typed is there again once "Decorative" is unticked.
	const [alt, setAlt] = useState(place.alt);
	const [width, setWidth] = useState(place.width);
	return (
		<>
			<MediaPicture url={place.src} alt="" sizes="30rem" className="max-h-48 w-full object-contain" />
			{isDecorative ? null : (
				<Field label={t("editor.pictureAlt")} hint={t("editor.pictureAltHint")}>
					{(control) => (
						<input
							{...control}
							name="alt"
							{...proseIn(lang)}
							maxLength={altMax}
							value={alt}
							onChange={(event) => setAlt(event.target.value)}
							className={inputClass}
						/>
					)}
				</Field>
			)}
			<Switch
				label={t("editor.pictureDecorative")}
				hint={t("editor.pictureDecorativeHint")}
				checked={isDecorative}
				onChange={setDecorative}
			/>
			<input type="hidden" name="decorative" value={String(isDecorative)} />
			<Field label={t("editor.caption")} hint={t("editor.captionHint")}>
				{(control) => (
					<input
						{...control}
						name="caption"
						{...proseIn(lang)}
						maxLength={altMax}
						defaultValue={place.caption}
						className={inputClass}
					/>
				)}
			</Field>
			<SelectField<PictureWidth>
				label={t("editor.pictureWidth")}
				value={width}
				options={pictureWidths.map((one) => [one, t(`editor.pictureWidths.${one}`)])}
				onChange={setWidth}
			/>
			<input type="hidden" name="width" value={width} />
		</>
	);
}

/** What the fields hold when they are sent. */
export function readPictureFields(values: FormData): PictureWords {
	return {
		alt: oneLine(values.get("alt")),
		caption: oneLine(values.get("caption")),
		isDecorative: values.get("decorative") === "true",
		width: pictureWidths.find((width) => width === values.get("width")) ?? "wide",
	};
}

/** Words for a place in the text that has one line. */
function oneLine(words: FormDataEntryValue | null): string {
	return String(words ?? "")
		.replace(/\s+/g, " ")
		.trim();
}
