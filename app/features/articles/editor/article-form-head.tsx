import { Link } from "react-router";
import { compactClass } from "#app/admin-ui/compact-button.tsx";
import { Icon } from "#app/admin-ui/icon.tsx";
import { ScreenHead } from "#app/admin-ui/screen.tsx";
import { type Article, slugFor } from "#app/features/articles/article.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { adminPaths } from "#app/site/admin-screens.ts";
import { defaultLanguage } from "#app/site/site-config.ts";
import { entryPath } from "#app/site/site-map.ts";

/** The link back, the title, and the link to the article on the website. */
export function ArticleFormHead(props: {
	article: Article | undefined;
	/** True while corrections wait: their address is not the page's yet. */
	corrected?: boolean;
}) {
	const { article, corrected = false } = props;
	const t = useText("admin");
	return (
		<>
			<Link
				to={adminPaths.articles}
				className="-ml-1.5 inline-flex min-h-11 items-center gap-1 text-small text-ink-soft underline-offset-4 hover:text-ink hover:underline"
			>
				<Icon name="back" />
				{t("article.back")}
			</Link>
			<ScreenHead title={t(article === undefined ? "article.createTitle" : "article.editTitle")}>
				{article?.published ? (
					<a
						href={entryPath("article", corrected ? article.id : slugFor(defaultLanguage, article))}
						target="_blank"
						rel="noopener"
						className={`${compactClass("plain")} -mr-3`}
					>
						<Icon name="view" />
						{t("article.view")}
						<span className="sr-only"> ({t("common.newTab")})</span>
					</a>
				) : null}
			</ScreenHead>
		</>
	);
}
