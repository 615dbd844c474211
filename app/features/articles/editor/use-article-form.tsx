import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { FieldPath, UseFormReturn } from "react-hook-form";
import { ToastLink } from "#app/admin-ui/toast-button.tsx";
import type { ApiError } from "#app/api-client/api-error.ts";
import { useContentForm } from "#app/content/editing/use-content-form.ts";
import { textPath, translationNames } from "#app/content/localized.ts";
import {
	type Article,
	type ArticleDraft,
	type ArticleInput,
	articleDraft,
	articleFields,
	fieldsToFill,
	slugFor,
} from "#app/features/articles/article.ts";
import { blankDraft, draftOf, inputOf, withKnownSlugs } from "#app/features/articles/article-draft.ts";
import {
	articleChanges,
	correctArticle,
	correctionsQuery,
	createArticle,
	updateArticle,
} from "#app/features/articles/articles.query.ts";
import { textErrorMessage } from "#app/features/articles/editor/preview/text-error.tsx";
import { articleDrafts } from "#app/features/articles/working-copy.ts";
import { dayOf } from "#app/i18n/business-time.ts";
import { formatBusinessMoment } from "#app/i18n/dates.ts";
import { maxSlugCharacters } from "#app/i18n/slug.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { defaultLanguage, type Language, otherLanguages } from "#app/site/site-config.ts";
import { entryPath } from "#app/site/site-map.ts";
import type { ToastMessage } from "#app/ui/toast-viewport.tsx";
import { showToast } from "#app/ui/toasts.tsx";
import { type SavingRefusal, savingRefusal, wayOver } from "./article-saving.ts";

type Options = {
	/** The article as it was saved when the form opened; undefined for a new one. */
	opened: Article | undefined;
	/** The key of the unfinished text with which a new one goes on. */
	continued?: string | undefined;
	/** The language of the text that is being written. */
	textLanguage: Language;
	onSaved(article: Article, stay: boolean): void;
	/** Called with the first field that must be corrected. */
	onInvalid(field: FieldPath<ArticleDraft>): void;
};

const validate = zodResolver(articleDraft);

/** Validates a draft. A slug that nobody changed stays, also where it is longer than a new one may be. */
const validateOver =
	(before: ArticleDraft): typeof validate =>
	({ slug, ...values }, ...rest) =>
		validate({ ...values, slug: slug === before.slug ? "" : slug }, ...rest);

/** Reads what was saved elsewhere. Going live cleared the time, which corrections may still have. */
function readTheirs(current: Article, { publishAt }: Pick<ArticleDraft, "publishAt">): ArticleDraft {
	return current.published ? { ...draftOf(current), publishAt } : draftOf(current);
}

/** The form of an article: checks what it holds, saves it, and says how that went. */
export function useArticleForm({ opened, continued, textLanguage, ...options }: Options) {
	const t = useText("admin");
	const articleId = opened?.id;
	const [article, setArticle] = useState(opened);
	const savedToast = useSavedToast(articleId === undefined);
	const queries = useQueryClient();
	const refusals = useRefusals();
	/** The way in which the text in flight is saved, and whether its form stays open then. */
	const way = useRef<Way>({ published: false, corrects: false, stay: false });

	const content = useContentForm<ArticleDraft, Article>({
		kind: articleDrafts,
		id: articleId,
		initial: opened === undefined ? blankDraft : draftOf(opened),
		version: opened?.version ?? null,
		continued,
		resolver: validateOver,
		hasHistory: true,
		draftOf,
		readTheirs,
		send: async (draft, { version, draftKey }) => {
			const input = inputOf(draft, way.current.published);
			if (articleId === undefined) return createArticle(input, draftKey);
			const { corrects } = way.current;
			const store = corrects ? correctArticle : updateArticle;
			const answer = await store(articleId, { ...withSlugs(input, content.saved.current), version });
			queries.setQueryData(correctionsQuery(articleId).queryKey, { corrections: corrects ? answer : null });
			return answer;
		},
		notices: {
			refreshes: articleChanges,
			done: (_draft, answer) => savedToast(answer, way.current.corrects),
			failed: (error) => ({
				title: t(articleId === undefined ? "article.createFailed" : "article.updateFailed"),
				...describe(refusals.messageOf(savingRefusal(error))),
			}),
			kept: t("article.notSaved"),
		},
		onInvalid: options.onInvalid,
		onRefused: (error) => refusals.refuse(form, error),
		onMerged: (current) => {
			way.current = {
				...way.current,
				...wayOver(way.current, article?.published === true, current.published),
			};
			setArticle(current);
		},
		onSaved: (answer) => {
			setArticle(answer);
			if (articleId === undefined) content.leave();
			options.onSaved(answer, way.current.stay);
		},
	});
	const { form, saving } = content;
	const check = useCheck(form, textLanguage, options.onInvalid);

	/**
	 * Saves the article. With `corrects`, visitors go on seeing the text that is published, and this one
	 * waits.
	 */
	async function save(published: boolean, stay = false, corrects = false): Promise<void> {
		if (saving.inFlight.current) return;
		refusals.clear();
		form.clearErrors();
		if (!(await check(published))) return;
		way.current = { published, corrects, stay };
		await saving.save(draftOf(form.getValues()));
	}

	return {
		content,
		/** The article as it is saved; undefined for a new one. */
		article,
		setArticle,
		save,
		refusal: refusals.refusal,
		clearRefusal: refusals.clear,
		/** True while a save that publishes is in flight, false while one that does not is; undefined otherwise. */
		saving: saving.saving ? way.current.published : undefined,
		/** Says what becomes of the article for visitors once a conflict with a version is settled. */
		consequence: (current: Article) => t(consequenceOf(way.current, article?.published === true, current)),
	};
}

type Way = { published: boolean; corrects: boolean; stay: boolean };

function consequenceOf(way: Way, wasPublished: boolean, current: Article) {
	const next = wayOver(way, wasPublished, current.published);
	if (next.published) return "conflict.goesLive";
	if (next.corrects) return "conflict.waits";
	if (way.published) return "conflict.staysOff";
	return current.published ? "conflict.leaves" : "article.notLive";
}

/** Keeps the slugs that nobody changed: the server keeps the one that it has for an empty one. */
function withSlugs(input: ArticleInput, saved: ArticleDraft): ArticleInput {
	const slug = input.slug.length > maxSlugCharacters ? "" : input.slug;
	return { ...withKnownSlugs(input, saved), slug };
}

/** Notes why a saving was refused, and says it in the administrator's language. */
function useRefusals() {
	const t = useText("admin");
	const [refusal, setRefusal] = useState<SavingRefusal>();

	/** Notes why the server refused, in the words for a text that cannot become a page. */
	function refuse(form: UseFormReturn<ArticleDraft>, error: ApiError): void {
		const reason = savingRefusal(error);
		setRefusal(reason);
		const message = messageOf(reason);
		if (message === undefined) return;
		for (const field of Object.keys(error.fields))
			form.setError(field as FieldPath<ArticleDraft>, { type: "server", message });
	}

	/** The reason of a text that cannot become a page, in the administrator's language. */
	function messageOf(reason: SavingRefusal): string | undefined {
		if (reason.kind !== "invalid" || reason.textError === undefined) return undefined;
		return textErrorMessage(t, reason.textError, "editor");
	}

	return { refusal, refuse, messageOf, clear: () => setRefusal(undefined) };
}

/** Returns a check that marks what must be corrected first, and says whether there is nothing. */
function useCheck(
	form: UseFormReturn<ArticleDraft>,
	textLanguage: Language,
	onInvalid: Options["onInvalid"],
) {
	const t = useText("admin");

	function refuse(field: FieldPath<ArticleDraft>, title: string, description: string): false {
		showToast({ title, description, tone: "destructive" });
		onInvalid(field);
		return false;
	}

	return async (published: boolean): Promise<boolean> => {
		const draft = form.getValues();
		const toFill = fieldsToFill(draft, published || draft.publishAt !== null, textLanguage);
		if (toFill !== undefined) {
			const fields = toFill.missing.map((field) => textPath(field, toFill.language));
			for (const field of fields) {
				form.setError(field, { type: "server", message: t("common.fieldRequired") });
			}
			return refuse(fields[0] ?? "title", t("article.missingTitle"), t("article.missing"));
		}
		const invalid = invalidTime(draft, published);
		if (invalid !== undefined) {
			const message = t(invalid.message);
			form.setError(invalid.field, { type: "server", message });
			return refuse(invalid.field, t("article.invalidTitle"), message);
		}
		if (await form.trigger()) return true;
		return refuse(firstInvalidField(form), t("article.invalidTitle"), t("common.invalidField"));
	};
}

/** Returns a time of publication that has passed, or a day that is to come. */
function invalidTime({ publishAt, publishedOn }: ArticleDraft, published: boolean) {
	if (!published && publishAt !== null && Date.parse(publishAt) <= Date.now()) {
		return { field: "publishAt", message: "schedule.past" } as const;
	}
	const isAhead = publishedOn !== null && publishedOn > dayOf(new Date());
	return isAhead ? ({ field: "publishedOn", message: "day.rule" } as const) : undefined;
}

/** Returns the first invalid field, from the form: components have the state of their last rendering. */
function firstInvalidField(form: UseFormReturn<ArticleDraft>): FieldPath<ArticleDraft> {
	const translated = otherLanguages.flatMap((language) =>
		translationNames(articleFields).map((name) => `${language}.${name}` as const),
	);
	const paths = [...(Object.keys(articleFields) as (keyof typeof articleFields)[]), ...translated];
	return paths.find((path) => form.getFieldState(path).invalid) ?? "title";
}

const describe = (description: string | undefined) => (description === undefined ? {} : { description });

/** Says that an article is saved, with a link to its page where it has one. */
function useSavedToast(isNew: boolean): (article: Article, corrects: boolean) => ToastMessage {
	const t = useText("admin");
	const language = useLanguage();

	function descriptionOf({ published, publishAt }: Article): string {
		if (publishAt !== null) return t("schedule.saved", { when: formatBusinessMoment(publishAt, language) });
		if (isNew) return t(published ? "article.createdLive" : "article.created");
		return t(published ? "article.updatedLive" : "article.updatedDraft");
	}

	function correctionsToast({ publishAt }: Article): ToastMessage {
		const when = publishAt === null ? "" : formatBusinessMoment(publishAt, language);
		return {
			title: t("corrections.savedTitle"),
			description: t(publishAt === null ? "corrections.saved" : "corrections.savedUntil", { when }),
		};
	}

	const articleToast = (article: Article): ToastMessage => ({
		title: t(isNew ? "article.createdTitle" : "article.updatedTitle"),
		description: descriptionOf(article),
		...(article.published && {
			action: (
				<ToastLink href={entryPath("article", slugFor(defaultLanguage, article))} newTab={t("common.newTab")}>
					{t("article.viewShort")}
				</ToastLink>
			),
		}),
	});

	return (article, corrects) => (corrects ? correctionsToast(article) : articleToast(article));
}
