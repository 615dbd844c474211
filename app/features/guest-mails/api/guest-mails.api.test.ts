import { describe, expect, it } from "vitest";
import { mailPreview, orderAnswer, tableMails } from "#app/features/guest-mails/guest-mail.ts";
import { openTable } from "#server/testing/table-of-guests.ts";

async function open() {
	const table = await openTable();
	const ask = (method: string, at: string, body?: unknown) => table.send(method, at, body, table.token);
	async function outcome(method: string, at: string, body?: unknown): Promise<string> {
		const answer = await ask(method, at, body);
		const { code = "" } = answer.status < 400 ? {} : ((await answer.json()) as { code?: string });
		return `${answer.status} ${code}`.trim();
	}
	const queued = () => table.database.db.selectFrom("outgoing_mails").select("recipient").execute();
	return { ...table, ask, outcome, queued };
}

describe("the mails of a table over HTTP", () => {
	it("answer in their documented shapes and no other", async () => {
		const { ask, path, woman } = await open();
		const list = await (await ask("GET", path)).json();
		expect(tableMails.strict().parse(list)).toMatchObject({ title: "Lagoon Dinner", guests: [{}, {}] });
		const shown = await (await ask("POST", `${path}/preview`, { kind: "invitation", guestId: woman })).json();
		expect(mailPreview.strict().parse(shown).to).toBe("anna@example.com");
		const sent = await (await ask("POST", path, { kind: "invitation", guestIds: [woman] })).json();
		expect(orderAnswer.strict().parse(sent)).toEqual({ outcomes: [{ guestId: woman, outcome: "ordered" }] });
	});

	it("are never kept by anything on the way", async () => {
		const { ask, path } = await open();
		expect((await ask("GET", path)).headers.get("Cache-Control")).toContain("no-store");
	});

	it("are sent to nobody by an invalid order", async () => {
		const { outcome, path, woman, queued } = await open();
		const order = { kind: "invitation", guestIds: [woman] };
		for (const wrong of [
			{},
			{ ...order, kind: "greeting" },
			{ ...order, kind: "__proto__" },
			{ ...order, guestIds: [] },
			{ ...order, guestIds: woman },
			{ ...order, guestIds: [7] },
			{ ...order, guestIds: Array.from({ length: 101 }, () => woman) },
			{ ...order, guestIds: ["x".repeat(201)] },
			{ ...order, note: "x".repeat(1_001) },
			{ ...order, note: { text: "x" } },
		]) {
			expect(await outcome("POST", path, wrong), JSON.stringify(wrong).slice(0, 60)).toBe("400 invalid");
		}
		expect(await queued()).toEqual([]);
	});

	it("go to each guest once, however often an order names them", async () => {
		const { order, woman, queued } = await open();
		const { outcomes } = await order("invitation", [woman, woman, woman]);
		expect(outcomes).toEqual([{ guestId: woman, outcome: "ordered" }]);
		expect(await queued()).toEqual([{ recipient: "anna@example.com" }]);
	});

	it("reach no guest of another table by this one's address", async () => {
		const { stores, outcome, ask, path, woman, queued } = await open();
		const other = await stores.events.create({
			...(await stores.events.get(path.split("/")[4] ?? "")),
			title: "Brunch",
		});
		const there = `/api/admin/events/${other.id}/mails`;
		const sent = await (await ask("POST", there, { kind: "invitation", guestIds: [woman] })).json();
		expect(sent).toEqual({ outcomes: [{ guestId: woman, outcome: "unfit" }] });
		expect(await outcome("POST", `${there}/preview`, { kind: "invitation", guestId: woman })).toBe(
			"404 not-found",
		);
		expect(await queued()).toEqual([]);
	});

	it("of a table that is not there are not found", async () => {
		const { outcome, woman } = await open();
		const none = "/api/admin/events/none/mails";
		expect(await outcome("GET", none)).toBe("404 not-found");
		expect(await outcome("POST", none, { kind: "invitation", guestIds: [woman] })).toBe("404 not-found");
	});

	it("are shown without being sent, and without a link that answers", async () => {
		const { ask, path, man, stateOf, queued, database } = await open();
		const answer = await ask("POST", `${path}/preview`, {
			kind: "invitation",
			guestId: man,
			note: "Ask Eva.",
		});
		const { text, subject } = mailPreview.parse(await answer.json());
		expect(subject).toContain("Le dîner");
		expect(text).toContain("Ask Eva.");
		expect(text).not.toMatch(/\/invitation\/[\w-]{20}/);
		expect([await queued(), await stateOf(man)]).toEqual([[], "applied"]);
		expect(await database.db.selectFrom("guest_links").selectAll().execute()).toEqual([]);
	});

	it("fit where the table stands, or are refused", async () => {
		const { outcome, change, path, woman } = await open();
		const asked = { kind: "cancellation", guestIds: [woman], guestId: woman };
		expect(await outcome("POST", path, asked)).toBe("409 mail-unfit");
		expect(await outcome("POST", `${path}/preview`, asked)).toBe("409 mail-unfit");
		await change({ state: "cancelled" });
		expect(await outcome("POST", `${path}/preview`, asked)).toBe("200");
		expect(await outcome("POST", path, { ...asked, kind: "invitation" })).toBe("409 mail-unfit");
	});
});
