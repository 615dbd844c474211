import { z } from "#app/content/schema.ts";
import { writtenSchema } from "#app/content/shapes.ts";
import { articleFields } from "./article.ts";

/** The key of the working copy of an article that is not saved yet. */
export const newArticleKey = "new";

/**
 * What the form holds, however incomplete. Lengths do not count: a text that is too long to be
 * saved is stored like any other.
 */
export const writtenDraft = writtenSchema(articleFields);

/**
 * What is sent at a pause of typing; `version` is the saved one that the text was made from, null
 * for a new article.
 */
export const workingCopyInput = z
	.object({ draft: writtenDraft, version: z.int().min(1).nullable() })
	.meta({ id: "WorkingCopyInput" });

export type WorkingCopyInput = z.infer<typeof workingCopyInput>;

const workingCopy = workingCopyInput.extend({ savedAt: z.string() }).meta({ id: "WorkingCopy" });

export type WorkingCopy = z.infer<typeof workingCopy>;

/** The working copy of a key, or none. */
export const workingCopyAnswer = z.object({ copy: workingCopy.nullable() }).meta({ id: "WorkingCopyAnswer" });

export type WorkingCopyAnswer = z.infer<typeof workingCopyAnswer>;
