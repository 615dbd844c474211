import { queryOptions } from "@tanstack/react-query";
import { apiRequest } from "#app/api-client/client.ts";
import type {
	GuestMailPreview,
	GuestMessage,
	MailOrder,
	OrderAnswer,
	SentMessage,
	TableMails,
} from "#app/features/guest-mails/guest-mail.ts";

function pathOf(tableId: string): string {
	return `/api/admin/events/${tableId}/mails`;
}

export function tableMailsQuery(tableId: string) {
	return queryOptions<TableMails>({ queryKey: [pathOf(tableId)] });
}

/** A mail as it would be ordered. */
export type ShownMail = Omit<MailOrder, "guestIds">;

type Shown = ShownMail & { guestId: string };

export function mailPreviewQuery(tableId: string, shown: Shown) {
	const path = `${pathOf(tableId)}/preview`;
	return queryOptions<GuestMailPreview>({
		queryKey: [path, shown],
		queryFn: ({ signal }) => apiRequest("POST", path, shown, signal),
	});
}

export function sendMails(tableId: string, order: MailOrder): Promise<OrderAnswer> {
	return apiRequest("POST", pathOf(tableId), order);
}

/** Says whether the reminder of a table leaves by itself. */
export function chooseReminder(tableId: string, isAutomatic: boolean): Promise<unknown> {
	return apiRequest("PUT", `${pathOf(tableId)}/reminder`, { isAutomatic });
}

/** Prepares a message by WhatsApp; who is invited by it holds a seat. */
export function prepareMessage(tableId: string, shown: Shown): Promise<GuestMessage> {
	return apiRequest("POST", `${pathOf(tableId)}/messages`, shown);
}

/** Notes that the owner sent a message by WhatsApp. */
export function noteMessage(tableId: string, message: SentMessage): Promise<unknown> {
	return apiRequest("PUT", `${pathOf(tableId)}/messages`, message);
}
