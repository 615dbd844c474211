import { defaultLanguage, type Language, type OtherLanguage, otherLanguages } from "#app/site/site-config.ts";

/** Replaces one image by another; content hashes. */
export type ImageReplacement = {
	from: string;
	to: string;
	/** True if scheduled letters keep their image. */
	sparesScheduled?: boolean;
};

/** `described`: languages in which the library describes the new image. */
export type DescribedReplacement = ImageReplacement & { described: readonly Language[] };

type Texts = { imageAlt?: string; content: string };

/** Content with pictures in its Markdown, and perhaps a main picture and one for shared links. */
type Illustrated = Texts & { imageUrl?: string | null; sharePicture?: string | null } & Partial<
		Record<OtherLanguage, Texts | null>
	>;

/** Returns content with another image, without the old alternative texts in described languages. */
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
		const text = isDescribed ? withoutAlt(markdown, old) : markdown;
		return { content: text.replaceAll(old, address), ...(isShown && isDescribed && { imageAlt: "" }) };
	}
}

function addressesOf({ from, to }: ImageReplacement): [string, string] {
	return [`/media/${from}-`, `/media/${to}-`];
}

/** Removes the alternative texts of pictures at an address from Markdown, in one pass. */
function withoutAlt(markdown: string, address: string): string {
	const token = new RegExp(String.raw`\\[^]|\n[ \t\r>]*\n|!?\[|\](\([ \t]*\n?[ \t]*<?${address})?`, "g");
	const open: { isPicture: boolean; from: number }[] = [];
	const parts: string[] = [];
	let end = 0;
	for (const { 0: found, 1: isAddressed, index } of markdown.matchAll(token)) {
		if (found.startsWith("\n")) open.length = 0;
		if (found.endsWith("[") && !found.startsWith("\\")) {
			open.push({ isPicture: found === "![", from: index + found.length });
		}
		if (!found.startsWith("]")) continue;
		const opened = open.pop();
		if (isAddressed === undefined || opened === undefined || !opened.isPicture) continue;
		if (opened.from < end) continue;
		parts.push(markdown.slice(end, opened.from));
		end = index;
	}
	return parts.join("") + markdown.slice(end);
}
