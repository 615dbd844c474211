import { describe, expect, it } from "vitest";
import { guest as guestSchema } from "#app/features/guests/guest.ts";
import { someGuest, someTable } from "#server/testing/guests.ts";
import { testSite } from "#server/testing/test-site.ts";

async function open() {
	const site = await testSite();
	const token = await site.signIn();
	const { id: tableId } = await someTable(site.stores);
	const ask = (method: string, at: string, body?: unknown) => site.send(method, at, body, token);
	const guests = `/api/admin/tables/${tableId}/guests`;
	const added = guestSchema.parse(
		await (await ask("POST", guests, someGuest({ email: "anais@example.com", note: "Secret" }))).json(),
	);
	const one = `/api/admin/guests/${added.id}`;
	async function outcome(method: string, at: string, body?: unknown): Promise<string> {
		const answer = await ask(method, at, body);
		const { code = "" } = answer.status < 400 ? {} : ((await answer.json()) as { code?: string });
		return `${answer.status} ${code}`.trim();
	}
	const stored = () => site.stores.guests.get(added.id);
	return { ...site, tableId, ask, guests, added, one, outcome, stored };
}

describe("what is sent of a guest", () => {
	it("is refused where it is wrong, names each field, and changes nothing", async () => {
		const { ask, guests, one, added, stored } = await open();
		const wrong = { firstName: "", age: 12, gender: "x", email: "a@", telephone: "?", language: "xx" };
		for (const [method, at, more] of [
			["POST", guests, {}],
			["PUT", one, { version: 1 }],
		] as const) {
			const answer = await ask(method, at, { ...wrong, ...more });
			const { fields } = (await answer.json()) as { fields: Record<string, string> };
			expect(answer.status).toBe(400);
			expect(Object.keys(fields).toSorted()).toEqual(Object.keys(wrong).toSorted());
		}
		expect(await stored()).toEqual(added);
	});

	it("is refused where it is no guest at all", async () => {
		const { outcome, guests, one, added, stored } = await open();
		for (const body of [
			null,
			[],
			"Léa",
			7,
			{},
			{ firstName: ["Léa"] },
			{ ...someGuest(), age: { valueOf: 31 } },
		]) {
			expect(await outcome("POST", guests, body), JSON.stringify(body)).toBe("400 invalid");
			expect(await outcome("PUT", one, body), JSON.stringify(body)).toBe("400 invalid");
		}
		expect(await stored()).toEqual(added);
	});

	it("cannot set fields that the site sets itself", async () => {
		const { ask, one, added } = await open();
		const { state: _, ...input } = someGuest({ firstName: "Léa" });
		const forged = { ...input, version: 1, id: "x", tableId: "y", state: "came", createdAt: "2000-01-01" };
		const changed = guestSchema.strict().parse(await (await ask("PUT", one, forged)).json());
		expect(changed).toMatchObject({
			...{ id: added.id, tableId: added.tableId, state: "applied", createdAt: added.createdAt },
			firstName: "Léa",
		});
	});

	it("holds hostile words as they are", async () => {
		const { ask, guests } = await open();
		const words = { firstName: "<script>x</script>", note: "'; drop table guests; --", diet: "=1+1" };
		const stored = guestSchema.parse(await (await ask("POST", guests, someGuest(words))).json());
		expect(stored).toMatchObject(words);
	});

	it("says that somebody is there already without telling who", async () => {
		const { ask, guests } = await open();
		const answer = await ask("POST", guests, someGuest({ email: "ANAIS@example.com" }));
		expect(answer.status).toBe(409);
		expect(await answer.text()).not.toContain("Secret");
	});
});

describe("what happens to a guest over HTTP", () => {
	it("is a state that can be set, from the version that was looked at", async () => {
		const { outcome, one, stored } = await open();
		const set = (state: string, version: unknown = 1) => outcome("PUT", `${one}/state`, { state, version });
		for (const state of ["moved", "paid", "gone", "", "__proto__"])
			expect(await set(state)).toBe("400 invalid");
		for (const version of [0, -1, 1.5, "1", null])
			expect(await set("confirmed", version)).toBe("400 invalid");
		expect(await set("confirmed", 7)).toBe("409 stale");
		expect([await set("confirmed"), await set("came")]).toEqual(["200", "409 stale"]);
		expect(await stored()).toMatchObject({ state: "confirmed", version: 2 });
	});

	it("is a move to a table that is there, once", async () => {
		const { outcome, one, stores, tableId } = await open();
		const { id: there } = await someTable(stores, { title: "Brunch", calendarDate: "2026-04-04" });
		const move = (to: unknown, version = 1) => outcome("POST", `${one}/move`, { tableId: to, version });
		expect(await move("none")).toBe("404 not-found");
		expect(await move(7)).toBe("400 invalid");
		expect(await move("x".repeat(201))).toBe("400 invalid");
		expect([await move(there), await move(tableId)]).toEqual(["200", expect.stringMatching(/^409 /)]);
	});

	it("is a deletion, after which nobody is there", async () => {
		const { outcome, one } = await open();
		expect([await outcome("DELETE", one), await outcome("DELETE", one)]).toEqual(["204", "404 not-found"]);
		expect(await outcome("PUT", `${one}/state`, { state: "confirmed", version: 1 })).toBe("404 not-found");
	});

	it.each(["none", "%2e%2e", "' or 1=1 --", "x".repeat(201)])("is nothing for the id %s", async (id) => {
		const { outcome, stored } = await open();
		const at = `/api/admin/guests/${encodeURIComponent(id)}`;
		expect(await outcome("DELETE", at)).toMatch(/^4\d\d /);
		expect(await stored()).toMatchObject({ version: 1 });
	});
});

describe("the guests of a table over HTTP", () => {
	it.each([
		"limit=0",
		"limit=10000",
		"limit=x",
		"state=gone",
		`search=${"x".repeat(121)}`,
		"cursor=nonsense",
	])("are not asked for by %s", async (query) => {
		const { outcome, guests } = await open();
		expect(await outcome("GET", `${guests}?${query}`)).toMatch(/^400 /);
	});

	it("are never kept by anything on the way", async () => {
		const { ask, guests, tableId } = await open();
		for (const at of [guests, "/api/admin/tables", `/api/admin/tables/${tableId}/fitting`]) {
			expect((await ask("GET", at)).headers.get("Cache-Control"), at).toContain("no-store");
		}
	});
});
