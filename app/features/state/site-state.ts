import { z } from "#app/content/schema.ts";
import { copiesTroubles } from "#app/features/backups/copies.ts";
import { adminPaths } from "#app/site/admin-screens.ts";
import { formLink } from "./form-link.ts";

export const statePath = "/api/admin/state";

const linkPlace = z.object({
	kind: z.enum(["article", "page", "letter"]),
	id: z.string(),
	title: z.string(),
});

export type LinkPlace = z.infer<typeof linkPlace>;

/** A link to another site that does not open, and the texts that have it. */
const deadLink = z
	.object({
		address: z.string(),
		status: z.int().nullable().meta({ description: "What it answered last; null: nobody answered" }),
		failingSince: z.string(),
		places: z.array(linkPlace),
	})
	.meta({ id: "DeadLink" });

export type DeadLink = z.infer<typeof deadLink>;

export const updateTroubles = ["start", "crash", "silent", "errors", "memory", "mails"] as const;

/** The end of the last update of the program, as the updater notes it. */
export const lastUpdate = z
	.object({
		id: z.string(),
		result: z.enum(["updated", "taken-back"]),
		from: z.string(),
		to: z.string(),
		at: z.string(),
		trouble: z.enum(updateTroubles).nullable().meta({ description: "Why the version was taken back" }),
	})
	.meta({ id: "LastUpdate" });

export type LastUpdate = z.infer<typeof lastUpdate>;

/** The state of the site that its owner can do something about. */
export const siteState = z
	.object({
		version: z.string(),
		lastUpdate: lastUpdate.nullable().meta({ description: "Null where there was none" }),
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
		copies: z
			.object({
				trouble: z.enum(copiesTroubles).nullable(),
				copiedAt: z.string().nullable(),
				place: z.string().meta({ description: "The folder or bucket" }),
			})
			.nullable()
			.meta({ description: "Null while no copy is to leave the machine" }),
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
		deadLinks: z
			.array(deadLink)
			.meta({ description: "Links of published texts that failed twice, a day apart" }),
		searchEngines: z
			.object({
				keyFile: z.string().meta({ description: "The address of the file with the site's key" }),
				toldAt: z.string().nullable().meta({ description: "When they last took a message" }),
				status: z.int().nullable().meta({ description: "Of the last message; null: nobody answered" }),
				failingSince: z.string().nullable(),
			})
			.nullable()
			.meta({ description: "Null while they are told nothing" }),
		freeBytes: z.number().meta({ description: "Room on the disk of the data folder" }),
		backupFreeBytes: z
			.number()
			.nullable()
			.meta({ description: "Room on the disk of the backups; null: it is that of the data folder" }),
	})
	.meta({ id: "SiteState" });

export type SiteState = z.infer<typeof siteState>;

/** The part of the state that is known without the database, from files and disks. */
export type MachineState = Pick<
	SiteState,
	| "version"
	| "lastUpdate"
	| "backup"
	| "copies"
	| "hasBackupsOnDataDisk"
	| "freeBytes"
	| "backupFreeBytes"
	| "hasMailServer"
	| "unsentMails"
>;
export type StoredState = Omit<SiteState, keyof MachineState>;

/** A mail is late after this time: it should leave within seconds. */
const lateMailMs = 15 * 60 * 1000;
/** A letter is late if it takes longer to all its readers. */
const lateLetterMs = 2 * 24 * 60 * 60 * 1000;
const dayMs = 24 * 60 * 60 * 1000;
export const gigabyte = 1_000_000_000;
/** Room for a backup, a day's pictures and a restore. */
export const lowDiskBytes = 1_000_000_000;

export function troublesOf(state: SiteState, now: Date) {
	const { mails, letters, backup, copies, database, forms, searchEngines, ...disks } = state;
	const isOlder = (instant: string | null, ms: number) =>
		instant !== null && now.getTime() - Date.parse(instant) > ms;
	return {
		mails: mails.failed > 0 ? "failed" : isOlder(mails.oldestAt, lateMailMs) ? "late" : null,
		letters: troubleOfLetters(letters, isOlder(letters.oldestAt, lateLetterMs)),
		// The first one is written in the first night.
		backup: backup.trouble === "none" ? null : backup.trouble,
		copies: copies === null || copies.trouble === "none" ? null : copies.trouble,
		database,
		movedPages: state.movedPages.length > 0,
		update: state.lastUpdate?.result === "taken-back" ? (state.lastUpdate.trouble ?? "start") : null,
		forms: forms.some(({ isDead }) => isDead),
		links: state.deadLinks.length > 0,
		searchEngines:
			searchEngines && troubleOfEngines(searchEngines, isOlder(searchEngines.failingSince, dayMs)),
		disk: disks.freeBytes < lowDiskBytes,
		backupDisk: disks.backupFreeBytes !== null && disks.backupFreeBytes < lowDiskBytes,
	} as const;
}

/** Returns what the owner should know although nothing has failed. */
export function warningsOf(state: SiteState): StateWarning[] {
	return [
		...(state.hasMailServer ? [] : (["mailServer"] as const)),
		...(state.hasMailServer && state.unsentMails > 0 ? (["unsentMails"] as const) : []),
		...(state.hasBackupsOnDataDisk && state.copies === null ? (["backupOnDataDisk"] as const) : []),
		...(state.guestsToTell > 0 ? (["guestsToTell"] as const) : []),
		...(state.promisesReadAt === null ? (["promises"] as const) : []),
	];
}

export type StateWarning = keyof typeof warningScreens;

export const warningScreens = {
	mailServer: `${adminPaths.subscribers}?state=pending`,
	unsentMails: `${adminPaths.subscribers}?state=pending`,
	backupOnDataDisk: adminPaths.backups,
	guestsToTell: adminPaths.events,
	promises: `${adminPaths.facts}#promises`,
} as const;

/** Returns the worst problem; addresses that refuse letters are none. */
function troubleOfLetters({ heldUntil, givenUp }: SiteState["letters"], isLate: boolean) {
	if (heldUntil !== null) return "held";
	if (isLate) return "late";
	return givenUp > 0 ? "failed" : null;
}

/** Returns why search engines take no message: at once if waiting does not help, or after a day. */
function troubleOfEngines(
	{ status, failingSince }: NonNullable<SiteState["searchEngines"]>,
	isLate: boolean,
) {
	if (failingSince === null) return null;
	if (status === 403) return "key";
	if (status === 422) return "address";
	if (status !== null && status !== 429 && status < 500) return "message";
	if (!isLate) return null;
	return status === 429 ? "busy" : "silent";
}
