import { Link } from "react-router";
import { compactClass } from "#app/admin-ui/compact-button.tsx";
import { Icon } from "#app/admin-ui/icon.tsx";
import { ScreenHead } from "#app/admin-ui/screen.tsx";
import { type Article, slugFor } from "#app/features/articles/article.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { adminPaths } from "#app/site/admin-screens.ts";
import { defaultLanguage } from "#app/site/site-config.ts";
import { entryPath } from "#app/site/site-map.ts";

type Target = { href: string; label: string };

/** The head of a form: the link back, the title, and the link to what is on the website. */
export function FormHead({ back, title, view }: { back: Target; title: string; view: Target | undefined }) {
	const t = useText("admin");
	return (
		<>
			<Link
				to={back.href}
				className="-ml-1.5 inline-flex min-h-11 items-center gap-1 text-small text-ink-soft underline-offset-4 hover:text-ink hover:underline"
			>
				<Icon name="back" />
				{back.label}
			</Link>
			<ScreenHead title={title}>
				{view === undefined ? null : (
					<a href={view.href} target="_blank" rel="noopener" className={`${compactClass("plain")} -mr-3`}>
						<Icon name="view" />
						{view.label}
						<span className="sr-only"> ({t("common.newTab")})</span>
					</a>
				)}
			</ScreenHead>
		</>
	);
}

export function ArticleFormHead(props: {
	article: Article | undefined;
	/** True while corrections wait: their address is not the page's yet. */
	corrected?: boolean;
}) {
	const { article, corrected = false } = props;
	const t = useText("admin");
	const address = article && (corrected ? article.id : slugFor(defaultLanguage, article));
	return (
		<FormHead
			back={{ href: adminPaths.articles, label: t("article.back") }}
			title={t(article === undefined ? "article.createTitle" : "article.editTitle")}
			view={
				address !== undefined && article?.published
					? { href: entryPath("article", address), label: t("article.view") }
					: undefined
			}
		/>
	);
}
