/** JSON in which nothing can end a script element or start a comment: it has no `<` left. */
export function jsonForHtml(data: unknown): string {
	return JSON.stringify(data).replaceAll("<", "\\u003c");
}
