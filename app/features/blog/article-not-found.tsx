import { localizePath } from "../../language";
import { useLanguage, useText } from "../../text/text-context";
import { MissedArcs } from "../../ui/arcs";
import { ButtonLink } from "../../ui/button";

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
			<ButtonLink look="quiet" to={localizePath("/blog", language)}>
				{t("article.back")}
			</ButtonLink>
		</main>
	);
}
