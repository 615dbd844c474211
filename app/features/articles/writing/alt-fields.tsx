import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { ImageAltFields, type useImageAlts } from "#app/features/media/choosing/image-alts.tsx";
import { useText } from "#app/i18n/text-context.tsx";
import type { Language } from "#app/site/site-config.ts";

/** The fields that describe an image wherever it stands, the text's language first. */
export function AltFields({ image, lang }: { image: ReturnType<typeof useImageAlts>; lang: Language }) {
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
