import { type FactId, factIds } from "#app/site/facts.ts";

/**
 * Variants of texts for a business that lacks some facts: `text_withoutNetworkForm` replaces `text`
 * where there is no such form, `text_withoutNetworkFormOrSocialsForm` where there is neither. For a list
 * of sentences, `paragraphs_withoutFormerName` has them by place. A blank variant leaves the text out.
 */
const variantName = /_without([A-Z][A-Za-z]*)(?=\.|$)/;

export type WithoutVariants<Texts> = Texts extends string | boolean | undefined
	? Texts
	: Texts extends readonly (infer Entry)[]
		? WithoutVariants<Entry>[]
		: {
				[Name in keyof Texts as Name extends `${string}_without${string}` ? never : Name]: WithoutVariants<
					Texts[Name]
				>;
			};

/** Returns whether a key, or a name in one, is that of a variant. */
export function isVariant(key: string): boolean {
	return key.includes("_without") && variantName.test(key);
}

/** The key of the text that a variant stands in place of; any other key is returned as it is. */
export function withoutVariant(key: string): string {
	return key.replace(variantName, "");
}

/** The facts without which a variant is read; none for any other key. */
export function factsOfVariant(key: string): FactId[] {
	const names = variantName.exec(key)?.[1]?.split(/Or(?=[A-Z])/) ?? [];
	return factIds.filter((id) => names.includes(id.replace(/^./, (letter) => letter.toUpperCase())));
}
