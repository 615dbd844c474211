import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useRef, useState } from "react";
import type { FieldPath, UseFormReturn } from "react-hook-form";
import type { ApiError } from "#app/api-client/api-error.ts";
import type { SavedRecovery } from "#app/content/drafts/use-recovery.ts";
import { useContentSaving } from "#app/content/editing/use-content-saving.ts";
import { textPath, translationNames } from "#app/content/localized.ts";
import {
	type Article,
	type ArticleDraft,
	type ArticleFields,
	articleFields,
	fieldsToFill,
} from "#app/features/articles/article.ts";
import { draftOf, inputOf, withKnownSlugs } from "#app/features/articles/article-draft.ts";
import {
	articleChanges,
	correctArticle,
	correctionsQuery,
	createArticle,
	updateArticle,
} from "#app/features/articles/articles.query.ts";
import { faultText } from "#app/features/articles/editor/preview/text-fault.ts";
import { useSavedToast } from "#app/features/articles/editor/publishing/saved-toast.tsx";
import { dayOf } from "#app/i18n/business-time.ts";
import { maxSlugCharacters } from "#app/i18n/slug.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { type Language, otherLanguages } from "#app/site/site-config.ts";
import { showToast } from "#app/ui/toasts.tsx";
import { type SavingRefusal, savingRefusal, wayOver } from "./article-saving.ts";

type Options = {
	/** As it was saved last; undefined for a new one. */
	article: Article | undefined;
	/** The language of the text that is being written. */
	textLanguage: Language;
	form: UseFormReturn<ArticleDraft>;
	saved: RefObject<ArticleDraft>;
	version: RefObject<number | null>;
	recovery: SavedRecovery<ArticleFields>;
	/** Called with a version that was saved elsewhere, once the form holds its changes. */
	onMerged(article: Article): void;
	onSaved(article: Article, stay: boolean): void;
	/** Called with the first field that must be corrected. */
	onFault(field: FieldPath<ArticleDraft>): void;
};

/** Saves what the form holds: checks it, sends it, and says how it went. */
export function useArticleSaving(options: Options) {
	const { article, form, saved, version, recovery, onFault } = options;
	const t = useText("admin");
	const articleId = article?.id;
	const savedToast = useSavedToast(articleId === undefined);
	const queries = useQueryClient();
	const [refusal, setRefusal] = useState<SavingRefusal>();
	/** The way in which the text in flight is saved, and whether its form stays open then. */
	const way = useRef({ published: false, corrects: false, stay: false });

	const saving = useContentSaving<ArticleDraft, Article>({
		form,
		saved,
		version,
		recovery,
		hasHistory: true,
		draftOf,
		// Going live elsewhere cleared the time, which corrections of it may still have.
		theirsOf: (current) => {
			const theirs = draftOf(current);
			return current.published ? { ...theirs, publishAt: saved.current.publishAt } : theirs;
		},
		send: async (draft) => {
			const input = inputOf(draft, way.current.published);
			if (articleId === undefined) return createArticle(input, recovery.draftKey.current);
			const addressed = withKnownSlugs(input, saved.current);
			// The server keeps the slug that it has for an empty one.
			const slug = input.slug.length > maxSlugCharacters ? "" : input.slug;
			const { corrects } = way.current;
			const store = corrects ? correctArticle : updateArticle;
			const answer = await store(articleId, { ...addressed, slug, version: version.current ?? 1 });
			queries.setQueryData(correctionsQuery(articleId).queryKey, { corrections: corrects ? answer : null });
			return answer;
		},
		notices: {
			refreshes: articleChanges,
			done: (_draft, answer) => savedToast(answer, way.current.corrects),
			failed: (error) => ({
				title: t(articleId === undefined ? "article.createFailed" : "article.updateFailed"),
				...describe(messageOf(savingRefusal(error))),
			}),
			kept: t("article.notSaved"),
		},
		onRefused: refuse,
		onMerged: (current) => {
			way.current = {
				...way.current,
				...wayOver(way.current, article?.published === true, current.published),
			};
			options.onMerged(current);
		},
		onSaved: (answer) => options.onSaved(answer, way.current.stay),
	});

	/** With `corrects`, visitors go on seeing the text that is published, and this one waits. */
	async function save(published: boolean, stay = false, corrects = false): Promise<void> {
		if (saving.inFlight.current) return;
		setRefusal(undefined);
		form.clearErrors();
		if (!(await check(published))) return;
		way.current = { published, corrects, stay };
		await saving.save(draftOf(form.getValues()));
	}

	/** Marks what must be corrected first. @returns whether there is nothing. */
	async function check(published: boolean): Promise<boolean> {
		const draft = form.getValues();
		const toFill = fieldsToFill(draft, published || draft.publishAt !== null, options.textLanguage);
		if (toFill !== undefined) {
			const fields = toFill.missing.map((field) => textPath(field, toFill.language));
			for (const field of fields)
				form.setError(field, { type: "server", message: t("common.fieldRequired") });
			showToast({ title: t("article.missingTitle"), description: t("article.missing"), tone: "destructive" });
			onFault(fields[0] ?? "title");
			return false;
		}
		const [field, message] = timeFault(draft, published) ?? [];
		if (field !== undefined && message !== undefined) {
			form.setError(field, { type: "server", message: t(message) });
			showToast({ title: t("article.invalidTitle"), description: t(message), tone: "destructive" });
			onFault(field);
			return false;
		}
		if (await form.trigger()) return true;
		showToast({
			title: t("article.invalidTitle"),
			description: t("common.invalidField"),
			tone: "destructive",
		});
		onFault(firstFault(form));
		return false;
	}

	/** Marks what the server refused at its field. */
	function refuse(error: ApiError): void {
		const reason = savingRefusal(error);
		setRefusal(reason);
		if (reason.kind === "slug-taken") {
			form.setError(reason.field, { type: "server", message: reason.message });
			onFault(reason.field);
		}
		if (reason.kind === "invalid") {
			for (const [field, message] of Object.entries(reason.fields)) {
				const text = reason.fault === undefined ? message : messageOf(reason);
				form.setError(field as FieldPath<ArticleDraft>, { type: "server", message: text ?? message });
			}
			const [field] = Object.keys(reason.fields);
			if (reason.fault !== undefined && field !== undefined) onFault(field as FieldPath<ArticleDraft>);
		}
	}

	/** The reason of a text that cannot become a page, in the administrator's language. */
	function messageOf(reason: SavingRefusal): string | undefined {
		if (reason.kind !== "invalid" || reason.fault === undefined) return undefined;
		return faultText(t, reason.fault, "editor");
	}

	/** Says what becomes of the article for visitors once a conflict with a version is settled. */
	function consequence(current: Article): string {
		const next = wayOver(way.current, article?.published === true, current.published);
		if (next.published) return t("conflict.goesLive");
		if (next.corrects) return t("conflict.waits");
		if (way.current.published) return t("conflict.staysOff");
		return t(current.published ? "conflict.leaves" : "article.notLive");
	}

	return {
		save,
		refusal,
		clearRefusal: () => setRefusal(undefined),
		/** While a save is in flight, whether it publishes; undefined otherwise. */
		saving: saving.saving ? way.current.published : undefined,
		inFlight: saving.inFlight,
		adopt: saving.adopt,
		rebase: saving.rebase,
		conflict: saving.conflict,
		resolve: saving.resolve,
		closeConflict: saving.closeConflict,
		consequence,
	};
}

/** A time of publication that has passed, or a day to stand under that is to come. */
function timeFault({ publishAt, publishedOn }: ArticleDraft, published: boolean) {
	if (!published && publishAt !== null && Date.parse(publishAt) <= Date.now()) {
		return ["publishAt", "schedule.past"] as const;
	}
	if (publishedOn !== null && publishedOn > dayOf(new Date())) return ["publishedOn", "day.rule"] as const;
	return undefined;
}

/** Asked of the form itself: what it gives components is as old as their last rendering. */
function firstFault(form: UseFormReturn<ArticleDraft>): FieldPath<ArticleDraft> {
	const translated = otherLanguages.flatMap((language) =>
		translationNames(articleFields).map((name) => `${language}.${name}` as const),
	);
	const paths = [...(Object.keys(articleFields) as (keyof typeof articleFields)[]), ...translated];
	return paths.find((path) => form.getFieldState(path).invalid) ?? "title";
}

const describe = (description: string | undefined) => (description === undefined ? {} : { description });
