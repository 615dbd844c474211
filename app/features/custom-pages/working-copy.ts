import { fieldsKind } from "#app/content/drafts/stored-kind.ts";
import type { DraftKind } from "#app/content/drafts/working-copy.ts";
import { adminPaths } from "#app/site/admin-screens.ts";
import { type PageFields, pageFields } from "./custom-page.ts";

/** The working copies of pages: unsaved content of their form. */
export const pageDrafts: DraftKind<PageFields> = fieldsKind({
	name: "page" as const,
	fields: pageFields,
	path: "/api/admin/working-copies/pages",
	newScreen: adminPaths.addPage,
	schemaName: "PageWorkingCopy",
});
