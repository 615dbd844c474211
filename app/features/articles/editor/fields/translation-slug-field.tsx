import { useEffect, useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Field, inputClass } from "#app/admin-ui/field.tsx";
import type { ArticleDraft } from "#app/features/articles/article.ts";
import { slugFollows } from "#app/features/articles/article-draft.ts";
import { localizePath, nameOfLanguage } from "#app/i18n/language.ts";
import { derivedSlug, slugOf } from "#app/i18n/slug.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import type { OtherLanguage } from "#app/site/site-config.ts";
import { entryPath } from "#app/site/site-map.ts";
import { SlugError } from "./slug-field.tsx";
import { useFieldMessage } from "./use-field-message.ts";

/**
 * The slug of a translation. While the article is new it follows the translation's title; an empty
 * one is the article's. Once the article was public, it is only proposed.
 */
export function TranslationSlugField(props: {
	language: OtherLanguage;
	everPublished: boolean;
	/** True for a translation that has just been begun: its address is proposed at once. */
	isNew: boolean;
	suggestion: string | undefined;
	onSuggestion(slug: string): void;
}) {
	const { language, everPublished } = props;
	const t = useText("admin");
	const name = `${language}.slug` as const;
	const { register, setValue, getValues } = useFormContext<ArticleDraft>();
	const slug = useWatch<ArticleDraft, typeof name>({ name });
	const shared = useWatch<ArticleDraft, "slug">({ name: "slug" });
	const title = useWatch<ArticleDraft, `${OtherLanguage}.title`>({ name: `${language}.title` });
	const error = useFieldMessage(name);
	const follows = useRef(slugFollows({ slug, title }, everPublished));
	const lastTitle = useRef(props.isNew ? "" : title);
	const proposed = derivedSlug(title);
	const isProposed = everPublished && slug === "" && proposed !== "" && proposed !== shared;

	useEffect(() => {
		if (title === lastTitle.current) return;
		lastTitle.current = title;
		if (follows.current && !everPublished) setValue(name, derivedSlug(title), { shouldDirty: true });
	}, [title, everPublished, setValue, name]);

	const field = register(name, {
		onChange: (event) => {
			follows.current = event.target.value === "" && !everPublished;
		},
		onBlur: () => {
			const typed = getValues(name);
			const tidy = slugOf(typed);
			if (tidy !== typed) setValue(name, tidy, { shouldDirty: true, shouldValidate: true });
		},
	});

	return (
		<Field
			label={t("article.slugIn", { language: nameOfLanguage(language, useLanguage()) })}
			hint={
				<span className="grid justify-items-start gap-2">
					<span className="block break-words text-ink">
						{t("article.slugPreview", {
							path: localizePath(entryPath("article", slugOf(slug) || shared), language),
						})}
					</span>
					{t(everPublished ? "article.slugInFixed" : "article.slugInHint")}
				</span>
			}
			error={error === undefined ? undefined : <SlugError error={error} {...props} />}
		>
			{(control) => (
				<>
					<input
						{...control}
						{...field}
						placeholder={shared}
						autoCapitalize="none"
						spellCheck={false}
						className={inputClass}
					/>
					{isProposed ? (
						<div>
							<CompactButton look="quiet" onClick={() => props.onSuggestion(proposed)}>
								{t("article.slugUse", { slug: proposed })}
							</CompactButton>
						</div>
					) : null}
				</>
			)}
		</Field>
	);
}
