import { useEffect, useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Field, inputClass } from "#app/admin-ui/field.tsx";
import { type ArticleDraft, titleOfAddress } from "#app/features/articles/article.ts";
import { slugFollows } from "#app/features/articles/article-draft.ts";
import { derivedSlug, slugOf } from "#app/i18n/slug.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { entryPath } from "#app/site/site-map.ts";
import { useFieldMessage } from "./use-field-message.ts";

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
export function SlugError({
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
