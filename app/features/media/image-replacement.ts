import { type OtherLanguage, otherLanguages } from "#app/site/site-config.ts";

/** One image that takes another's place, by content hashes. */
export type ImageReplacement = { from: string; to: string };

type Described = { imageAlt: string };

/** A text with a picture of its own, and pictures in its Markdown. */
type Illustrated = Described & { imageUrl: string | null } & Partial<Record<OtherLanguage, Described | null>>;

/**
 * The same content with one image in place of another, wherever it stands. What was said of the old
 * one goes with it: the library describes the new one.
 */
export function withOtherImage<Content extends Illustrated>(
	content: Content,
	{ from, to }: ImageReplacement,
): Content {
	const [old, address] = [`/media/${from}-`, `/media/${to}-`];
	const json = JSON.stringify(content)
		.replace(new RegExp(`!\\[[^\\]]*\\]\\(${old}`, "g"), `![](${address}`)
		.replaceAll(old, address);
	const replaced = JSON.parse(json) as Content;
	if (!content.imageUrl?.startsWith(old)) return replaced;
	const others = otherLanguages.map((language) => {
		const texts = replaced[language];
		return [language, texts == null ? texts : { ...texts, imageAlt: "" }];
	});
	return { ...replaced, imageAlt: "", ...Object.fromEntries(others) };
}
