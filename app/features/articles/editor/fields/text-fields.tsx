import type { ComponentProps, ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import { Field, inputClass } from "#app/admin-ui/field.tsx";
import { textPath } from "#app/content/localized.ts";
import { proseIn } from "#app/content/typography/prose.ts";
import type { ArticleDraft } from "#app/features/articles/article.ts";
import type { Language } from "#app/site/site-config.ts";
import { useFieldMessage } from "./use-field-message.ts";

type Props = {
	name:
		| "title"
		| "excerpt"
		| "category"
		| "imageAlt"
		| "imageCaption"
		| "originalUrl"
		| "searchTitle"
		| "searchDescription";
	language: Language;
	label: string;
	hint?: ReactNode;
	required?: boolean;
};

/** A line of a text in one language; `input` takes what differs, such as a placeholder. */
export function LineField(props: Props & { input?: ComponentProps<"input">; children?: ReactNode }) {
	const { name, language, input, children, ...field } = props;
	const { register } = useFormContext<ArticleDraft>();
	const path = textPath(name, language);
	return (
		<Field {...field} error={useFieldMessage(path)}>
			{(control) => (
				<>
					<input className={inputClass} {...control} {...register(path)} {...(input ?? proseIn(language))} />
					{children}
				</>
			)}
		</Field>
	);
}

/** A short text of sentences in one language. */
export function AreaField({ name, language, ...field }: Props) {
	const { register } = useFormContext<ArticleDraft>();
	const path = textPath(name, language);
	return (
		<Field {...field} error={useFieldMessage(path)}>
			{(control) => (
				<textarea
					{...control}
					{...register(path)}
					{...proseIn(language)}
					rows={2}
					className={`${inputClass} min-h-20 resize-y [field-sizing:content]`}
				/>
			)}
		</Field>
	);
}
