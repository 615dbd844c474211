import type { DeletedPlace, RestoredThing } from "#app/content/deletion/deleted-thing.ts";
import { isAddedEntry } from "#app/i18n/list-order.ts";
import { deletedDays } from "#app/site/site-config.ts";
import type { DeletedKind } from "#platform/content/deleted-things.ts";

/** Kinds of entries of the site's lists: testimonials, and all others. */
export const entryKinds = ["testimonial", "entry"] as const;

export type EntryKind = (typeof entryKinds)[number];

/** Returns whether a kind is an entry of the site's lists. */
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
