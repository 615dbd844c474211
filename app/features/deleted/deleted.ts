import { z } from "#app/content/schema.ts";
import { isAddedEntry } from "#app/i18n/list-order.ts";
import { deletedDays } from "#app/site/site-config.ts";

/** Kinds of entries of the site's lists: testimonials, and all others. */
export const entryKinds = ["testimonial", "entry"] as const;

export type EntryKind = (typeof entryKinds)[number];

export const deletedKinds = ["article", "event", "letter", "image", "page", "author", ...entryKinds] as const;

const kind = z.enum(deletedKinds);

export type DeletedKind = z.infer<typeof kind>;

export const deletedPlace = z.object({ kind, id: z.string().max(200) });

export type DeletedPlace = z.infer<typeof deletedPlace>;

export const deletedThing = deletedPlace
	.extend({
		title: z.string(),
		deletedAt: z.string(),
		erasedAt: z
			.string()
			.nullable()
			.meta({ description: "From when on it may be gone for good; null where no day is set" }),
	})
	.meta({ id: "DeletedThing" });

export type DeletedThing = z.infer<typeof deletedThing>;

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

export function isEntryKind(kind: DeletedKind): kind is EntryKind {
	return entryKinds.some((one) => one === kind);
}

/** Returns whether a thing is erased after its days: changed entries stay, but no testimonial. */
export function isErasedByItself({ kind, id }: DeletedPlace): boolean {
	return kind !== "entry" || isAddedEntry(id.split(".").at(-1) ?? "");
}

const keptMs = deletedDays * 24 * 60 * 60_000;

/** Returns until when a thing that was deleted at an instant can be restored. */
export function keptUntil(deletedAt: string): string {
	return new Date(Date.parse(deletedAt) + keptMs).toISOString();
}

/** Returns the instant before which deleted things are erased. */
export function keptSince(now: Date): string {
	return new Date(now.getTime() - keptMs).toISOString();
}

/** Restores a thing. @throws ApiError 404. */
export type Restore = (id: string) => Promise<Omit<RestoredThing, keyof DeletedPlace>>;
