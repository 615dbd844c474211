import { generate } from "otplib";
import { describe, expect, it } from "vitest";
import { movableClock } from "#platform/testing/clock.ts";
import { engines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { cheapGuess } from "#server/testing/cheap-guess.ts";
import { recoveryCodeCount, stepSeconds } from "./key.ts";
import { oneTimeCodesStore } from "./one-time-codes.store.server.ts";
import { ownKeysStore } from "./own-keys.store.server.ts";
import { passkeysStore } from "./passkeys.store.server.ts";
import { recoveryCodesStore } from "./recovery-codes.store.server.ts";

const person = "owner";
const site = "site.example";
const label = { site: "Café & Co", person: "owner@site.example" };

async function openOn(engine: (typeof engines)[number]) {
	const { db } = await freshDatabase(engine);
	const { clock, advance } = movableClock();
	const oneTimeCodes = oneTimeCodesStore(db, clock);
	const recoveryCodes = recoveryCodesStore(db, clock, cheapGuess);
	const passkeys = passkeysStore(db, clock);
	const own = ownKeysStore(db, { oneTimeCodes, recoveryCodes, passkeys });

	/** Returns the code of an app whose clock is some steps ahead. */
	const codeOf = (secret: string, steps = 0) =>
		generate({ secret, epoch: Math.floor(clock().getTime() / 1000) + steps * stepSeconds });
	/** Uses up a code beside the access code. @returns whether it counted. */
	const use = async (code: string) => {
		const taken = await own.checkSecond(person, code);
		return taken !== undefined && db.transaction().execute(taken);
	};
	const enrol = async () => {
		const { secret } = await oneTimeCodes.begin(person, label);
		expect(await oneTimeCodes.confirm(person, await codeOf(secret))).toBe(true);
		advance(3 * stepSeconds * 1000);
		return secret;
	};
	const addPasskey = (id: string, relyingParty = site) =>
		passkeys.add(person, {
			id,
			public_key: "",
			counter: 5,
			name: `Key ${id}`,
			relying_party: relyingParty,
			transports: ["internal"],
		});
	return { db, advance, oneTimeCodes, recoveryCodes, passkeys, own, codeOf, use, enrol, addPasskey };
}

describe.each(engines)("one-time codes on %s", (engine) => {
	it("count once a first code confirmed them, from which on the access code no longer suffices", async () => {
		const { own, oneTimeCodes, codeOf, use, advance } = await openOn(engine);
		const { secret, uri } = await oneTimeCodes.begin(person, label);
		expect(new URL(uri).searchParams.get("secret")).toBe(secret);
		expect(decodeURIComponent(uri)).toContain(`${label.site}:${label.person}`);
		expect(await own.isSecondAsked(person, site)).toBe(false);
		expect(await use(await codeOf(secret))).toBe(false);
		expect(await oneTimeCodes.confirm(person, "000000")).toBe(false);
		expect(await oneTimeCodes.confirm(person, await codeOf(secret))).toBe(true);
		expect(await own.isSecondAsked(person, site)).toBe(true);
		advance(stepSeconds * 1000);
		expect(await use(await codeOf(secret))).toBe(true);
		await expect(oneTimeCodes.begin(person, label)).rejects.toMatchObject({ status: 409 });
	});

	it("forgive spaces, and a clock that is half a minute wrong, and no more", async () => {
		const { codeOf, use, enrol } = await openOn(engine);
		const secret = await enrol();
		expect(await use(await codeOf(secret, -2))).toBe(false);
		expect(await use(await codeOf(secret, 2))).toBe(false);
		expect(await use((await codeOf(secret, -1)).replace(/^.../, "$& "))).toBe(true);
		expect(await use(await codeOf(secret, 1))).toBe(true);
	});

	it("are taken once, also at the same time, and none after a later one", async () => {
		const { codeOf, use, enrol, own, db } = await openOn(engine);
		const secret = await enrol();
		const code = await codeOf(secret);
		const uses = [await own.checkSecond(person, code), await own.checkSecond(person, code)];
		const taken = await Promise.all(uses.map((each) => each !== undefined && db.transaction().execute(each)));
		expect(taken.toSorted()).toEqual([false, true]);
		expect(await use(code)).toBe(false);
		expect(await use(await codeOf(secret, -1))).toBe(false);
	});

	it("leave nothing behind once they are off: the access code suffices", async () => {
		const { db, own, recoveryCodes, enrol, codeOf, use } = await openOn(engine);
		const secret = await enrol();
		await own.makeMissingCodes(person);
		await own.removeOneTimeCodes(person);
		expect(await use(await codeOf(secret))).toBe(false);
		expect(await own.isSecondAsked(person, site)).toBe(false);
		expect(await recoveryCodes.countLeft(person)).toBe(0);
		const row = await db.selectFrom("people").selectAll().where("id", "=", person).executeTakeFirstOrThrow();
		expect(row).toMatchObject({
			totp_secret: null,
			totp_confirmed_at: null,
			totp_last_step: null,
			code_alone: 1,
		});
	});
});

describe.each(engines)("recovery codes on %s", (engine) => {
	it("are ten, each used once, however it is typed", async () => {
		const { own, recoveryCodes, use } = await openOn(engine);
		const codes = await own.makeMissingCodes(person);
		expect(new Set(codes).size).toBe(recoveryCodeCount);
		expect(await use(codes[0] ?? "")).toBe(true);
		expect(await use(codes[0] ?? "")).toBe(false);
		expect(await use(` ${codes[1]?.toUpperCase().replace("-", " ")} `)).toBe(true);
		expect(await use("aaaaa-aaaaa")).toBe(false);
		expect(await recoveryCodes.countLeft(person)).toBe(recoveryCodeCount - 2);
		expect(await own.makeMissingCodes(person)).toEqual([]);
	});

	it("open once when one is used twice at the same time", async () => {
		const { db, own } = await openOn(engine);
		const [code = ""] = await own.makeMissingCodes(person);
		const uses = [await own.checkSecond(person, code), await own.checkSecond(person, code)];
		const taken = await Promise.all(uses.map((each) => each !== undefined && db.transaction().execute(each)));
		expect(taken.toSorted()).toEqual([false, true]);
	});

	it("no longer count once others are made, and are nowhere to be read", async () => {
		const { db, recoveryCodes, use } = await openOn(engine);
		const [before = ""] = await recoveryCodes.make(person);
		const [code = ""] = await recoveryCodes.make(person);
		const stored = JSON.stringify(await db.selectFrom("recovery_codes").selectAll().execute());
		expect(stored).not.toContain(code);
		expect(stored).not.toContain(code.replace("-", ""));
		expect(await use(before)).toBe(false);
		expect(await use(code)).toBe(true);
	});
});

describe.each(engines)("passkeys on %s", (engine) => {
	it("are listed with their name and last use, renamed, and removed by their own person alone", async () => {
		const { db, passkeys, own, addPasskey } = await openOn(engine);
		await addPasskey("a");
		await expect(addPasskey("a")).rejects.toMatchObject({ status: 409 });
		await passkeys.rename(person, "a", "Phone");
		await expect(passkeys.rename("somebody", "a", "Mine")).rejects.toMatchObject({ status: 404 });
		await expect(passkeys.remove(db, "somebody", "a")).rejects.toMatchObject({ status: 404 });
		expect(await passkeys.noteUse(db, "a", 6)).toBe(true);
		expect(await passkeys.list(person, site)).toMatchObject([
			{ id: "a", name: "Phone", isUsable: true, lastUsedAt: expect.any(String) },
		]);
		await own.removePasskey(person, "a");
		await expect(own.removePasskey(person, "a")).rejects.toMatchObject({ status: 404 });
		expect(await passkeys.list(person, site)).toEqual([]);
	});

	it("are not used with a counter that stands still or goes back", async () => {
		const { db, passkeys, addPasskey } = await openOn(engine);
		await addPasskey("a");
		expect(await passkeys.noteUse(db, "a", 5)).toBe(false);
		expect(await passkeys.noteUse(db, "a", 4)).toBe(false);
		expect(await passkeys.noteUse(db, "a", 0)).toBe(false);
		const both = await Promise.all([passkeys.noteUse(db, "a", 6), passkeys.noteUse(db, "a", 6)]);
		expect(both.toSorted()).toEqual([false, true]);
	});

	it("of another address are no key here: the access code suffices, whatever was chosen", async () => {
		const { own, addPasskey } = await openOn(engine);
		await addPasskey("a", "old.example");
		expect((await own.read(person, site)).passkeys).toMatchObject([
			{ relyingParty: "old.example", isUsable: false },
		]);
		await expect(own.setCodeAlone(person, site, false)).rejects.toMatchObject({ status: 409 });
		await own.setCodeAlone(person, "old.example", false);
		expect(await own.isSecondAsked(person, "old.example")).toBe(true);
		expect(await own.isSecondAsked(person, site)).toBe(false);
	});

	it("are so many at most", async () => {
		const { addPasskey } = await openOn(engine);
		for (let number = 0; number < 20; number += 1) await addPasskey(`key ${number}`);
		await expect(addPasskey("one more")).rejects.toMatchObject({ status: 409, code: "passkeys-full" });
	});
});
