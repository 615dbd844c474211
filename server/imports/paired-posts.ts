import type { ImportedPost } from "./post/imported-post.ts";

/** Characters of texts that wait for their translations: a bound on memory. */
const maxWaiting = 20_000_000;

/**
 * Brings the texts of one article together, wherever they stand in a file. Those that are too far apart
 * arrive as articles of their own, which is told.
 */
export async function* pairedPosts(
	posts: AsyncIterable<ImportedPost> | Iterable<ImportedPost>,
	groups: ReadonlyMap<string, number>,
): AsyncGenerator<ImportedPost[]> {
	const waiting = new Map<string, ImportedPost[]>();
	let characters = 0;
	for await (const post of posts) {
		const { group, html } = post;
		const expected = groups.get(group ?? "") ?? 1;
		const others = waiting.get(group ?? "") ?? [];
		if (group === undefined || expected < 2 || others.some(({ language }) => language === post.language)) {
			yield [alone(post)];
		} else if (others.length + 1 === expected) {
			waiting.delete(group);
			for (const other of others) characters -= other.html.length;
			yield [...others, post];
		} else if (characters + html.length > maxWaiting) {
			yield [{ ...alone(post), losses: [...post.losses, { kind: "apart", detail: "" }] }];
		} else {
			waiting.set(group, [...others, post]);
			characters += html.length;
		}
	}
	// Others of them were thrown away, or are in languages that the site does not have.
	yield* waiting.values();
}

function alone(post: ImportedPost): ImportedPost {
	return { ...post, group: undefined };
}
