import { describe, expect, it } from "vitest";
import { contentAreaHeader } from "#app/api-client/session-cookies.ts";
import { freeTriesPerClient } from "#app/features/session/sign-in-limit.server.ts";
import { openLog } from "#platform/log/log.ts";
import { movableClock } from "#platform/testing/clock.ts";
import { engines } from "#platform/testing/fresh-database.ts";
import { softwareAuthenticator } from "#server/testing/software-authenticator.ts";
import { testSite } from "#server/testing/test-site.ts";
import { challengeMinutes, type MadeRecoveryCodes, type OwnKeys } from "./key.ts";

const siteUrl = "https://site.example";

/** Opens a site with a signed-in owner, whose browser may make and use passkeys. */
async function openSite(engine: (typeof engines)[number] = "sqlite") {
	const { clock, advance } = movableClock();
	const site = await testSite({ engine, siteUrl, clock });
	const token = await site.signIn();

	/** Sends a request as the content area does, signed in with a token or not. */
	const send = (method: string, path: string, body: unknown, bearer?: string, more: HeadersInit = {}) =>
		site.app.request(`${siteUrl}${path}`, {
			method,
			headers: {
				[contentAreaHeader]: "1",
				"Content-Type": "application/json",
				...(bearer && { Authorization: `Bearer ${bearer}` }),
				...more,
			},
			...(body !== undefined && { body: JSON.stringify(body) }),
		});
	const own = (method: string, path: string, body?: unknown) => send(method, path, body, token);
	const read = async () => (await (await own("GET", "/api/admin/keys")).json()) as OwnKeys;

	const asked = async () => (await own("POST", "/api/admin/keys/passkeys/options", {})).json();
	const make = async (
		device = softwareAuthenticator(siteUrl),
		faults: Parameters<typeof device.create>[1] = {},
		name = "Phone",
	) => {
		const response = device.create(await asked(), faults);
		return { device, answer: await own("POST", "/api/admin/keys/passkeys", { name, response }) };
	};
	const challenge = async () =>
		(await send("POST", "/api/admin/login/passkey-options", {})).json() as Promise<{ challenge: string }>;
	const prove = async (
		device: ReturnType<typeof softwareAuthenticator>,
		faults: Parameters<typeof device.get>[1] = {},
		more: object = {},
	) => {
		const response = device.get(await challenge(), faults);
		return send("POST", "/api/admin/login/passkey", { response, ...more });
	};
	return { ...site, token, advance, send, own, read, asked, make, challenge, prove };
}

const codeOf = async (answer: Response) => ((await answer.json()) as { code: string }).code;

describe.each(engines)("a passkey on %s", (engine) => {
	it("is made, signs in, is renamed, and removed, from which on it is unknown", async () => {
		const { make, prove, read, own, send } = await openSite(engine);
		const { device, answer } = await make();
		expect(answer.status).toBe(200);
		expect(((await answer.json()) as MadeRecoveryCodes).recoveryCodes).toHaveLength(10);
		const signedIn = await prove(device);
		expect(signedIn.status).toBe(200);
		const cookies = signedIn.headers.getSetCookie();
		const session = cookies.find((cookie) => cookie.startsWith("__Host-session="));
		expect(session).toMatch(/HttpOnly.*SameSite=Strict|SameSite=Strict.*HttpOnly/);
		expect(session).not.toContain("Max-Age");
		const [, opened = ""] = /=([\w-]+);/.exec(session ?? "") ?? [];
		expect((await send("GET", "/api/admin/keys", undefined, opened)).status).toBe(200);

		const path = `/api/admin/keys/passkeys/${device.id}`;
		expect((await own("PUT", path, { name: " Tele\u202ephone\r\n" })).status).toBe(204);
		expect((await read()).passkeys).toMatchObject([
			{ name: "Telephone", relyingParty: "site.example", isUsable: true, lastUsedAt: expect.any(String) },
		]);
		expect((await own("DELETE", path)).status).toBe(204);
		expect((await own("DELETE", path)).status).toBe(404);
		const refused = await prove(device);
		expect(refused.status).toBe(403);
		expect(await codeOf(refused)).toBe("passkey-unknown");
		expect(await read()).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
	});
});

describe("a passkey that is made", () => {
	it.each([
		["for another address", { relyingParty: "evil.example" }, "passkey-refused"],
		["on the page of another site", { origin: "https://evil.example" }, "passkey-refused"],
		["without the check of who it is", { isVerified: false }, "passkey-not-verified"],
	])("%s is refused", async (_, faults, code) => {
		const { make, read } = await openSite();
		const { answer } = await make(undefined, faults);
		expect(answer.status).toBe(403);
		expect(await codeOf(answer)).toBe(code);
		expect((await read()).passkeys).toEqual([]);
	});

	it("twice, or with a challenge that is old or of a sign-in, is refused", async () => {
		const { make, own, asked, challenge, advance, read } = await openSite();
		const { device } = await make();
		const again = await make(device);
		expect(again.answer.status).toBe(409);
		const send = (response: unknown) => own("POST", "/api/admin/keys/passkeys", { name: "Key", response });
		const other = softwareAuthenticator(siteUrl);
		const [options, foreign] = [await asked(), await challenge()];
		advance(challengeMinutes * 60_000);
		expect(await codeOf(await send(other.create(options)))).toBe("passkey-expired");
		expect(await codeOf(await send(other.create({ ...options, challenge: foreign.challenge })))).toBe(
			"passkey-expired",
		);
		expect((await read()).passkeys).toHaveLength(1);
	});

	it("with what no browser sends is refused as invalid", async () => {
		const { own } = await openSite();
		for (const response of [{}, { id: "ü" }, softwareAuthenticator(siteUrl).get({ challenge: "x" })]) {
			const answer = await own("POST", "/api/admin/keys/passkeys", { name: "Key", response });
			expect(answer.status).toBe(400);
		}
	});
});

describe("signing in with a passkey", () => {
	it.each([
		["that signs for another address", { relyingParty: "evil.example" }, "passkey-refused"],
		["on the page of another site", { origin: "https://evil.example" }, "passkey-refused"],
		["that did not check who it is", { isVerified: false }, "passkey-not-verified"],
		["whose counter stands still: it was copied", { counter: 1 }, "passkey-copied"],
		["whose counter goes back: it was copied", { counter: 0 }, "passkey-copied"],
	])("%s is refused", async (_, faults, code) => {
		const { make, prove } = await openSite();
		const { device } = await make();
		const answer = await prove(device, faults);
		expect(answer.status).toBe(403);
		expect(answer.headers.getSetCookie()).toEqual([]);
		expect(await codeOf(answer)).toBe(code);
	});

	it("that another device signed is refused", async () => {
		const { make, challenge, send } = await openSite();
		const { device } = await make();
		const stranger = softwareAuthenticator(siteUrl).get(await challenge());
		const response = { ...stranger, id: device.id, rawId: device.id };
		expect(await codeOf(await send("POST", "/api/admin/login/passkey", { response }))).toBe(
			"passkey-refused",
		);
	});

	it("answers a challenge once, and in time", async () => {
		const { make, challenge, send, advance } = await openSite();
		const { device } = await make();
		const prove = (response: unknown) => send("POST", "/api/admin/login/passkey", { response });
		const options = await challenge();
		expect((await prove(device.get(options))).status).toBe(200);
		expect(await codeOf(await prove(device.get(options)))).toBe("passkey-expired");
		expect(await codeOf(await prove(device.get({ challenge: "made-up" })))).toBe("passkey-expired");
		const late = await challenge();
		advance(challengeMinutes * 60_000);
		expect(await codeOf(await prove(device.get(late)))).toBe("passkey-expired");
	});

	it("stays on the device where that was chosen", async () => {
		const { make, prove } = await openSite();
		const { device } = await make();
		const cookies = (await prove(device, {}, { stay: true })).headers.getSetCookie();
		for (const name of ["__Host-session", "signed-in"]) {
			expect(cookies.find((cookie) => cookie.startsWith(`${name}=`))).toContain("Max-Age=2592000");
		}
	});

	it("of the address before is told so, and asked for no more", async () => {
		const { make, challenge, send, database, read, asked } = await openSite();
		const { device } = await make();
		await database.db.updateTable("passkeys").set({ relying_party: "old.example" }).execute();
		const response = device.get(await challenge());
		const answer = await send("POST", "/api/admin/login/passkey", { response });
		expect(await answer.json()).toMatchObject({ code: "passkey-of-other-address", names: "old.example" });
		expect((await read()).passkeys).toMatchObject([{ relyingParty: "old.example", isUsable: false }]);
		expect((await asked()).excludeCredentials).toEqual([]);
	});

	it("slows down whoever tries", async () => {
		const { prove } = await openSite();
		const stranger = softwareAuthenticator(siteUrl);
		const statuses: number[] = [];
		for (let turn = 0; turn <= freeTriesPerClient; turn += 1) statuses.push((await prove(stranger)).status);
		expect(statuses).toEqual([...Array(freeTriesPerClient).fill(403), 429]);
	});

	it("of another site's page, a sibling's, or a program gets no answer", async () => {
		const { send, app, token } = await openSite();
		const paths = [
			"/api/admin/login/passkey-options",
			"/api/admin/login/passkey",
			"/api/admin/keys/passkeys/options",
			"/api/admin/keys/passkeys",
		];
		for (const path of paths) {
			for (const from of ["cross-site", "same-site"]) {
				const answer = await send("POST", path, {}, token, { "Sec-Fetch-Site": from });
				expect([path, answer.status]).toEqual([path, 403]);
			}
			const program = await app.request(`${siteUrl}${path}`, {
				method: "POST",
				headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
				body: "{}",
			});
			expect([path, await codeOf(program)]).toEqual([path, "foreign-form"]);
		}
	});
});

it("no passkey is made at an address of numbers", async () => {
	const site = await testSite({ siteUrl: "http://192.0.2.7", log: openLog("silent") });
	const answer = await site.app.request("http://192.0.2.7/api/admin/keys/passkeys/options", {
		method: "POST",
		headers: { [contentAreaHeader]: "1", Authorization: `Bearer ${await site.signIn()}` },
	});
	expect(answer.status).toBe(403);
	expect(await codeOf(answer)).toBe("passkeys-impossible");
});
