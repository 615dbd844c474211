import { Link } from "react-router";
import { useText } from "../../text/text-context";
import { compactClass } from "../../ui/compact-button";
import { Icon } from "../../ui/icon";
import { ScreenHead } from "../../ui/screen";
import type { Article } from "../articles/article";

/** The way back, the title, and the way to the article on the website. */
export function ArticleFormHead({ article }: { article: Article | undefined }) {
	const t = useText("admin");
	return (
		<>
			<Link
				to="/admin/articles"
				className="-ml-1.5 inline-flex min-h-11 items-center gap-1 text-small text-ink-soft underline-offset-4 hover:text-ink hover:underline"
			>
				<Icon name="back" />
				{t("article.back")}
			</Link>
			<ScreenHead title={t(article === undefined ? "article.createTitle" : "article.editTitle")}>
				{article?.published ? (
					<a
						href={`/blog/${article.slug}`}
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
