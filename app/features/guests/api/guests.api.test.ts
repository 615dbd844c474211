import { describe, expect, it } from "vitest";
import { guest as guestSchema } from "#app/features/guests/guest.ts";
import { seating as seatingSchema } from "#app/features/guests/seating.ts";
import { someGuest, someTable } from "#server/testing/guests.ts";
import { testSite } from "#server/testing/test-site.ts";

async function open() {
	const site = await testSite();
	const token = await site.signIn();
	const { id: tableId } = await someTable(site.stores);
	const path = `/api/admin/tables/${tableId}`;
	const request = (method: string, at: string, body?: unknown) => site.send(method, at, body, token);
	const add = async (written: object = {}, state: "applied" | "confirmed" = "applied") =>
		guestSchema.parse(await (await request("POST", `${path}/guests`, someGuest(written, state))).json());
	const read = async (query = "") =>
		seatingSchema.strict().parse(await (await request("GET", `${path}/guests${query}`)).json());
	return { ...site, tableId, path, request, add, read };
}

describe("the guest list of a table over HTTP", () => {
	it("shows its balance, its counts and its guests, those with a seat first", async () => {
		const { add, read, request, path } = await open();
		await add({ firstName: "Léa" });
		await add({ firstName: "Max", gender: "man" }, "confirmed");
		await request("PUT", `${path}/reservation`, { surname: " Laval ", version: 0 });
		const seating = await read();
		expect(seating).toMatchObject({
			table: { title: "Dinner", size: 6, calendarDate: "2026-03-14" },
			surname: "Laval",
			version: 1,
			balance: { woman: { seats: 3, held: 0 }, man: { seats: 3, held: 1 } },
			total: 2,
			nextCursor: null,
			erasedAt: null,
		});
		expect(seating.guests.map(({ firstName }) => firstName)).toEqual(["Max", "Léa"]);
		expect(seating.counts).toEqual([
			{ gender: "man", state: "confirmed", guests: 1 },
			{ gender: "woman", state: "applied", guests: 1 },
		]);
	});

	it("finds guests by name, address or number, by state, page by page", async () => {
		const { add, read } = await open();
		await add({ firstName: "Léa", email: "lea@example.com" });
		await add({ firstName: "Zoé", telephone: "+230 5712 3456" });
		await add({ firstName: "Max", gender: "man" }, "confirmed");
		const names = async (query: string) => (await read(query)).guests.map(({ firstName }) => firstName);
		expect(await names("?search=LEA")).toEqual(["Léa"]);
		expect(await names("?search=5712")).toEqual(["Zoé"]);
		expect(await names("?search=%25")).toEqual([]);
		expect(await names("?state=confirmed")).toEqual(["Max"]);
		const first = await read("?limit=2");
		expect(first.guests.map(({ firstName }) => firstName)).toEqual(["Max", "Léa"]);
		expect(first.total).toBe(3);
		const second = await read(`?limit=2&cursor=${first.nextCursor}`);
		expect(second.guests.map(({ firstName }) => firstName)).toEqual(["Zoé"]);
		expect(second.nextCursor).toBeNull();
	});

	it.each([
		[{ firstName: " " }, "firstName"],
		[{ age: 17 }, "age"],
		[{ age: "34" }, "age"],
		[{ gender: "both" }, "gender"],
		[{ email: "nobody" }, "email"],
		[{ email: "a@example.com\r\nBcc: b@example.com" }, "email"],
		[{ telephone: "call me" }, "telephone"],
		[{ note: "x".repeat(1_001) }, "note"],
		[{ language: "de" }, "language"],
		[{ state: "moved" }, "state"],
	])("refuses %j and names the field", async (written, field) => {
		const { request, path, read } = await open();
		const answer = await request("POST", `${path}/guests`, { ...someGuest(), ...written });
		expect(answer.status).toBe(400);
		expect(await answer.json()).toMatchObject({ code: "invalid", fields: { [field]: expect.any(String) } });
		expect((await read()).total).toBe(0);
	});

	it("keeps a hostile text as text", async () => {
		const { add, read } = await open();
		const hostile = "<script>alert('{{name}}')</script>";
		await add({ firstName: hostile, note: `${hostile}\n=1+1` });
		expect((await read()).guests[0]).toMatchObject({ firstName: hostile, note: `${hostile}\n=1+1` });
	});

	it("tells two tabs apart: the later one keeps what it typed and learns what is there", async () => {
		const { add, request, path, read } = await open();
		const { id } = await add();
		const change = (state: string, version: number) =>
			request("PUT", `/api/admin/guests/${id}/state`, { state, version });
		expect((await change("invited", 1)).status).toBe(200);
		const late = await change("cancelled", 1);
		expect(late.status).toBe(409);
		expect(await late.json()).toMatchObject({ code: "stale", current: { state: "invited", version: 2 } });
		const reserve = (surname: string) => request("PUT", `${path}/reservation`, { surname, version: 0 });
		expect((await reserve("Laval")).status).toBe(200);
		expect(await (await reserve("Dupont")).json()).toMatchObject({
			current: { surname: "Laval", version: 1 },
		});
		expect((await read()).surname).toBe("Laval");
	});

	it("lists the tables to come, by day and with their balance", async () => {
		const { stores, request, add, tableId } = await open();
		await add({}, "confirmed");
		await someTable(stores, { title: "Over", calendarDate: "2026-01-14" });
		await someTable(stores, { title: "Off", state: "cancelled" });
		const { id: soon } = await someTable(stores, { title: "Soon", calendarDate: "2026-01-15" });
		const tables = (await (await request("GET", "/api/admin/tables")).json()) as { id: string }[];
		expect(tables.map(({ id }) => id)).toEqual([soon, tableId]);
		expect(tables[1]).toMatchObject({ balance: { woman: { seats: 3, held: 1 } } });
	});

	it("is nobody's but the administrator's, and changes nothing for others", async () => {
		const { add, read, send, path, tableId } = await open();
		const { id } = await add({ firstName: "Secret" });
		const asked: [string, string, unknown?][] = [
			["GET", "/api/admin/tables"],
			["GET", `${path}/guests`],
			["HEAD", `${path}/guests`],
			["GET", `${path}/fitting`],
			["POST", `${path}/guests`, someGuest()],
			["PUT", `${path}/reservation`, { surname: "X", version: 0 }],
			["PUT", `/api/admin/guests/${id}`, { ...someGuest(), version: 1 }],
			["PUT", `/api/admin/guests/${id}/state`, { state: "cancelled", version: 1 }],
			["POST", `/api/admin/guests/${id}/move`, { tableId, version: 1 }],
			["DELETE", `/api/admin/guests/${id}`],
		];
		for (const token of [undefined, "not-a-token"]) {
			for (const [method, at, body] of asked) {
				const answer = await send(method, at, body, token);
				expect(`${method} ${at} ${answer.status}`).toBe(`${method} ${at} 401`);
				expect(await answer.text()).not.toContain("Secret");
			}
		}
		expect(await read()).toMatchObject({ total: 1, surname: "", guests: [{ version: 1 }] });
	});
});
