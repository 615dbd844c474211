import type { GuestMailKind } from "#app/features/guest-mails/guest-mail.ts";
import { anna, dinner } from "#server/testing/table-of-guests.ts";
import type { MailedDays } from "./mailed-days.ts";

type Seated = Pick<Awaited<ReturnType<typeof tableWithGuest>>, "tableId" | "guestId">;

/** Sends the mails before an evening: of a guest who takes their seat, and of a table that changes. */
export async function mailsBeforeEvening(days: MailedDays) {
	const seated = await tableWithGuest(days);
	await order(days, "invitation", seated);
	await seated.become("confirmed");
	await order(days, "confirmation", seated);
	await order(days, "waiting", { tableId: seated.tableId, guestId: await seated.addWaiting() });
	await order(days, "change", seated);
	await mailsOfPayment(days, seated.tableId);
	return { seated, moved: await mailsOfChanges(days) };
}

/** Sends the reminder of an evening, and the question about it once it is over. */
export async function mailsAroundEvening(
	days: MailedDays,
	seated: Awaited<ReturnType<typeof tableWithGuest>>,
): Promise<void> {
	days.until("2026-02-12");
	await order(days, "reminder", seated);
	days.until("2026-02-15");
	await seated.become("came");
	await order(days, "feedback", seated);
}

/** Orders a mail to a guest, with a note that is one long word. */
export async function order(days: MailedDays, kind: GuestMailKind, { tableId, guestId }: Seated) {
	const note = `https://maps.example/${"a".repeat(90)}`;
	await days.site.site.services.guestMails.service.send(tableId, { kind, note, guestIds: [guestId] });
	await days.leaves(`table: ${kind}`);
}

/** Cancels a table, has it take place, postpones it, and moves its guest. @returns the guest's new table. */
async function mailsOfChanges(days: MailedDays): Promise<Seated> {
	const { events, guests } = days.site.stores;
	const other = await tableWithGuest(days);
	await other.become("confirmed");
	await events.update(other.tableId, { ...dinner, state: "cancelled", version: other.version });
	await order(days, "cancellation", other);
	await events.update(other.tableId, { ...dinner, version: other.version + 1 });
	await order(days, "backOn", other);
	await events.update(other.tableId, { ...dinner, state: "postponed", version: other.version + 2 });
	await order(days, "postponement", other);
	const { id: tableId } = await events.create(dinner);
	const { version } = await guests.get(other.guestId);
	const { id: guestId } = await guests.move(other.guestId, { tableId, version });
	await order(days, "moved", { tableId, guestId });
	return { tableId, guestId };
}

/** Writes the mails about paying for a seat, and of a payment that was noted by mistake. */
async function mailsOfPayment({ site, leaves }: MailedDays, tableId: string): Promise<void> {
	const { payments, paymentMails } = site.stores;
	const [owing] = (await payments.read(tableId)).accounts;
	if (owing === undefined) throw new Error("Nobody owes a seat");
	const { id, version } = owing;
	await paymentMails.remind(id, "mail");
	await leaves("reminder to pay");
	const paid = { amount: 100_000, day: "2026-01-15", way: "juice" } as const;
	const noted = await payments.click(id, { kind: "payment", version, ...paid });
	await paymentMails.mailReceipt(id, noted.version);
	await leaves("receipt");
	const taken = { kind: "correction", version: noted.version, position: noted.version } as const;
	await paymentMails.mailReceipt(id, (await payments.click(id, taken)).version);
	await leaves("credit note");
}

/** A table on 14 February with a guest who applied. */
async function tableWithGuest({ site, language }: MailedDays) {
	const { events, guests } = site.stores;
	const { id: tableId, version } = await events.create(dinner);
	const { id: guestId } = await guests.add(tableId, { ...anna, language, state: "applied" });
	const become = async (state: "confirmed" | "came") => {
		const { version } = await guests.get(guestId);
		await guests.setState(guestId, { state, version });
	};
	/** Adds somebody who waits for a seat. @returns their id. */
	const addWaiting = async () => {
		const waits = { ...anna, language, email: `waiting@${language}.example`, state: "waiting" } as const;
		return (await guests.add(tableId, waits)).id;
	};
	return { tableId, version, guestId, become, addWaiting };
}
