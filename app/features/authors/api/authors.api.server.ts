import { contentApi } from "#app/content/storage/content.api.server.ts";
import { authorsPath } from "#app/features/articles/author.ts";
import { authorSchemas } from "#app/features/authors/author.ts";
import type { AuthorsStore } from "#app/features/authors/storage/authors.store.server.ts";
import type { AccessRules } from "#app/features/session/require-administrator.server.ts";
import { refused } from "#platform/api/api.ts";

type Authors = Pick<AuthorsStore, "list" | "create" | "update" | "remove" | "listVersions" | "getVersion">;

/** The endpoints of the people who write articles. The content area alone sees them. */
export function authorsApi(authors: Authors, access: AccessRules) {
	const endpoints = {
		...{ path: authorsPath, noun: "an author", ...authorSchemas },
		refusals: { create: refused.conflict },
		summaries: {
			list: "List the authors, in the order of the alphabet",
			update: "Replace what is said of an author, made from the given version",
			remove:
				"Delete an author, who can be restored for a while; the business signs the articles from then on",
		},
	};
	return contentApi(endpoints, authors, access);
}
