import { useState } from "react";
import { useController, useFormContext } from "react-hook-form";
import { Disclosure } from "#app/admin-ui/disclosure.tsx";
import { Field, inputClass } from "#app/admin-ui/field.tsx";
import { textPath } from "#app/content/localized.ts";
import { proseIn } from "#app/content/typography/prose.ts";
import type { ArticleDraft } from "#app/features/articles/article.ts";
import { FeaturedImageField } from "#app/features/articles/editor/pictures/featured-image-field.tsx";
import { useText } from "#app/i18n/text-context.tsx";
import { defaultLanguage, type Language } from "#app/site/site-config.ts";
import { LengthHint, shownLengths } from "./length-hint.tsx";
import { SearchResult, SharedLink, useShownOutside } from "./search-preview.tsx";
import { useFieldMessage } from "./use-field-message.ts";

/** The language of the fields, and whether they stand beside another's. */
type Place = { language: Language; isBeside: boolean };

/**
 * The fields that search engines and shared links show in place of title, excerpt and drawn
 * picture, with their look: folded away, but where one is filled or must be corrected.
 */
export function SearchFields({ language, isBeside }: Place) {
	const t = useText("admin");
	const { getValues } = useFormContext<ArticleDraft>();
	const names = [textPath("searchTitle", language), textPath("searchDescription", language)] as const;
	const errors = [useFieldMessage(names[0]), useFieldMessage(names[1])];
	const [open, setOpen] = useState(() => getValues([...names, "sharePicture"]).some(Boolean));
	const isOpen = open || errors.some((error) => error !== undefined);
	return (
		<Disclosure title={t("sharing.title")} isOpen={isOpen} onToggle={setOpen} className="border-y">
			<Unfolded {...{ language, isBeside }} />
		</Disclosure>
	);
}

function Unfolded({ language, isBeside }: Place) {
	const t = useText("admin");
	const { register } = useFormContext<ArticleDraft>();
	const shown = useShownOutside(language);
	const title = textPath("searchTitle", language);
	const description = textPath("searchDescription", language);
	const lengths = { title: shown.title.length, description: shown.description.length };
	return (
		<div className="grid grid-cols-1 gap-6 pt-1 pb-6">
			<p className="text-small text-ink-soft">{t("sharing.text")}</p>
			<Field
				label={t("sharing.searchTitle")}
				error={useFieldMessage(title)}
				hint={
					<LengthHint hint={t("sharing.searchTitleHint")} count={lengths.title} max={shownLengths.title} />
				}
			>
				{(control) => (
					<input {...control} {...register(title)} {...proseIn(language)} className={inputClass} />
				)}
			</Field>
			<Field
				label={t("sharing.searchDescription")}
				error={useFieldMessage(description)}
				hint={
					<LengthHint
						hint={t("sharing.searchDescriptionHint")}
						count={lengths.description}
						max={shownLengths.description}
					/>
				}
			>
				{(control) => (
					<textarea
						{...control}
						{...register(description)}
						{...proseIn(language)}
						rows={2}
						className={`${inputClass} min-h-20 resize-y [field-sizing:content]`}
					/>
				)}
			</Field>
			<SearchResult language={language} shown={shown} />
			<div className={`grid gap-6 sm:grid-cols-2 ${isBeside ? "xl:grid-cols-1" : ""}`}>
				<SharedLink language={language} shown={shown} />
				<SharePictureField isElsewhere={isBeside && language !== defaultLanguage} />
			</div>
		</div>
	);
}

/**
 * The picture of shared links, the same in every language: side by side, it is chosen in one place.
 */
function SharePictureField({ isElsewhere }: { isElsewhere: boolean }) {
	const t = useText("admin");
	const { field } = useController<ArticleDraft, "sharePicture">({ name: "sharePicture" });
	return (
		<div className={`grid content-start gap-2 ${isElsewhere ? "xl:hidden" : ""}`}>
			<p className="text-small font-semibold">{t("sharing.picture")}</p>
			<FeaturedImageField value={field.value} label={t("sharing.picture")} onChange={field.onChange} />
			<p className="text-small text-ink-soft">{t("sharing.pictureHint")}</p>
		</div>
	);
}
