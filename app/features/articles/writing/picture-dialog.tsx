import { useState } from "react";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Field, inputClass } from "#app/admin-ui/field.tsx";
import { Icon } from "#app/admin-ui/icon.tsx";
import { Disclosure } from "#app/admin-ui/screen.tsx";
import { SelectField } from "#app/admin-ui/select.tsx";
import { Switch } from "#app/admin-ui/switch.tsx";
import { proseIn } from "#app/content/typography/prose.ts";
import { ImageAltFields, useImageAlts } from "#app/features/media/choosing/image-alts.tsx";
import { altMax } from "#app/features/media/library-image.ts";
import { MediaPicture } from "#app/features/media/media-picture.tsx";
import { type PictureWidth, pictureWidths } from "#app/features/media/placed-picture.ts";
import { useText } from "#app/i18n/text-context.tsx";
import type { Language } from "#app/site/site-config.ts";
import { FormDialog } from "./form-dialog.tsx";
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

/** A picture's description and caption at one place of a text. */
function PictureFields(props: {
	place: PicturePlace;
	lang: Language;
	image: ReturnType<typeof useImageAlts>;
}) {
	const { place, lang, image } = props;
	const t = useText("admin");
	const [isDecorative, setDecorative] = useState(place.isDecorative);
	// State of this form, so that typed text is back once "Decorative" is unticked.
	const [alt, setAlt] = useState(place.alt);
	const [width, setWidth] = useState(place.width);
	return (
		<>
			{isDecorative ? null : (
				<>
					<AltFields image={image} lang={lang} />
					<OwnWords alt={alt} lang={lang} onChange={setAlt} />
				</>
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

/** The description for this place alone: an exception, folded away while it is blank. */
function OwnWords(props: { alt: string; lang: Language; onChange(alt: string): void }) {
	const t = useText("admin");
	const [isOpen, setOpen] = useState(props.alt !== "");
	return (
		<>
			<Disclosure title={t("editor.pictureOwn")} isOpen={isOpen} onToggle={setOpen} className="border-y">
				<div className="pt-1 pb-5">
					<Field label={t("editor.pictureAlt")} hint={t("editor.pictureAltHint")}>
						{(control) => (
							<input
								{...control}
								{...proseIn(props.lang)}
								maxLength={altMax}
								value={props.alt}
								onChange={(event) => props.onChange(event.target.value)}
								className={inputClass}
							/>
						)}
					</Field>
				</div>
			</Disclosure>
			{/* Sent also while it is folded away. */}
			<input type="hidden" name="alt" value={props.alt} />
		</>
	);
}

function readPictureFields(values: FormData): PictureDetails {
	return {
		alt: oneLine(values.get("alt")),
		caption: oneLine(values.get("caption")),
		isDecorative: values.get("decorative") === "true",
		width: pictureWidths.find((width) => width === values.get("width")) ?? "wide",
	};
}

/** A one-line text for a place in the article. */
function oneLine(words: FormDataEntryValue | null): string {
	return String(words ?? "")
		.replace(/\s+/g, " ")
		.trim();
}

/** The fields that describe an image wherever it stands, the text's language first. */
function AltFields({ image, lang }: { image: ReturnType<typeof useImageAlts>; lang: Language }) {
	const t = useText("admin");
	if (image.readAgain !== undefined) {
		return (
			<div role="alert" className="text-small">
				{t("editor.pictureUnread")}{" "}
				<CompactButton look="plain" onClick={image.readAgain} className="text-small">
					{t("common.retry")}
				</CompactButton>
			</div>
		);
	}
	return (
		<fieldset className="grid gap-3">
			<legend className="mb-3 text-small text-ink-soft">{t("editor.pictureAltsHint")}</legend>
			<ImageAltFields alts={image.alts} onChange={image.type} first={lang} />
		</fieldset>
	);
}
