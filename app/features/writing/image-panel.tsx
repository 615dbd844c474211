import { useController, useFormContext } from "react-hook-form";
import { useText } from "../../text/text-context";
import { Panel } from "../../ui/screen";
import type { ArticleDraft } from "../articles/article";
import type { LibraryImage } from "../media/library-image";
import { FeaturedImageField } from "./featured-image-field";

/** The featured image beside the text. Its description is written with the text, in each language. */
export function ImagePanel() {
	const t = useText("admin");
	const { getValues, setValue } = useFormContext<ArticleDraft>();
	const { field } = useController<ArticleDraft, "imageUrl">({ name: "imageUrl" });

	/** Takes over the words that describe an image, where none are written yet. */
	function choose({ url, alt, altFr }: LibraryImage): void {
		field.onChange(url);
		if (getValues("imageAlt") === "") setValue("imageAlt", alt, { shouldDirty: true });
		if (getValues("fr.imageAlt") === "") setValue("fr.imageAlt", altFr, { shouldDirty: true });
	}

	return (
		<Panel title={t("article.image")}>
			<div className="border-t border-clay px-5 py-5 sm:px-7">
				<FeaturedImageField value={field.value} onChange={field.onChange} onChoose={choose} />
			</div>
		</Panel>
	);
}
