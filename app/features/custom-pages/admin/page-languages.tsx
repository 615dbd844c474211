import { useRef } from "react";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { Badge } from "#app/admin-ui/badge.tsx";
import { Field, inputClass } from "#app/admin-ui/field.tsx";
import { Tabs } from "#app/admin-ui/tabs.tsx";
import { useStaying } from "#app/admin-ui/use-staying.ts";
import { ContentField, DescribedFields } from "#app/content/content-field.tsx";
import { textPath, textsIn } from "#app/content/localized.ts";
import { proseIn } from "#app/content/typography/prose.ts";
import { slugFollows } from "#app/features/articles/article-draft.ts";
import { MarkdownEditor } from "#app/features/articles/editor/text/markdown-editor.tsx";
import {
	fallbackPageSlug,
	isWhole,
	type PageDraft,
	type PageTexts,
	pageFields,
} from "#app/features/custom-pages/custom-page.ts";
import { FigureWarnings } from "#app/features/facts/figure-warnings.tsx";
import { languagesFrom, locales, localizePath, nameOfLanguage } from "#app/i18n/language.ts";
import { derivedSlug, slugOf } from "#app/i18n/slug.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { customPagePath } from "#app/site/custom-addresses.ts";
import { defaultLanguage, type Language, languages } from "#app/site/site-config.ts";

/** The texts of a page in every language, in tabs. */
export function PageLanguages(props: {
	language: Language;
	onLanguage(language: Language): void;
	/** True if visitors may know its addresses, which then no longer follow the titles. */
	everPublished: boolean;
}) {
	const t = useText("admin");
	const uiLanguage = useLanguage();
	return (
		<Tabs
			label={t("pages.languages")}
			value={props.language}
			onChange={(chosen) => props.onLanguage(languages.find((one) => one === chosen) ?? defaultLanguage)}
			tabs={languagesFrom(uiLanguage).map((language) => ({
				value: language,
				label: <LanguageLabel language={language} />,
				content: <PageTextsFields language={language} everPublished={props.everPublished} />,
			}))}
		/>
	);
}

function useTextState(language: Language): "whole" | "unfinished" | "notWritten" {
	return useWatch<PageDraft, PageDraft, "whole" | "unfinished" | "notWritten">({
		compute: (draft) => {
			const texts = textsIn<PageTexts>(draft, language) ?? draft;
			if (isWhole(texts)) return "whole";
			return `${texts.title}${texts.content}`.trim() === "" ? "notWritten" : "unfinished";
		},
	});
}

function LanguageLabel({ language }: { language: Language }) {
	const t = useText("admin");
	const state = useTextState(language);
	return (
		<>
			<span lang={language}>{locales[language].name}</span>
			{state === "whole" ? null : <Badge tone="outline">{t(`pages.${state}`)}</Badge>}
		</>
	);
}

function PageTextsFields({ language, everPublished }: { language: Language; everPublished: boolean }) {
	const t = useText("admin");
	const uiLanguage = useLanguage();
	const isHinted = useStaying(useTextState(language) !== "whole");
	return (
		<div className="grid grid-cols-1 gap-6">
			{isHinted ? (
				<p className="text-small text-ink-soft">
					{t("pages.translationHint", { language: nameOfLanguage(language, uiLanguage) })}
				</p>
			) : null}
			<TitleField language={language} everPublished={everPublished} />
			<MarkdownEditor
				name={textPath("content", language)}
				lang={language}
				required={false}
				label={t("pages.text")}
			/>
			<FigureWarnings
				language={language}
				labels={{
					title: t("pages.pageTitle"),
					content: t("pages.text"),
					menuName: t("pages.menuName"),
					searchTitle: t("pages.searchTitle"),
					searchDescription: t("pages.searchDescription"),
				}}
			/>
			<SlugField language={language} />
			<DescribedFields
				fields={pageFields}
				names={["menuName", "searchTitle", "searchDescription"]}
				language={language}
			/>
		</div>
	);
}

/** The title, which the address follows until another is typed or visitors may know it. */
function TitleField({ language, everPublished }: { language: Language; everPublished: boolean }) {
	const t = useText("admin");
	const { register, getFieldState, getValues, setValue, control } = useFormContext<PageDraft>();
	const name = textPath("title", language);
	const slugName = textPath("slug", language);
	const lastTitle = useRef(getValues(name));
	const { error } = getFieldState(name, useFormState({ control, name }));
	const message =
		error?.type === "too_big" ? t("common.tooLong", { max: pageFields.title.max }) : error?.message;
	const field = register(name, {
		onChange: () => {
			const [slug, title] = [getValues(slugName), lastTitle.current];
			if (slug !== "" && slugFollows({ slug, title }, everPublished, fallbackPageSlug)) {
				setValue(slugName, "", { shouldDirty: true });
			}
			lastTitle.current = getValues(name);
		},
	});
	return (
		<Field label={t("pages.pageTitle")} required error={message}>
			{(described) => (
				<input
					{...described}
					{...field}
					{...proseIn(language)}
					placeholder={t("pages.titlePlaceholder")}
					className={`${inputClass} font-serif text-[1.45rem] leading-snug`}
				/>
			)}
		</Field>
	);
}

/** The last part of the address, with the whole one below it as it will be. */
function SlugField({ language }: { language: Language }) {
	const t = useText("admin");
	const path = textPath("slug", language);
	const slug = useWatch<PageDraft, PageDraft, string>({
		compute: (draft) => {
			const { slug: typed, title } = textsIn<PageTexts>(draft, language) ?? draft;
			return slugOf(typed) || derivedSlug(title);
		},
	});
	return (
		<ContentField
			field={pageFields.slug}
			path={path}
			hint={
				<>
					{slug === "" ? null : (
						<span className="block wrap-anywhere text-ink">
							{t("pages.slugPreview", { path: localizePath(customPagePath(slug), language) })}
						</span>
					)}
					{t("pages.slugHint")}
				</>
			}
		/>
	);
}
