import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { Panel } from "#app/admin-ui/screen.tsx";
import { WritingLayout } from "#app/admin-ui/writing-layout.tsx";
import { isSignedIn } from "#app/api-client/session-storage.ts";
import { DescribedFields } from "#app/content/content-field.tsx";
import { DraftNotices } from "#app/content/drafts/draft-notices.tsx";
import { ContentForm } from "#app/content/editing/content-form.tsx";
import { sharedNames, writtenTitle } from "#app/content/localized.ts";
import { type Article, articleFields } from "#app/features/articles/article.ts";
import { draftOf, isSameDraft, openLanguage } from "#app/features/articles/article-draft.ts";
import { articleChanges, correctionsQuery } from "#app/features/articles/articles.query.ts";
import { AuthorField } from "#app/features/articles/editor/fields/author-field.tsx";
import { SlugFields } from "#app/features/articles/editor/fields/slug-fields.tsx";
import { AwaitedPictures } from "#app/features/articles/editor/pictures/awaited-pictures.ts";
import { ImagePanel } from "#app/features/articles/editor/pictures/image-panel.tsx";
import { HideArticle } from "#app/features/articles/editor/publishing/hide-article.tsx";
import { PrivateLinkPanel } from "#app/features/articles/editor/publishing/private-link-panel.tsx";
import { PublishPanel } from "#app/features/articles/editor/publishing/publish-panel.tsx";
import {
	PublishQuestion,
	usePublishQuestion,
} from "#app/features/articles/editor/publishing/publish-question.tsx";
import { useOwnPublication } from "#app/features/articles/editor/publishing/use-own-publication.ts";
import { articleDrafts } from "#app/features/articles/working-copy.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { adminPath, adminPaths } from "#app/site/admin-screens.ts";
import { defaultLanguage, type Language } from "#app/site/site-config.ts";
import { showToast } from "#app/ui/toasts.tsx";
import { articleConflictFields, useArticleValue } from "./article-conflict.tsx";
import { ArticleFormHead } from "./article-form-head.tsx";
import { ArticleHistory } from "./article-history.tsx";
import { ArticleLanguages } from "./article-languages.tsx";
import { lostReason } from "./article-saving.ts";
import { useArticleForm } from "./use-article-form.ts";
import { useInvalidField } from "./use-invalid-field.ts";
import { useSaveKey } from "./use-save-key.ts";

/** Where the screens of one article lead to. */
const listPath = adminPaths.articles;

type Props = {
	/** As it was saved last; undefined for a new one. */
	article: Article | undefined;
	/** The key of the unfinished text with which a new one goes on. */
	continued?: string | undefined;
};

/** The form of an article: a new one, or `article`. */
export function ArticleForm({ article: opened, continued }: Props) {
	const t = useText("admin");
	const uiLanguage = useLanguage();
	const navigate = useNavigate();
	const queries = useQueryClient();
	const waiting = useQuery({ ...correctionsQuery(opened?.id ?? ""), enabled: opened !== undefined });
	const corrections = waiting.data?.corrections ?? null;
	const [language, setLanguage] = useState<Language>(() => openLanguage(opened, uiLanguage));
	const [isBeside, setIsBeside] = useState(false);
	const [hiding, setHiding] = useState(false);
	const { content, article, setArticle, ...saving } = useArticleForm({
		opened,
		continued,
		textLanguage: language,
		onSaved: (changed, stay) => {
			if (opened !== undefined) return;
			awaited.clear();
			void navigate(stay ? adminPath("editArticle", changed.id) : listPath, { replace: stay });
		},
		onInvalid: (field) => showField(field),
	});
	const { form, saved, version, recovery, isUnsaved } = content;
	const showField = useInvalidField(form, setLanguage);
	const showValue = useArticleValue();

	const { save, awaited, question } = usePublishQuestion({
		isNew: opened === undefined,
		draft: form.getValues,
		store: saving.save,
	});

	/**
	 * Shows what is saved now, made elsewhere or from an older version. What was typed here is put
	 * aside.
	 */
	function adopt(current: Article): void {
		if (isUnsaved()) recovery.setAside(draftOf(form.getValues()), current.version);
		content.saving.adopt(current);
		setArticle(current);
		recovery.resume();
	}

	useOwnPublication({
		article,
		busy: content.saving.inFlight,
		onTimeGone: (last, waits) => {
			const isLive = last.published && !waits;
			const before = saved.current;
			const typed = form.getValues();
			const { published, publishAt } = last;
			const isSame =
				version.current === article?.version &&
				isSameDraft(draftOf(last), { ...before, published, publishAt });
			if (!isSame && isSameDraft(draftOf(typed), before)) adopt(last);
			else {
				// A text that was changed elsewhere is merged when this one is saved.
				if (isSame) content.saving.rebase(last);
				setArticle(last);
				if (isLive || typed.published === before.published) form.setValue("published", published);
				if (isLive || typed.publishAt === before.publishAt) form.setValue("publishAt", publishAt);
			}
			queries.setQueryData(correctionsQuery(last.id).queryKey, { corrections: waits ? last : null });
			for (const queryKey of articleChanges) void queries.invalidateQueries({ queryKey });
			if (isSame && isLive) {
				showToast({ title: t(article?.published ? "corrections.published" : "schedule.published") });
			} else
				showToast({ title: t("conflict.elsewhere"), ...(isLive && { description: t("conflict.live") }) });
		},
	});

	const { conflict } = content.saving;
	const lost = lostReason(saving.refusal, t("common.offline"));

	/** Saves; asks first where that takes an article off the website. */
	function saveAs(published: boolean, stay = false): void {
		if (!published && article?.published === true) setHiding(true);
		else void save(published, stay);
	}

	useSaveKey(() => {
		const { published, publishAt } = form.getValues();
		const waits = corrections !== null || (article?.published === true && publishAt !== null);
		if (published && waits) void save(false, true, true);
		else saveAs(published, true);
	});

	return (
		<AwaitedPictures value={awaited}>
			<ContentForm
				content={{ ...content, isUnsaved: () => isUnsaved() || (isSignedIn() && awaited.size > 0) }}
				conflict={{
					fields: articleConflictFields,
					isKept: true,
					note: conflict && saving.consequence(conflict.current),
					show: showValue,
				}}
			>
				<form
					noValidate
					onSubmit={(event) => event.preventDefault()}
					className={`pb-32 ${isBeside ? "max-w-[96rem]" : "max-w-[84rem]"}`}
				>
					<ArticleFormHead article={article} corrected={corrections !== null} />
					<DraftNotices
						recovery={recovery}
						unfinished={opened === undefined ? articleDrafts : undefined}
						lost={lost}
						titleOf={writtenTitle}
						first="title"
					/>
					<WritingLayout
						stays
						isBeside={isBeside}
						text={
							<ArticleLanguages
								{...{ article, language, isBeside }}
								onLanguage={setLanguage}
								onBeside={setIsBeside}
							/>
						}
						panels={
							<>
								<PublishPanel
									{...{ article, corrections, isBeside }}
									saving={saving.saving}
									status={recovery.status}
									onSave={saveAs}
									onCorrect={() => void save(false, false, true)}
									onDiscarded={adopt}
								/>
								<Panel className="grid gap-6 p-5 sm:px-7">
									<SlugFields
										everPublished={article?.publishedAt != null}
										taken={saving.refusal?.kind === "slug-taken" ? saving.refusal : undefined}
										onTaken={saving.clearRefusal}
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
										<PrivateLinkPanel articleId={article.id} />
										<ArticleHistory {...{ article, corrections, version }} onRestored={adopt} />
									</>
								)}
							</>
						}
					/>
				</form>
				<HideArticle open={hiding} onClose={() => setHiding(false)} onConfirm={() => void save(false)} />
				<PublishQuestion {...question} />
			</ContentForm>
		</AwaitedPictures>
	);
}
