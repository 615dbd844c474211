import type { GuestMailKind } from "#app/features/guest-mails/guest-mail.ts";
import { localizePath } from "#app/i18n/language.ts";
import { languages } from "#app/site/site-config.ts";
import type { Message } from "#platform/mail/mail-transport.ts";
import {
	anna,
	dayMs,
	dinner,
	luc,
	type Opened,
	openTable,
	siteUrl,
} from "#server/testing/table-of-guests.ts";
import { unbuiltPages } from "#server/testing/unbuilt-pages.ts";
import { keysOf, publishMarks, shownIn } from "./marks.ts";

const bea = { ...anna, firstName: "Bea", email: "bea@example.com" } as const;
const marc = { ...luc, firstName: "Marc", email: "marc@example.com" } as const;

type Walk = Awaited<ReturnType<typeof openWalk>>;

/** All that the guests of a table are told, by mail and on their pages, in each language. */
export async function walkGuests(begin: (site: Pick<Opened, "stores">) => Promise<void>) {
	const walk = await openWalk(begin);
	const seated = await walkInvitations(walk);
	await remind(walk);
	await mailReceipts(walk);
	await walkChanges(walk);
	await walk.table.later(28 * dayMs);
	await walk.write("reminder", seated);
	await walkFeedback(walk, seated);
	await remind(walk);
	return { mails: walk.mails, pages: walk.pages };
}

/** Opens a table with two who applied, whose mails and pages are noted. */
async function openWalk(begin: (site: Pick<Opened, "stores">) => Promise<void>) {
	const table = await openTable("sqlite", { build: await unbuiltPages() });
	await publishMarks(table.stores, keysOf("guests"));
	await begin(table);
	const mails: Message[] = [];
	const pages: string[] = [];

	/** Opens a guest's page in each language, or sends its form there. */
	async function open(path: string, form?: Record<string, string>): Promise<void> {
		for (const language of languages) {
			const sent = form && {
				method: "POST",
				body: new URLSearchParams(form),
				headers: { Origin: siteUrl },
			};
			const answer = await table.app.request(localizePath(path, language), sent);
			pages.push(shownIn(await answer.text()));
		}
	}

	/** Notes the mails that are due. */
	async function takeWritten(): Promise<Message[]> {
		const written = (await table.written()).filter((mail) => mail !== undefined);
		mails.push(...written);
		return written;
	}

	/** Sends mails of a kind. @returns the page that the mail to a guest leads to. */
	async function write(kind: string, guestIds: string[]) {
		await table.order(kind, guestIds);
		const written = await takeWritten();
		return ({ email }: { email: string }): string => {
			const text = written.find(({ to }) => to === email)?.text ?? "";
			return /\/(?:invitation|feedback)\/[\w-]+/.exec(text)?.[0] ?? "";
		};
	}

	return { table, mails, pages, open, takeWritten, write };
}

/** Invites two, who answer in each way, and confirms them with two more. @returns all four. */
async function walkInvitations(walk: Walk): Promise<string[]> {
	const { table, open, write } = walk;
	const { stores, event } = table;
	const place = { restaurant: "Le Jardin", address: "Royal Road", mapLink: "https://maps.example/jardin" };
	const details = { directions: "Behind the church.", included: "A glass of wine." };
	await table.change({ location: "Le Morne", ...place, ...details });
	await stores.seatings.reserve(event.id, { surname: "Laval", version: 0 });
	const pair = [table.woman, table.man];
	const seated = [...pair];
	for (const one of [bea, marc]) {
		seated.push((await stores.guests.add(event.id, { ...one, state: "confirmed" })).id);
	}
	const invitationOf = await write("invitation", pair);
	await open(invitationOf(anna));
	await open(invitationOf(anna), { intent: "accept" });
	await open(invitationOf(anna));
	await open(invitationOf(luc), { intent: "decline" });
	await open(invitationOf(luc));
	await open("/invitation/none");
	await table.setState(table.man, "applied");
	// What went out before is about another seat.
	table.time.advance(60_000);
	const hisAgain = (await write("invitation", [table.man]))(luc);
	await openLate(walk, hisAgain);
	await tellWaiting(walk);
	await table.setState(table.man, "confirmed");
	await write("confirmation", seated);
	await write("change", seated);
	return seated;
}

/** Opens the invitation of a man who gave no answer, while a seat is free and while none is. */
async function openLate({ table, open }: Walk, path: string): Promise<void> {
	const { stores, event, man } = table;
	const { version } = await stores.guests.get(man);
	await stores.guests.setState(man, { state: "waiting", version });
	await open(path);
	const jean = { ...luc, firstName: "Jean", email: "jean@example.com", state: "invited" } as const;
	const { id } = await stores.guests.add(event.id, jean);
	await open(path);
	await stores.guests.remove(id);
}

/** Writes to guests who wait for a seat: that they do, and that the table does not take place. */
async function tellWaiting({ table, write }: Walk): Promise<void> {
	const { stores, event, change } = table;
	const place = await stores.events.get(event.id);
	const ids: string[] = [];
	for (const one of [anna, luc]) {
		const guest = { ...one, email: `waiting-${one.email}`, state: "waiting" } as const;
		ids.push((await stores.guests.add(event.id, guest)).id);
	}
	await write("waiting", ids);
	for (const [state, kind] of [
		["postponed", "postponement"],
		["cancelled", "cancellation"],
	] as const) {
		await change({ ...place, state });
		await write(kind, ids);
	}
	await change(place);
	for (const id of ids) await stores.guests.remove(id);
}

/** Notes the mails about money that were ordered. */
async function writeOfMoney({ table, mails }: Walk): Promise<void> {
	const { stores, site } = table;
	for (let mail = await stores.mails.claim(); mail !== undefined; mail = await stores.mails.claim()) {
		const written = await site.services.paymentMails.write(mail);
		if (written !== undefined) mails.push(written);
		await stores.mails.markSent(mail);
	}
}

/** Reminds each guest who owes their seat. */
async function remind(walk: Walk): Promise<void> {
	const { stores, event } = walk.table;
	for (const { id, state } of (await stores.payments.read(event.id)).accounts) {
		if (state === "due" || state === "late") await stores.paymentMails.remind(id, "mail");
	}
	await writeOfMoney(walk);
}

/** Mails each guest the receipt of a payment, and the credit note that takes it back. */
async function mailReceipts(walk: Walk): Promise<void> {
	const { stores, event } = walk.table;
	for (const { id, version } of (await stores.payments.read(event.id)).accounts) {
		const paid = { amount: 100_050, day: "2026-01-15", way: "juice" } as const;
		const noted = await stores.payments.click(id, { kind: "payment", version, ...paid });
		const taken = { kind: "correction", position: noted.version } as const;
		const { receipts } = await stores.payments.click(id, { ...taken, version: noted.version });
		for (const { position } of receipts) await stores.paymentMails.mailReceipt(id, position);
	}
	await writeOfMoney(walk);
}

/** Cancels another table, has it take place, postpones it, and moves its guests. */
async function walkChanges({ table, open, takeWritten }: Walk): Promise<void> {
	const { events, guests } = table.stores;
	const off = await events.create(dinner);
	const strangers: string[] = [];
	for (const one of [anna, luc]) {
		strangers.push((await guests.add(off.id, { ...one, state: "confirmed" })).id);
	}
	let { version } = off;
	const tell = async (tableId: string, kind: GuestMailKind, guestIds: string[]) => {
		await table.site.services.guestMails.service.send(tableId, { kind, note: "", guestIds });
		const [first] = await takeWritten();
		return /\/invitation\/[\w-]+/.exec(first?.text ?? "")?.[0] ?? "";
	};
	const become = async (state: "announced" | "postponed" | "cancelled") => {
		({ version } = await events.update(off.id, { ...dinner, state, version }));
	};
	await become("cancelled");
	await tell(off.id, "cancellation", strangers);
	await become("announced");
	const link = await tell(off.id, "backOn", strangers);
	await become("cancelled");
	await open(link);
	await become("postponed");
	await tell(off.id, "postponement", strangers);
	await open(link);
	const { id: tableId } = await events.create(dinner);
	const moved: string[] = [];
	for (const id of strangers) {
		const guest = await guests.get(id);
		moved.push((await guests.move(id, { tableId, version: guest.version })).id);
	}
	await tell(tableId, "moved", moved);
	await open(link);
}

/** Asks the guests after the evening, who answer in each way, and tells them the results. */
async function walkFeedback({ table, open, write }: Walk, seated: string[]): Promise<void> {
	await table.later(3 * dayMs);
	await table.setState(table.woman, "came");
	const hers = (await write("feedback", [table.woman]))(anna);
	await open(hers);
	await open(hers, { intent: "answer", telephone: "call me" });
	await open(hers, { intent: "answer", share: "on" });
	for (const id of seated) await table.setState(id, "came");
	const feedbackOf = await write("feedback", seated.slice(1));
	const agreed = { intent: "answer", share: "on", telephone: "5251 2345" };
	await open(hers, { ...agreed, wish: table.man });
	await open(feedbackOf(luc), { ...agreed, wish: table.woman });
	await open(hers);
	await open("/feedback/none");
	await table.later(8 * dayMs);
	for (const closed of [hers, feedbackOf(bea)]) await open(closed);
	await write("results", seated);
}
