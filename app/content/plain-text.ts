/**
 * A Markdown text with the labels of its links and the descriptions of its pictures in place of the
 * whole: what `text.replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")` answers, which takes quadratic time
 * where brackets stay open.
 */
export function withLinkLabels(markdown: string): string {
	const pieces: string[] = [];
	let copied = 0;
	let close = -1;
	let open = markdown.indexOf("[");
	while (open !== -1) {
		// Brackets that stay open share the next that closes: it is looked for once.
		if (close < open) close = markdown.indexOf("]", open);
		if (close === -1) break;
		let next = open + 1;
		if (markdown[close + 1] === "(") {
			const end = markdown.indexOf(")", close + 2);
			if (end === -1) break;
			const bang = open > copied && markdown[open - 1] === "!" ? 1 : 0;
			pieces.push(markdown.slice(copied, open - bang), markdown.slice(open + 1, close));
			copied = end + 1;
			next = copied;
		}
		open = markdown.indexOf("[", next);
	}
	pieces.push(markdown.slice(copied));
	return pieces.join("");
}

/**
 * A text with a space in place of each of its HTML tags: `text.replace(/<[^>]*>/g, " ")` in linear
 * time.
 */
export function withoutTags(markdown: string): string {
	const pieces: string[] = [];
	let copied = 0;
	let open = markdown.indexOf("<");
	while (open !== -1) {
		const close = markdown.indexOf(">", open);
		if (close === -1) break;
		pieces.push(markdown.slice(copied, open), " ");
		copied = close + 1;
		open = markdown.indexOf("<", copied);
	}
	pieces.push(markdown.slice(copied));
	return pieces.join("");
}

/**
 * Markdown without the marks inside its sentences, so that `say **hello**` is found by `say hello`.
 */
export function withoutMarks(markdown: string): string {
	return withLinkLabels(markdown)
		.replace(/<\/?u>/gi, "")
		.replace(/[*`]|_+/g, (mark, at: number, text: string) => (isInWord(mark, at, text) ? mark : ""));
}

/** Returns whether underscores belong to a name such as `snake_case`. */
function isInWord(mark: string, at: number, text: string): boolean {
	const end = at + mark.length;
	return (
		mark[0] === "_" &&
		endsInLetter.test(text.slice(Math.max(0, at - 2), at)) &&
		beginsWithLetter.test(text.slice(end, end + 2))
	);
}

const endsInLetter = /[\p{Letter}\p{Number}]$/u;
const beginsWithLetter = /^[\p{Letter}\p{Number}]/u;

/**
 * Counts the words that readers see of a Markdown text: without marks, tags and addresses of links
 * and pictures.
 */
export function countWords(markdown: string): number {
	const text = withoutTags(withLinkLabels(markdown));
	let words = 0;
	const word = /[\p{Letter}\p{Number}]+(?:[’'-][\p{Letter}\p{Number}]+)*/gu;
	while (word.test(text)) words += 1;
	return words;
}
