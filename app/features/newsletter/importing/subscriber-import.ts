import { z } from "#app/content/schema.ts";
import { statedConsent } from "#app/features/newsletter/consent.ts";
import { languages } from "#app/site/site-config.ts";

export const maxImportMegabytes = 8;
export const maxImportBytes = maxImportMegabytes * 1024 * 1024;
export const maxImportRows = 100_000;

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

/** A line that is left out. Lines count from 1. */
export type LeftOut = { line: number; reason: LeftOutReason; text: string };

export const unreadableReasons = [
	"empty",
	"no-address-column",
	"open-quotation",
	"too-many-columns",
	"too-many-rows",
] as const;
export type UnreadableReason = (typeof unreadableReasons)[number];

const column = z.int().min(0).max(999);

/** The way to read a file, and whether it is then imported. */
export const importOptions = z.object({
	/** Counts from 0; absent: guessed. */
	emailColumn: column.optional(),
	/** Null: one language for all; absent: guessed. */
	languageColumn: column.nullable().optional(),
	/** The language of lines that name none. */
	language: z.enum(languages),
	/** Absent: a preview only, nothing is stored. */
	consent: z
		.discriminatedUnion("kind", [
			z.object({ kind: z.literal("stated"), ...statedConsent.shape }),
			z.object({ kind: z.literal("asked") }),
		])
		.optional(),
});

export type ImportOptions = z.infer<typeof importOptions>;

/** The result of an import, or of a preview. */
export type ImportOutcome = {
	/** Lines that are not blank, without a first one of column names. */
	rows: number;
	/** New people in each language. */
	fresh: Record<(typeof languages)[number], number>;
	leftOut: LeftOut[];
};

/** The reading of a file, and the outcome that its import would have. */
export type ImportPreview = ImportOutcome & {
	/** Names; blank where the file has none. */
	columns: string[];
	emailColumn: number;
	languageColumn: number | null;
	/** A few languages that lines name and the site does not have, the most frequent first. */
	otherLanguages: { name: string; people: number }[];
	sample: { line: number; cells: string[] }[];
};

/** A line of the answer, as JSON: progress, again and again, then how it ended. */
export type ImportLine =
	| { kind: "progress"; stage: "reading" | "adding"; done: number; of: number }
	| { kind: "preview"; preview: ImportPreview }
	| { kind: "unreadable"; reason: UnreadableReason; line: number }
	| { kind: "imported"; outcome: ImportOutcome }
	| { kind: "failed" };
