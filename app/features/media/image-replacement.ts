import { defaultLanguage, type Language, type OtherLanguage, otherLanguages } from "#app/site/site-config.ts";

/** One image that takes another's place, by content hashes. */
export type ImageReplacement = { from: string; to: string };

/** The same, and in which languages the library describes the image that comes. */
export type DescribedReplacement = ImageReplacement & { described: readonly Language[] };

type Texts = { imageAlt?: string; content: string };

/** A text with pictures in its Markdown, and perhaps one of its own, and one for shared links. */
type Illustrated = Texts & { imageUrl?: string | null; sharePicture?: string | null } & Partial<
		Record<OtherLanguage, Texts | null>
	>;

/**
 * The same content with one image in place of another, wherever it stands. What was said of the old
 * one goes where the library describes the new one, and stays where it does not.
 */
export function withOtherImage<Content extends Illustrated>(
	content: Content,
	replacement: DescribedReplacement,
): Content {
	const { imageUrl, sharePicture } = content;
	const [old, address] = addressesOf(replacement);
	const isShown = imageUrl?.startsWith(old) === true;
	const others = otherLanguages.flatMap((language) => {
		const texts = content[language];
		return texts == null ? [] : [[language, { ...texts, ...changed(texts, language) }] as const];
	});
	return {
		...content,
		...changed(content, defaultLanguage),
		...(isShown && { imageUrl: imageUrl.replace(old, address) }),
		...(sharePicture && { sharePicture: sharePicture.replace(old, address) }),
		...Object.fromEntries(others),
	};

	function changed({ content: markdown }: Texts, language: Language): Texts {
		const isDescribed = replacement.described.includes(language);
		const said = isDescribed ? withoutWords(markdown, old) : markdown;
		return { content: said.replaceAll(old, address), ...(isShown && isDescribed && { imageAlt: "" }) };
	}
}

function addressesOf({ from, to }: ImageReplacement): [string, string] {
	return [`/media/${from}-`, `/media/${to}-`];
}

/**
 * Markdown whose pictures at an address have no words. Brackets are paired as a page pairs them:
 * within one paragraph, those that are escaped are letters. One pass, however long the text is.
 */
function withoutWords(markdown: string, address: string): string {
	const sign = new RegExp(String.raw`\\[^]|\n[ \t\r>]*\n|!?\[|\](\([ \t]*\n?[ \t]*<?${address})?`, "g");
	const open: { isPicture: boolean; from: number }[] = [];
	const kept: string[] = [];
	let end = 0;
	for (const { 0: found, 1: isAddressed, index } of markdown.matchAll(sign)) {
		if (found.startsWith("\n")) open.length = 0;
		if (found.endsWith("[") && !found.startsWith("\\")) {
			open.push({ isPicture: found === "![", from: index + found.length });
		}
		if (!found.startsWith("]")) continue;
		const opened = open.pop();
		if (isAddressed === undefined || opened === undefined || !opened.isPicture) continue;
		if (opened.from < end) continue;
		kept.push(markdown.slice(end, opened.from));
		end = index;
	}
	return kept.join("") + markdown.slice(end);
}
