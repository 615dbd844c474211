import { useText } from "#app/i18n/text-context.tsx";
import type { Language } from "#app/site/site-config.ts";
import { PictureFields, readPictureFields } from "./picture-fields.tsx";
import type { PicturePlace, PictureWords } from "./view/pictures.ts";
import { WordsDialog } from "./words-dialog.tsx";

/** Asks what a picture shows, what stands below it, and how wide it stands. */
export function PictureDialog(props: {
	place: PicturePlace | undefined;
	lang: Language;
	onClose(): void;
	onDescribe(place: PicturePlace, words: PictureWords): void;
}) {
	const t = useText("admin");
	const { place } = props;

	function describe(values: FormData): void {
		if (place === undefined) return;
		props.onClose();
		props.onDescribe(place, readPictureFields(values));
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
			{place === undefined ? null : <PictureFields place={place} lang={props.lang} />}
		</WordsDialog>
	);
}
