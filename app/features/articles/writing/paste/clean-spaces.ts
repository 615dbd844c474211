/**
 * Replaces no-break spaces by spaces, but those of French typography: before `: ; ! ? »` and per
 * cent, after `«`, within numbers and hours, and before units.
 */
export function plainSpaces(text: string): string {
	return text
		.replace(/\u00a0(?![:;!?»%€])/g, (space, at: number) => {
			const [before = "", after = ""] = [text[at - 1], text[at + 1]];
			if (before === "«" || before === "°" || (before === "h" && /\d/.test(after))) return space;
			if (/\d/.test(before) && /[\d\p{L}]/u.test(after)) return space;
			return " ";
		})
		.replace(/[\u200b\u2060\ufeff\u00ad]/g, "");
}

/** Normalises the spaces of all text. */
export function cleanSpaces(body: HTMLElement): void {
	const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
	while (walker.nextNode() !== null) {
		const text = walker.currentNode as Text;
		text.data = plainSpaces(text.data);
	}
}
