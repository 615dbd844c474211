import { fitsGuest, fitsTable, linkPages } from "#app/features/guest-mails/guest-mail.ts";
import type { GuestLinksStore } from "#app/features/guest-mails/storage/guest-links.store.server.ts";
import {
	type GuestMailPayload,
	type GuestMailsStore,
	guestMailKindOf,
} from "#app/features/guest-mails/storage/guest-mails.store.server.ts";
import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import type { QueuedMail } from "#platform/mail/mail-queue.ts";
import type { Message } from "#platform/mail/mail-transport.ts";
import { composeGuestMail } from "./compose-guest-mail.server.ts";
import { guestLinkUrl } from "./guest-link-url.ts";
import type { Matches } from "./guest-mail-service.server.ts";
import type { TableReader } from "./table-reader.server.ts";

type Parts = {
	guestMails: Pick<GuestMailsStore, "findGuest" | "drop">;
	links: Pick<GuestLinksStore, "open">;
	matches: Pick<Matches, "numbersFor">;
	readTable: TableReader;
	readTexts(): Promise<SiteTexts>;
	siteUrl: string;
};

/**
 * Writes the mails of a table at the moment they are sent; undefined for one that is no longer true:
 * the guest is gone, has another address or stands elsewhere, or the evening does. Such a one counts
 * as never ordered.
 */
export function guestMailWriter(parts: Parts) {
	const { guestMails, links, matches, readTable, readTexts, siteUrl } = parts;

	async function write(mail: QueuedMail): Promise<Message | undefined> {
		const kind = guestMailKindOf(mail.kind);
		const { guestId, note } = JSON.parse(mail.payload) as GuestMailPayload;
		const guest = await guestMails.findGuest(guestId);
		if (kind === undefined || guest === undefined || guest.email !== mail.recipient) return undefined;
		const table = await readTable(guest.event_id, guest.language);
		if (table === undefined || !fitsTable(kind, table.event, table)) return undefined;
		if (!fitsGuest(kind, guest.state, "sent")) return undefined;
		const { language, event_id: tableId } = guest;
		const page = linkPages[kind];
		const url =
			page && guestLinkUrl(siteUrl, language, { page, token: await links.open(guestId, page, table.end) });
		return {
			...(await composeGuestMail({
				...{ kind, language, note, firstName: guest.first_name, surname: guest.surname ?? "" },
				table: table.words,
				url: url ?? "",
				lastDay: table.lastDay,
				numbers: kind === "results" ? await matches.numbersFor({ id: guestId, tableId }) : [],
				texts: await readTexts(),
			})),
			to: mail.recipient,
			headers: { "Auto-Submitted": "auto-generated", "Content-Language": language },
			messageId: `${mail.id}@${new URL(siteUrl).hostname}`,
			date: new Date(mail.created_at),
		};
	}

	return async (mail: QueuedMail): Promise<Message | undefined> => {
		const message = await write(mail);
		if (message === undefined) await guestMails.drop(mail);
		return message;
	};
}
