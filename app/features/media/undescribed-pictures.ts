/** A picture as the renderer and the mails write it: they escape `<`, `>` and `"` in what people wrote. */
const picture = /<img [^>]*>/g;

/** Whether words stand in for a picture, by its tag, or none are to: it is decoration. */
export function isDescribed(tag: string): boolean {
	return / alt="[^"]+"/.test(tag) || tag.includes(' role="presentation"');
}

/**
 * The addresses of the pictures in the HTML of a text that nobody described, each once. The HTML has
 * the library's words already.
 */
export function undescribedPictures(html: string): string[] {
	const tags = [...html.matchAll(picture)].map(([tag]) => tag).filter((tag) => !isDescribed(tag));
	return [...new Set(tags.map((tag) => / src="([^"]*)"/.exec(tag)?.[1] ?? ""))];
}
