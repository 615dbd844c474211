import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type RefObject, useEffect, useRef, useState } from "react";
import { type FieldPath, get, type UseFormReturn } from "react-hook-form";
import { textNames, textPath, translationNames } from "#app/content/localized.ts";
import {
	type Article,
	type ArticleDraft,
	articleFields,
	fieldsToFill,
} from "#app/features/articles/article.ts";
import { dayOf } from "#app/i18n/business-time.ts";
import { maxSlugCharacters } from "#app/i18n/slug.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { type Language, languages, otherLanguages } from "#app/site/site-config.ts";
import { showToast } from "#app/ui/toasts.tsx";
import { draftOf, inputOf, isSameDraft, withKnownSlugs } from "./article-draft.ts";
import {
	lostReason,
	type SavingRefusal,
	type SavingWay,
	savingRefusal,
	slugPaths,
} from "./article-saving.ts";
import {
	articleChanges,
	correctArticle,
	correctionsQuery,
	createArticle,
	updateArticle,
} from "./articles.query.ts";
import { faultText } from "./fault-text.ts";
import { useSavedToast } from "./saved-toast.tsx";

type Sent = SavingWay & { draft: ArticleDraft };

const asDraft: SavingWay = { published: false, corrects: false };

/**
 * Saves what the form holds: checks it, sends it, and says how it went. Whatever goes wrong, the
 * form keeps every word. `version` is the saved one that the text was made from; null creates an
 * article.
 */
export function useArticleSaving(options: {
	articleId: string | undefined;
	/** The language of the text that is being written. */
	textLanguage: Language;
	form: UseFormReturn<ArticleDraft>;
	saved: RefObject<ArticleDraft>;
	version: RefObject<number | null>;
	/** The key of the working copy that goes once a new article is saved. */
	draftKey: RefObject<string>;
	onSaved(article: Article, stay: boolean): void;
	/** Called with the first field that must be corrected. */
	onFault(field: FieldPath<ArticleDraft>): void;
}) {
	const { articleId, form, saved, version, onSaved, onFault } = options;
	const t = useText("admin");
	const savedToast = useSavedToast(articleId === undefined);
	const queries = useQueryClient();
	const [refusal, setRefusal] = useState<SavingRefusal>();
	const isOpen = useRef(true);
	useEffect(() => {
		isOpen.current = true;
		return () => {
			isOpen.current = false;
		};
	}, []);

	const mutation = useMutation({
		mutationFn: ({ draft, published, corrects }: Sent) => {
			const input = inputOf(draft, published);
			if (articleId === undefined) return createArticle(input, options.draftKey.current);
			const addressed = withKnownSlugs(input, saved.current);
			// The server keeps the slug that it has for an empty one.
			const slug = input.slug.length > maxSlugCharacters ? "" : input.slug;
			const store = corrects ? correctArticle : updateArticle;
			return store(articleId, { ...addressed, slug, version: version.current ?? 1 });
		},
	});

	/** With `corrects`, visitors go on seeing the text that is published, and this one waits. */
	async function save(published: boolean, stay = false, corrects = false): Promise<void> {
		if (mutation.isPending) return;
		setRefusal(undefined);
		form.clearErrors();
		if (!(await check(published))) return;
		const draft = draftOf(form.getValues());
		try {
			const article = await mutation.mutateAsync({ draft, published, corrects });
			applySaved(article, draft);
			queries.setQueryData(correctionsQuery(article.id).queryKey, { corrections: corrects ? article : null });
			for (const queryKey of articleChanges) void queries.invalidateQueries({ queryKey });
			showToast(savedToast(article, corrects));
			// Whoever has left in the meantime is not fetched back.
			if (isOpen.current) onSaved(article, stay);
		} catch (error) {
			refuse(savingRefusal(error));
		}
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

	/**
	 * Takes over what the server made of the text, without touching what was typed in the meantime.
	 */
	function applySaved(article: Article, sent: ArticleDraft): void {
		const now = form.getValues();
		const server = draftOf(article);
		saved.current = server;
		version.current = article.version;
		const untouched = isSameDraft(now, sent);
		form.reset(server, { keepValues: true });
		form.setValue("published", server.published);
		if (now.publishAt === sent.publishAt) form.setValue("publishAt", server.publishAt);
		if (now.publishedOn === sent.publishedOn) form.setValue("publishedOn", server.publishedOn);
		if (now.authorId === sent.authorId) form.setValue("authorId", server.authorId);
		for (const path of slugPaths) {
			if (untouched || get(now, path) === get(sent, path)) form.setValue(path, get(server, path));
		}
		if (!untouched) return;
		for (const language of languages) {
			for (const name of textNames(articleFields)) {
				const path = textPath(name, language);
				// Setting a text that is the same would move the cursor in it.
				if (!(JSON.stringify(get(now, path)) === JSON.stringify(get(server, path))))
					form.setValue(path, get(server, path));
			}
		}
	}

	function refuse(reason: SavingRefusal): void {
		setRefusal(reason);
		if (reason.kind === "signed-out" || reason.kind === "stale") return;
		const title = t(articleId === undefined ? "article.createFailed" : "article.updateFailed");
		// As the notice above the form says it.
		const description = messageOf(reason) || lostReason(reason, t("common.offline")) || t("article.notSaved");
		showToast({ title, tone: "destructive", description });
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

	/**
	 * What is said of a refusal: of a text that cannot become a page in the administrator's language.
	 */
	function messageOf(reason: Exclude<SavingRefusal, { kind: "signed-out" | "stale" }>): string | undefined {
		if (reason.kind !== "invalid" || reason.fault === undefined) return reason.message;
		return faultText(t, reason.fault, "editor");
	}

	return {
		save,
		/** How the last try was to save. */
		tried: mutation.variables ?? asDraft,
		refusal,
		clearRefusal: () => setRefusal(undefined),
		/** Whether a save is in flight, and whether it publishes. */
		saving: mutation.isPending ? mutation.variables.published : undefined,
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
