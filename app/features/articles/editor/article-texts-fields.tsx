import { useWatch } from "react-hook-form";
import { inputClass } from "#app/admin-ui/field.tsx";
import { DescribedFields } from "#app/content/content-field.tsx";
import { LengthHint, shownLengths } from "#app/content/length-hint.tsx";
import { textNames, textPath } from "#app/content/localized.ts";
import { proseIn } from "#app/content/typography/prose.ts";
import { type ArticleDraft, articleFields } from "#app/features/articles/article.ts";
import { SearchFields } from "#app/features/articles/editor/fields/search-fields.tsx";
import { TagsField } from "#app/features/articles/editor/fields/tags-field.tsx";
import { AreaField, LineField } from "#app/features/articles/editor/fields/text-fields.tsx";
import { useIsRequired } from "#app/features/articles/editor/fields/use-written-languages.ts";
import { PagePreview } from "#app/features/articles/editor/preview/page-preview.tsx";
import { MarkdownEditor } from "#app/features/articles/editor/text/markdown-editor.tsx";
import { FigureWarnings } from "#app/features/facts/figure-warnings.tsx";
import { useText } from "#app/i18n/text-context.tsx";
import type { Language } from "#app/site/site-config.ts";

export function ArticleTextsFields(props: {
	language: Language;
	categories: string[];
	/** True where the texts of both languages stand side by side. */
	isBeside: boolean;
	articleId: string | null;
}) {
	const { language, categories } = props;
	const t = useText("admin");
	const required = useIsRequired(language);
	const imageUrl = useWatch<ArticleDraft, "imageUrl">({ name: "imageUrl" });
	const listId = `categories-${language}`;
	return (
		<div className="grid grid-cols-1 gap-6">
			<LineField
				{...{ language, required }}
				name="title"
				label={t("article.title")}
				input={{
					...proseIn(language),
					placeholder: t("article.titlePlaceholder"),
					className: `${inputClass} font-serif text-[1.45rem] leading-snug`,
				}}
			/>
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
				<LineField
					name="category"
					language={language}
					label={t("article.category")}
					input={{ lang: language, list: listId }}
				>
					<datalist id={listId}>
						{categories.map((category) => (
							<option key={category} value={category} />
						))}
					</datalist>
				</LineField>
				<TagsField name={textPath("tags", language)} />
			</div>
			{imageUrl === null ? null : (
				<>
					<LineField
						name="imageAlt"
						language={language}
						label={t("article.imageAlt")}
						hint={t("article.imageAltHint")}
					/>
					<LineField
						name="imageCaption"
						language={language}
						label={t("article.imageCaption")}
						hint={t("article.imageCaptionHint")}
					/>
				</>
			)}
			<LineField
				name="originalUrl"
				language={language}
				label={t("article.originalUrl")}
				hint={t("article.originalUrlHint")}
				input={{ type: "url" }}
			/>
			<SearchFields language={language} isBeside={props.isBeside} />
			<DescribedFields fields={articleFields} names={textNames(articleFields)} language={language} />
		</div>
	);
}

function ExcerptField({ language, required }: { language: Language; required: boolean }) {
	const t = useText("admin");
	const name = textPath("excerpt", language);
	const count = useWatch<ArticleDraft, typeof name>({ name }).length;
	return (
		<AreaField
			{...{ language, required }}
			name="excerpt"
			label={t("article.excerpt")}
			hint={<LengthHint hint={t("article.excerptHint")} count={count} max={shownLengths.description} />}
		/>
	);
}
