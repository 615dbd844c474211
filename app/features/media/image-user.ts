import type { Kysely } from "kysely";
import type { Tables } from "#migrations/tables.ts";
import type { DescribedReplacement } from "./image-replacement.ts";
import type { FindUses } from "./image-uses.ts";

/** A part of what is done in one transaction. @returns in how many things an image was replaced. */
export type ReplacementWork = (transaction: Kysely<Tables>) => Promise<number>;

/** Does a work with those of all others, at once. @returns in how many things altogether. */
export type CommitReplacement = (work: ReplacementWork) => Promise<number>;

/**
 * Prepares what takes long (texts are rendered), then hands over the rest. The work throws ApiError
 * 409 `stale` where something that it changes was saved meanwhile.
 */
export type ReplaceImage = (replacement: DescribedReplacement, commit: CommitReplacement) => Promise<number>;

/** A noun that uses images: it says where, and puts another in place of one. */
export type ImageUser = { listImageUses: FindUses; replaceImage: ReplaceImage };
