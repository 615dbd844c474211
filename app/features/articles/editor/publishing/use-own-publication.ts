import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useEffect, useEffectEvent } from "react";
import type { useContentForm } from "#app/content/editing/use-content-form.ts";
import type { Article, ArticleDraft } from "#app/features/articles/article.ts";
import { draftOf, isSameDraft } from "#app/features/articles/article-draft.ts";
import { articleChanges, correctionsQuery, readLastSaved } from "#app/features/articles/articles.query.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { showToast } from "#app/ui/toasts.tsx";

/** Milliseconds between two requests once it is due: the server publishes a few seconds late. */
const everyMs = 3_000;

/** A day: a timer takes less than 2^31 milliseconds. */
const longestMs = 86_400_000;

/** Follows a scheduled publication while the form is open: takes it over, or `adopt`s the rest. */
export function useOwnPublication(options: {
	content: ReturnType<typeof useContentForm<ArticleDraft, Article>>;
	article: Article | undefined;
	setArticle(article: Article): void;
	adopt(article: Article): void;
}): void {
	const { content, article, setArticle, adopt } = options;
	const { form, saved, version, saving } = content;
	const t = useText("admin");
	const queries = useQueryClient();

	function takeOver(last: Article, waits: boolean): void {
		const isLive = last.published && !waits;
		const before = saved.current;
		const typed = form.getValues();
		const { published, publishAt } = last;
		const isSame =
			version.current === article?.version && isSameDraft(draftOf(last), { ...before, published, publishAt });
		if (!isSame && isSameDraft(draftOf(typed), before)) adopt(last);
		else {
			// A text that was changed elsewhere is merged when this one is saved.
			if (isSame) saving.rebase(last);
			setArticle(last);
			if (isLive || typed.published === before.published) form.setValue("published", published);
			if (isLive || typed.publishAt === before.publishAt) form.setValue("publishAt", publishAt);
		}
		queries.setQueryData(correctionsQuery(last.id).queryKey, { corrections: waits ? last : null });
		for (const queryKey of articleChanges) void queries.invalidateQueries({ queryKey });
		if (isSame && isLive) {
			showToast({ title: t(article?.published ? "corrections.published" : "schedule.published") });
		} else showToast({ title: t("conflict.elsewhere"), ...(isLive && { description: t("conflict.live") }) });
	}

	useTimeGone(article, saving.inFlight, takeOver);
}

/** Calls `onTimeGone` with what was saved last once the time has passed or was changed elsewhere. */
function useTimeGone(
	article: Article | undefined,
	busy: RefObject<boolean>,
	onTimeGone: (last: Article, waits: boolean) => void,
): void {
	const tell = useEffectEvent(onTimeGone);

	useEffect(() => {
		if (article === undefined) return;
		const { id, publishAt, version } = article;
		if (publishAt === null) return;
		const due = Date.parse(publishAt);
		let timer: ReturnType<typeof setTimeout>;
		let ended = false;

		function wait(): void {
			const remaining = due - Date.now();
			timer = setTimeout(() => void look(), remaining > 0 ? Math.min(remaining, longestMs) : everyMs);
		}

		async function look(): Promise<void> {
			if (due > Date.now() || busy.current) return wait();
			const found = await readLastSaved(id).catch(() => undefined);
			if (ended) return;
			// Corrections published between two requests seem not to exist, and the article is the one
			// before them.
			const isGone = found && found.last.publishAt !== publishAt && found.last.version !== version;
			if (isGone && !busy.current) tell(found.last, found.waits);
			else wait();
		}

		wait();
		return () => {
			ended = true;
			clearTimeout(timer);
		};
	}, [article, busy]);
}
