import { z } from "#app/content/schema.ts";
import { formLink } from "./form-link.ts";

/** How the site is, as far as its owner can do something about it. */
export const siteState = z
	.object({
		version: z.string(),
		versionSince: z.string().nullable().meta({ description: "Since when this version runs" }),
		mails: z.object({
			waiting: z.int(),
			failed: z.int().meta({ description: "Given up; they are forgotten after some weeks" }),
			oldestAt: z.string().nullable().meta({ description: "Since when the oldest waits; ISO 8601, UTC" }),
		}),
		letters: z.object({
			waiting: z.int(),
			failed: z.int().meta({ description: "Within the last weeks: refused for good, or given up" }),
			oldestAt: z.string().nullable().meta({ description: "When the oldest that still leaves was started" }),
		}),
		backup: z.object({
			trouble: z.enum(["none", "old", "failed", "unsound"]).nullable(),
			newestAt: z.string().nullable(),
		}),
		forms: z.array(formLink).meta({ description: "Empty while the site has no public address" }),
		freeBytes: z.number().meta({ description: "Room on the disk of the data folder" }),
	})
	.meta({ id: "SiteState" });

export type SiteState = z.infer<typeof siteState>;

/** A mail that somebody awaits leaves within seconds: later, the mail server is in trouble. */
const lateMailMs = 15 * 60 * 1000;
/** As disks are sold and shown. */
export const gigabyte = 1_000_000_000;
/** A backup, a day's pictures and what a restore needs: below it, somebody has to make room. */
export const lowDiskBytes = 1_000_000_000;

/** What the owner should look after. */
export function troublesOf({ mails, backup, forms, freeBytes }: SiteState, now: Date) {
	const oldest = mails.oldestAt === null ? now.getTime() : Date.parse(mails.oldestAt);
	return {
		mails: mails.failed > 0 ? "failed" : now.getTime() - oldest > lateMailMs ? "late" : null,
		// The first one is written in the first night.
		backup: backup.trouble === "none" ? null : backup.trouble,
		forms: forms.some(({ isDead }) => isDead),
		disk: freeBytes < lowDiskBytes,
	} as const;
}
