import { versionsApi } from "#app/content/history/versions.api.server.ts";
import { articleVersion, articleVersionHead } from "#app/features/articles/article-version.ts";
import type { ArticlesStore } from "#app/features/articles/storage/articles.store.server.ts";
import type { AccessRules } from "#app/features/session/require-administrator.server.ts";

/** The earlier versions of an article. To restore a version, send its `input` back as an update. */
export function articleVersionsApi(versions: ArticlesStore["versions"], access: AccessRules) {
	return versionsApi({
		path: "/api/blog-posts/{id}",
		noun: "an article",
		schemas: { head: articleVersionHead, version: articleVersion },
		store: versions,
		access: access.administratorOnly,
	});
}
