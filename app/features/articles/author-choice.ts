/** The endpoint of the authors. */
export const authorsPath = "/api/admin/authors";

/** An author to choose in the form of an article. */
export type AuthorChoice = { id: string; name: string };
