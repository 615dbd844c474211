import { fitsGuest, fitsTable } from "#app/features/guest-mails/guest-mail.ts";
import {
	type GuestMailPayload,
	type GuestMailsStore,
	guestMailKindOf,
} from "#app/features/guest-mails/storage/guest-mails.store.server.ts";
import type { SeatInvitationsStore } from "#app/features/guest-mails/storage/invitations.store.server.ts";
import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import type { QueuedMail } from "#platform/mail/mail-queue.ts";
import type { Message } from "#platform/mail/mail-transport.ts";
import { composeGuestMail } from "./compose-guest-mail.server.ts";
import { invitationUrl } from "./invitation-url.ts";
import type { TableReader } from "./table-reader.server.ts";

type Parts = {
	guestMails: Pick<GuestMailsStore, "findGuest">;
	invitations: Pick<SeatInvitationsStore, "open">;
	readTable: TableReader;
	readTexts(): Promise<SiteTexts>;
	siteUrl: string;
};

/**
 * Writes the mails of a table at the moment they are sent; undefined for one that is no longer true:
 * the guest is gone, has another address or stands elsewhere, or the evening does.
 */
export function guestMailWriter({ guestMails, invitations, readTable, readTexts, siteUrl }: Parts) {
	return async (mail: QueuedMail): Promise<Message | undefined> => {
		const kind = guestMailKindOf(mail.kind);
		const { guestId, note } = JSON.parse(mail.payload) as GuestMailPayload;
		const guest = await guestMails.findGuest(guestId);
		if (kind === undefined || guest === undefined || guest.email !== mail.recipient) return undefined;
		const table = await readTable(guest.event_id, guest.language);
		if (table === undefined || !fitsTable(kind, table.event, table.today)) return undefined;
		if (!fitsGuest(kind, guest.state, "sent")) return undefined;
		const token = kind === "invitation" ? await invitations.open(guestId, table.start) : "";
		const { language } = guest;
		return {
			...composeGuestMail({
				...{ kind, language, note, firstName: guest.first_name, surname: guest.surname ?? "" },
				table: table.words,
				url: invitationUrl(siteUrl, language, token),
				texts: await readTexts(),
			}),
			to: mail.recipient,
			headers: { "Auto-Submitted": "auto-generated", "Content-Language": language },
			messageId: `${mail.id}@${new URL(siteUrl).hostname}`,
			date: new Date(mail.created_at),
		};
	};
}
