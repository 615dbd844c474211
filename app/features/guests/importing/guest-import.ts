import { z } from "#app/content/schema.ts";
import type { GuestInput } from "#app/features/guests/guest.ts";

/** The largest file, and the most lines of one. */
export const maxGuestMegabytes = 2;
export const maxGuestBytes = maxGuestMegabytes * 1024 * 1024;
export const maxGuestRows = 5_000;

/** Reasons for which a line is left out: an invalid field, or a guest who is there already. */
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

/** Fields that a column must hold. */
export const neededColumns = ["firstName", "age", "gender"] as const;

export const guestColumnNames = [
	...neededColumns,
	"email",
	"telephone",
	"note",
	"diet",
	"language",
] as const satisfies (keyof GuestInput)[];

export type GuestColumnName = (typeof guestColumnNames)[number];

export const maxGuestColumns = 50;

/** The column of each field, from 0. */
export const guestColumns = z.partialRecord(
	z.enum(guestColumnNames),
	z
		.int()
		.min(0)
		.max(maxGuestColumns - 1),
);

export type GuestColumns = z.infer<typeof guestColumns>;

const reading = {
	/** Names of the columns by the first line, cut short. */
	names: z.array(z.string()),
	columns: guestColumns,
};

const leftOut = z.object({
	/** The line in the file, from 1. */
	line: z.int(),
	reason: z.enum(guestFaults),
	/** The cell in question, or the first name, cut short. */
	text: z.string(),
});

export type LeftOutGuest = z.infer<typeof leftOut>;

export const guestImport = z
	.discriminatedUnion("kind", [
		z.object({
			kind: z.enum(["looked", "imported"]),
			/** Lines with something in them, without the names of the columns. */
			rows: z.int(),
			fresh: z.int(),
			leftOut: z.array(leftOut),
			...reading,
		}),
		z.object({
			kind: z.literal("unreadable"),
			reason: z.enum(["empty", "missing-column", "open-quotation", "too-many-columns", "too-many-rows"]),
			line: z.int(),
			missing: z.array(z.enum(neededColumns)),
			...reading,
		}),
	])
	.meta({ id: "GuestImport" });

export type GuestImport = z.infer<typeof guestImport>;
export type UnreadableGuests = Extract<GuestImport, { kind: "unreadable" }>;
export type GuestImportOutcome = Exclude<GuestImport, UnreadableGuests>;
