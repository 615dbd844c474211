import { useQueryClient } from "@tanstack/react-query";
import type { ComponentProps, RefObject } from "react";
import { useController, useFormContext, useFormState } from "react-hook-form";
import { Panel } from "#app/admin-ui/screen.tsx";
import { PrivateLink } from "#app/api-client/private-link.tsx";
import { DescribedFields } from "#app/content/content-field.tsx";
import { HistoryPanel } from "#app/content/history/history-panel.tsx";
import type { SavedVersion } from "#app/content/history/version.ts";
import { sharedNames, textPath } from "#app/content/localized.ts";
import {
	type Article,
	type ArticleDraft,
	type ArticleFields,
	articleFields,
} from "#app/features/articles/article.ts";
import { withPresentSlugs } from "#app/features/articles/article-draft.ts";
import {
	articleChanges,
	articleQuery,
	correctArticle,
	createPreviewLink,
	endPreviewLink,
	previewLinkQuery,
	updateArticle,
} from "#app/features/articles/articles.query.ts";
import { AuthorField } from "#app/features/articles/editor/fields/author-field.tsx";
import { SlugFields } from "#app/features/articles/editor/fields/slug-fields.tsx";
import { FeaturedImageField } from "#app/features/articles/editor/pictures/featured-image-field.tsx";
import { PublishPanel } from "#app/features/articles/editor/publishing/publish-panel.tsx";
import { usePictureReturn } from "#app/features/media/choosing/use-picture-return.tsx";
import { usePictureWords } from "#app/features/media/choosing/use-picture-words.ts";
import { EntryVisitsPanel } from "#app/features/visits/entry-figures.tsx";
import { formatBusinessMoment } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { defaultLanguage } from "#app/site/site-config.ts";
import type { useArticleForm } from "./use-article-form.tsx";

export function ArticlePanels(
	props: Pick<ComponentProps<typeof PublishPanel>, "onSave" | "onCorrect"> & {
		form: ReturnType<typeof useArticleForm>;
		corrections: Article | null;
		isBeside: boolean;
		/** Called with the article as it is once corrections are discarded or a version restored. */
		onAdopt(article: Article): void;
	},
) {
	const { form, corrections, isBeside, onAdopt, ...actions } = props;
	const { article, content, refusal } = form;
	return (
		<>
			<PublishPanel
				{...{ article, corrections, isBeside, ...actions }}
				saving={form.saving}
				status={content.recovery.status}
				onDiscarded={onAdopt}
			/>
			<Panel className="grid gap-6 p-5 sm:px-7">
				<SlugFields
					everPublished={article?.publishedAt != null}
					taken={refusal?.kind === "slug-taken" ? refusal : undefined}
					onTaken={form.clearRefusal}
				/>
				<DescribedFields
					fields={articleFields}
					names={sharedNames(articleFields)}
					language={defaultLanguage}
				/>
				<AuthorField />
			</Panel>
			<ImagePanel />
			{article === undefined ? null : (
				<>
					<EntryVisitsPanel kind="article" id={article.id} />
					<PrivateLinkPanel articleId={article.id} />
					<ArticleHistory {...{ article, corrections }} version={content.version} onRestored={onAdopt} />
				</>
			)}
		</>
	);
}

/** The featured image; its description is written with the text of each language. */
function ImagePanel() {
	const t = useText("admin");
	const { getValues, setValue } = useFormContext<ArticleDraft>();
	const { field } = useController<ArticleDraft, "imageUrl">({ name: "imageUrl" });
	const follow = usePictureWords({
		picture: field.value,
		read: (language) => getValues(textPath("imageAlt", language)),
		write: (language, words) => setValue(textPath("imageAlt", language), words, { shouldDirty: true }),
	});

	function change(url: string | null): void {
		field.onChange(url);
		follow(url);
	}

	return (
		<Panel title={t("article.image")}>
			<div className="border-t border-clay px-5 py-5 sm:px-7">
				<FeaturedImageField value={field.value} onChange={change} />
			</div>
		</Panel>
	);
}

function PrivateLinkPanel({ articleId }: { articleId: string }) {
	const t = useText("admin");
	const { isDirty } = useFormState<ArticleDraft>();
	return (
		<PrivateLink
			title={t("privateLink.title")}
			text={t(isDirty ? "privateLink.unsaved" : "privateLink.text")}
			state={previewLinkQuery(articleId)}
			make={() => createPreviewLink(articleId)}
			end={() => endPreviewLink(articleId)}
		/>
	);
}

function ArticleHistory(props: {
	article: Article;
	/** The corrections of a published article that wait. */
	corrections: Article | null;
	/** The saved version that the form's text was made from. */
	version: RefObject<number | null>;
	onRestored(article: Article): void;
}) {
	const { article, corrections, version } = props;
	const t = useText("admin");
	const language = useLanguage();
	const queries = useQueryClient();
	const { getValues } = useFormContext<ArticleDraft>();

	/** Saves an old text as a new version, or as corrections if some wait; all else stays. */
	async function restore({ input }: SavedVersion<ArticleFields>): Promise<void> {
		const { id, authorId, published, publishAt, publishedOn } = article;
		const from = { authorId, published, publishAt, publishedOn };
		const store = corrections === null ? updateArticle : correctArticle;
		const restored = await store(id, {
			...withPresentSlugs(input),
			...from,
			version: version.current ?? article.version,
		});
		for (const queryKey of articleChanges) void queries.invalidateQueries({ queryKey });
		props.onRestored(restored);
	}

	function restoreText(): string {
		const { publishAt } = article;
		const when = publishAt === null ? undefined : formatBusinessMoment(publishAt, language);
		if (corrections !== null) return t("history.restoreWaiting");
		if (article.published) return t("history.restoreLive");
		return when === undefined ? t("history.restoreDraft") : t("history.restoreScheduled", { when });
	}

	return (
		<HistoryPanel
			fields={articleFields}
			queryKey={articleQuery(article.id).queryKey}
			present={getValues}
			presentVersion={article.version}
			restoreText={restoreText()}
			{...usePictureReturn(() => getValues("imageUrl"))}
			restore={restore}
		/>
	);
}
