import type { GuestLine, TableMails, TableOfMail } from "#app/features/guest-mails/guest-mail.ts";
import type { GuestLinksStore } from "#app/features/guest-mails/storage/guest-links.store.server.ts";
import type { Language } from "#app/site/site-config.ts";
import { ApiError } from "#platform/api/api-error.ts";
import type { PaymentReader, TableReader, TableToWriteOf } from "./compose-guest-mail.server.ts";

/**
 * The state of a link's invitation, with its table. `late`: the seat is no longer kept, as no answer came,
 * but one is free. `gone`: none is.
 */
export type Invitation =
	| { state: "invalid" }
	| {
			state: "open" | "accepted" | "declined" | "late" | "gone" | "postponed" | "cancelled";
			firstName: string;
			/** The day by which an answer is asked for; null where none is, or that day is over. */
			answerBy: string | null;
			/** True if the link came with an invitation to another table. */
			isMoved: boolean;
			table: TableOfMail;
			/** The amount due, reference and ways to pay; empty until the guest has accepted. */
			payment: readonly GuestLine[];
	  };

export type InvitationService = ReturnType<typeof invitationService>;

declare module "#app/site/site-context.server.ts" {
	interface SiteContext {
		invitations: InvitationService;
	}
}

/** Records a guest's answer; throws where another change came first. */
type RecordAnswer = (
	id: string,
	answer: { state: "confirmed" | "cancelled"; version: number },
) => Promise<unknown>;

type Parts = {
	links: Pick<GuestLinksStore, "find">;
	readTable: TableReader;
	readPayment: PaymentReader;
	recordAnswer: RecordAnswer;
	/** Reads how many seats of a table nobody holds. */
	freeSeatsAt(tableId: string): Promise<TableMails["free"]>;
};

type LinkedGuest = NonNullable<Awaited<ReturnType<GuestLinksStore["find"]>>>;

/** Finds and answers the invitation of a link. */
export function invitationService({ links, readTable, readPayment, recordAnswer, freeSeatsAt }: Parts) {
	/** The invitation of a link. Changes nothing. */
	async function find(token: string, language: Language): Promise<Invitation> {
		const guest = await links.find(token, "invitation");
		const table = guest && (await readTable(guest.event_id, language));
		const answered = guest && (await stateOf(guest));
		if (guest === undefined || table === undefined || answered === undefined) return { state: "invalid" };
		const state = answered === "declined" ? answered : (offStateOf(table) ?? answered);
		const isUndated = table.event.calendarDate === null && state !== "postponed" && state !== "cancelled";
		// No seat is kept for one who gave no answer, which the page of a postponed table would say.
		const isKeptWrongly = state === "postponed" && isLate(guest);
		if (table.hasBegun || isUndated || isKeptWrongly) return { state: "invalid" };
		const { first_name: firstName, isMoved, answer_by } = guest;
		const answerBy = state === "open" && answer_by !== null && answer_by >= table.today ? answer_by : null;
		const payment = state === "accepted" ? await readPayment(guest.id, language) : [];
		return { state, firstName, isMoved, answerBy, table: table.words, payment };
	}

	/** Returns the state of an invitation; undefined for a guest who is not, or no longer, invited. */
	async function stateOf(guest: LinkedGuest) {
		const { state, event_id, gender } = guest;
		if (state === "invited") return "open";
		if (state === "confirmed" || state === "paid") return "accepted";
		if (isLate(guest)) return ((await freeSeatsAt(event_id))?.[gender] ?? 0) > 0 ? "late" : "gone";
		return state === "cancelled" ? "declined" : undefined;
	}

	/** Takes a guest's answer, once: a second one, even at the same moment, changes nothing more. */
	async function answer(token: string, isAccepted: boolean): Promise<void> {
		const guest = await links.find(token, "invitation");
		if (guest === undefined || !mayAnswer(guest)) return;
		const table = await readTable(guest.event_id, "en");
		if (table === undefined || table.hasBegun || offStateOf(table) !== undefined) return;
		const state = isAccepted ? "confirmed" : "cancelled";
		try {
			await recordAnswer(guest.id, { state, version: guest.version });
		} catch (error) {
			if (!(error instanceof ApiError)) throw error;
			// No seat is free any more; or another change of this guest came first, after which their answer may hold.
			const again = await links.find(token, "invitation");
			if (again !== undefined && mayAnswer(again) && again.version !== guest.version) {
				return answer(token, isAccepted);
			}
		}
	}

	return { find, answer };
}

/** Returns why a table does not take place; undefined for one that does. */
function offStateOf({ event }: TableToWriteOf): "postponed" | "cancelled" | undefined {
	return event.state === "postponed" || event.state === "cancelled" ? event.state : undefined;
}

/** Returns whether a guest waits again, as they gave no answer to their invitation. */
function isLate({ state, answer_by }: LinkedGuest): boolean {
	return state === "waiting" && answer_by !== null;
}

function mayAnswer(guest: LinkedGuest): boolean {
	return guest.state === "invited" || isLate(guest);
}
