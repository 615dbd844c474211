import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { textsIn } from "#app/content/localized.ts";
import { type ArticleDraft, type ArticleTexts, slugFor } from "#app/features/articles/article.ts";
import { useFacts } from "#app/features/facts/use-facts.tsx";
import { useImagePosition } from "#app/features/media/choosing/use-image-position.ts";
import { MediaPicture } from "#app/features/media/media-picture.tsx";
import { localizePath } from "#app/i18n/language.ts";
import { useText } from "#app/i18n/text-context.tsx";
import type { Language } from "#app/site/site-config.ts";
import { entryPath } from "#app/site/site-map.ts";

/** What search engines and networks show of an article, in one language. */
type Shown = Pick<ArticleDraft, "category" | "slug" | "sharePicture"> & {
	title: string;
	description: string;
	/** The title that a drawn picture shows: the article's own. */
	drawnTitle: string;
};

/** Returns what the form's text of a language looks like outside of the site. */
export function useShownOutside(language: Language): Shown & { name: string } {
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

/** The article as a search result. */
export function SearchResult({ language, shown }: Props) {
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

/** The article as networks and messengers show a link to it. */
export function SharedLink({ language, shown }: Props) {
	const t = useText("admin");
	const { name, category, drawnTitle, sharePicture } = shown;
	const position = useImagePosition(sharePicture);
	return (
		<Example caption={t("sharing.link")} className="overflow-hidden">
			{sharePicture === null ? (
				<DrawnPicture lang={language} {...{ name, category, title: drawnTitle }} />
			) : (
				<MediaPicture
					url={sharePicture}
					alt={t("sharing.picture")}
					position={position}
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

/** A framed example below its caption. */
function Example(props: { caption: string; className: string; children: ReactNode }) {
	return (
		<figure className="grid content-start gap-2">
			<figcaption className="text-small font-semibold">{props.caption}</figcaption>
			<div className={`rounded-[2px] border border-clay ${props.className}`}>{props.children}</div>
		</figure>
	);
}

/** The title and the description, cut as others cut them. */
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
