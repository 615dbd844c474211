import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Panel } from "#app/admin-ui/screen.tsx";
import { ListState, RowSkeletons } from "#app/admin-ui/state.tsx";
import { showErrorToast } from "#app/api-client/use-api-mutation.ts";
import type { Article, ArticleDraft } from "#app/features/articles/article.ts";
import { type ArticleVersion, maxVersions } from "#app/features/articles/article-version.ts";
import { formatMoment } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { showToast } from "#app/ui/toasts.tsx";
import { articleChanges, updateArticle, versionsQuery } from "./articles.query.ts";
import { VersionDialog } from "./version-dialog.tsx";

/** What an article said before: each version compared with the form's text, and restored. */
export function HistoryPanel(props: {
	article: Article;
	/** The text that the versions are compared with. */
	present(): ArticleDraft;
	/** The number of the saved version that the form's text was made from. */
	version(): number;
	onRestored(article: Article): void;
}) {
	const { article } = props;
	const t = useText("admin");
	const queries = useQueryClient();
	const [open, setOpen] = useState(false);
	const [chosen, setChosen] = useState<number>();

	/** Saves an old text as a new version. Its address and whether readers see it stay as they are. */
	async function restore({ input, version }: ArticleVersion): Promise<void> {
		setChosen(undefined);
		const { published, publishAt } = article;
		try {
			const restored = await updateArticle(article.id, {
				...input,
				slug: "",
				published,
				publishAt,
				version: props.version(),
			});
			for (const queryKey of articleChanges) void queries.invalidateQueries({ queryKey });
			showToast({ title: t("history.restored", { version }) });
			props.onRestored(restored);
		} catch (error) {
			showErrorToast(error, { title: t("history.restoreFailed") });
		}
	}

	return (
		<Panel title={t("history.title")}>
			<div className="grid gap-3 border-t border-clay px-5 py-4 sm:px-7">
				<p className="text-small text-ink-soft">{t("history.text", { max: maxVersions })}</p>
				{open ? (
					<Versions article={article} onChoose={setChosen} />
				) : (
					<CompactButton look="quiet" onClick={() => setOpen(true)}>
						{t("history.show")}
					</CompactButton>
				)}
			</div>
			{chosen === undefined ? null : (
				<VersionDialog
					articleId={article.id}
					version={chosen}
					present={props.present()}
					onClose={() => setChosen(undefined)}
					onRestore={restore}
				/>
			)}
		</Panel>
	);
}

function Versions({ article, onChoose }: { article: Article; onChoose(version: number): void }) {
	const t = useText("admin");
	const language = useLanguage();
	const versions = useQuery(versionsQuery(article.id));
	const list = useRef<HTMLOListElement>(null);
	const shown = versions.data !== undefined;

	// The button that showed them had the focus, and is gone.
	useEffect(() => {
		if (shown) list.current?.focus();
	}, [shown]);

	if (versions.isPending) return <RowSkeletons rows={2} height="h-14" label={t("common.loading")} />;
	if (versions.data === undefined) return <ListState failed title={t("history.failed")} />;
	return (
		<ol
			ref={list}
			tabIndex={-1}
			aria-label={t("history.title")}
			className="max-h-80 divide-y divide-clay overflow-y-auto"
		>
			{versions.data.map(({ version, savedAt, title, words }) => (
				<li key={version} className="grid gap-0.5 py-3 text-small">
					<p className="font-semibold">
						{t("history.saved", { when: formatMoment(savedAt, language) })}
						{version === article.version ? ` (${t("history.present")})` : ""}
					</p>
					<p className="text-ink-soft">
						{title || t("articles.untitled")} · {t("history.words", { count: words })}
					</p>
					<CompactButton
						look="plain"
						className="-ml-3 justify-self-start text-small underline"
						aria-label={t("history.compareOne", { version })}
						onClick={() => onChoose(version)}
					>
						{t("history.compare")}
					</CompactButton>
				</li>
			))}
		</ol>
	);
}
