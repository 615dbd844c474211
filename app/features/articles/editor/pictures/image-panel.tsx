import { useController, useFormContext } from "react-hook-form";
import { Panel } from "#app/admin-ui/screen.tsx";
import { textPath } from "#app/content/localized.ts";
import type { ArticleDraft } from "#app/features/articles/article.ts";
import { usePictureWords } from "#app/features/media/choosing/use-picture-words.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { FeaturedImageField } from "./featured-image-field.tsx";

/**
 * The featured image beside the text. Its description is written with the text, in each language.
 */
export function ImagePanel() {
	const t = useText("admin");
	const { getValues, setValue } = useFormContext<ArticleDraft>();
	const { field } = useController<ArticleDraft, "imageUrl">({ name: "imageUrl" });

	const follow = usePictureWords({
		picture: field.value,
		read: (language) => getValues(textPath("imageAlt", language)),
		write: (language, words) => setValue(textPath("imageAlt", language), words, { shouldDirty: true }),
	});

	function change(url: string | null): void {
		field.onChange(url);
		follow(url);
	}

	return (
		<Panel title={t("article.image")}>
			<div className="border-t border-clay px-5 py-5 sm:px-7">
				<FeaturedImageField value={field.value} onChange={change} />
			</div>
		</Panel>
	);
}
