import { generate } from "otplib";
import { describe, expect, it } from "vitest";
import { freeTriesPerClient } from "#app/features/session/sign-in-limit.server.ts";
import { movableClock } from "#platform/testing/clock.ts";
import { engines } from "#platform/testing/fresh-database.ts";
import { testSite } from "#server/testing/test-site.ts";
import { type MadeRecoveryCodes, type OneTimeSecret, type OwnKeys, stepSeconds } from "./key.ts";

const login = "/api/admin/login";

/** Opens a site with a signed-in owner, and the app that makes their codes. */
async function openSite(engine: (typeof engines)[number] = "sqlite") {
	const { clock, advance } = movableClock();
	const site = await testSite({ engine, clock });
	const token = await site.signIn();
	const own = (method: string, path: string, body?: unknown) =>
		site.send(method, `/api/admin/keys${path}`, body, token);
	const read = async () => (await (await own("GET", "")).json()) as OwnKeys;
	const nextStep = () => advance(stepSeconds * 1000);
	const codeOf = (secret: string) => generate({ secret, epoch: Math.floor(clock().getTime() / 1000) });

	/** Turns one-time codes on. @returns the secret of the app and the recovery codes. */
	async function enrol() {
		const { secret } = (await (await own("POST", "/one-time-codes")).json()) as OneTimeSecret;
		const confirmed = await own("POST", "/one-time-codes/confirm", { code: await codeOf(secret) });
		const { recoveryCodes } = (await confirmed.json()) as MadeRecoveryCodes;
		nextStep();
		return { secret, recoveryCodes };
	}
	const signInWith = async (oneTimeCode?: string, password = site.accessCode) => {
		const answer = await site.send("POST", login, { password, ...(oneTimeCode && { oneTimeCode }) });
		return { status: answer.status, code: ((await answer.json()) as { code?: string }).code };
	};
	return { ...site, own, read, nextStep, codeOf, enrol, signInWith };
}

describe.each(engines)("signing in where one-time codes are on, on %s", (engine) => {
	it("asks for one once the access code was right, and takes each once", async () => {
		const { enrol, signInWith, codeOf, nextStep } = await openSite(engine);
		const { secret } = await enrol();
		expect(await signInWith()).toMatchObject({ status: 401, code: "second-key-needed" });
		expect(await signInWith(undefined, "a wrong code")).toMatchObject({ status: 401, code: "wrong-code" });
		expect(await signInWith(await codeOf(secret), "a wrong code")).toMatchObject({ code: "wrong-code" });
		const code = await codeOf(secret);
		expect(await signInWith(code)).toMatchObject({ status: 200 });
		expect(await signInWith(code)).toMatchObject({ status: 401, code: "wrong-code" });
		nextStep();
		expect(await signInWith(await codeOf(secret))).toMatchObject({ status: 200 });
	});

	it("records a wrong second key beside the right access code, and never a wrong access code’s", async () => {
		const { enrol, signInWith, stores } = await openSite(engine);
		await enrol();
		await signInWith("000000", "a wrong code");
		await signInWith("000000");
		const records = await stores.audit.list({ action: "second-key-refused" }, 9);
		expect(records).toMatchObject([{ person: { id: "owner" } }]);
	});

	it("takes each recovery code once in its place, and counts those that are left", async () => {
		const { enrol, signInWith, read } = await openSite(engine);
		const { recoveryCodes } = await enrol();
		expect(await signInWith(recoveryCodes[0])).toMatchObject({ status: 200 });
		expect(await signInWith(recoveryCodes[0])).toMatchObject({ status: 401 });
		expect((await read()).recoveryCodesLeft).toBe(9);
	});

	it("takes the access code alone where its person lets it, and once there is nothing stronger", async () => {
		const { enrol, own, read, signInWith } = await openSite(engine);
		await enrol();
		expect(await read()).toMatchObject({ codeAlone: false, oneTimeCodesSince: expect.any(String) });
		expect((await own("PUT", "/code-alone", { codeAlone: true })).status).toBe(204);
		expect(await signInWith()).toMatchObject({ status: 200 });
		expect((await own("PUT", "/code-alone", { codeAlone: false })).status).toBe(204);
		expect(await signInWith()).toMatchObject({ status: 401 });
		expect((await own("DELETE", "/one-time-codes")).status).toBe(204);
		expect(await signInWith()).toMatchObject({ status: 200 });
		expect(await read()).toMatchObject({ oneTimeCodesSince: null, recoveryCodesLeft: 0, codeAlone: true });
	});
});

describe("tries of one-time codes", () => {
	it("are slowed down like those of access codes, and the right access code forgives none", async () => {
		const { enrol, signInWith, codeOf } = await openSite();
		const { secret } = await enrol();
		const statuses: number[] = [];
		for (let turn = 0; turn < freeTriesPerClient; turn += 1) {
			expect((await signInWith()).status).toBe(401);
			statuses.push((await signInWith("000000")).status);
		}
		expect(statuses).toEqual(Array(freeTriesPerClient).fill(401));
		expect((await signInWith(await codeOf(secret))).status).toBe(429);
	});
});

describe("the keys of a person", () => {
	it("are for who is signed in", async () => {
		const { send } = await openSite();
		for (const [method, path] of [
			["GET", ""],
			["POST", "/one-time-codes"],
			["POST", "/one-time-codes/confirm"],
			["DELETE", "/one-time-codes"],
			["POST", "/recovery-codes"],
			["PUT", "/code-alone"],
			["POST", "/passkeys"],
			["POST", "/passkeys/options"],
			["PUT", "/passkeys/x"],
			["DELETE", "/passkeys/x"],
		] as const) {
			const answer = await send(method, `/api/admin/keys${path}`, method === "GET" ? undefined : {});
			expect([method, path, answer.status]).toEqual([method, path, 401]);
		}
	});

	it("change nothing with a wrong first code, or without a stronger key", async () => {
		const { own, read } = await openSite();
		await own("POST", "/one-time-codes");
		const wrong = await own("POST", "/one-time-codes/confirm", { code: "12 34 56" });
		expect(await wrong.json()).toMatchObject({ code: "wrong-code", fields: { code: expect.any(String) } });
		for (const answer of [
			await own("PUT", "/code-alone", { codeAlone: false }),
			await own("POST", "/recovery-codes"),
		]) {
			expect(answer.status).toBe(409);
			expect(await answer.json()).toMatchObject({ code: "no-strong-key" });
		}
		expect(await read()).toMatchObject({ oneTimeCodesSince: null, recoveryCodesLeft: 0, codeAlone: true });
	});

	it("replace the recovery codes of before", async () => {
		const { enrol, own, signInWith, read } = await openSite();
		const { recoveryCodes: before } = await enrol();
		const { recoveryCodes } = (await (await own("POST", "/recovery-codes")).json()) as MadeRecoveryCodes;
		expect(recoveryCodes).toHaveLength(10);
		expect((await signInWith(before[0])).status).toBe(401);
		expect((await signInWith(recoveryCodes[0])).status).toBe(200);
		expect((await read()).recoveryCodesLeft).toBe(9);
	});

	it("tell a secret before it is in force, and never again", async () => {
		const { enrol, own } = await openSite();
		const { secret, recoveryCodes } = await enrol();
		const answer = await (await own("GET", "")).text();
		expect(answer).not.toContain(secret);
		for (const code of recoveryCodes) expect(answer).not.toContain(code);
		expect((await own("POST", "/one-time-codes")).status).toBe(409);
	});
});
