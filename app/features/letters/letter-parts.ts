/** The parts that a letter can have beside articles. */
export const fixedParts = ["words", "tables", "quote", "picture"] as const;

export type FixedPart = (typeof fixedParts)[number];

/** One place of a letter. An article stands there with its picture and excerpt, or as a title. */
export type LetterPart = { kind: FixedPart } | { kind: "article"; articleId: string; isShort: boolean };

const articlePart = /^(article|title):([\w-]{1,100})$/;

/** The form in which parts are stored, such as `words` or `article:6f1c…`. */
export const partPattern = new RegExp(`^(?:${fixedParts.join("|")}|(?:article|title):[\\w-]{1,100})$`);

export function readPart(stored: string): LetterPart | undefined {
	const kind = fixedParts.find((one) => one === stored);
	if (kind !== undefined) return { kind };
	const [, look, articleId] = articlePart.exec(stored) ?? [];
	if (articleId === undefined) return undefined;
	return { kind: "article", articleId, isShort: look === "title" };
}

/** The form in which an article's place is stored. */
export function articlePlace(articleId: string, isShort = false): string {
	return `${isShort ? "title" : "article"}:${articleId}`;
}

/** The parts with one of them a place earlier (-1) or later (1). */
export function moved(parts: readonly string[], from: number, by: -1 | 1): string[] {
	const part = parts[from];
	const to = from + by;
	if (part === undefined || to < 0 || to >= parts.length) return [...parts];
	return parts.toSpliced(from, 1).toSpliced(to, 0, part);
}

/** Returns whether each article, as text or as a title, and each other part stands there once. */
export function isEachOnce(parts: readonly string[]): boolean {
	const places = parts.map((stored) => stored.replace(/^title:/, "article:"));
	return new Set(places).size === places.length;
}

export function articleIdsIn(parts: readonly string[]): string[] {
	return parts.flatMap((stored) => {
		const part = readPart(stored);
		return part?.kind === "article" ? [part.articleId] : [];
	});
}
