import { useController, useFormContext } from "react-hook-form";
import { Panel } from "#app/admin-ui/screen.tsx";
import { textPath } from "#app/content/localized.ts";
import type { ArticleDraft } from "#app/features/articles/article.ts";
import { altMember, type LibraryImage } from "#app/features/media/library-image.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { languages } from "#app/site/site-config.ts";
import { FeaturedImageField } from "./featured-image-field.tsx";

/**
 * The featured image beside the text. Its description is written with the text, in each language.
 */
export function ImagePanel() {
	const t = useText("admin");
	const { getValues, setValue } = useFormContext<ArticleDraft>();
	const { field } = useController<ArticleDraft, "imageUrl">({ name: "imageUrl" });

	/** Takes over the words that describe an image, where none are written yet. */
	function choose(image: LibraryImage): void {
		field.onChange(image.url);
		for (const language of languages) {
			const path = textPath("imageAlt", language);
			if (getValues(path) === "") setValue(path, image[altMember(language)], { shouldDirty: true });
		}
	}

	return (
		<Panel title={t("article.image")}>
			<div className="border-t border-clay px-5 py-5 sm:px-7">
				<FeaturedImageField value={field.value} onChange={field.onChange} onChoose={choose} />
			</div>
		</Panel>
	);
}
