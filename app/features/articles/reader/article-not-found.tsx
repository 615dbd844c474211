import { localizePath } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { pages } from "#app/site/site-map.ts";
import { NothingHere } from "#app/ui/nothing-here.tsx";

/** The page of a blog address that leads to no published article. */
export function ArticleNotFound() {
	const t = useText("blog");
	const language = useLanguage();
	return (
		<NothingHere
			title={t("article.notFound.title")}
			text={t("article.notFound.text")}
			back={t("article.back")}
			to={localizePath(pages.blog, language)}
		/>
	);
}
