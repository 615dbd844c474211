import { useController, useFormContext } from "react-hook-form";
import { Panel } from "#app/admin-ui/screen.tsx";
import { textPath } from "#app/content/localized.ts";
import { FeaturedImageField } from "#app/features/articles/editor/pictures/featured-image-field.tsx";
import type { LetterDraft } from "#app/features/letters/letter.ts";
import { usePictureWords } from "#app/features/media/choosing/use-picture-words.ts";
import { useText } from "#app/i18n/text-context.tsx";

/** The picture of the letter. It is described with the words of each language. */
export function LetterPicturePanel() {
	const t = useText("admin");
	const { getValues, setValue } = useFormContext<LetterDraft>();
	const { field } = useController<LetterDraft, "imageUrl">({ name: "imageUrl" });

	const follow = usePictureWords({
		picture: field.value,
		read: (language) => getValues(textPath("imageAlt", language)),
		write: (language, words) => setValue(textPath("imageAlt", language), words, { shouldDirty: true }),
	});

	/** Puts the picture into the letter, where it is not in it yet. */
	function change(url: string | null): void {
		field.onChange(url);
		follow(url);
		const parts = getValues("parts");
		if (url !== null && !parts.includes("picture")) {
			setValue("parts", [...parts, "picture"], { shouldDirty: true });
		}
	}

	return (
		<Panel title={t("letters.picture")}>
			<div className="border-t border-clay px-5 py-5 sm:px-7">
				<FeaturedImageField value={field.value} onChange={change} />
			</div>
		</Panel>
	);
}
