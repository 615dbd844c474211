import { z } from "#app/content/schema.ts";

/** The largest file, and the most lines of one. */
export const maxGuestMegabytes = 2;
export const maxGuestBytes = maxGuestMegabytes * 1024 * 1024;
export const maxGuestRows = 5_000;

/** Why a line of the file brings nobody: what is wrong with it, or who is there already. */
export const guestFaults = [
	"firstName",
	"age",
	"gender",
	"email",
	"telephone",
	"note",
	"diet",
	"twice",
	"present",
] as const;

export type GuestFault = (typeof guestFaults)[number];

/** What cannot be guessed of a guest: a column must hold it. */
export const neededColumns = ["firstName", "age", "gender"] as const;

const leftOut = z.object({
	/** The line in the file, from 1. */
	line: z.int(),
	reason: z.enum(guestFaults),
	/** The cell in question, or the first name, cut short. */
	text: z.string(),
});

export type LeftOutGuest = z.infer<typeof leftOut>;

/** What became of a file of guests, or would become of it. */
export const guestImport = z
	.discriminatedUnion("kind", [
		z.object({
			kind: z.enum(["looked", "imported"]),
			/** Lines with something in them, without the names of the columns. */
			rows: z.int(),
			/** How many guests come. */
			fresh: z.int(),
			leftOut: z.array(leftOut),
		}),
		z.object({
			kind: z.literal("unreadable"),
			reason: z.enum(["empty", "missing-column", "open-quotation", "too-many-rows"]),
			line: z.int(),
			/** The columns that no name tells. */
			missing: z.array(z.enum(neededColumns)),
		}),
	])
	.meta({ id: "GuestImport" });

export type GuestImport = z.infer<typeof guestImport>;
export type UnreadableGuests = Extract<GuestImport, { kind: "unreadable" }>;
export type GuestImportOutcome = Exclude<GuestImport, UnreadableGuests>;
