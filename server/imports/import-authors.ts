import { authorFields, authorInput } from "#app/features/authors/author.ts";
import { ApiError } from "#platform/api/api-error.ts";
import type { Stores } from "#server/composition/stores.ts";
import type { Loss } from "./post/imported-post.ts";

/** Finds the authors of imported articles by their names, and adds those who are new. */
export async function importedAuthors(authors: Pick<Stores["authors"], "list" | "create">, isDry: boolean) {
	const keyOf = (name: string) => name.toLowerCase();
	const known = new Map((await authors.list()).map(({ id, name }) => [keyOf(name), id]));
	let added = 0;

	/** Returns the id of an author; null for the business, also where the list of authors is full. */
	async function idOf(typed: string, lose: (loss: Loss) => void): Promise<string | null> {
		const name = typed.replace(/\s+/g, " ").trim().slice(0, authorFields.name.max);
		if (name === "") return null;
		const id = known.get(keyOf(name));
		if (id !== undefined) return id;
		try {
			const author = isDry ? undefined : await authors.create(authorInput.parse({ name }));
			// An import that is only tried stores no author.
			known.set(keyOf(name), author?.id ?? triedId);
			added += 1;
			return author?.id ?? null;
		} catch (error) {
			if (!(error instanceof ApiError && error.code === "authors-full")) throw error;
			lose({ kind: "author-full", detail: name });
			return null;
		}
	}

	return { idOf, added: () => added };
}

const triedId = "00000000-0000-4000-8000-000000000000";
