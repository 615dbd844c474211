import { Link } from "react-router";
import { compactClass } from "#app/admin-ui/compact-button.tsx";
import { ListWithForm } from "#app/content/list/list-with-form.tsx";
import { useText } from "#app/i18n/text-context.tsx";
import { adminTitle } from "#app/metadata/admin-title.ts";
import { adminPaths } from "#app/site/admin-screens.ts";
import { deletedDays as days } from "#app/site/site-config.ts";
import { AuthorForm } from "./author-form.tsx";
import { AuthorRow } from "./author-row.tsx";
import { authorKind, authorRequests } from "./authors.query.ts";

export const meta = adminTitle((text) => text.authors.title);

/** The people who write articles: a short list, each with a form that opens above it. */
export default function AuthorsScreen() {
	const t = useText("admin");
	return (
		<ListWithForm
			kind={authorKind}
			texts="authors"
			requests={authorRequests}
			links={
				<Link to={adminPaths.articles} prefetch="intent" className={compactClass("quiet")}>
					{t("articles.title")}
				</Link>
			}
			question={({ name, articles: count }) => ({
				title: t("authors.deleteTitle", { author: name }),
				text: count === 0 ? t("authors.deleteText", { days }) : t("authors.deleteNamed", { count, days }),
			})}
			row={(author, actions) => <AuthorRow author={author} {...actions} />}
			form={(author, onClose) => <AuthorForm author={author} onClose={onClose} />}
		/>
	);
}
