import { z } from "#app/content/schema.ts";
import { formLink } from "./form-link.ts";

/** Where the state is read. */
export const statePath = "/api/admin/state";

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
			givenUp: z.int().meta({ description: "Of these, the ones that the mail server would not take" }),
			oldestAt: z.string().nullable().meta({ description: "When the oldest that still leaves was started" }),
			heldUntil: z.string().nullable().meta({
				description: "Until when the mail server makes all wait; null for a wait of five minutes or less",
			}),
		}),
		backup: z.object({
			trouble: z.enum(["none", "old", "failed", "unsound", "future"]).nullable(),
			newestAt: z.string().nullable(),
		}),
		hasBackupsOnDataDisk: z
			.boolean()
			.meta({ description: "Whether one broken disk takes the data and its backups" }),
		hasMailServer: z.boolean().meta({ description: "Without one, mails are only written to a folder" }),
		unsentMails: z.int().meta({ description: "Mails that were written to that folder and never sent" }),
		promisesReadAt: z
			.string()
			.nullable()
			.meta({ description: "When the owner last confirmed having read what the site promises" }),
		database: z.enum(["replaced", "damaged", "full", "unwritable"]).nullable().meta({
			description:
				"Why nothing is saved: until the next start, or until the disk has room or takes writes again; null while all is well",
		}),
		guestsToTell: z
			.int()
			.meta({ description: "Guests of tables to come who do not know yet where their table stands" }),
		movedPages: z
			.array(z.object({ id: z.string(), title: z.string(), from: z.string(), to: z.string() }))
			.meta({ description: "Added pages whose address the site itself took; until they are saved" }),
		forms: z.array(formLink).meta({ description: "Empty while the site has no public address" }),
		freeBytes: z.number().meta({ description: "Room on the disk of the data folder" }),
		backupFreeBytes: z
			.number()
			.nullable()
			.meta({ description: "Room on the disk of the backups; null: it is that of the data folder" }),
	})
	.meta({ id: "SiteState" });

export type SiteState = z.infer<typeof siteState>;

/** What is known of it also while the database is away: files and disks tell it. */
export type MachineState = Pick<
	SiteState,
	| "version"
	| "backup"
	| "hasBackupsOnDataDisk"
	| "freeBytes"
	| "backupFreeBytes"
	| "hasMailServer"
	| "unsentMails"
>;
/** What the database tells of it. */
export type StoredState = Omit<SiteState, keyof MachineState>;

/** A mail that somebody awaits leaves within seconds: later, the mail server is in trouble. */
const lateMailMs = 15 * 60 * 1000;
/** A letter that leaves for longer leaves too slowly, whatever its readers are. */
const lateLetterMs = 2 * 24 * 60 * 60 * 1000;
/** As disks are sold and shown. */
export const gigabyte = 1_000_000_000;
/** A backup, a day's pictures and what a restore needs: below it, somebody has to make room. */
export const lowDiskBytes = 1_000_000_000;

/** What the owner should look after. */
export function troublesOf(state: SiteState, now: Date) {
	const { mails, letters, backup, database, forms, ...disks } = state;
	const isOlder = (instant: string | null, ms: number) =>
		instant !== null && now.getTime() - Date.parse(instant) > ms;
	return {
		mails: mails.failed > 0 ? "failed" : isOlder(mails.oldestAt, lateMailMs) ? "late" : null,
		letters: troubleOfLetters(letters, isOlder(letters.oldestAt, lateLetterMs)),
		// The first one is written in the first night.
		backup: backup.trouble === "none" ? null : backup.trouble,
		database,
		movedPages: state.movedPages.length > 0,
		forms: forms.some(({ isDead }) => isDead),
		disk: disks.freeBytes < lowDiskBytes,
		backupDisk: disks.backupFreeBytes !== null && disks.backupFreeBytes < lowDiskBytes,
	} as const;
}

/**
 * Lists what the owner should know before calling all well, though nothing has failed: each has words and the
 * way to a screen.
 */
export function warningsOf(state: SiteState): StateWarning[] {
	return [
		...(state.hasMailServer ? [] : (["mailServer"] as const)),
		...(state.hasMailServer && state.unsentMails > 0 ? (["unsentMails"] as const) : []),
		...(state.hasBackupsOnDataDisk ? (["backupOnDataDisk"] as const) : []),
		...(state.guestsToTell > 0 ? (["guestsToTell"] as const) : []),
		...(state.promisesReadAt === null ? (["promises"] as const) : []),
	];
}

export type StateWarning = keyof typeof warningScreens;

/** Where each is looked after. */
export const warningScreens = {
	mailServer: "/admin/subscribers?state=pending",
	unsentMails: "/admin/subscribers?state=pending",
	backupOnDataDisk: "/admin/backups",
	guestsToTell: "/admin/events",
	promises: "/admin/facts#promises",
} as const;

/** What is worst of them; an address that refuses its letters is its reader's affair. */
function troubleOfLetters({ heldUntil, givenUp }: SiteState["letters"], isLate: boolean) {
	if (heldUntil !== null) return "held";
	if (isLate) return "late";
	return givenUp > 0 ? "failed" : null;
}
