import { z } from "#app/content/schema.ts";
import { listedTexts } from "#app/content/shapes.ts";
import { type GuestState, guestStates } from "./guest.ts";
import { holdsSeat, isConfirmed } from "./seats.ts";

/** Delivery of a mail to a guest. `gone`: the queue forgets mails after a while. */
export const mailDeliveries = ["waiting", "sent", "failed", "gone"] as const;

type MailDelivery = (typeof mailDeliveries)[number];

/** Returns the delivery of a mail by its row in the queue; `queued` is null if forgotten. */
export function deliveryOf(row: {
	queued: string | null;
	next_try_at: string | null;
	sent_at: string | null;
}): MailDelivery {
	if (row.queued === null) return "gone";
	if (row.sent_at !== null) return "sent";
	return row.next_try_at === null ? "failed" : "waiting";
}

/** News for a guest who holds a seat. Each has a mail of the same name. */
const guestNewsKinds = [
	"invitation",
	"confirmation",
	"moved",
	"postponement",
	"cancellation",
	"backOn",
	"change",
] as const;

type GuestNewsKind = (typeof guestNewsKinds)[number];

export const guestsToTellPath = "/api/admin/guests-to-tell";

/** News for a guest, and the delivery of the mail about it. */
export const guestNews = z.object({
	kind: z.enum(guestNewsKinds),
	/** `failed`: the last mail about it could not be delivered. `off`: the table needs no mail about it. */
	mail: z.enum(["none", "underWay", "failed", "off"]),
});

export type GuestNews = z.infer<typeof guestNews>;

export const newsCounts = z.array(z.object({ kind: z.enum(guestNewsKinds), guests: z.int() }));

export type NewsCounts = z.infer<typeof newsCounts>;

export const tableToTell = z
	.object({
		tableId: z.string(),
		...listedTexts("title"),
		calendarDate: z.iso.date().nullable(),
		guests: z.int(),
		news: newsCounts,
	})
	.meta({ id: "TableToTell" });

export type TableToTell = z.infer<typeof tableToTell>;

/** A table's counts of changes: the last `quietChanges` were of what those confirmed alone are told. */
export type ChangeCounts = { sequence: number; quietChanges: number };

/** Returns the newest change that a guest in this state is told of. */
export function sequenceFor(state: GuestState, { sequence, quietChanges }: ChangeCounts): number {
	return isConfirmed(state) ? sequence : sequence - quietChanges;
}

type TableNews = ChangeCounts & { state: string; calendarDate: string | null };

export type ToldGuest = {
	state: GuestState;
	/** The table's count of changes when its owner told them; null where a mail did, or nobody. */
	toldSequence: number | null;
	/** The time at which they accepted; what they were told until then said not where the table is. */
	acceptedAt: string | null;
	/** Mails that were ordered before it spoke of another seat. */
	seatedAt: string | null;
	/** The table at which they were told of a seat, before they were moved here. */
	movedFrom: string | null;
	email: string;
	mails: readonly {
		kind: string;
		sequence: number;
		email: string;
		orderedAt: string;
		delivery: MailDelivery;
	}[];
};

const isReached = ({ delivery }: { delivery: MailDelivery }) => delivery === "sent" || delivery === "gone";

/** Returns the mails about a guest's present seat to their present address. */
function countedMails({ seatedAt, email, mails }: ToldGuest) {
	return mails.filter((mail) => mail.email === email && mail.orderedAt >= (seatedAt ?? ""));
}

/** Returns the newest count of changes that a guest knows; undefined if they were told nothing. */
export function knownSequence(guest: ToldGuest): number | undefined {
	return newestOf(countedMails(guest), guest.toldSequence);
}

/** Returns the same of what they were told as one who is confirmed: where and how it takes place. */
export function knownWhole(guest: ToldGuest): number | undefined {
	const { acceptedAt } = guest;
	if (acceptedAt === null) return knownSequence(guest);
	const since = countedMails(guest).filter(({ orderedAt }) => orderedAt >= acceptedAt);
	return newestOf(since, null);
}

function newestOf(mails: ToldGuest["mails"], toldSequence: number | null): number | undefined {
	const reached = mails.filter(isReached);
	return Math.max(...reached.map(({ sequence }) => sequence), toldSequence ?? 0) || undefined;
}

/**
 * Returns what a guest does not know of their table; null for nothing. Once its day is over, or where
 * it does not take place, that is their invitation alone, which needs no mail any more.
 */
export function newsOf(guest: ToldGuest, table: TableNews, today: string): GuestNews | null {
	if (!holdsSeat(guest.state) || guest.state === "came") return null;
	const known = isConfirmed(guest.state) ? knownWhole(guest) : knownSequence(guest);
	const newest = sequenceFor(guest.state, table);
	if (known !== undefined && known >= newest) return null;
	const isOver = table.calendarDate !== null && table.calendarDate < today;
	const kind = isOver ? undefined : kindOf(guest, table.state, known);
	if (kind === undefined) return isToldOfSeat(guest, known) ? null : { kind: "invitation", mail: "off" };
	const [last] = countedMails(guest)
		.filter(({ sequence }) => sequence === newest)
		.filter((mail) => mail.kind === kind || !isReached(mail))
		.toReversed();
	const mail = { waiting: "underWay", failed: "failed", sent: "none", gone: "none" } as const;
	return { kind, mail: last === undefined ? "none" : mail[last.delivery] };
}

function kindOf(
	guest: ToldGuest,
	state: TableNews["state"],
	known: number | undefined,
): GuestNewsKind | undefined {
	if (state === "cancelled") return isToldOfSeat(guest, known) ? "cancellation" : undefined;
	if (state === "postponed") return isToldOfSeat(guest, known) ? "postponement" : undefined;
	if (known !== undefined) return wasCalledOff(guest, known) ? "backOn" : "change";
	if (guest.movedFrom !== null) return "moved";
	if (guest.acceptedAt !== null) return "confirmation";
	return guest.state === "invited" ? "invitation" : undefined;
}

function isToldOfSeat({ movedFrom, state }: ToldGuest, known: number | undefined): boolean {
	return known !== undefined || movedFrom !== null || state !== "invited";
}

/** Returns whether the last mail told a guest that the table does not take place. */
function wasCalledOff(guest: ToldGuest, known: number): boolean {
	return countedMails(guest).some(
		(mail) =>
			isReached(mail) &&
			mail.sequence === known &&
			(mail.kind === "postponement" || mail.kind === "cancellation"),
	);
}

/** Counts news by kind, where a mail is still to be ordered. */
export function countNews(news: readonly (GuestNews | null)[]): NewsCounts {
	return guestNewsKinds.flatMap((kind) => {
		const guests = news.filter(
			(one) => one?.kind === kind && (one.mail === "none" || one.mail === "failed"),
		).length;
		return guests === 0 ? [] : [{ kind, guests }];
	});
}

/** Returns whether a guest has a seat, but no invitation to it was sent. */
export function isUninvited({ news }: { news: GuestNews | null }): boolean {
	return news?.kind === "invitation";
}

/** The states of a guest in which something may be news to them. */
export const toldStates = guestStates.filter((state) => holdsSeat(state) && state !== "came");
