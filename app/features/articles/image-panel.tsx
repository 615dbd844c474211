import { useController } from "react-hook-form";
import { useText } from "../../text/text-context";
import { Panel } from "../../ui/screen";
import type { ArticleDraft } from "./article";
import { FeaturedImageField } from "./featured-image-field";

/** The featured image beside the text. Its description is written with the text, in each language. */
export function ImagePanel() {
	const t = useText("admin");
	const { field } = useController<ArticleDraft, "imageUrl">({ name: "imageUrl" });
	return (
		<Panel title={t("article.image")}>
			<div className="border-t border-clay px-5 py-5 sm:px-7">
				<FeaturedImageField value={field.value} onChange={field.onChange} />
			</div>
		</Panel>
	);
}
