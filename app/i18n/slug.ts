/** Letters that Unicode does not decompose, and what is typed for them. */
const ligatures: Record<string, string> = {
	œ: "oe",
	æ: "ae",
	ß: "ss",
	ø: "o",
	ł: "l",
	đ: "d",
	ð: "d",
	þ: "th",
};

/** Text without accents and in lower case: `Éloge du cœur` becomes `eloge du coeur`. */
export function foldAccents(text: string): string {
	return text
		.normalize("NFKD")
		.toLowerCase()
		.replace(/\p{Mark}/gu, "")
		.replace(/[œæßøłđðþ]/g, (letter) => ligatures[letter] ?? letter);
}

/** Returns the slug of a title (specification, section 5); empty if nothing of it can stay. */
export function slugOf(title: string): string {
	return foldAccents(title)
		.replace(/[^a-z0-9\s-]/g, "")
		.replace(/\s+/g, "-")
		.replace(/-+/g, "-")
		.replace(/^-|-$/g, "");
}

/** Most characters of an article's slug, the number behind a taken one included. */
export const maxSlugCharacters = 120;

/** The slug of an article whose title has no usable character. */
export const fallbackSlug = "article";

/** Suggests a slug of the allowed length; empty if the title has no usable character. */
export function derivedSlug(title: string): string {
	return cut(slugOf(title), maxSlugCharacters);
}

/** The slug of the `number`-th article that would have this one: the first has it as it is. */
export function numberedSlug(slug: string, number: number): string {
	if (number === 1) return slug;
	const end = `-${number}`;
	return cut(slug, maxSlugCharacters - end.length) + end;
}

/** The first of `slug`, `slug-2`, `slug-3` ... that is not taken. */
export async function firstFree(slug: string, isTaken: (slug: string) => Promise<boolean>): Promise<string> {
	for (let number = 1; ; number += 1) {
		const candidate = numberedSlug(slug, number);
		if (!(await isTaken(candidate))) return candidate;
	}
}

function cut(slug: string, characters: number): string {
	return slug.slice(0, characters).replace(/-$/, "");
}
