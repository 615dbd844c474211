import { localizePath } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { pages } from "#app/site/site-map.ts";
import { MissedArcs } from "#app/ui/arcs.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

/** What an address of the blog shows when no published article lives there. */
export function ArticleNotFound() {
	const t = useText("blog");
	const language = useLanguage();
	return (
		<main
			id="content"
			className="content flex min-h-[80svh] flex-col items-start justify-center gap-6 pt-32 pb-20"
		>
			<MissedArcs className="-ml-6 w-48" />
			<h1 className="text-title">{t("article.notFound.title")}</h1>
			<p className="max-w-column text-lead">{t("article.notFound.text")}</p>
			<ButtonLink look="quiet" to={localizePath(pages.blog, language)}>
				{t("article.back")}
			</ButtonLink>
		</main>
	);
}
