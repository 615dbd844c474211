import type { SmtpInbox } from "#platform/testing/smtp-inbox.ts";
import type { Administrator } from "./administrator.ts";
import { awaitMail, linkTo } from "./mail-fixtures.ts";

/** Invites a new guest to a new table. @returns the link of the invitation, and its path. */
export async function inviteGuest(administrator: Administrator, inbox: SmtpInbox, email: string) {
	const table = { title: "Lagoon Dinner", calendarDate: "2099-02-14", startTime: "18:30", tableSize: 4 };
	const { id } = await administrator.request<{ id: string }>("POST", "/api/events", {
		...table,
		ticketPrice: 1000,
		published: true,
	});
	const guest = { firstName: "Anna", email, age: 34, gender: "woman", language: "en" };
	const { id: guestId } = await administrator.request<{ id: string }>(
		"POST",
		`/api/admin/tables/${id}/guests`,
		guest,
	);
	const order = { kind: "invitation", guestIds: [guestId] };
	await administrator.request("POST", `/api/admin/events/${id}/mails`, order);
	const link = linkTo(await awaitMail(inbox, email), "/invitation/");
	return { link, path: new URL(link).pathname };
}
