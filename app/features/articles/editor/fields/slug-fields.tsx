import { useEffect, useRef, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Field, inputClass } from "#app/admin-ui/field.tsx";
import { type ArticleDraft, titleOfAddress } from "#app/features/articles/article.ts";
import { type SlugPath, slugFollows } from "#app/features/articles/article-draft.ts";
import { localizePath, nameOfLanguage } from "#app/i18n/language.ts";
import { derivedSlug, slugOf } from "#app/i18n/slug.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { defaultLanguage, type OtherLanguage, otherLanguages } from "#app/site/site-config.ts";
import { entryPath } from "#app/site/site-map.ts";
import { useFieldMessage } from "./use-field-message.ts";
import { useTextStates } from "./use-written-languages.ts";

/**
 * The slug of an article, and that of each translation: an article in one language has one. `taken`
 * is the one that was refused.
 */
export function SlugFields(props: {
	everPublished: boolean;
	taken: { field: SlugPath; suggestion: string } | undefined;
	onTaken(): void;
}) {
	const { everPublished, taken } = props;
	const form = useFormContext<ArticleDraft>();
	const states = useTextStates();
	const own = useWatch<ArticleDraft, ArticleDraft, string>({
		compute: (draft) => otherLanguages.filter((language) => draft[language].slug !== "").join(" "),
	}).split(" ");
	const shown = otherLanguages.filter(
		(language) =>
			own.includes(language) || (states[language] !== "missing" && states[defaultLanguage] !== "missing"),
	);
	const [atFirst] = useState(shown);
	const fieldOf = (path: SlugPath) => ({
		everPublished,
		suggestion: taken?.field === path ? taken.suggestion : undefined,
		onSuggestion: (slug: string) => {
			form.setValue(path, slug, { shouldDirty: true, shouldValidate: true });
			props.onTaken();
			form.setFocus(path);
		},
	});
	return (
		<>
			<SlugField {...fieldOf("slug")} />
			{shown.map((language) => (
				<TranslationSlugField
					key={language}
					language={language}
					isNew={!atFirst.includes(language)}
					{...fieldOf(`${language}.slug`)}
				/>
			))}
		</>
	);
}

/**
 * The article's slug. It follows the title until another is typed or the article was public; an
 * emptied one follows again. `suggestion` is a free one, offered when the typed one is taken.
 */
export function SlugField(props: {
	everPublished: boolean;
	suggestion: string | undefined;
	onSuggestion(slug: string): void;
}) {
	const t = useText("admin");
	const { register, setValue, getValues } = useFormContext<ArticleDraft>();
	const slug = useWatch<ArticleDraft, "slug">({ name: "slug" });
	const title = useWatch<ArticleDraft, ArticleDraft, string>({ compute: titleOfAddress });
	const error = useFieldMessage("slug");
	const follows = useRef(slugFollows({ slug, title }, props.everPublished));
	const lastTitle = useRef(title);
	const { everPublished } = props;

	useEffect(() => {
		if (title === lastTitle.current) return;
		lastTitle.current = title;
		if (follows.current && !everPublished) setValue("slug", derivedSlug(title), { shouldDirty: true });
	}, [title, everPublished, setValue]);

	const field = register("slug", {
		onChange: (event) => {
			follows.current = event.target.value === "" && !everPublished;
		},
		onBlur: () => {
			const typed = getValues("slug");
			const isDerived = typed === "" && follows.current;
			const tidy = isDerived ? derivedSlug(titleOfAddress(getValues())) : slugOf(typed);
			if (tidy !== typed) setValue("slug", tidy, { shouldDirty: true, shouldValidate: true });
		},
	});

	return (
		<Field
			label={t("article.slug")}
			hint={
				<>
					<span className="block break-words text-ink">
						{t("article.slugPreview", { path: entryPath("article", slugOf(slug) || derivedSlug(title)) })}
					</span>
					{t(everPublished ? "article.slugFixed" : "article.slugHint")}
				</>
			}
			error={error === undefined ? undefined : <SlugError error={error} {...props} />}
		>
			{(control) => (
				<input {...control} {...field} autoCapitalize="none" spellCheck={false} className={inputClass} />
			)}
		</Field>
	);
}

/** The error of an address, and a free one where it is taken. */
function SlugError({
	error,
	suggestion,
	onSuggestion,
}: {
	error: string;
	suggestion: string | undefined;
	onSuggestion(slug: string): void;
}) {
	const t = useText("admin");
	return (
		<div role="alert" className="grid justify-items-start gap-2">
			{error}
			{suggestion === undefined ? null : (
				<CompactButton look="quiet" onClick={() => onSuggestion(suggestion)}>
					{t("article.slugUse", { slug: suggestion })}
				</CompactButton>
			)}
		</div>
	);
}

/**
 * The slug of a translation. While the article is new it follows the translation's title; an empty
 * one is the article's. Once the article was public, it is only proposed.
 */
function TranslationSlugField(props: {
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
