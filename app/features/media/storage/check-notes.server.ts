import { z } from "zod";

/**
 * The findings about the files outside the database, made by reading them. They lie beside the files, for
 * all machines.
 */
const imageChecks = z.object({
	/** When a process last took its turn. */
	turnAt: z.iso.datetime(),
	/** When the round began that goes on, or ended last. */
	beganAt: z.iso.datetime(),
	/** The image after which the round goes on; undefined once it has ended. */
	after: z.string().optional(),
	/** When a round last ended, and how many images it read. */
	finished: z.object({ at: z.iso.datetime(), images: z.int() }).optional(),
	looked: z.int(),
	/** Files that were lost, or held something else, when they were read last. */
	changed: z.array(z.string()),
});

export type ImageChecks = z.infer<typeof imageChecks>;

/** Reads notes as they were stored. Those that somebody changed by hand count for none: the next round begins anew. */
export function readCheckNotes(bytes: Buffer): ImageChecks | undefined {
	try {
		return imageChecks.safeParse(JSON.parse(bytes.toString("utf8"))).data;
	} catch {
		return undefined;
	}
}
