/** Where the content area reads who there is to sign an article, and changes that list. */
export const authorsPath = "/api/admin/authors";

/** What the form of an article needs of an author. */
export type AuthorChoice = { id: string; name: string };
