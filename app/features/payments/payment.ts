import { z } from "#app/content/schema.ts";
import { listedTexts } from "#app/content/shapes.ts";
import { guestStates } from "#app/features/guests/guest.ts";
import { daysAfter } from "#app/i18n/business-time.ts";
import { languages } from "#app/site/site-config.ts";

/** Days before its table by which a seat is paid. */
const payBeforeDays = 7;
/** The most days after its confirmation by which a seat is paid. */
const payWithinDays = 14;
/** Days that somebody who confirms late has at least, until the table at the latest. */
const payAtLeastDays = 2;

/** Returns the last day to pay a seat; null while its table has no day. */
export function dueDayOf(confirmedOn: string, calendarDate: string | null): string | null {
	if (calendarDate === null) return null;
	const [asked, allowed] = [daysAfter(calendarDate, -payBeforeDays), daysAfter(confirmedOn, payWithinDays)];
	const usual = asked < allowed ? asked : allowed;
	const least = daysAfter(confirmedOn, payAtLeastDays);
	const due = usual < least ? least : usual;
	return due < calendarDate ? due : calendarDate;
}

/**
 * The kinds of entry of an account. A charge and its release follow the guest's seat; the others are
 * clicks: a keeping is what the house keeps of a seat that was given up, a correction a payment noted by
 * mistake.
 */
const entryKinds = [
	"charge",
	"release",
	"forgiveness",
	"payment",
	"correction",
	"refund",
	"keeping",
] as const;

export type EntryKind = (typeof entryKinds)[number];

/** Ways in which money comes, and goes back. */
export const payWays = ["juice", "qr", "transfer", "cash", "other"] as const;

export type PayWay = (typeof payWays)[number];

/** Cents: an amount as accounts add it up. */
const cents = z.int();

export const paymentEntry = z.object({
	position: z.int(),
	kind: z.enum(entryKinds),
	amount: cents.min(0),
	day: z.iso.date(),
	way: z.enum(payWays).nullable(),
	/** The position of the payment that it takes back. */
	corrects: z.int().nullable(),
});

export type PaymentEntry = z.infer<typeof paymentEntry>;

/** The sums of an account. */
export type Sums = {
	/** Cents that are owed for the seat, or kept of it. */
	owed: number;
	/** Cents that the house holds. */
	received: number;
	givenBack: number;
	forgiven: number;
	kept: number;
	/** True as long as the seat is charged. */
	isCharged: boolean;
};

/** Adds up the entries of an account, in their order. */
export function sumsOf(entries: readonly Pick<PaymentEntry, "kind" | "amount">[]): Sums {
	const sum = (...kinds: EntryKind[]) =>
		entries.filter(({ kind }) => kinds.includes(kind)).reduce((total, { amount }) => total + amount, 0);
	const seat = entries.findLast(({ kind }) => kind === "charge" || kind === "release");
	return {
		owed: sum("charge", "keeping") - sum("release", "forgiveness"),
		received: sum("payment") - sum("correction", "refund"),
		givenBack: sum("refund"),
		forgiven: sum("forgiveness"),
		kept: sum("keeping"),
		isCharged: seat?.kind === "charge",
	};
}

/** Returns the cents of the present charge that were not forgiven. */
export function openCharge(entries: readonly Pick<PaymentEntry, "kind" | "amount">[]): number {
	const from = entries.findLastIndex(({ kind }) => kind === "charge");
	return entries
		.slice(from)
		.reduce(
			(left, { kind, amount }) => (kind === "forgiveness" ? left - amount : left),
			entries[from]?.amount ?? 0,
		);
}

/** States of an account. `owedBack`: the house holds more than is owed. `none`: nothing is owed or held. */
export const paymentStates = [
	"late",
	"due",
	"owedBack",
	"paid",
	"forgiven",
	"kept",
	"givenBack",
	"none",
] as const;

export type PaymentState = (typeof paymentStates)[number];

export function paymentStateOf(sums: Sums, dueDay: string | null, today: string): PaymentState {
	const { owed, received, givenBack, forgiven, isCharged } = sums;
	if (received > owed) return "owedBack";
	if (received < owed) return dueDay !== null && dueDay < today ? "late" : "due";
	if (received > 0) return isCharged ? "paid" : "kept";
	if (isCharged && forgiven > 0) return "forgiven";
	return givenBack > 0 ? "givenBack" : "none";
}

/** Why something is owed back, by which the terms say how much. */
const owedBackRules = ["houseCancelled", "postponed", "inTime", "late", "overpaid"] as const;

export type OwedBackRule = (typeof owedBackRules)[number];

/** Returns which rule an account falls under that holds more than is owed. */
export function owedBackRuleOf(
	{ isCharged }: Pick<Sums, "isCharged">,
	guest: { stateSince: string },
	table: { state: string; calendarDate: string | null },
	moveDays: number,
): OwedBackRule {
	if (table.state === "cancelled") return "houseCancelled";
	if (isCharged) return "overpaid";
	if (table.state === "postponed") return "postponed";
	if (table.calendarDate === null) return "inTime";
	return guest.stateSince <= daysAfter(table.calendarDate, -moveDays) ? "inTime" : "late";
}

export const paymentAccount = z
	.object({
		id: z.string(),
		version: z.int(),
		reference: z.string(),
		guestId: z.string(),
		guestVersion: z.int(),
		firstName: z.string(),
		guestState: z.enum(guestStates),
		language: z.enum(languages),
		hasAddress: z.boolean(),
		state: z.enum(paymentStates),
		owed: cents,
		received: cents,
		/** The last day to pay; null for a table without a day. */
		dueDay: z.iso.date().nullable(),
		/** Why something is owed back; null where nothing is. */
		rule: z.enum(owedBackRules).nullable(),
		entries: z.array(paymentEntry),
		receipts: z.array(
			z.object({
				year: z.int(),
				number: z.int(),
				kind: z.enum(["receipt", "credit"]),
				position: z.int(),
				/** The last time at which it was ordered to be mailed. */
				mailedAt: z.iso.datetime().nullable(),
			}),
		),
		/** The times at which reminders were ordered. */
		reminders: z.array(z.iso.datetime()),
	})
	.meta({ id: "PaymentAccount" });

export type PaymentAccount = z.infer<typeof paymentAccount>;

export const tablePayments = z
	.object({
		tableId: z.string(),
		...listedTexts("title"),
		calendarDate: z.iso.date().nullable(),
		state: z.string(),
		/** Whole rupees; null where none is known. */
		price: z.int().nullable(),
		accounts: z.array(paymentAccount),
	})
	.meta({ id: "TablePayments" });

export type TablePayments = z.infer<typeof tablePayments>;

export const owedBackPath = "/api/admin/owed-back";

/** The amounts that are owed back at a table. */
export const owedBack = tablePayments.omit({ price: true }).meta({ id: "OwedBack" });

export type OwedBack = z.infer<typeof owedBack>;

/** Ten million rupees. */
export const maxCents = 1_000_000_000;
const version = z.int().min(1);
const amount = cents.min(1, "Say how much.").max(maxCents, "Say how much.");
const day = z.iso.date("Choose a day.");
const way = z.enum(payWays, "Choose how it was paid.");

/** The clicks on an account: each is an entry of its own. */
export const clickInputs = {
	payment: z.object({ version, amount, day, way }).meta({ id: "PaymentNoted" }),
	refund: z.object({ version, amount, day, way }).meta({ id: "PaymentGivenBack" }),
	keeping: z.object({ version, amount }).meta({ id: "PaymentKept" }),
	forgiveness: z.object({ version, amount }).meta({ id: "PaymentForgiven" }),
	correction: z.object({ version, position: z.int().min(1) }).meta({ id: "PaymentCorrected" }),
} as const;

export type Click = {
	[Kind in keyof typeof clickInputs]: { kind: Kind } & z.infer<(typeof clickInputs)[Kind]>;
}[keyof typeof clickInputs];
