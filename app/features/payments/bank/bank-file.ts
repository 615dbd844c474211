import { z } from "#app/content/schema.ts";
import { listedTexts } from "#app/content/shapes.ts";
import { maxCents, payWays } from "#app/features/payments/payment.ts";

/** The largest file of a bank, and the most lines of one. */
export const maxBankMegabytes = 2;
export const maxBankBytes = maxBankMegabytes * 1024 * 1024;
export const maxBankRows = 5_000;
export const maxBankColumns = 50;
/** Characters of what a bank writes on a line; what is longer is cut. */
export const maxBankText = 500;
/** Lines that are older are not read, and what was kept of them is erased. */
export const bankDays = 400;
/** Guests among whom one payment can be divided. */
export const maxParts = 10;

export const bankFilePath = "/api/admin/bank-file";
export const bankLinesPath = "/api/admin/bank-lines";

export const bankColumnNames = [
	"day",
	"text",
	"reference",
	"amount",
	"credit",
	"debit",
	"direction",
] as const;

export type BankColumnName = (typeof bankColumnNames)[number];

/** The column of each part of a line, from 0. An amount stands in one column, or in two of in and out. */
export const bankColumns = z.partialRecord(
	z.enum(bankColumnNames),
	z
		.int()
		.min(0)
		.max(maxBankColumns - 1),
);

export type BankColumns = z.infer<typeof bankColumns>;

/** The columns without which a file cannot be read. */
export const neededBankColumns = ["day", "text", "amount"] as const;

/** Why a line is left out: what is wrong with it, or when it is of. */
export const bankFaults = ["day", "amount", "both", "ahead", "old"] as const;

export type BankFault = (typeof bankFaults)[number];

/** A line of a bank's file. */
export const bankLine = z.object({
	/** The line in the file, from 1. */
	number: z.int(),
	day: z.iso.date(),
	/** Cents: negative for what left the account. */
	amount: z.int(),
	text: z.string(),
	/** The number of this line among those of one file that are alike, from 1. */
	copy: z.int(),
});

export type BankLine = z.infer<typeof bankLine>;

/** Why a line may be of a guest. */
export const matchReasons = [
	"reference",
	"typo",
	"inside",
	"name",
	"amount",
	"less",
	"more",
	"settled",
	"noted",
	"together",
	"repeated",
	"completes",
] as const;

export type MatchReason = (typeof matchReasons)[number];

const candidate = z.object({
	accountId: z.string(),
	/** Cents that would be noted. */
	amount: z.int(),
	reasons: z.array(z.enum(matchReasons)),
});

export type Candidate = z.infer<typeof candidate>;

/** `exact`: one guest, by reference and amount. `near`: to look at. `taken`: noted before. */
const lineFits = ["exact", "near", "taken", "none"] as const;

export const matchedLine = bankLine.extend({
	fit: z.enum(lineFits),
	/** Cents of it that are not noted yet, never negative. */
	left: z.int(),
	/** The way it was paid, by the bank's words. */
	way: z.enum(payWays),
	candidates: z.array(candidate),
});

export type MatchedLine = z.infer<typeof matchedLine>;

/** A guest's account, as lines are compared with it. */
export const bankAccount = z.object({
	id: z.string(),
	version: z.int(),
	reference: z.string(),
	firstName: z.string(),
	tableId: z.string(),
	...listedTexts("title"),
	calendarDate: z.iso.date().nullable(),
	/** Cents that the guest still owes. */
	due: z.int(),
	/** Cents that the house owes the guest. */
	owedBack: z.int(),
});

export type BankAccount = z.infer<typeof bankAccount>;

const leftOut = z.object({ number: z.int(), reason: z.enum(bankFaults), text: z.string() });

export type LeftOutLine = z.infer<typeof leftOut>;

const reading = {
	/** Names of the columns, cut short. */
	names: z.array(z.string()),
	columns: bankColumns,
};

export const bankFile = z
	.discriminatedUnion("kind", [
		z.object({
			kind: z.literal("read"),
			lines: z.array(matchedLine),
			leftOut: z.array(leftOut),
			/** Every guest whom a line could be of. */
			accounts: z.array(bankAccount),
			...reading,
		}),
		z.object({
			kind: z.literal("unreadable"),
			reason: z.enum(["empty", "missing-column", "open-quotation", "too-many-columns", "too-many-rows"]),
			line: z.int(),
			missing: z.array(z.enum(neededBankColumns)),
			...reading,
		}),
	])
	.meta({ id: "BankFile" });

export type BankFile = z.infer<typeof bankFile>;
export type ReadBankFile = Extract<BankFile, { kind: "read" }>;
export type UnreadableBankFile = Extract<BankFile, { kind: "unreadable" }>;

/** A line that is noted as paid by guests, or as given back to them. */
export const lineNoted = z
	.object({
		line: bankLine.omit({ number: true }).extend({
			amount: z
				.int()
				.min(-maxCents)
				.max(maxCents)
				.refine((amount) => amount !== 0),
			text: z.string().max(maxBankText),
			copy: z.int().min(1).max(maxBankRows),
		}),
		parts: z
			.array(
				z.object({
					accountId: z.string().max(200),
					version: z.int().min(1),
					amount: z.int().min(1, "Say how much.").max(maxCents, "Say how much."),
				}),
			)
			.min(1)
			.max(maxParts)
			.refine((parts) => new Set(parts.map(({ accountId }) => accountId)).size === parts.length),
	})
	.meta({ id: "BankLineNoted" });

export type LineNoted = z.infer<typeof lineNoted>;
