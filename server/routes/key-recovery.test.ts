import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { generate } from "otplib";
import { describe, expect, it, onTestFinished } from "vitest";
import { contentAreaHeader } from "#app/api-client/session-cookies.ts";
import type { MadeRecoveryCodes, OneTimeSecret, OwnKeys } from "#app/features/keys/key.ts";
import { removeStrongKeys } from "#app/features/keys/own-keys.store.server.ts";
import { accessCodeStore } from "#app/features/session/access-code.store.server.ts";
import { ownerId } from "#app/site/roles.ts";
import type { Database } from "#platform/database/database.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { movableClock } from "#platform/testing/clock.ts";
import { engines, freshPlace } from "#platform/testing/fresh-database.ts";
import { freshFolder } from "#platform/testing/fresh-folder.ts";
import { runRestore } from "#server/backup/command.ts";
import { writeArchive } from "#server/backup/write-archive.ts";
import { cheapGuess } from "#server/testing/cheap-guess.ts";
import { softwareAuthenticator } from "#server/testing/software-authenticator.ts";
import { testSite } from "#server/testing/test-site.ts";

const home = "https://site.example";
const keys = "/api/admin/keys";

type Options = Parameters<typeof testSite>[0] & { time?: ReturnType<typeof movableClock> };

/** Opens a site at an address, as its owner's browser asks it. */
async function openAt(siteUrl: string, { time = movableClock(), ...options }: Options = {}) {
	const site = await testSite({ ...options, siteUrl, clock: time.clock });
	const { stores, accessCode } = site;
	await stores.sessions.ensureAccessCode(accessCode);

	const send = (method: string, path: string, body?: object, bearer?: string) =>
		site.app.request(siteUrl + path, {
			method,
			headers: {
				...(body && { "Content-Type": "application/json" }),
				...(bearer ? { Authorization: `Bearer ${bearer}`, [contentAreaHeader]: "1" } : {}),
			},
			...(body && { body: JSON.stringify(body) }),
		});
	const own = async <Answer>(method: string, path: string, token: string, body?: object) =>
		(await (await send(method, keys + path, body, token)).json()) as Answer;

	/** Signs in with the access code, and what joins it. @returns the token, or the code of the refusal. */
	async function signIn(oneTimeCode?: string, password = accessCode): Promise<string> {
		const body = { password, ...(oneTimeCode !== undefined && { oneTimeCode }) };
		const answer = await send("POST", "/api/admin/login", body);
		const { token, code } = (await answer.json()) as { token?: string; code?: string };
		return token ?? code ?? "";
	}

	const codeOf = (secret: string) => generate({ secret, epoch: Math.floor(time.clock().getTime() / 1000) });

	/** Turns one-time codes on, as by an app on the phone. */
	async function turnOn(token: string) {
		const { secret } = await own<OneTimeSecret>("POST", "/one-time-codes", token);
		const code = await codeOf(secret);
		const { recoveryCodes } = await own<MadeRecoveryCodes>("POST", "/one-time-codes/confirm", token, {
			code,
		});
		time.advance(60_000);
		return { secret, recoveryCodes };
	}

	async function makePasskey(token: string) {
		const device = softwareAuthenticator(siteUrl);
		const options = await own<Parameters<typeof device.create>[0]>("POST", "/passkeys/options", token);
		const made = await send("POST", `${keys}/passkeys`, { response: device.create(options) }, token);
		expect(made.status).toBe(200);
		return device;
	}

	/** Signs in with a passkey. @returns "in", or the code of the refusal. */
	async function prove(device: ReturnType<typeof softwareAuthenticator>): Promise<string> {
		const ask = (path: string, body: object) =>
			site.app.request(siteUrl + path, {
				method: "POST",
				headers: { "Content-Type": "application/json", [contentAreaHeader]: "1" },
				body: JSON.stringify(body),
			});
		const options = (await (await ask("/api/admin/login/passkey-options", {})).json()) as {
			challenge: string;
		};
		const answer = await ask("/api/admin/login/passkey", { response: device.get(options) });
		return answer.ok ? "in" : ((await answer.json()) as { code: string }).code;
	}
	const read = (token: string) => own<OwnKeys>("GET", "", token);
	return { ...site, time, send, signIn, codeOf, turnOn, makePasskey, prove, read };
}

const isToken = expect.stringMatching(/^[\w-]{40,}$/);

/** Copies a site to another host by a backup. */
async function restoredFrom(database: Database, engine: Database["engine"]): Promise<Database> {
	const file = join(await freshFolder(), "site.tar.gz");
	await writeArchive(database, createWriteStream(file), { now: new Date() });
	const place = await freshPlace(engine);
	await runRestore(file, {}, place);
	const restored = await openDatabase(place);
	onTestFinished(() => restored.close());
	return restored;
}

describe.each(engines)("ways back into the content area on %s", (engine) => {
	it("a lost phone: a recovery code signs in, and another phone takes its place", async () => {
		const { signIn, turnOn, send, codeOf, read } = await openAt(home, { engine });
		const { secret, recoveryCodes } = await turnOn(await signIn());
		expect(await signIn()).toBe("second-key-needed");
		const token = await signIn(recoveryCodes[3]);
		expect(token).toEqual(isToken);
		expect((await read(token)).recoveryCodesLeft).toBe(9);
		expect((await send("DELETE", `${keys}/one-time-codes`, undefined, token)).status).toBe(204);
		const next = await turnOn(token);
		expect(await signIn(await codeOf(secret))).toBe("wrong-code");
		expect(await signIn(await codeOf(next.secret))).toEqual(isToken);
	});

	it("a lost code: a passkey needs none, and the machine makes another, which a second key still joins", async () => {
		const { signIn, turnOn, makePasskey, prove, database, time, codeOf } = await openAt(home, { engine });
		const token = await signIn();
		const device = await makePasskey(token);
		const { secret } = await turnOn(token);
		expect(await prove(device)).toBe("in");
		const next = "another fine code";
		await accessCodeStore(database.db, time.clock, cheapGuess).setAccessCode(next);
		expect(await signIn(undefined)).toBe("wrong-code");
		expect(await signIn(undefined, next)).toBe("second-key-needed");
		expect(await signIn(await codeOf(secret), next)).toEqual(isToken);
		expect(await prove(device)).toBe("in");
	});

	it("everything lost: the machine takes the keys away, and a new code suffices", async () => {
		const { signIn, turnOn, makePasskey, prove, database, time } = await openAt(home, { engine });
		const token = await signIn();
		const device = await makePasskey(token);
		await turnOn(token);
		const next = "another fine code";
		await accessCodeStore(database.db, time.clock, cheapGuess).setAccessCode(next);
		await database.db.transaction().execute((transaction) => removeStrongKeys(transaction, ownerId));
		expect(await signIn(undefined, next)).toEqual(isToken);
		expect(await prove(device)).toBe("passkey-unknown");
	});

	it("mail and network down: every key signs in, and nothing is asked of another machine", async () => {
		const opened = await openAt(home, { engine, smtpUrl: "smtp://192.0.2.1:25" });
		const { signIn, turnOn, makePasskey, prove, codeOf, stores } = opened;
		const { facts, version } = await stores.facts.find();
		await stores.facts.save({ ...facts, email: "owner@site.example" }, version);
		const connections: unknown[] = [];
		const note = (connection: unknown) => void connections.push(connection);
		subscribe("net.client.socket", note);
		const token = await signIn();
		const { secret, recoveryCodes } = await turnOn(token);
		const device = await makePasskey(token);
		expect(await prove(device)).toBe("in");
		expect(await signIn(await codeOf(secret))).toEqual(isToken);
		expect(await signIn(recoveryCodes[0])).toEqual(isToken);
		unsubscribe("net.client.socket", note);
		// PostgreSQL may open another connection of its own.
		if (engine === "sqlite") expect(connections).toEqual([]);
	});

	it("a backup restored on another host: code and one-time codes as before, passkeys of the host before told apart", async () => {
		const { signIn, turnOn, makePasskey, database, time } = await openAt(home, { engine });
		const token = await signIn();
		const device = await makePasskey(token);
		const { secret } = await turnOn(token);
		const elsewhere = await openAt("https://other.example", {
			database: await restoredFrom(database, engine),
			time,
		});
		expect((await elsewhere.send("GET", keys, undefined, token)).status).toBe(401);
		expect(await elsewhere.prove(device)).toBe("passkey-of-other-address");
		expect(await elsewhere.signIn()).toBe("second-key-needed");
		const again = await elsewhere.signIn(await elsewhere.codeOf(secret));
		expect(again).toEqual(isToken);
		expect((await elsewhere.read(again)).passkeys).toMatchObject([
			{ relyingParty: "site.example", isUsable: false },
		]);
	});

	it("a changed address of the site: the code opens, a new passkey is made, and the old one works where it was", async () => {
		const { signIn, makePasskey, database, time, send, prove } = await openAt(home, { engine });
		const token = await signIn();
		const device = await makePasskey(token);
		expect((await send("PUT", `${keys}/code-alone`, { codeAlone: false }, token)).status).toBe(204);
		expect(await signIn()).toBe("second-key-needed");
		const moved = await openAt("https://new.example", { database, time });
		expect(await moved.prove(device)).toBe("passkey-of-other-address");
		const next = await moved.makePasskey(await moved.signIn());
		expect(await moved.prove(next)).toBe("in");
		expect(await moved.signIn()).toBe("second-key-needed");
		expect(await prove(device)).toBe("in");
	});
});
