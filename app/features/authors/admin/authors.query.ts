import { queryOptions } from "@tanstack/react-query";
import { apiRequest } from "#app/api-client/client.ts";
import { authorsPath } from "#app/features/articles/author.ts";
import type { Author, AuthorInput } from "#app/features/authors/author.ts";

export const authorsQuery = queryOptions<Author[]>({ queryKey: [authorsPath] });

export function createAuthor(input: AuthorInput): Promise<Author> {
	return apiRequest("POST", authorsPath, input);
}

export function updateAuthor(id: string, input: AuthorInput & { version: number }): Promise<Author> {
	return apiRequest("PUT", `${authorsPath}/${id}`, input);
}

export function deleteAuthor(id: string): Promise<void> {
	return apiRequest("DELETE", `${authorsPath}/${id}`);
}
