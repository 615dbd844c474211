import type { DeletedKind } from "#platform/content/deleted-things.ts";

export type DeletedPlace = { kind: DeletedKind; id: string };

/** A deleted thing that can be restored. */
export type DeletedThing = DeletedPlace & {
	title: string;
	deletedAt: string;
	/** The day from which on it may be gone for good; null where none is set. */
	erasedAt: string | null;
};

/** A restored thing. */
export type RestoredThing = DeletedPlace & {
	/** The address of its page, as it is or would be; null of what has none. */
	address: string | null;
	/** Its old address was taken meanwhile. */
	isMoved: boolean;
	/** The link to it is gone, since the main menu was full. */
	isUnlinked: boolean;
};
