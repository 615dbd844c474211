import { describe, expect, it } from "vitest";
import { defaultFacts } from "#app/site/facts.ts";
import { engines } from "#platform/testing/fresh-database.ts";
import { anotherAgency } from "#server/testing/another-agency.ts";
import { dayMs, openTable } from "#server/testing/table-of-guests.ts";

/** A table whose first guest has confirmed, of a business that says how a seat is paid. */
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
	return { ...table, account, textOf };
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
