import { act, renderHook } from "@testing-library/react";
import { vi } from "vitest";
import type { Article, ArticleDraft } from "#app/features/articles/article.ts";
import { useArticleForm } from "#app/features/articles/editor/use-article-form.tsx";
import { defaultLanguage } from "#app/site/site-config.ts";
import { inRouter } from "#server/testing/in-router.tsx";
import type { Browser } from "./articles.ts";

/** Opens the form of a new article, or of `article`, in a tab of its own. */
export function openArticleForm({ wrapper, settled }: Browser, article?: Article) {
	const onSaved = vi.fn();
	const onInvalid = vi.fn();
	const { result, unmount } = renderHook(
		() => {
			const { content, ...rest } = useArticleForm({
				opened: article,
				textLanguage: defaultLanguage,
				onSaved,
				onInvalid,
			});
			const { form, saved, version } = content;
			const { conflict, resolve } = content.saving;
			return { form, isDirty: form.formState.isDirty, saved, version, conflict, resolve, ...rest };
		},
		{ wrapper: inRouter(wrapper) },
	);
	return {
		view: result,
		onSaved,
		onInvalid,
		unmount,
		type: (change: Partial<ArticleDraft>) =>
			act(() => {
				const values = { ...result.current.form.getValues(), ...change };
				result.current.form.reset(values, { keepDefaultValues: true });
			}),
		/** Presses the button; what that sets off goes on by itself. */
		press: async (published = false) => {
			await act(async () => void result.current.save(published));
			await settled();
		},
	};
}
