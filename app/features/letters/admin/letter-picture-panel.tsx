import { useController, useFormContext } from "react-hook-form";
import { Panel } from "#app/admin-ui/screen.tsx";
import { textPath } from "#app/content/localized.ts";
import { FeaturedImageField } from "#app/features/articles/editor/featured-image-field.tsx";
import type { LetterDraft } from "#app/features/letters/letter.ts";
import { altMember, type LibraryImage } from "#app/features/media/library-image.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { languages } from "#app/site/site-config.ts";

/** The picture of the letter. It is described with the words of each language. */
export function LetterPicturePanel() {
	const t = useText("admin");
	const { getValues, setValue } = useFormContext<LetterDraft>();
	const { field } = useController<LetterDraft, "imageUrl">({ name: "imageUrl" });

	/** Puts the picture into the letter, where it is not in it yet. */
	function change(url: string | null): void {
		field.onChange(url);
		const parts = getValues("parts");
		if (url !== null && !parts.includes("picture")) {
			setValue("parts", [...parts, "picture"], { shouldDirty: true });
		}
	}

	/** Takes over the words that describe an image, where none are written yet. */
	function choose(image: LibraryImage): void {
		change(image.url);
		for (const language of languages) {
			const path = textPath("imageAlt", language);
			if (getValues(path) === "") setValue(path, image[altMember(language)], { shouldDirty: true });
		}
	}

	return (
		<Panel title={t("letters.picture")}>
			<div className="border-t border-clay px-5 py-5 sm:px-7">
				<FeaturedImageField value={field.value} onChange={change} onChoose={choose} />
			</div>
		</Panel>
	);
}
