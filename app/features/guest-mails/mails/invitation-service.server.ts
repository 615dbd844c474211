import type { TableOfMail } from "#app/features/guest-mails/guest-mail.ts";
import type { GuestLinksStore } from "#app/features/guest-mails/storage/guest-links.store.server.ts";
import type { Language } from "#app/site/site-config.ts";
import { ApiError } from "#platform/api/api-error.ts";
import type { TableReader, TableToWriteOf } from "./compose-guest-mail.server.ts";

/** The state of a link's invitation, with its table. */
export type Invitation =
	| { state: "invalid" }
	| {
			state: "open" | "accepted" | "declined" | "postponed" | "cancelled";
			firstName: string;
			/** True if the link came with an invitation to another table. */
			isMoved: boolean;
			table: TableOfMail;
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

type Parts = { links: Pick<GuestLinksStore, "find">; readTable: TableReader; recordAnswer: RecordAnswer };

/** Finds and answers the invitation of a link. */
export function invitationService({ links, readTable, recordAnswer }: Parts) {
	/** The invitation of a link. Changes nothing. */
	async function find(token: string, language: Language): Promise<Invitation> {
		const guest = await links.find(token, "invitation");
		const table = guest && (await readTable(guest.event_id, language));
		const answered = guest && stateOf(guest.state);
		if (guest === undefined || table === undefined || answered === undefined) return { state: "invalid" };
		const state = answered === "declined" ? answered : (offStateOf(table) ?? answered);
		const isUndated = table.event.calendarDate === null && state !== "postponed" && state !== "cancelled";
		if (table.hasBegun || isUndated) return { state: "invalid" };
		return { state, firstName: guest.first_name, isMoved: guest.isMoved, table: table.words };
	}

	/** Takes a guest's answer, once: a second one, even at the same moment, changes nothing more. */
	async function answer(token: string, isAccepted: boolean): Promise<void> {
		const guest = await links.find(token, "invitation");
		if (guest?.state !== "invited") return;
		const table = await readTable(guest.event_id, "en");
		if (table === undefined || table.hasBegun || offStateOf(table) !== undefined) return;
		const state = isAccepted ? "confirmed" : "cancelled";
		try {
			await recordAnswer(guest.id, { state, version: guest.version });
		} catch (error) {
			if (!(error instanceof ApiError)) throw error;
			// Another change of this guest came first: if they are still invited, the answer holds.
			const again = await links.find(token, "invitation");
			if (again?.state === "invited" && again.version !== guest.version) return answer(token, isAccepted);
		}
	}

	return { find, answer };
}

/** How a table does not take place; undefined for one that does. */
function offStateOf({ event }: TableToWriteOf): "postponed" | "cancelled" | undefined {
	return event.state === "postponed" || event.state === "cancelled" ? event.state : undefined;
}

/** Returns the state of an invitation; undefined for a guest who is not, or no longer, invited. */
function stateOf(state: string): "open" | "accepted" | "declined" | undefined {
	if (state === "invited") return "open";
	if (state === "confirmed" || state === "paid") return "accepted";
	return state === "cancelled" ? "declined" : undefined;
}
