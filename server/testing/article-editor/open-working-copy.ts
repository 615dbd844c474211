import { act, renderHook } from "@testing-library/react";
import { useRef } from "react";
import { useForm } from "react-hook-form";
import { vi } from "vitest";
import type { DraftForm } from "#app/content/drafts/draft-form.ts";
import { useWorkingCopy } from "#app/content/drafts/use-working-copy.ts";
import type { Article, ArticleDraft } from "#app/features/articles/article.ts";
import { blankDraft, draftOf } from "#app/features/articles/article-draft.ts";
import { articleDrafts } from "#app/features/articles/working-copy.ts";
import type { Browser } from "./articles.ts";

/** The address of working copies. */
export const path = "/api/admin/working-copies/";
export const pauseMs = 1_500;
export const retryMs = 5_000;
export const timeoutMs = 2_000;

/** Opens the autosave of a new article's form, or of `article`'s. */
export async function openWorkingCopy({ wrapper, settled }: Browser, article?: Article) {
	const onReplaced = vi.fn();
	const { result, unmount } = renderHook(
		() => {
			const start = article === undefined ? blankDraft : draftOf(article);
			const form = useForm<ArticleDraft>({ defaultValues: start });
			const saved = useRef(start);
			const version = useRef(article?.version ?? null);
			const base = useRef({ version: article?.version ?? null, draft: start });
			const draftKey = useRef("new");
			const onServer = useRef<DraftForm<ArticleDraft>["onServer"]["current"]>(null);
			const onTaken = () => {
				draftKey.current = "new-own";
				onServer.current = null;
			};
			const place = { kind: articleDrafts, id: article?.id, form, saved, version, base, draftKey, onServer };
			const copy = useWorkingCopy<ArticleDraft>({ ...place, onReplaced, onTaken, onStored: () => undefined });
			return { form, saved, version, copy };
		},
		{ wrapper },
	);
	await settled();
	return {
		view: result,
		onReplaced,
		unmount,
		type: (title: string) => act(() => result.current.form.setValue("title", title)),
	};
}
