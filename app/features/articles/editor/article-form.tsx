import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { WritingLayout } from "#app/admin-ui/writing-layout.tsx";
import { isSignedIn } from "#app/api-client/session-flag.ts";
import { DraftNotices } from "#app/content/drafts/draft-notices.tsx";
import { ContentForm } from "#app/content/editing/content-form.tsx";
import { writtenTitle } from "#app/content/localized.ts";
import type { Article } from "#app/features/articles/article.ts";
import { openLanguage } from "#app/features/articles/article-draft.ts";
import { correctionsQuery } from "#app/features/articles/articles.query.ts";
import { AwaitedPictures } from "#app/features/articles/editor/pictures/awaited-pictures.ts";
import {
	HideArticle,
	PublishQuestion,
	usePublishQuestion,
} from "#app/features/articles/editor/publishing/publish-question.tsx";
import { useOwnPublication } from "#app/features/articles/editor/publishing/use-own-publication.ts";
import { articleDrafts } from "#app/features/articles/working-copy.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { adminPath, adminPaths } from "#app/site/admin-screens.ts";
import type { Language } from "#app/site/site-config.ts";
import { articleConflictFields, useArticleValue } from "./article-conflict.tsx";
import { ArticleFormHead } from "./article-form-head.tsx";
import { ArticleLanguages } from "./article-languages.tsx";
import { ArticlePanels } from "./article-panels.tsx";
import { lostReason } from "./article-saving.ts";
import { useArticleForm } from "./use-article-form.tsx";
import { useInvalidField } from "./use-invalid-field.ts";
import { useSaveKey } from "./use-save-key.ts";

type Props = {
	/** As it was saved last; undefined for a new one. */
	article: Article | undefined;
	/** The key of the unfinished text with which a new one goes on. */
	continued?: string | undefined;
};

export function ArticleForm({ article: opened, continued }: Props) {
	const t = useText("admin");
	const uiLanguage = useLanguage();
	const navigate = useNavigate();
	const waiting = useQuery({ ...correctionsQuery(opened?.id ?? ""), enabled: opened !== undefined });
	const corrections = waiting.data?.corrections ?? null;
	const [language, setLanguage] = useState<Language>(() => openLanguage(opened, uiLanguage));
	const [isBeside, setIsBeside] = useState(false);
	const [hiding, setHiding] = useState(false);
	const articleForm = useArticleForm({
		opened,
		continued,
		textLanguage: language,
		onSaved: (changed, stay) => {
			if (opened !== undefined) return;
			awaited.clear();
			const next = stay ? adminPath("editArticle", changed.id) : adminPaths.articles;
			void navigate(next, { replace: stay });
		},
		onInvalid: (field) => showField(field),
	});
	const { content, article, setArticle, refusal } = articleForm;
	const { form, recovery, isUnsaved } = content;
	const showField = useInvalidField(form, setLanguage);
	const showValue = useArticleValue();
	const { save, awaited, question } = usePublishQuestion({
		isNew: opened === undefined,
		draft: form.getValues,
		store: articleForm.save,
	});

	function adopt(current: Article): void {
		content.adopt(current);
		setArticle(current);
	}

	useOwnPublication({ content, article, setArticle, adopt });

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

	const { conflict } = content.saving;
	return (
		<AwaitedPictures value={awaited}>
			<ContentForm
				content={{ ...content, isUnsaved: () => isUnsaved() || (isSignedIn() && awaited.size > 0) }}
				conflict={{
					fields: articleConflictFields,
					isKept: true,
					note: conflict && articleForm.consequence(conflict.current),
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
						lost={lostReason(refusal, t("common.offline"))}
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
							<ArticlePanels
								{...{ corrections, isBeside }}
								form={articleForm}
								onSave={saveAs}
								onCorrect={() => void save(false, false, true)}
								onAdopt={adopt}
							/>
						}
					/>
				</form>
				<HideArticle open={hiding} onClose={() => setHiding(false)} onConfirm={() => void save(false)} />
				<PublishQuestion {...question} />
			</ContentForm>
		</AwaitedPictures>
	);
}
