import { describe, expect, it } from "vitest";
import { testSite } from "#server/testing/test-site.ts";
import type { Device, Session } from "./session.ts";
import { freeTriesPerClient } from "./sign-in-limit.server.ts";

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
		expect(Object.keys(device ?? {}).sort()).toEqual(["createdAt", "current", "id", "lastUsedAt", "name"]);
		expect((await send("DELETE", `${path}/${device?.id}`)).status).toBe(401);
		expect((await send("DELETE", `${path}/${device?.id}`, undefined, token)).status).toBe(204);
		expect((await send("DELETE", `${path}/${device?.id}`, undefined, token)).status).toBe(404);
		expect(await list()).toMatchObject([{ current: true }]);
		expect(await statusFor(other)).toBe(200);
	});
});
