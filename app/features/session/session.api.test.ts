import { createHook } from "node:async_hooks";
import { describe, expect, it, onTestFinished } from "vitest";
import { testSite } from "#server/testing/test-site.ts";
import type { Device, Session } from "./session.ts";
import { freeTriesOverall, freeTriesPerClient } from "./sign-in-limit.server.ts";

const login = "/api/admin/login";

describe("signing in", () => {
	it("answers a token for the right code, which opens the guarded endpoints until sign-out", async () => {
		const { send, signIn } = await testSite();
		const token = await signIn();
		expect((await send("GET", "/api/admin/stats", undefined, token)).status).toBe(200);
		expect((await send("POST", "/api/admin/logout", undefined, token)).status).toBe(204);
		expect((await send("GET", "/api/admin/stats", undefined, token)).status).toBe(401);
	});

	it("refuses a wrong code with the specification's words", async () => {
		const { send, stores } = await testSite();
		await stores.sessions.ensureAccessCode("correct horse");
		const answer = await send("POST", login, { password: "wrong" });
		expect(answer.status).toBe(401);
		expect(await answer.json()).toEqual({
			message: "Invalid access code. Please try again.",
			code: "wrong-code",
		});
	});

	it("slows down a client that guesses, with the time to wait", async () => {
		const { send, stores } = await testSite();
		await stores.sessions.ensureAccessCode("correct horse");
		const statuses: number[] = [];
		for (let guess = 0; guess <= freeTriesPerClient; guess += 1) {
			statuses.push((await send("POST", login, { password: `guess ${guess}` })).status);
		}
		expect(statuses).toEqual([...Array(freeTriesPerClient).fill(401), 429]);
		const refusal = await send("POST", login, { password: "correct horse" });
		expect(refusal.status).toBe(429);
		expect(refusal.headers.get("Retry-After")).toBe("1");
		expect(await refusal.json()).toEqual({
			message: "Too many tries. Please wait 1 s before you try again.",
			code: "too-many-tries",
			retryAfterSeconds: 1,
		});
	});

	it.each(["X-Forwarded-For", "Forwarded", "X-Real-IP", "CF-Connecting-IP", "True-Client-IP"])(
		"is not deceived by a forged %s",
		async (header) => {
			const { app, stores } = await testSite();
			await stores.sessions.ensureAccessCode("correct horse");
			const statuses: number[] = [];
			for (let guess = 0; guess <= freeTriesPerClient; guess += 1) {
				const headers = { "Content-Type": "application/json", [header]: `198.51.100.${guess}` };
				const body = JSON.stringify({ password: `guess ${guess}` });
				statuses.push((await app.request(login, { method: "POST", headers, body })).status);
			}
			expect(statuses.at(-1)).toBe(429);
		},
	);

	it("lets a device in that signed in before, while others hold up everyone else", async () => {
		const site = await testSite({ trustProxy: true, siteUrl: "https://ensemble.example" });
		await site.stores.sessions.ensureAccessCode(site.accessCode);
		const tryCode = (password: string, client: string, cookie = "") =>
			site.app.request(login, {
				method: "POST",
				headers: { "Content-Type": "application/json", "X-Forwarded-For": client, Cookie: cookie },
				body: JSON.stringify({ password }),
			});
		const first = await tryCode(site.accessCode, "198.51.100.1");
		const cookie = first.headers.get("Set-Cookie") ?? "";
		expect(cookie).toMatch(/^__Secure-sign-in-device=[\w-]{43}; /);
		expect(cookie.split("; ").slice(1).toSorted()).toEqual([
			"HttpOnly",
			"Max-Age=31536000",
			"Path=/api/admin/login",
			"SameSite=Strict",
			"Secure",
		]);
		for (let guess = 0; guess <= freeTriesOverall; guess += 1) await tryCode("wrong", `203.0.113.${guess}`);
		expect((await tryCode(site.accessCode, "192.0.2.1")).status).toBe(429);
		expect((await tryCode(site.accessCode, "192.0.2.1", "__Secure-sign-in-device=made-up")).status).toBe(429);
		const known = await tryCode(site.accessCode, "192.0.2.1", cookie.split(";")[0]);
		expect(known.status).toBe(200);
		expect(known.headers.get("Set-Cookie")).toBe(cookie);
	});

	it("gives a device no cookie for a wrong code, and another one when the code changes", async () => {
		const { send, signIn, accessCode } = await testSite();
		const token = await signIn();
		const wrong = await send("POST", login, { password: "wrong" });
		expect(wrong.headers.get("Set-Cookie")).toBeNull();
		const change = { current: accessCode, next: "battery staple" };
		const changed = await send("POST", "/api/admin/access-code", change, token);
		expect(changed.headers.get("Set-Cookie")).toMatch(
			/^sign-in-device=[\w-]{43}; .*Path=\/api\/admin\/login/,
		);
	});

	it("does not count a client's right codes against it", async () => {
		const { send, signIn, accessCode } = await testSite();
		await signIn();
		for (let turn = 0; turn < 12; turn += 1) {
			expect((await send("POST", login, { password: accessCode })).status).toBe(200);
		}
	});

	it("is never cached", async () => {
		const { send } = await testSite();
		const answer = await send("POST", login, { password: "x" });
		expect(answer.headers.get("Cache-Control")).toBe("no-store");
	});
});

describe("many wrong codes at once", () => {
	it("derive one key at a time", async () => {
		const site = await testSite({ trustProxy: true });
		await site.stores.sessions.ensureAccessCode(site.accessCode);
		const inFlight = new Set<number>();
		let most = 0;
		const hook = createHook({
			init(id, type) {
				if (type !== "SCRYPTREQUEST") return;
				inFlight.add(id);
				most = Math.max(most, inFlight.size);
			},
			before: (id) => void inFlight.delete(id),
		}).enable();
		onTestFinished(() => void hook.disable());
		const statuses = await Promise.all(
			Array.from({ length: 45 }, async (_, number) => {
				const headers = { "Content-Type": "application/json", "X-Forwarded-For": `203.0.113.${number}` };
				const body = JSON.stringify({ password: "wrong" });
				return (await site.app.request(login, { method: "POST", headers, body })).status;
			}),
		);
		expect(new Set(statuses)).toEqual(new Set([401, 429]));
		expect(most).toBe(1);
	});
});

const codePath = "/api/admin/access-code";
const sessionsPath = "/api/admin/sessions";

async function signedInSite() {
	const site = await testSite();
	const token = await site.signIn();
	const statusFor = async (bearer: string) =>
		(await site.send("GET", "/api/admin/stats", undefined, bearer)).status;
	const listFor = async (bearer: string) =>
		(await (await site.send("GET", sessionsPath, undefined, bearer)).json()) as Session[];
	return { ...site, token, statusFor, listFor };
}

describe("changing the access code", () => {
	it("signs everyone out, and gives the caller a new session", async () => {
		const { send, signIn, token, accessCode, statusFor } = await signedInSite();
		const other = await signIn();
		const answer = await send("POST", codePath, { current: accessCode, next: "battery staple" }, token);
		expect(answer.status).toBe(200);
		const { token: renewed } = (await answer.json()) as { token: string };
		expect(await Promise.all([token, other, renewed].map(statusFor))).toEqual([401, 401, 200]);
		expect((await send("POST", "/api/admin/login", { password: accessCode })).status).toBe(401);
		expect((await send("POST", "/api/admin/login", { password: "battery staple" })).status).toBe(200);
	});

	it("refuses a new one that is on lists of leaked passwords, and leaves the present one", async () => {
		const { send, token, accessCode, statusFor } = await signedInSite();
		const answer = await send("POST", codePath, { current: accessCode, next: "Supernatural" }, token);
		expect(answer.status).toBe(400);
		expect(await answer.json()).toMatchObject({ code: "listed-code", fields: { next: expect.any(String) } });
		expect(await statusFor(token)).toBe(200);
	});

	it("refuses a wrong present code, and leaves the client signed in", async () => {
		const { send, token, statusFor } = await signedInSite();
		const answer = await send("POST", codePath, { current: "guess", next: "battery staple" }, token);
		expect(answer.status).toBe(400);
		expect(await answer.json()).toMatchObject({
			code: "wrong-code",
			fields: { current: expect.any(String) },
		});
		expect(await statusFor(token)).toBe(200);
	});

	it("refuses a code of fewer than 12 characters, or one that is easy to guess", async () => {
		const { send, token, accessCode } = await signedInSite();
		for (const [next, message] of [
			["eleven 1234", "Use at least 12 characters."],
			["Password1234", "This code is easy to guess. Use several words of your own."],
		]) {
			const answer = await send("POST", codePath, { current: accessCode, next }, token);
			expect(answer.status).toBe(400);
			expect(await answer.json()).toMatchObject({ fields: { next: message } });
		}
	});

	it("slows down guesses of the present code with a stolen session", async () => {
		const { send, token } = await signedInSite();
		const statuses: number[] = [];
		for (let guess = 0; guess <= freeTriesPerClient; guess += 1) {
			const body = { current: `guess ${guess}`, next: "battery staple" };
			statuses.push((await send("POST", codePath, body, token)).status);
		}
		expect(statuses).toEqual([...Array(freeTriesPerClient).fill(400), 429]);
	});
});

describe("sessions", () => {
	it("lists each open session without its token, and marks the requesting one", async () => {
		const { signIn, token, listFor } = await signedInSite();
		const other = await signIn();
		const list = await listFor(token);
		expect(list).toHaveLength(2);
		expect(list.filter(({ current }) => current)).toHaveLength(1);
		expect(JSON.stringify(list)).not.toContain(token);
		expect(JSON.stringify(list)).not.toContain(other);
		expect(Object.keys(list[0] ?? {}).sort()).toEqual([
			"createdAt",
			"current",
			"device",
			"expiresAt",
			"id",
			"lastSeenAt",
			"person",
			"stays",
		]);
	});

	it("ends one session and no other", async () => {
		const { send, signIn, token, listFor, statusFor } = await signedInSite();
		const other = await signIn();
		const ended = (await listFor(token)).find(({ current }) => !current)?.id ?? "";
		expect((await send("DELETE", `${sessionsPath}/${ended}`, undefined, token)).status).toBe(204);
		expect(await statusFor(other)).toBe(401);
		expect(await statusFor(token)).toBe(200);
		expect((await send("DELETE", `${sessionsPath}/${ended}`, undefined, token)).status).toBe(404);
	});
});

it("a person ends all their sessions but the one that asks, and nobody else's", async () => {
	const { send, signIn, token, statusFor, stores, database } = await signedInSite();
	const other = await signIn();
	const people = { role: "editor", name: "Ada", email: "ada@example.com" } as const;
	const row = {
		...people,
		id: "ada",
		language: null,
		event_id: null,
		created_at: "2026-01-01T00:00:00.000Z",
	};
	const { token: hers } = await database.db.transaction().execute(async (transaction) => {
		await transaction.insertInto("people").values(row).execute();
		return stores.sessions.openSession(transaction, "ada", {});
	});
	expect((await send("DELETE", sessionsPath, undefined, token)).status).toBe(204);
	expect([await statusFor(other), await statusFor(token)]).toEqual([401, 200]);
	expect((await stores.sessions.findLiving(hers))?.person.id).toBe("ada");
});

describe("devices", () => {
	it("are called by their browser and system, as are the sessions on them", async () => {
		const { app, send, accessCode, token, listFor } = await signedInSite();
		const userAgent = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0";
		await app.request("/api/admin/login", {
			method: "POST",
			headers: { "Content-Type": "application/json", "User-Agent": userAgent },
			body: JSON.stringify({ password: accessCode }),
		});
		expect((await listFor(token)).map(({ device }) => device)).toContain("Firefox, Windows");
		const devices = await send("GET", "/api/admin/devices", undefined, token);
		const names = ((await devices.json()) as Device[]).map(({ name }) => name);
		expect(names.toSorted()).toEqual(["Firefox, Windows", null]);
	});

	it("are listed without their token, and forgotten without ending a session", async () => {
		const { send, signIn, token, statusFor } = await signedInSite();
		const other = await signIn();
		const path = "/api/admin/devices";
		const list = async () => (await (await send("GET", path, undefined, token)).json()) as Device[];
		expect(await list()).toHaveLength(2);
		const [device] = (await list()).filter(({ current }) => !current);
		expect(Object.keys(device ?? {}).sort()).toEqual([
			"createdAt",
			"current",
			"id",
			"lastUsedAt",
			"name",
			"person",
		]);
		expect((await send("DELETE", `${path}/${device?.id}`)).status).toBe(401);
		expect((await send("DELETE", `${path}/${device?.id}`, undefined, token)).status).toBe(204);
		expect((await send("DELETE", `${path}/${device?.id}`, undefined, token)).status).toBe(404);
		expect(await list()).toMatchObject([{ current: true }]);
		expect(await statusFor(other)).toBe(200);
	});
});
