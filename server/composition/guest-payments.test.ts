import { describe, expect, it } from "vitest";
import { defaultFacts } from "#app/site/facts.ts";
import type { Message } from "#platform/mail/mail-transport.ts";
import { engines } from "#platform/testing/fresh-database.ts";
import { anotherAgency } from "#server/testing/another-agency.ts";
import { dayMs, openTable } from "#server/testing/table-of-guests.ts";
import { isPaymentMail } from "./payments.ts";

/** Opens a table whose first guest has confirmed, of a business that says how a seat is paid. */
async function open(engine: (typeof engines)[number]) {
	const table = await openTable(engine);
	const { payJuice, payIban, payName, payCash } = anotherAgency;
	await table.stores.facts.save({ ...defaultFacts, payJuice, payIban, payName, payCash }, 1);
	await table.setState(table.woman, "confirmed");
	const account = async () => {
		const [found] = (await table.stores.payments.read(table.event.id)).accounts;
		if (found === undefined) throw new Error("There is no account");
		return found;
	};
	const textOf = async (kind: string) => {
		await table.order(kind, [table.woman]);
		return (await table.written()).map((mail) => mail?.text).join("");
	};
	/** Writes every mail about money that is due; undefined for one that is dropped. */
	const sent = async () => {
		const { mails } = table.stores;
		const written: (Message | undefined)[] = [];
		for (let mail = await mails.claim(); mail !== undefined; mail = await mails.claim()) {
			if (isPaymentMail(mail)) written.push(await table.site.services.paymentMails.write(mail));
			await mails.markSent(mail);
		}
		return written;
	};
	return { ...table, account, textOf, sent };
}

describe.each(engines)("what guests are told of paying, on %s", (engine) => {
	it("stands in the confirmation, with their reference, until it is paid", async () => {
		const { textOf, account, stores, change, woman } = await open(engine);
		const { id, reference, version } = await account();
		const confirmation = await textOf("confirmation");
		expect(confirmation).toContain("To pay: Rs\u00a01,000, by Thursday 29 January 2026");
		expect(confirmation).toContain(`With this reference: ${reference}`);
		expect(confirmation).toContain("By Juice, to: +230 6555 6666");
		const paid = { kind: "payment", version, amount: 100_000, day: "2026-01-15", way: "juice" } as const;
		await stores.payments.click(id, paid);
		await change({ startTime: "19:00" });
		expect(await textOf("change")).not.toMatch(/To pay|By Juice/);
		expect((await stores.guests.get(woman)).state).toBe("paid");
	});

	it("says in the reminder that the day is over", async () => {
		const { textOf, later } = await open(engine);
		await later(28 * dayMs);
		expect(await textOf("reminder")).toContain("To pay: Rs\u00a01,000, expected by Thursday 29 January 2026");
	});

	it("is nothing where no way to pay is given, or the table is on the house", async () => {
		const { textOf, stores, change } = await open(engine);
		await change({ ticketPrice: 0, price: "" });
		expect(await textOf("confirmation")).not.toMatch(/To pay|reference|By Juice/);
		const { version } = await stores.facts.find();
		await stores.facts.save(defaultFacts, version);
		await change({ startTime: "19:00" });
		expect(await textOf("change")).not.toMatch(/To pay|reference/);
	});
});

describe.each(engines)("what is held of a guest, on %s", (engine) => {
	it("names by when an answer was asked for, what was written to them, and their payments", async () => {
		const { stores, account, order, setState, woman, man } = await open(engine);
		await order("invitation", [woman, man]);
		const { id, reference, version } = await account();
		await stores.paymentMails.remind(id, "mail");
		const paid = { kind: "payment", version, amount: 100_000, day: "2026-01-15", way: "juice" } as const;
		await stores.payments.click(id, paid);
		const [anna] = (await stores.guests.findHeld("anna@example.com")).places;
		expect(anna?.payment).toMatchObject({
			reference,
			entries: [
				{ kind: "charge", amount: 100_000, way: null },
				{ kind: "payment", amount: 100_000, day: "2026-01-15", way: "juice" },
			],
			mails: [{ kind: "reminder", orderedAt: expect.any(String) }],
		});
		const [luc] = (await stores.guests.findHeld("luc@example.com")).places;
		expect(luc).toMatchObject({
			answerBy: "2026-01-20",
			mails: [{ kind: "invitation", to: "luc@example.com", isMessage: false, orderedAt: expect.any(String) }],
			payment: null,
		});
		await setState(man, "cancelled");
		expect((await stores.guests.findHeld("luc@example.com")).places[0]?.answerBy).toBeNull();
	});
});

describe.each(engines)("a reminder to pay, on %s", (engine) => {
	it("leaves by the owner's click in the guest's language, once a day, and stands with the account", async () => {
		const { account, stores, sent, later } = await open(engine);
		const { id, reference } = await account();
		expect((await stores.paymentMails.remind(id, "mail")).reminders).toHaveLength(1);
		await expect(stores.paymentMails.remind(id, "message")).rejects.toMatchObject({
			code: "payment-reminded",
		});
		const [reminder] = await sent();
		expect(reminder).toMatchObject({ to: "anna@example.com" });
		expect(reminder?.subject).toBe("To pay: Lagoon Dinner, Saturday 14 February 2026");
		expect(reminder?.text).toContain(`With this reference: ${reference}`);
		expect(reminder?.text).toContain("Below is how to make it.");
		await later(dayMs);
		expect((await stores.paymentMails.remind(id, "message")).reminders).toHaveLength(2);
		expect(await sent()).toEqual([]);
	});

	it("is not sent once the payment came, or the guest has another address", async () => {
		const { account, stores, sent, woman } = await open(engine);
		const { id, version } = await account();
		await stores.paymentMails.remind(id, "mail");
		const paid = { kind: "payment", version, amount: 100_000, day: "2026-01-15", way: "juice" } as const;
		await stores.payments.click(id, paid);
		expect(await sent()).toEqual([undefined]);
		expect((await account()).reminders).toEqual([]);
		const { email, ...guest } = await stores.guests.get(woman);
		await stores.paymentMails.mailReceipt(id, 2);
		await stores.guests.update(woman, { ...guest, email: `new.${email}` });
		expect(await sent()).toEqual([undefined]);
	});

	it("is not made of a table that is postponed, nor to nobody", async () => {
		const { account, stores, change, woman } = await open(engine);
		const { id } = await account();
		await change({ state: "postponed" });
		await expect(stores.paymentMails.remind(id, "mail")).rejects.toMatchObject({ status: 409 });
		await change({ state: "announced" });
		const guest = await stores.guests.get(woman);
		await stores.guests.update(woman, { ...guest, email: "" });
		await expect(stores.paymentMails.remind(id, "mail")).rejects.toMatchObject({ status: 409 });
		expect((await stores.paymentMails.remind(id, "message")).reminders).toHaveLength(1);
	});
});

describe.each(engines)("a receipt, on %s", (engine) => {
	it("is mailed with what it stated when it was issued, and printed alike", async () => {
		const { account, stores, sent, site } = await open(engine);
		const { version, facts } = await stores.facts.find();
		const stated = {
			vatNumber: "VAT1234",
			vatRate: "15",
			registrationNumber: "C123",
			address: "1 Royal Road",
		};
		await stores.facts.save({ ...facts, ...stated }, version);
		const { id, version: seen } = await account();
		const paid = { kind: "payment", version: seen, amount: 115_000, day: "2026-01-14", way: "cash" } as const;
		await stores.payments.click(id, paid);
		const after = await stores.facts.find();
		await stores.facts.save({ ...after.facts, company: "Another Ltd", vatRate: "" }, after.version);
		const { receipts } = await stores.paymentMails.mailReceipt(id, 2);
		expect(receipts).toMatchObject([{ number: 1, mailedAt: expect.any(String) }]);
		const [mail] = await sent();
		expect(mail?.subject).toBe("Receipt 2026-1");
		for (const line of [
			"Ensemble Ltd\nEnsemble\n1 Royal Road\nCompany registration number: C123\nVAT number: VAT1234",
			"Name: Anna",
			"Day of payment: Wednesday 14 January 2026",
			"Amount: Rs\u00a01,150",
			"Of which VAT, 15%: Rs\u00a0150",
		]) {
			expect(mail?.text).toContain(line);
		}
		const printed = await site.services.paymentMails.readReceipt({ year: 2026, number: 1 });
		expect(printed).toMatchObject({ language: "en", title: "Receipt 2026-1" });
		expect(printed.lines).toContainEqual({ label: "Amount", text: "Rs\u00a01,150" });
	});
});
