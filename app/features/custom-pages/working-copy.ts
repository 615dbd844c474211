import { fieldsKind } from "#app/content/drafts/stored-kind.ts";
import type { DraftKind } from "#app/content/drafts/working-copy.ts";
import { adminPaths } from "#app/site/admin-screens.ts";
import { type PageFields, pageFields } from "./custom-page.ts";

/** Where the form of a page stores what is typed and not saved yet. */
export const pageDrafts: DraftKind<PageFields> = fieldsKind({
	name: "page" as const,
	fields: pageFields,
	path: "/api/admin/working-copies/pages",
	newScreen: adminPaths.addPage,
	schemaName: "PageWorkingCopy",
});
