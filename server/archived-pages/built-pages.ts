import type { PageReader } from "#server/backup/page-reader.ts";

/**
 * Reads pages as this program shows them; undefined where it runs from its sources, which plain
 * Node cannot render. Loaded only to read pages: the renderer stays out of memory otherwise.
 */
export async function builtPages(): Promise<PageReader | undefined> {
	if (process.env.NODE_ENV !== "production") return undefined;
	const [{ sitePages }, { readProgram }] = await Promise.all([
		import("./site-pages.ts"),
		import("./page-digest.ts"),
	]);
	const loadBuild = () => import("virtual:react-router/server-build");
	return sitePages({ mode: "production", loadBuild, readProgram });
}
