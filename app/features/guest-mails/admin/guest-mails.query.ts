import { queryOptions } from "@tanstack/react-query";
import { apiRequest } from "#app/api-client/client.ts";
import type {
	GuestMailPreview,
	MailedGuest,
	MailOrder,
	OrderAnswer,
	TableMails,
} from "#app/features/guest-mails/guest-mail.ts";

function pathOf(tableId: string): string {
	return `/api/admin/events/${tableId}/mails`;
}

export function tableMailsQuery(tableId: string) {
	return queryOptions<TableMails>({ queryKey: [pathOf(tableId)] });
}

type Shown = Omit<MailOrder, "guestIds"> & { guestId: string };

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

/** Notes that the owner told a guest how their table stands now. */
export function noteTold({ id, version }: Pick<MailedGuest, "id" | "version">): Promise<unknown> {
	return apiRequest("PUT", `/api/admin/guests/${id}/told`, { version });
}
