import { z } from "#app/content/schema.ts";

/** What can be restored once it is deleted. */
export const deletedKinds = ["article", "event", "letter", "image", "page"] as const;

const kind = z.enum(deletedKinds);

export type DeletedKind = z.infer<typeof kind>;

/** Which deleted thing is meant. */
export const deletedPlace = z.object({ kind, id: z.string().max(200) });

export type DeletedPlace = z.infer<typeof deletedPlace>;

/** What was deleted and can be restored. */
export const deletedThing = deletedPlace
	.extend({
		title: z.string(),
		deletedAt: z.string(),
		erasedAt: z.string().meta({ description: "From when on it may be gone for good" }),
	})
	.meta({ id: "DeletedThing" });

export type DeletedThing = z.infer<typeof deletedThing>;

/** A thing that is back. */
export const restoredThing = deletedPlace
	.extend({
		address: z
			.string()
			.nullable()
			.meta({ description: "Where its page is, or would be; null of what has none" }),
		isMoved: z.boolean().meta({ description: "Whether its old address was taken meanwhile" }),
		isUnlinked: z
			.boolean()
			.meta({ description: "Whether the link to it is gone, since the main menu was full" }),
	})
	.meta({ id: "RestoredThing" });

export type RestoredThing = z.infer<typeof restoredThing>;

/** Puts back what has an id. @throws ApiError 404. */
export type Restore = (id: string) => Promise<Omit<RestoredThing, keyof DeletedPlace>>;
