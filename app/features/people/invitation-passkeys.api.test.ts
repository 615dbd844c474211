import { describe, expect, it } from "vitest";
import { contentAreaHeader } from "#app/api-client/session-cookies.ts";
import { movableClock } from "#platform/testing/clock.ts";
import { bothEngines } from "#platform/testing/fresh-database.ts";
import { softwareAuthenticator } from "#server/testing/software-authenticator.ts";
import { testSite } from "#server/testing/test-site.ts";

const siteUrl = "https://site.example";
const anna = {
	name: "Anna",
	email: "anna@example.org",
	role: "editor",
	eventId: null,
	language: "en",
} as const;
const hourMs = 3_600_000;
const path = "/api/admin/invitation/passkey";

/** Opens a site with somebody invited, and a browser that opened the link. */
async function openSite(engine: (typeof bothEngines)[number] = "sqlite") {
	const { clock, advance } = movableClock();
	const site = await testSite({ engine, siteUrl, clock });
	const { people } = site.stores;
	const { id } = await people.invite(anna);
	const token = (await people.openInvitation(id))?.token ?? "";
	const ask = async (at: string, body: object, more: HeadersInit = {}) => {
		const answer = await site.app.request(`${siteUrl}${at}`, {
			method: "POST",
			headers: { [contentAreaHeader]: "1", "Content-Type": "application/json", ...more },
			body: JSON.stringify(body),
		});
		const error = (await answer.clone().json()) as { code?: string };
		return { status: answer.status, code: error.code, answer };
	};
	const asked = async (of = token) => (await ask(`${path}-options`, { token: of })).answer.json();
	const device = softwareAuthenticator(siteUrl);
	const accept = async (
		faults: Parameters<typeof device.create>[1] = {},
		{ by = device, options }: { by?: typeof device; options?: Parameters<typeof device.create>[0] } = {},
	) => ask(path, { token, response: by.create(options ?? (await asked()), faults) });
	const passkeys = () => site.stores.passkeys.list(id, "site.example");
	const signIn = async () => {
		const options = await (await ask("/api/admin/login/passkey-options", {})).answer.json();
		return (await ask("/api/admin/login/passkey", { response: device.get(options) })).status;
	};
	const invited = async () => (await people.findInvited(token)) !== undefined;
	return { ...site, id, token, advance, ask, asked, accept, device, passkeys, signIn, invited, people };
}

describe.each(bothEngines)("an invitation that is accepted with a passkey, on %s", (engine) => {
	it("is used up once: it signs in, and the passkey is the only key from then on", async () => {
		const { accept, ask, asked, passkeys, signIn, people, token, device, send } = await openSite(engine);
		const options = await asked();
		const { status, answer } = await accept({}, { options });
		expect(status).toBe(200);
		const cookies = answer.headers.getSetCookie();
		const [, session = ""] = /__Host-session=([\w-]+);/.exec(cookies.join("\n")) ?? [];
		const me = await send("GET", "/api/admin/me", undefined, session);
		expect(await me.json()).toMatchObject({ name: "Anna", role: "editor", hasCode: false });
		expect(await passkeys()).toHaveLength(1);
		expect(await people.list()).toMatchObject([{ hasJoined: true, invitedUntil: null }]);
		expect(await signIn()).toBe(200);
		const replayed = await ask(path, { token, response: device.create(options) });
		expect(replayed).toMatchObject({ status: 404, code: "invitation-ended" });
		const byCode = { token, code: "seven quiet herons" };
		expect((await ask("/api/admin/invitation/acceptance", byCode)).status).toBe(404);
		expect(await passkeys()).toHaveLength(1);
		const logIn = { email: anna.email, password: "seven quiet herons" };
		expect((await send("POST", "/api/admin/login", logIn)).status).toBe(401);
	});

	it("is used up by one of two at once", async () => {
		const { asked, accept, passkeys, device } = await openSite(engine);
		const other = softwareAuthenticator(siteUrl);
		const [one, two] = [await asked(), await asked()];
		const both = await Promise.all([
			accept({}, { by: device, options: one }),
			accept({}, { by: other, options: two }),
		]);
		expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
		expect(await passkeys()).toHaveLength(1);
	});

	it("ends every key and session of before", async () => {
		const { accept, people, id, ask, send, passkeys } = await openSite(engine);
		const first = (await accept()).answer.headers.getSetCookie().join("\n");
		const [, session = ""] = /__Host-session=([\w-]+);/.exec(first) ?? [];
		await people.inviteAgain(id);
		const token = (await people.openInvitation(id))?.token ?? "";
		const other = softwareAuthenticator(siteUrl);
		const options = await (await ask(`${path}-options`, { token })).answer.json();
		expect((await ask(path, { token, response: other.create(options) })).status).toBe(200);
		expect((await passkeys()).map(({ id }) => id)).toEqual([other.id]);
		expect((await send("GET", "/api/admin/me", undefined, session)).status).toBe(401);
	});
});

describe("a passkey for an invitation", () => {
	it.each([
		["made for another address", { relyingParty: "evil.example" }, "passkey-refused"],
		["made on the page of another site", { origin: "https://evil.example" }, "passkey-refused"],
		["made without the check of who it is", { isVerified: false }, "passkey-not-verified"],
	])("%s is refused, and the link still opens", async (_, faults, code) => {
		const { accept, passkeys, invited } = await openSite();
		expect(await accept(faults)).toMatchObject({ status: 403, code });
		expect(await passkeys()).toEqual([]);
		expect(await invited()).toBe(true);
		expect((await accept()).status).toBe(200);
	});

	it("is refused once the link is a day old, the challenge too old, or another's", async () => {
		const { asked, ask, advance, accept, device, token } = await openSite();
		const options = await asked();
		advance(hourMs);
		expect(await accept({}, { options })).toMatchObject({ status: 403, code: "passkey-expired" });
		const signingIn = await (await ask("/api/admin/login/passkey-options", {})).answer.json();
		const foreign = { ...(await asked()), challenge: signingIn.challenge };
		expect(await accept({}, { options: foreign })).toMatchObject({ code: "passkey-expired" });
		const late = await asked();
		advance(23 * hourMs);
		const response = device.create(late);
		expect(await ask(path, { token, response })).toMatchObject({ status: 404, code: "invitation-ended" });
		expect((await ask(`${path}-options`, { token })).status).toBe(404);
	});

	it("is asked for and taken by the content area alone", async () => {
		const { ask, token, invited } = await openSite();
		const foreign = { "Sec-Fetch-Site": "same-site" };
		expect((await ask(`${path}-options`, { token }, foreign)).status).toBe(403);
		expect((await ask(path, { token }, foreign)).status).toBe(403);
		expect(await invited()).toBe(true);
	});

	it("stays while it is the only key of a person", async () => {
		const { accept, device, app } = await openSite();
		const first = (await accept()).answer.headers.getSetCookie().join("\n");
		const [, session = ""] = /__Host-session=([\w-]+);/.exec(first) ?? [];
		const removed = await app.request(`${siteUrl}/api/admin/keys/passkeys/${device.id}`, {
			method: "DELETE",
			headers: { Authorization: `Bearer ${session}` },
		});
		expect(removed.status).toBe(409);
		expect(await removed.json()).toMatchObject({ code: "last-key" });
	});
});
