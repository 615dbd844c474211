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

/** The slugs of an article and its translations; `taken` is the one that was refused. */
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

type SlugProps = { everPublished: boolean; suggestion: string | undefined; onSuggestion(slug: string): void };

/** The article's slug. `suggestion` is a free one in place of a taken one. */
export function SlugField(props: SlugProps) {
	const { everPublished } = props;
	const t = useText("admin");
	const title = useWatch<ArticleDraft, ArticleDraft, string>({ compute: titleOfAddress });
	const { slug, input } = useSlug("slug", { title, everPublished, isNew: false });
	const error = useFieldMessage("slug");
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
				<input {...control} {...input} autoCapitalize="none" spellCheck={false} className={inputClass} />
			)}
		</Field>
	);
}

/** The slug of a translation; a blank one is the article's. Once that was public, it is proposed. */
function TranslationSlugField(
	props: SlugProps & {
		language: OtherLanguage;
		/** True for a translation that has just been begun: its address is proposed at once. */
		isNew: boolean;
	},
) {
	const { language, everPublished } = props;
	const t = useText("admin");
	const name = `${language}.slug` as const;
	const shared = useWatch<ArticleDraft, "slug">({ name: "slug" });
	const title = useWatch<ArticleDraft, `${OtherLanguage}.title`>({ name: `${language}.title` });
	const { slug, input } = useSlug(name, { ...props, title });
	const error = useFieldMessage(name);
	const proposed = derivedSlug(title);
	const isProposed = everPublished && slug === "" && proposed !== "" && proposed !== shared;
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
						{...input}
						placeholder={shared}
						autoCapitalize="none"
						spellCheck={false}
						className={inputClass}
					/>
					{isProposed ? (
						<div>
							<SlugOffer slug={proposed} onSuggestion={props.onSuggestion} />
						</div>
					) : null}
				</>
			)}
		</Field>
	);
}

/** Registers a slug that follows the title until another is typed or the article was public. */
function useSlug(
	name: SlugPath,
	{ title, everPublished, isNew }: { title: string; everPublished: boolean; isNew: boolean },
) {
	const { register, setValue, getValues } = useFormContext<ArticleDraft>();
	const slug = useWatch<ArticleDraft, SlugPath>({ name });
	const follows = useRef(slugFollows({ slug, title }, everPublished));
	const lastTitle = useRef(isNew ? "" : title);

	useEffect(() => {
		if (title === lastTitle.current) return;
		lastTitle.current = title;
		if (follows.current && !everPublished) setValue(name, derivedSlug(title), { shouldDirty: true });
	}, [title, everPublished, setValue, name]);

	const input = register(name, {
		onChange: (event) => {
			follows.current = event.target.value === "" && !everPublished;
		},
		onBlur: () => {
			const typed = getValues(name);
			// An emptied slug of a translation is the article's.
			const isDerived = name === "slug" && typed === "" && follows.current;
			const tidy = isDerived ? derivedSlug(titleOfAddress(getValues())) : slugOf(typed);
			if (tidy !== typed) setValue(name, tidy, { shouldDirty: true, shouldValidate: true });
		},
	});
	return { slug, input };
}

function SlugError({ error, suggestion, onSuggestion }: SlugProps & { error: string }) {
	return (
		<div role="alert" className="grid justify-items-start gap-2">
			{error}
			{suggestion === undefined ? null : <SlugOffer slug={suggestion} onSuggestion={onSuggestion} />}
		</div>
	);
}

function SlugOffer({ slug, onSuggestion }: { slug: string; onSuggestion(slug: string): void }) {
	const t = useText("admin");
	return (
		<CompactButton look="quiet" onClick={() => onSuggestion(slug)}>
			{t("article.slugUse", { slug })}
		</CompactButton>
	);
}
