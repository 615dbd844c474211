import { useFormContext } from "react-hook-form";
import { StaleDialog } from "#app/content/history/stale-dialog.tsx";
import { type Article, type ArticleDraft, articleFields } from "#app/features/articles/article.ts";
import { MediaPicture } from "#app/features/media/media-picture.tsx";
import { formatBusinessMoment, formatDay } from "#app/i18n/dates.ts";
import { localizePath } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { type OtherLanguage, otherLanguages } from "#app/site/site-config.ts";
import { entryPath } from "#app/site/site-map.ts";
import { type SavingWay, wayOver } from "./article-saving.ts";
import { useSignature } from "./use-authors.ts";

/** Asks which text counts where another tab has saved its own: the form's, or the `current` one. */
export function StaleArticle(props: {
	current: Article | undefined;
	/** Whether the form shows the article as published. */
	knownAsLive: boolean;
	/** How the form's text was to be saved. */
	tried: SavingWay;
	onClose(): void;
	onKeepMine(current: Article, way: SavingWay): void;
	onTakeTheirs(current: Article): void;
}) {
	const { current, tried } = props;
	const t = useText("admin");
	const publicationOf = usePublication();
	const { getValues } = useFormContext<ArticleDraft>();
	const way = wayOver(tried, props.knownAsLive, current?.published === true);
	return (
		<StaleDialog
			fields={articleFields}
			title={t("stale.title")}
			takeTheirsHint={t("stale.takeTheirsHint")}
			mine={getValues()}
			theirs={current}
			details={(written) => (
				<Details
					{...written}
					publication={publicationOf(written, written === current ? undefined : way, current)}
				/>
			)}
			onClose={props.onClose}
			onKeepMine={(theirs) => props.onKeepMine(theirs, way)}
			onTakeTheirs={props.onTakeTheirs}
		/>
	);
}

/** Says whether readers see a text, and from when: as it is saved, or once it is saved in a `way`. */
function usePublication() {
	const t = useText("admin");
	const language = useLanguage();
	return (written: Pick<Article, "publishAt">, way?: SavingWay, current?: Article): string => {
		const when = written.publishAt === null ? undefined : formatBusinessMoment(written.publishAt, language);
		if (way?.published) return t("stale.goesLive");
		if (way === undefined ? current?.published : way.corrects) {
			if (when !== undefined) return t("corrections.until", { when });
			return t(way === undefined ? "stale.live" : "stale.waits");
		}
		if (when !== undefined) return t("schedule.waits", { when });
		return t(way !== undefined && current?.published ? "stale.leaves" : "article.notLive");
	};
}

type Written = Pick<Article, "slug" | "imageUrl" | "sharePicture" | "authorId" | "publishedOn"> &
	Record<OtherLanguage, object | null>;

/** What no comparison of words shows of one of two texts: its author, address, pictures and publication. */
function Details(props: Written & { publication: string }) {
	const { slug, imageUrl, publishedOn } = props;
	const language = useLanguage();
	const t = useText("admin");
	const author = useSignature(props.authorId);
	const translated = otherLanguages.flatMap((language) => {
		const own = props[language];
		if (own === null || !("slug" in own) || own.slug === "") return [];
		return localizePath(entryPath("article", String(own.slug)), language);
	});
	const path = [entryPath("article", slug), ...translated].join(", ");
	return (
		<div className="flex items-center gap-4 text-small text-ink-soft">
			<div className="grid shrink-0 gap-2 empty:hidden">
				<SmallPicture url={imageUrl} alt={t("article.image")} />
				<SmallPicture url={props.sharePicture} alt={t("sharing.picture")} />
			</div>
			<div className="min-w-0 wrap-anywhere">
				<p className="font-semibold text-ink">{props.publication}</p>
				{publishedOn === null ? null : (
					<p>{t("day.dated", { date: formatDay(publishedOn, language, "UTC") })}</p>
				)}
				<p>{t("authors.signedBy", { author })}</p>
				<p>{t("article.slugPreview", { path })}</p>
				<p>{t(imageUrl === null ? "article.imageNone" : "article.image")}</p>
			</div>
		</div>
	);
}

function SmallPicture({ url, alt }: { url: string | null; alt: string }) {
	if (url === null) return null;
	return (
		<div className="w-24 shrink-0 overflow-hidden rounded-[2px] bg-paper">
			<MediaPicture url={url} alt={alt} sizes="96px" className="aspect-[3/2] w-full object-cover" />
		</div>
	);
}
