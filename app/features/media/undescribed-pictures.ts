/** A picture's tag in rendered HTML, which escapes `<`, `>` and `"` in attributes. */
const picture = /<img [^>]*>/g;

/** Returns whether a picture's tag has an alternative text or is decorative. */
export function isDescribed(tag: string): boolean {
	return / alt="[^"]+"/.test(tag) || tag.includes(' role="presentation"');
}

/** Returns the addresses of pictures without alternative text in rendered HTML, each once. */
export function undescribedPictures(html: string): string[] {
	const tags = [...html.matchAll(picture)].map(([tag]) => tag).filter((tag) => !isDescribed(tag));
	return [...new Set(tags.map((tag) => / src="([^"]*)"/.exec(tag)?.[1] ?? ""))];
}
