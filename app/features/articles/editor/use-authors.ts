import { useQuery } from "@tanstack/react-query";
import { type AuthorChoice, authorsPath } from "#app/features/articles/author-choice.ts";
import { useFacts } from "#app/features/facts/use-facts.tsx";

/** Stands for an author who is not known yet. */
export const unknownAuthor = "…";

/** Who there is to sign an article. */
export function useAuthors() {
	return useQuery<AuthorChoice[]>({ queryKey: [authorsPath] });
}

/** Under which name an article appears: an author's, or that of the business where none is chosen. */
export function useSignature(authorId: string | null): string {
	const { data: authors, isFetching } = useAuthors();
	const { name: business } = useFacts();
	if (authorId === null) return business;
	const author = authors?.find(({ id }) => id === authorId);
	if (author !== undefined) return author.name;
	// One who was added elsewhere is still to be read; one who was deleted signs no more.
	return authors === undefined || isFetching ? unknownAuthor : business;
}
