import { act, renderHook } from "@testing-library/react";
import { useRef } from "react";
import { useForm } from "react-hook-form";
import { vi } from "vitest";
import type { Article, ArticleDraft } from "#app/features/articles/article.ts";
import { blankDraft, draftOf } from "#app/features/articles/article-draft.ts";
import { useArticleSaving } from "#app/features/articles/editor/use-article-saving.ts";
import { defaultLanguage } from "#app/site/site-config.ts";
import type { Browser } from "./articles.ts";

/** Opens the saving of a new article's form, or of `article`'s, in a tab of its own. */
export function openSaving({ wrapper, settled }: Browser, article?: Article) {
	const onSaved = vi.fn();
	const onFault = vi.fn();
	const { result, unmount } = renderHook(
		() => {
			const start = article === undefined ? blankDraft : draftOf(article);
			const form = useForm<ArticleDraft>({ defaultValues: start });
			const refs = { saved: useRef(start), version: useRef(article?.version ?? null) };
			const recovery = {
				draftKey: useRef("new-1"),
				pause: async () => undefined,
				resume: () => undefined,
				setAside: () => undefined,
			};
			const saving = useArticleSaving({
				article,
				textLanguage: defaultLanguage,
				form,
				...refs,
				recovery,
				onMerged: () => undefined,
				onSaved,
				onFault,
			});
			return { form, isDirty: form.formState.isDirty, ...refs, ...saving };
		},
		{ wrapper },
	);
	return {
		view: result,
		onSaved,
		onFault,
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
