import { useFormContext } from "react-hook-form";
import { StaleDialog } from "#app/content/history/stale-dialog.tsx";
import { type Article, type ArticleDraft, articleFields } from "#app/features/articles/article.ts";
import { MediaPicture } from "#app/features/media/media-picture.tsx";
import { localizePath } from "#app/i18n/language.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { type OtherLanguage, otherLanguages } from "#app/site/site-config.ts";
import { entryPath } from "#app/site/site-map.ts";

/** Asks which text counts where another tab has saved its own: the form's, or the `current` one. */
export function StaleArticle(props: {
	current: Article | undefined;
	onClose(): void;
	onKeepMine(current: Article): void;
	onTakeTheirs(current: Article): void;
}) {
	const t = useText("admin");
	const { getValues } = useFormContext<ArticleDraft>();
	return (
		<StaleDialog
			fields={articleFields}
			title={t("stale.title")}
			takeTheirsHint={t("stale.takeTheirsHint")}
			mine={getValues()}
			theirs={props.current}
			details={(written) => <Details {...written} />}
			onClose={props.onClose}
			onKeepMine={props.onKeepMine}
			onTakeTheirs={props.onTakeTheirs}
		/>
	);
}

/** The address and the picture of one of two texts: what no comparison of words shows. */
function Details(written: Pick<Article, "slug" | "imageUrl"> & Record<OtherLanguage, object | null>) {
	const { slug, imageUrl } = written;
	const t = useText("admin");
	const translated = otherLanguages.flatMap((language) => {
		const own = written[language];
		if (own === null || !("slug" in own) || own.slug === "") return [];
		return localizePath(entryPath("article", String(own.slug)), language);
	});
	const path = [entryPath("article", slug), ...translated].join(", ");
	return (
		<div className="flex items-center gap-4 text-small text-ink-soft">
			{imageUrl === null ? null : (
				<div className="w-24 shrink-0 overflow-hidden rounded-[2px] bg-paper">
					<MediaPicture
						url={imageUrl}
						alt={t("article.image")}
						sizes="96px"
						className="aspect-[3/2] w-full object-cover"
					/>
				</div>
			)}
			<div className="min-w-0 wrap-anywhere">
				<p>{t("article.slugPreview", { path })}</p>
				<p>{t(imageUrl === null ? "article.imageNone" : "article.image")}</p>
			</div>
		</div>
	);
}
