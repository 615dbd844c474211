import { z } from "#app/content/schema.ts";
import { statedConsent } from "#app/features/newsletter/consent.ts";
import { languages } from "#app/site/site-config.ts";

/** The largest file, and the most lines of one. */
export const maxImportMegabytes = 8;
export const maxImportBytes = maxImportMegabytes * 1024 * 1024;
export const maxImportRows = 100_000;

/** Why a line of the file adds nobody. */
export const leftOutReasons = [
	"no-address",
	"not-an-address",
	"line-break",
	"too-long",
	"twice",
	"known",
	"unsubscribed",
	"erased",
] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

/** A line that adds nobody, as it is in the file, counted from 1. */
export type LeftOut = { line: number; reason: LeftOutReason; text: string };

/** Why a file is not read to its end. */
export const unreadableReasons = [
	"empty",
	"no-address-column",
	"open-quotation",
	"too-many-columns",
	"too-many-rows",
] as const;
export type UnreadableReason = (typeof unreadableReasons)[number];

const column = z.int().min(0).max(999);

/** How a file is read, and what is then done. */
export const importOptions = z.object({
	/** The column of the addresses, from 0; absent: the one that is found. */
	emailColumn: column.optional(),
	/** The column of the languages; null: one language for all; absent: the one that is found. */
	languageColumn: column.nullable().optional(),
	/** The language of everybody whose line names none. */
	language: z.enum(languages),
	/** Absent: the file is looked at, and nothing is stored. */
	consent: z
		.discriminatedUnion("kind", [
			z.object({ kind: z.literal("stated"), ...statedConsent.shape }),
			z.object({ kind: z.literal("asked") }),
		])
		.optional(),
});

export type ImportOptions = z.infer<typeof importOptions>;

/** What became of the lines, or would become of them. */
export type ImportOutcome = {
	/** Lines with something in them, without the first where it names the columns. */
	rows: number;
	/** Who is new, in each language. */
	fresh: Record<(typeof languages)[number], number>;
	leftOut: LeftOut[];
};

/** How a file was understood, and what an import of it would do. */
export type ImportPreview = ImportOutcome & {
	/** The names of the columns; blank where the file has none. */
	columns: string[];
	emailColumn: number;
	languageColumn: number | null;
	/**
	 * Languages that lines name and the site does not have, those of the most people first; a few of them.
	 */
	otherLanguages: { name: string; people: number }[];
	/** The first rows, cut short. */
	sample: { line: number; cells: string[] }[];
};

/**
 * The lines of the answer, each an object in JSON: how far it is, again and again, and how it ended.
 */
export type ImportLine =
	| { kind: "progress"; stage: "reading" | "adding"; done: number; of: number }
	| { kind: "preview"; preview: ImportPreview }
	| { kind: "unreadable"; reason: UnreadableReason; line: number }
	| { kind: "imported"; outcome: ImportOutcome }
	| { kind: "failed" };
