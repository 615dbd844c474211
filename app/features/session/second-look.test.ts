import { describe, expect, it } from "vitest";
import { movableClock } from "#platform/testing/clock.ts";
import { engines } from "#platform/testing/fresh-database.ts";
import { operationsOf } from "#server/testing/api-document.ts";
import { testSite } from "#server/testing/test-site.ts";
import { keyedAfterIdleness, keyedOperations, passiveOperations } from "./second-look.ts";

const minuteMs = 60_000;
const readers = "/api/admin/subscribers.csv";
const guests = "/api/admin/tables/none/guests";

async function open(engine: (typeof engines)[number] = "sqlite") {
	const time = movableClock();
	const site = await testSite({ engine, clock: time.clock });
	const token = await site.signIn();
	const status = async (method: string, path: string, body?: unknown) =>
		(await site.send(method, path, body, token)).status;
	return { ...site, token, time, status };
}

it("every operation that asks for the key again is one of the API, behind a session", async () => {
	const { send, site } = await testSite();
	const operations = operationsOf(await (await send("GET", "/api/openapi.json")).json());
	const known = new Map(operations.map((one) => [one.name, one]));
	for (const name of [...keyedOperations, ...keyedAfterIdleness, ...passiveOperations]) {
		expect(known.get(name)?.operation.security, name).toBeDefined();
	}
	expect(site.config.siteUrl).toBeDefined();
});

it("a session in which a screen alone reads the counts of visits is idle, and ends", async () => {
	const { time, status } = await open();
	expect(await status("GET", guests)).toBe(404);
	const poll = () => status("GET", "/api/admin/visits");
	for (let turn = 0; turn < 8; turn += 1) {
		time.advance(2 * minuteMs);
		expect(await poll()).toBe(200);
	}
	expect(await status("GET", guests)).toBe(403);
	time.advance(119 * minuteMs);
	expect(await poll()).toBe(200);
	time.advance(2 * minuteMs);
	expect(await poll()).toBe(401);
});

describe.each(engines)("giving the key again, on %s", (engine) => {
	it("is asked for a quarter of an hour after it was given, and only where it matters", async () => {
		const { time, status, send, token, accessCode } = await open(engine);
		time.advance(15 * minuteMs);
		expect(await status("GET", readers)).toBe(200);
		time.advance(minuteMs);
		const refused = await send("GET", readers, undefined, token);
		expect(refused.status).toBe(403);
		expect(await refused.json()).toMatchObject({
			code: "key-needed",
			message: expect.stringContaining("/api/admin/confirm"),
		});
		expect(await status("GET", "/api/admin/stats")).toBe(200);
		expect(await status("POST", "/api/admin/confirm", { password: "not the code" })).toBe(400);
		expect(await status("GET", readers)).toBe(403);
		expect(await status("POST", "/api/admin/confirm", { password: accessCode })).toBe(204);
		expect(await status("GET", readers)).toBe(200);
		time.advance(16 * minuteMs);
		expect(await status("GET", readers)).toBe(403);
	});

	it("is asked for by HEAD as by GET, and of another address of the owner alone", async () => {
		const { time, status, stores, accessCode, database } = await open(engine);
		time.advance(16 * minuteMs);
		expect(await status("HEAD", readers)).toBe(403);
		const { facts, version } = await stores.facts.find();
		const save = (changed: Partial<typeof facts>, from = version) =>
			status("PUT", "/api/admin/facts", { facts: { ...facts, ...changed }, version: from });
		expect(await save({ email: "other@agency.example" })).toBe(403);
		expect((await stores.facts.find()).facts.email).toBe(facts.email);
		expect(await save({ phone: facts.phone })).toBe(200);
		expect(await status("POST", "/api/admin/confirm", { password: accessCode })).toBe(204);
		expect(await save({ email: "other@agency.example" }, version + 1)).toBe(200);
		expect(await status("HEAD", readers)).toBe(200);
		const rows = await database.db.selectFrom("audit_records").select("action").execute();
		expect(rows.map(({ action }) => action).toSorted()).toEqual([
			...["facts-saved", "facts-saved", "readers-exported", "signed-in"],
		]);
	});

	it("is asked for before guests are shown once nothing was done for a quarter of an hour", async () => {
		const { time, status, accessCode } = await open(engine);
		for (let turn = 0; turn < 3; turn += 1) {
			time.advance(10 * minuteMs);
			expect(await status("GET", "/api/admin/stats")).toBe(200);
		}
		expect(await status("GET", guests)).toBe(404);
		time.advance(16 * minuteMs);
		expect(await status("GET", "/api/admin/stats")).toBe(200);
		expect(await status("GET", guests)).toBe(403);
		expect(await status("GET", guests)).toBe(403);
		expect(await status("POST", "/api/admin/confirm", { password: accessCode })).toBe(204);
		expect(await status("GET", guests)).toBe(404);
	});
});

it("each operation that needs the key refuses without it, and changes nothing", async () => {
	const { time, status, database } = await open();
	time.advance(16 * minuteMs);
	for (const name of [...keyedOperations, ...keyedAfterIdleness]) {
		const [method = "", path = ""] = name.split(" ");
		const query = path === "/api/admin/guests" ? "?email=someone@example.com" : "";
		expect([name, await status(method, path.replace(/\{\w+\}/g, "none") + query)]).toEqual([name, 403]);
	}
	const records = await database.db.selectFrom("audit_records").select("action").execute();
	expect(records).toEqual([{ action: "signed-in" }]);
});

it("nobody learns without a session that a key would be asked for", async () => {
	const { send } = await testSite();
	expect((await send("GET", readers)).status).toBe(401);
	expect((await send("POST", "/api/admin/confirm", { password: "a code of somebody" })).status).toBe(401);
});

it("one session's key is not another's", async () => {
	const { time, status, send, signIn } = await open();
	time.advance(16 * minuteMs);
	const other = await signIn();
	expect((await send("GET", readers, undefined, other)).status).toBe(200);
	expect(await status("GET", readers)).toBe(403);
});

it("an editor gives their own code, and not the owner's", async () => {
	const { time, send, token, accessCode, stores } = await open();
	const anna = { name: "Anna", email: "anna@example.org", role: "editor", language: "en" };
	await send("POST", "/api/admin/people", anna, token);
	const [person] = await stores.people.list();
	const invitation = await stores.people.openInvitation(person?.id ?? "");
	const code = "seven quiet herons";
	const accepted = await send("POST", "/api/admin/invitation/acceptance", { ...invitation, code });
	const { token: own } = (await accepted.json()) as { token: string };
	time.advance(16 * minuteMs);
	const [session] = await stores.sessions.list("", person?.id);
	const end = async () => (await send("DELETE", `/api/admin/sessions/${session?.id}`, undefined, own)).status;
	const give = async (password: string) =>
		(await send("POST", "/api/admin/confirm", { password }, own)).status;
	expect(await end()).toBe(403);
	expect(await give(accessCode)).toBe(400);
	expect(await give(code)).toBe(204);
	expect(await end()).toBe(204);
});

it("guesses wait as those of a sign-in do, and are counted in the record", async () => {
	const { status, site } = await open();
	for (let guess = 0; guess < 5; guess += 1) {
		expect(await status("POST", "/api/admin/confirm", { password: `a wrong code ${guess}` })).toBe(400);
	}
	expect(await status("POST", "/api/admin/confirm", { password: "one more" })).toBe(429);
	const [record] = await site.stores.audit.list({ action: "sign-in-failed" }, 1);
	expect(record?.details).toEqual({ count: 5 });
});
