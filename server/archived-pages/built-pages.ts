import type { PageReader } from "#server/backup/manifest.ts";

/** Loads the reader of pages when needed; undefined in plain Node, which cannot render sources. */
export async function builtPages(): Promise<PageReader | undefined> {
	if (process.env.NODE_ENV !== "production") return undefined;
	const [{ sitePages }, { readProgram }] = await Promise.all([
		import("./site-pages.ts"),
		import("./page-digest.ts"),
	]);
	const loadBuild = () => import("virtual:react-router/server-build");
	return sitePages({ mode: "production", loadBuild, readProgram });
}
