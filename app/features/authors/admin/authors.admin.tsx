import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Link } from "react-router";
import { CompactButton, compactClass } from "#app/admin-ui/compact-button.tsx";
import { Icon } from "#app/admin-ui/icon.tsx";
import { Panel, ScreenHead } from "#app/admin-ui/screen.tsx";
import { QueryPlaceholder } from "#app/api-client/query-placeholder.tsx";
import { useErrorToast } from "#app/api-client/use-api-mutation.ts";
import type { Author } from "#app/features/authors/author.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { adminTitle } from "#app/metadata/admin-title.ts";
import { adminPaths } from "#app/site/admin-screens.ts";
import { AuthorForm, forgetDrafts, leftInForm } from "./author-form.tsx";
import { AuthorList } from "./author-list.tsx";
import { authorsQuery } from "./authors.query.ts";

export const meta = adminTitle((text) => text.authors.title);

/** The people who write articles: a short list, each with a form that opens above it. */
export default function AuthorsScreen() {
	const t = useText("admin");
	const authors = useQuery({ ...authorsQuery, refetchOnWindowFocus: false });
	useErrorToast(authors.error, t("authors.failed"));
	const [edited, setEdited] = useState<Author | "new">();
	const heading = useRef<HTMLHeadingElement>(null);
	const isReopened = useRef(false);

	useEffect(() => {
		if (authors.data === undefined || isReopened.current) return;
		isReopened.current = true;
		const left = leftInForm(authors.data);
		setEdited((now) => now ?? left);
	}, [authors.data]);

	function close(): void {
		setEdited(undefined);
		heading.current?.focus();
	}

	return (
		<div className="max-w-[60rem]">
			<ScreenHead title={t("authors.title")}>
				<div className="flex flex-wrap gap-3">
					<Link to={adminPaths.articles} prefetch="intent" className={compactClass("quiet")}>
						{t("articles.title")}
					</Link>
					{edited === undefined ? (
						<CompactButton look="primary" onClick={() => setEdited("new")}>
							<Icon name="plus" />
							{t("authors.add")}
						</CompactButton>
					) : null}
				</div>
			</ScreenHead>
			<p className="mb-7 max-w-column text-ink-soft">{t("authors.intro")}</p>
			{edited === undefined ? null : (
				<AuthorForm
					key={edited === "new" ? "new" : edited.id}
					author={edited === "new" ? undefined : edited}
					onClose={close}
				/>
			)}
			{authors.data === undefined ? (
				<Panel>
					<QueryPlaceholder query={authors} rows={3} height="h-20" title={t("authors.failed")} />
				</Panel>
			) : (
				<AuthorList
					authors={authors.data}
					heading={heading}
					onEdit={edited === undefined ? setEdited : undefined}
					onDeleted={(gone) => {
						// The form stores what is in it as it goes: it goes first.
						if (edited !== "new" && edited?.id === gone.id) flushSync(() => setEdited(undefined));
						forgetDrafts(gone.id);
						heading.current?.focus();
					}}
				/>
			)}
		</div>
	);
}
