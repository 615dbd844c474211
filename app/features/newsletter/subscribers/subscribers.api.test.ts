import { describe, expect, it } from "vitest";
import { type SubscriberPage, subscriberPage } from "#app/features/newsletter/subscriber.ts";
import { testSite } from "#server/testing/test-site.ts";

const path = "/api/admin/subscribers";

async function open(...emails: string[]) {
	const site = await testSite();
	const token = await site.signIn();
	const { db } = site.database;
	for (const email of emails) await site.send("POST", "/api/newsletter", { email, page: "/blog" });
	const get = (query = "") => site.send("GET", `${path}${query}`, undefined, token);
	const read = async (query = ""): Promise<SubscriberPage> =>
		subscriberPage.strict().parse(await (await get(query)).json());
	const erase = (id: string) => site.send("DELETE", `${path}/${id}`, undefined, token);
	return { ...site, db, token, get, read, erase };
}

describe("subscribers over HTTP", () => {
	it("lists the newest first, with what was counted, page by page", async () => {
		const { read } = await open("ada@example.com", "ben@example.com", "chloe@example.com");
		const first = await read("?limit=2");
		expect(first.subscribers.map(({ email }) => email)).toEqual(["chloe@example.com", "ben@example.com"]);
		expect(first).toMatchObject({ total: 3, counts: { pending: 3, confirmed: 0, unsubscribed: 0 } });
		expect(first.reasons).toEqual({ "too-often": 0, "not-for-me": 0, "no-need": 0, "not-asked": 0 });
		const second = await read(`?limit=2&cursor=${first.nextCursor}`);
		expect(second.subscribers.map(({ email }) => email)).toEqual(["ada@example.com"]);
		expect(second.nextCursor).toBeNull();
		expect((await read("?limit=3")).nextCursor).toBeNull();
	});

	it("says in headers, as every list does, how many match and where the next page is", async () => {
		const { get, send, token } = await open("ada@example.com", "ben@example.com", "chloe@example.com");
		const first = await get("?search=example&limit=2");
		expect(first.headers.get("X-Total-Count")).toBe("3");
		const next = /^<([^>]+)>; rel="next"$/.exec(first.headers.get("Link") ?? "")?.[1] ?? "";
		const second = await send("GET", next, undefined, token);
		const { subscribers } = subscriberPage.parse(await second.json());
		expect(subscribers.map(({ email }) => email)).toEqual(["ada@example.com"]);
		expect([second.headers.get("X-Total-Count"), second.headers.get("Link")]).toEqual(["3", null]);
	});

	it("filters by a part of the address, state and language, without effect on the counts", async () => {
		const { send, read } = await open("ada@example.com", "ben@example.org");
		await send("POST", "/api/newsletter", { email: "chloe@example.org", language: "fr" });
		const emails = async (query: string) => (await read(query)).subscribers.map(({ email }) => email);
		expect(await emails("?search=EXAMPLE.ORG")).toEqual(["chloe@example.org", "ben@example.org"]);
		expect(await emails("?search=example.org&language=fr&state=pending")).toEqual(["chloe@example.org"]);
		expect(await read("?state=confirmed")).toMatchObject({ total: 0, counts: { pending: 3 } });
	});

	it("counts the addresses that refuse letters without the filter, and lists them alone", async () => {
		const { db, read } = await open("ada@example.com", "ben@example.com");
		await db
			.updateTable("subscribers")
			.set({ state: "confirmed", refused_at: "2026-01-15T08:00:00.000Z" })
			.where("email", "=", "ben@example.com")
			.execute();
		expect((await read("?search=ada&limit=1")).refusing).toBe(1);
		const { subscribers, total } = await read("?state=refusing");
		expect([total, subscribers.map(({ email }) => email)]).toEqual([1, ["ben@example.com"]]);
	});

	it("erases a person, and says so when the whole address is searched for", async () => {
		const { read, erase } = await open("ada@example.com", "ben@example.com");
		const { subscribers } = await read("?search=ada");
		const id = subscribers[0]?.id ?? "";
		const answer = await erase(id);
		expect(answer.status).toBe(204);
		expect(await answer.text()).toBe("");
		expect((await erase(id)).status).toBe(404);
		const found = await read("?search=Ada@Example.com");
		expect(found).toMatchObject({ subscribers: [], total: 0, counts: { pending: 1 } });
		expect(found.erasedOn).toMatch(/^2026-01-15T/);
		for (const search of ["ada", "ada@example.co", "ben@example.com"]) {
			expect(await read(`?search=${search}`)).not.toHaveProperty("erasedOn");
		}
	});

	it("exports the matches as a file whose cells a spreadsheet does not calculate", async () => {
		const { db, get } = await open("ada@example.com", "=cmd@example.com", "ben@example.org");
		const answer = await get(".csv?search=example.com&state=all");
		expect(answer.status).toBe(200);
		expect(answer.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
		expect(answer.headers.get("Content-Disposition")).toBe('attachment; filename="subscribers.csv"');
		expect(answer.headers.get("Cache-Control")).toBe("no-store");
		const bytes = Buffer.from(await answer.arrayBuffer());
		expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
		const { created_at, unsubscribe_token } = await db
			.selectFrom("subscribers")
			.select(["created_at", "unsubscribe_token"])
			.where("email", "=", "ada@example.com")
			.executeTakeFirstOrThrow();
		const lines = bytes.toString().slice(1).split("\r\n");
		expect(lines[0]).toBe(
			"Email,State,Language,Subscribed,Confirmed,Unsubscribed,Page,Consent,Statement,Agreed on,File,Recorded,Recorded by,Reason,Paused until,Requested email,Unsubscribe link",
		);
		expect(lines[1]).toMatch(/^'=cmd@example\.com,pending,en,/);
		const link = `http://localhost:3000/newsletter/unsubscribe?token=${unsubscribe_token}`;
		expect(lines[2]).toBe(`ada@example.com,pending,en,${created_at},,,/blog,2026-01,,,,,,,,,${link}`);
		expect(lines.slice(3)).toEqual([""]);
	});

	it("exports confirmed readers if no state is named", async () => {
		const { db, get } = await open("ada@example.com", "ben@example.com", "chloe@example.com");
		const become = (email: string, state: "confirmed" | "unsubscribed") =>
			db.updateTable("subscribers").set({ state }).where("email", "=", email).execute();
		await become("ada@example.com", "confirmed");
		await become("ben@example.com", "unsubscribed");
		const addresses = async (query: string) =>
			(await (await get(`.csv${query}`)).text())
				.split("\r\n")
				.slice(1, -1)
				.map((line) => line.split(",")[0]);
		expect(await addresses("")).toEqual(["ada@example.com"]);
		expect(await addresses("?state=unsubscribed")).toEqual(["ben@example.com"]);
		expect(await addresses("?state=all")).toHaveLength(3);
	});

	it("adds one person who is asked, and sends no second mail at once", async () => {
		const { read, send, token } = await open("ada@example.com");
		const add = (body: object, as?: string) => send("POST", path, body, as);
		const ben = { email: "ben@example.com", language: "fr" };
		expect((await add(ben)).status).toBe(401);
		expect((await add(ben, token)).status).toBe(204);
		expect((await add(ben, token)).status).toBe(409);
		expect((await add({ email: "ben", language: "fr" }, token)).status).toBe(400);
		const { subscribers, pages, found } = await read();
		expect(subscribers[0]).toMatchObject({ email: "ben@example.com", state: "pending", page: "hand" });
		expect(subscribers[0]?.consent).toMatchObject({ kind: "asked", recordedBy: "administrator" });
		expect([pages, found]).toEqual([["/blog", "hand"], { pending: 2, confirmed: 0, unsubscribed: 0 }]);
		const again = (index: number, as?: string) =>
			send("POST", `${path}/${subscribers[index]?.id}/confirmation`, undefined, as);
		expect([(await again(1)).status, (await again(1, token)).status, (await again(0, token)).status]).toEqual(
			[401, 429, 409],
		);
	});

	it("breaks the download off when reading fails on the way", async () => {
		const { get, database } = await open("ada@example.com");
		const answer = await get(".csv");
		await database.ping();
		await database.close();
		await expect(answer.text()).rejects.toThrow();
	});

	it.each([
		"?cursor=nonsense",
		"?cursor=",
		"?cursor=WyJhIiwiYiJd",
		`?cursor=${Buffer.from('["2026-01-15T08:00:00.000Z"]').toString("base64url")}`,
		`?cursor=${"x".repeat(301)}`,
		"?limit=0",
		"?limit=201",
		"?limit=1.5",
		"?limit=many",
		"?state=gone",
		"?language=de",
		`?search=${"x".repeat(255)}`,
		".csv?state=gone",
	])("refuses %s with 400", async (query) => {
		const { get } = await open();
		const answer = await get(query);
		expect(answer.status).toBe(400);
		expect(await answer.json()).toMatchObject({ code: "invalid", fields: expect.anything() });
	});

	it.each(["'", "%", "\\", "_", "' or 1=1 --", "\ud800", "{{7*7}}"])("searches for %j", async (search) => {
		const { get } = await open("ada@example.com");
		for (const file of ["", ".csv"]) {
			const answer = await get(`${file}?search=${encodeURIComponent(search.toWellFormed())}`);
			expect(answer.status).toBe(200);
			expect(await answer.text()).not.toContain("ada@example.com");
		}
	});

	it("refuses everybody but the administrator", async () => {
		const { send, read } = await open("ada@example.com");
		const id = (await read()).subscribers[0]?.id;
		const answers = [
			await send("GET", path),
			await send("GET", `${path}.csv`),
			await send("DELETE", `${path}/${id}`),
		];
		expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
		expect((await read()).total).toBe(1);
	});
});
