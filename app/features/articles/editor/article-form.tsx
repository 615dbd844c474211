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
	/** The article as it was saved last; undefined for a new one. */
	article: Article | undefined;
	/** The key of the unfinished text with which a new one goes on. */
	continued?: string | undefined;
};

export function ArticleForm({ article: opened, continued }: Props) {
	const uiLanguage = useLanguage();
	const navigate = useNavigate();
	const waiting = useQuery({ ...correctionsQuery(opened?.id ?? ""), enabled: opened !== undefined });
	const corrections = waiting.data?.corrections ?? null;
	const [language, setLanguage] = useState<Language>(() => openLanguage(opened, uiLanguage));
	const articleForm = useArticleForm({
		opened,
		continued,
		textLanguage: language,
		onSaved: (changed, stay) => {
			if (opened !== undefined) return;
			ways.awaited.clear();
			const next = stay ? adminPath("editArticle", changed.id) : adminPaths.articles;
			void navigate(next, { replace: stay });
		},
		onInvalid: (field) => showField(field),
	});
	const { content, article, setArticle } = articleForm;
	const showField = useInvalidField(content.form, setLanguage);
	const showValue = useArticleValue();
	const ways = useWaysToSave({ isNew: opened === undefined, articleForm, corrections });
	const { awaited } = ways;

	function adopt(current: Article): void {
		content.adopt(current);
		setArticle(current);
	}

	useOwnPublication({ content, article, setArticle, adopt });

	const { conflict } = content.saving;
	return (
		<AwaitedPictures value={awaited}>
			<ContentForm
				content={{ ...content, isUnsaved: () => content.isUnsaved() || (isSignedIn() && awaited.size > 0) }}
				conflict={{
					fields: articleConflictFields,
					isKept: true,
					note: conflict && articleForm.consequence(conflict.current),
					show: showValue,
				}}
			>
				<ArticleFields
					{...{ articleForm, corrections, ways, language }}
					isNew={opened === undefined}
					onLanguage={setLanguage}
					onAdopt={adopt}
				/>
				<HideArticle {...ways.hiding} />
				<PublishQuestion {...ways.question} />
			</ContentForm>
		</AwaitedPictures>
	);
}

type ArticleState = ReturnType<typeof useArticleForm>;

/** Saves an article in the way that is chosen, after the questions that this way asks. */
function useWaysToSave(options: { isNew: boolean; articleForm: ArticleState; corrections: Article | null }) {
	const { isNew, articleForm, corrections } = options;
	const { article, content } = articleForm;
	const [hiding, setHiding] = useState(false);
	const { save, awaited, question } = usePublishQuestion({
		isNew,
		draft: content.form.getValues,
		store: articleForm.save,
	});

	/** Saves; asks first where that takes an article off the website. */
	function saveAs(published: boolean, stay = false): void {
		if (!published && article?.published === true) setHiding(true);
		else void save(published, stay);
	}

	useSaveKey(() => {
		const { published, publishAt } = content.form.getValues();
		const waits = corrections !== null || (article?.published === true && publishAt !== null);
		if (published && waits) void save(false, true, true);
		else saveAs(published, true);
	});

	return {
		awaited,
		question,
		hiding: { open: hiding, onClose: () => setHiding(false), onConfirm: () => void save(false) },
		saveAs,
		correct: () => void save(false, false, true),
	};
}

/** The texts of an article in their languages, beside the panels of what else it has. */
function ArticleFields(props: {
	isNew: boolean;
	articleForm: ArticleState;
	corrections: Article | null;
	ways: Pick<ReturnType<typeof useWaysToSave>, "saveAs" | "correct">;
	language: Language;
	onLanguage(language: Language): void;
	onAdopt(current: Article): void;
}) {
	const { articleForm, corrections, ways, language } = props;
	const { article, content, refusal } = articleForm;
	const t = useText("admin");
	const [isBeside, setIsBeside] = useState(false);
	return (
		<form
			noValidate
			onSubmit={(event) => event.preventDefault()}
			className={`pb-32 ${isBeside ? "max-w-[96rem]" : "max-w-[84rem]"}`}
		>
			<ArticleFormHead article={article} corrected={corrections !== null} />
			<DraftNotices
				recovery={content.recovery}
				unfinished={props.isNew ? articleDrafts : undefined}
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
						onLanguage={props.onLanguage}
						onBeside={setIsBeside}
					/>
				}
				panels={
					<ArticlePanels
						{...{ corrections, isBeside }}
						form={articleForm}
						onSave={ways.saveAs}
						onCorrect={ways.correct}
						onAdopt={props.onAdopt}
					/>
				}
			/>
		</form>
	);
}
