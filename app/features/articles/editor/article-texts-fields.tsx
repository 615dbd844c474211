import { useFormContext, useWatch } from "react-hook-form";
import { Field, inputClass } from "#app/admin-ui/field.tsx";
import { DescribedFields } from "#app/content/content-field.tsx";
import { LengthHint, shownLengths } from "#app/content/length-hint.tsx";
import { textNames, textPath } from "#app/content/localized.ts";
import { proseIn } from "#app/content/typography/prose.ts";
import { type ArticleDraft, articleFields } from "#app/features/articles/article.ts";
import { SearchFields } from "#app/features/articles/editor/fields/search-fields.tsx";
import { TagsField } from "#app/features/articles/editor/fields/tags-field.tsx";
import { useFieldMessage } from "#app/features/articles/editor/fields/use-field-message.ts";
import { useIsRequired } from "#app/features/articles/editor/fields/use-written-languages.ts";
import { PagePreview } from "#app/features/articles/editor/preview/page-preview.tsx";
import { MarkdownEditor } from "#app/features/articles/editor/text/markdown-editor.tsx";
import { FigureWarnings } from "#app/features/facts/figure-warnings.tsx";
import { useText } from "#app/i18n/text-context.tsx";
import type { Language } from "#app/site/site-config.ts";

/** The fields of an article that are written in each language. */
export function ArticleTextsFields(props: {
	language: Language;
	categories: string[];
	/** True where the texts of both languages stand side by side. */
	isBeside: boolean;
	/** The id of a saved article. */
	articleId: string | null;
}) {
	const { language, categories } = props;
	const t = useText("admin");
	const { register } = useFormContext<ArticleDraft>();
	const name = {
		title: textPath("title", language),
		category: textPath("category", language),
		imageAlt: textPath("imageAlt", language),
	};
	const required = useIsRequired(language);
	const imageUrl = useWatch<ArticleDraft, "imageUrl">({ name: "imageUrl" });
	const messages = {
		title: useFieldMessage(name.title),
		category: useFieldMessage(name.category),
		imageAlt: useFieldMessage(name.imageAlt),
	};
	const listId = `categories-${language}`;

	return (
		<div className="grid grid-cols-1 gap-6">
			<Field label={t("article.title")} required={required} error={messages.title}>
				{(control) => (
					<input
						{...control}
						{...register(name.title)}
						{...proseIn(language)}
						placeholder={t("article.titlePlaceholder")}
						className={`${inputClass} font-serif text-[1.45rem] leading-snug`}
					/>
				)}
			</Field>
			<ExcerptField language={language} required={required} />
			<MarkdownEditor
				name={textPath("content", language)}
				lang={language}
				required={required}
				preview={<PagePreview articleId={props.articleId} lang={language} />}
			/>
			<FigureWarnings
				language={language}
				labels={{
					title: t("article.title"),
					excerpt: t("article.excerpt"),
					content: t("article.content"),
					searchTitle: t("sharing.searchTitle"),
					searchDescription: t("sharing.searchDescription"),
				}}
			/>
			<div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
				<Field label={t("article.category")} error={messages.category}>
					{(control) => (
						<>
							<input
								{...control}
								{...register(name.category)}
								lang={language}
								list={listId}
								className={inputClass}
							/>
							<datalist id={listId}>
								{categories.map((category) => (
									<option key={category} value={category} />
								))}
							</datalist>
						</>
					)}
				</Field>
				<TagsField name={textPath("tags", language)} />
			</div>
			{imageUrl === null ? null : (
				<Field label={t("article.imageAlt")} hint={t("article.imageAltHint")} error={messages.imageAlt}>
					{(control) => (
						<input {...control} {...register(name.imageAlt)} {...proseIn(language)} className={inputClass} />
					)}
				</Field>
			)}
			<OriginalUrlField language={language} />
			<SearchFields language={language} isBeside={props.isBeside} />
			<DescribedFields fields={articleFields} names={textNames(articleFields)} language={language} />
		</div>
	);
}

function ExcerptField({ language, required }: { language: Language; required: boolean }) {
	const t = useText("admin");
	const { register } = useFormContext<ArticleDraft>();
	const name = textPath("excerpt", language);
	const error = useFieldMessage(name);
	const count = useWatch<ArticleDraft, typeof name>({ name }).length;
	return (
		<Field
			label={t("article.excerpt")}
			required={required}
			error={error}
			hint={<LengthHint hint={t("article.excerptHint")} count={count} max={shownLengths.description} />}
		>
			{(control) => (
				<textarea
					{...control}
					{...register(name)}
					{...proseIn(language)}
					rows={2}
					className={`${inputClass} min-h-20 resize-y [field-sizing:content]`}
				/>
			)}
		</Field>
	);
}

/** The page of another site on which this text appeared first. */
function OriginalUrlField({ language }: { language: Language }) {
	const t = useText("admin");
	const { register } = useFormContext<ArticleDraft>();
	const name = textPath("originalUrl", language);
	return (
		<Field label={t("article.originalUrl")} hint={t("article.originalUrlHint")} error={useFieldMessage(name)}>
			{(control) => <input {...control} {...register(name)} type="url" className={inputClass} />}
		</Field>
	);
}
