import { z } from "#app/content/schema.ts";
import { oldBackupHours } from "./backup.ts";

/** Why the last copy could not be made. */
const copyFailures = ["away", "refused", "full", "missing", "other", "failed"] as const;
export type CopyFailure = (typeof copyFailures)[number];

export const copiesReport = z.object({
	place: z
		.string()
		.nullable()
		.meta({ description: "The folder or bucket; null: no copy leaves the machine" }),
	hasKey: z
		.boolean()
		.meta({ description: "Whether there is a key to encrypt to, without which none leaves" }),
	isOnDataDisk: z.boolean().meta({ description: "Whether one broken disk takes the data and its copies" }),
	isRunning: z.boolean(),
	copiedAt: z.string().nullable().meta({ description: "The moment of the newest copy; ISO 8601, UTC" }),
	bytes: z.int().meta({ description: "The size of its archive, without images" }),
	images: z.int().meta({ description: "The images that belong to it" }),
	failedAt: z.string().nullable().meta({ description: "When the last one failed; null since one succeeded" }),
	failure: z.enum(copyFailures).nullable(),
	checkedAt: z.string().nullable().meta({ description: "When one was last fetched again and compared" }),
	isSound: z.boolean().meta({ description: "Whether its archive could be restored then" }),
	mended: z.int().meta({ description: "Images that were damaged there, and have been stored anew" }),
	areCleared: z.boolean().meta({ description: "Whether older copies could be removed" }),
});

export type CopiesReport = z.infer<typeof copiesReport>;

export const copiesTroubles = ["key", "unsound", ...copyFailures, "none", "old", "uncleared"] as const;
export type CopiesTrouble = (typeof copiesTroubles)[number];

/** Returns why the owner should look after the copies; null if all is well, or there are to be none. */
export function copiesTrouble(report: CopiesReport, now: Date): CopiesTrouble | null {
	if (report.place === null) return null;
	if (!report.hasKey) return "key";
	if (!report.isSound) return "unsound";
	if (report.failedAt !== null) return report.failure ?? "failed";
	if (report.copiedAt === null) return "none";
	const hours = (now.getTime() - Date.parse(report.copiedAt)) / 3_600_000;
	if (hours > oldBackupHours) return "old";
	return report.areCleared ? null : "uncleared";
}
