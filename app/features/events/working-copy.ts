import { fieldsKind } from "#app/content/drafts/stored-kind.ts";
import type { DraftKind } from "#app/content/drafts/working-copy.ts";
import { adminPaths } from "#app/site/admin-screens.ts";
import { type EventFields, eventFields } from "./event.ts";

/** Unsaved events. */
export const eventDrafts: DraftKind<EventFields> = fieldsKind({
	name: "event" as const,
	fields: eventFields,
	path: "/api/admin/working-copies/events",
	newScreen: adminPaths.events,
	schemaName: "EventWorkingCopy",
});
