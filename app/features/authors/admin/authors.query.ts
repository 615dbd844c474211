import { contentRequests } from "#app/content/content-requests.ts";
import { fieldsKind } from "#app/content/drafts/stored-kind.ts";
import { authorsPath } from "#app/features/articles/author.ts";
import { type Author, type AuthorInput, authorFields } from "#app/features/authors/author.ts";

/** An author, as forms store what is typed and not saved. */
export const authorKind = fieldsKind({ name: "author" as const, fields: authorFields });

/** The requests of authors, who are listed in the order of the alphabet. */
export const authorRequests = contentRequests<Author, AuthorInput>(authorsPath);
