import { type ReactNode, useState } from "react";
import { useController, useFormContext, useWatch } from "react-hook-form";
import { Disclosure } from "#app/admin-ui/screen.tsx";
import { LengthHint, shownLengths } from "#app/content/length-hint.tsx";
import { textPath, textsIn } from "#app/content/localized.ts";
import { type ArticleDraft, type ArticleTexts, slugFor } from "#app/features/articles/article.ts";
import { FeaturedImageField } from "#app/features/articles/editor/pictures/featured-image-field.tsx";
import { useFacts } from "#app/features/facts/use-facts.tsx";
import { LibraryPicture } from "#app/features/media/choosing/library-picture.tsx";
import { localizePath } from "#app/i18n/language.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { defaultLanguage, type Language } from "#app/site/site-config.ts";
import { entryPath } from "#app/site/site-map.ts";
import { AreaField, LineField } from "./text-fields.tsx";
import { useFieldMessage } from "./use-field-message.ts";

type Place = { language: Language; isBeside: boolean };

/** The fields for search engines and shared links, folded away unless filled or invalid. */
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
	const shown = useShownOutside(language);
	return (
		<div className="grid grid-cols-1 gap-6 pt-1 pb-6">
			<p className="text-small text-ink-soft">{t("sharing.text")}</p>
			<LineField
				name="searchTitle"
				language={language}
				label={t("sharing.searchTitle")}
				hint={
					<LengthHint
						hint={t("sharing.searchTitleHint")}
						count={shown.title.length}
						max={shownLengths.title}
					/>
				}
			/>
			<AreaField
				name="searchDescription"
				language={language}
				label={t("sharing.searchDescription")}
				hint={
					<LengthHint
						hint={t("sharing.searchDescriptionHint")}
						count={shown.description.length}
						max={shownLengths.description}
					/>
				}
			/>
			<SearchResult language={language} shown={shown} />
			<div className={`grid gap-6 sm:grid-cols-2 ${isBeside ? "xl:grid-cols-1" : ""}`}>
				<SharedLink language={language} shown={shown} />
				<SharePictureField isElsewhere={isBeside && language !== defaultLanguage} />
			</div>
		</div>
	);
}

/** The picture of shared links, for every language: side by side, it is chosen in one place. */
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

/** The text of an article in search results and shared links, in one language. */
type Shown = Pick<ArticleDraft, "category" | "slug" | "sharePicture"> & {
	title: string;
	description: string;
	/** The title that a drawn picture shows: the article's own. */
	drawnTitle: string;
};

/** Returns what the form's text of a language looks like outside of the site. */
function useShownOutside(language: Language): Shown & { name: string } {
	const { name } = useFacts();
	const shown = useWatch<ArticleDraft, ArticleDraft, Shown>({
		compute: (draft) => {
			const texts = textsIn<ArticleTexts>(draft, language) ?? draft;
			return {
				drawnTitle: texts.title,
				category: texts.category,
				title: texts.searchTitle.trim() || texts.title.trim(),
				description: texts.searchDescription.trim() || texts.excerpt.trim(),
				slug: slugFor(language, draft),
				sharePicture: draft.sharePicture,
			};
		},
	});
	return { ...shown, name, title: shown.title && `${shown.title} · ${name}` };
}

type Props = { language: Language; shown: ReturnType<typeof useShownOutside> };

function SearchResult({ language, shown }: Props) {
	const t = useText("admin");
	const path = localizePath(entryPath("article", shown.slug), language);
	return (
		<Example caption={t("sharing.result")} className="grid gap-0.5 px-4 py-3">
			<p className="truncate text-small text-ink-soft">
				{shown.name} {path.replaceAll("/", " › ")}
			</p>
			<Texts {...{ language, shown }} titleClass="truncate text-[1.15rem] text-lagoon" />
		</Example>
	);
}

function SharedLink({ language, shown }: Props) {
	const t = useText("admin");
	const { name, category, drawnTitle, sharePicture } = shown;
	return (
		<Example caption={t("sharing.link")} className="overflow-hidden">
			{sharePicture === null ? (
				<DrawnPicture lang={language} {...{ name, category, title: drawnTitle }} />
			) : (
				<LibraryPicture
					url={sharePicture}
					alt={t("sharing.picture")}
					sizes="24rem"
					className="aspect-[1200/630] w-full object-cover"
				/>
			)}
			<div className="grid gap-0.5 bg-paper px-4 py-3">
				<p className="text-small text-ink-soft">{name}</p>
				<Texts {...{ language, shown }} titleClass="line-clamp-2 font-semibold" />
			</div>
		</Example>
	);
}

function Example(props: { caption: string; className: string; children: ReactNode }) {
	return (
		<figure className="grid content-start gap-2">
			<figcaption className="text-small font-semibold">{props.caption}</figcaption>
			<div className={`rounded-[2px] border border-clay ${props.className}`}>{props.children}</div>
		</figure>
	);
}

function Texts({ language, shown, titleClass }: Props & { titleClass: string }) {
	const t = useText("admin");
	return (
		<>
			<p lang={language} className={titleClass}>
				{shown.title || t("articles.untitled")}
			</p>
			<p lang={language} className="line-clamp-2 text-small text-ink-soft">
				{shown.description}
			</p>
		</>
	);
}

/** Resembles the picture that is drawn for a published article. */
function DrawnPicture(props: { lang: Language; name: string; category: string; title: string }) {
	return (
		<div
			aria-hidden="true"
			className="relative flex aspect-[1200/630] w-full flex-col bg-lagoon p-[6%] text-paper"
		>
			<svg viewBox="0 0 1200 630" fill="none" className="absolute inset-0 size-full" aria-hidden="true">
				<circle cx="950" cy="315" r="190" className="stroke-mist/50" strokeWidth="2" />
				<circle cx="1148" cy="315" r="190" className="stroke-mist/50" strokeWidth="2" />
			</svg>
			<p className="label text-mist">{props.category}</p>
			<p lang={props.lang} className="my-auto line-clamp-3 max-w-[60%] font-serif text-base leading-tight">
				{props.title}
			</p>
			<p className="font-serif italic">{props.name}</p>
		</div>
	);
}
