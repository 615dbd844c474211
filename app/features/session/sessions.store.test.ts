import { scryptSync } from "node:crypto";
import { describe, expect, it } from "vitest";
import { engines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { isLong } from "#platform/testing/long-tests.ts";
import { cheapGuess } from "#server/testing/cheap-guess.ts";
import { hashAccessCode } from "./access-code.server.ts";
import { WeakAccessCodeError } from "./access-code.store.server.ts";
import { idleSessionHours, idleStayDays, sessionHours, stayDays } from "./session.ts";
import { sessionsStore } from "./sessions.store.server.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const salt = Buffer.alloc(16, 7);
/** The key that the first sites derived from an access code, written out here: it must never change. */
const firstKey = scryptSync("correct horse", salt, 32, { N: 2 ** 16, r: 8, p: 2, maxmem: 2 ** 27 });

async function openOn(engine: (typeof engines)[number]) {
	const { db } = await freshDatabase(engine);
	const time = { now: Date.parse("2026-01-15T08:00:00.000Z") };
	const store = sessionsStore(db, () => new Date(time.now), cheapGuess);
	const signIn = async (code: string) => (await store.signIn(code))?.token;
	const changeAccessCode = async (current: string, next: string) =>
		(await store.changeAccessCode(current, next))?.token;
	return { db, time, store, sessions: { ...store, signIn, changeAccessCode } };
}

describe.each(engines)("sessions on %s", (engine) => {
	const open = () => openOn(engine);

	async function signedIn() {
		const opened = await open();
		await opened.sessions.ensureAccessCode("correct horse");
		const token = (await opened.sessions.signIn("correct horse")) ?? "";
		return { ...opened, token };
	}

	it("makes a code once when none is configured, and opens to it", async () => {
		const { sessions } = await open();
		const made = (await sessions.ensureAccessCode(undefined)) ?? "";
		expect(await sessions.ensureAccessCode(undefined)).toBeUndefined();
		expect(await sessions.signIn(made)).toMatch(/^[\w-]{43}$/);
		expect(await sessions.signIn("another code")).toBeUndefined();
	});

	it("lets a configured code replace the stored one and end its sessions", async () => {
		const { sessions, token } = await signedIn();
		expect(await sessions.ensureAccessCode("correct horse")).toBeUndefined();
		expect(await sessions.findLiving(token)).toBeDefined();
		await sessions.ensureAccessCode("battery staple");
		expect(await sessions.findLiving(token)).toBeUndefined();
		expect(await sessions.signIn("correct horse")).toBeUndefined();
	});

	it("refuses a new weak code of the configuration, and accepts one that is in force", async () => {
		const { db, sessions } = await signedIn();
		for (const weak of ["short one", "Password1234"]) {
			await expect(sessions.ensureAccessCode(weak)).rejects.toThrow(WeakAccessCodeError);
			expect(await sessions.signIn("correct horse")).toMatch(/^[\w-]{43}$/);
		}
		const stored = { hash: await hashAccessCode("short one", cheapGuess) };
		await db.updateTable("access_codes").set(stored).execute();
		await sessions.ensureAccessCode("short one");
		expect(await sessions.signIn("short one")).toMatch(/^[\w-]{43}$/);
	});

	it("respects a code chosen later when the server restarts with the same configured one", async () => {
		const { sessions } = await signedIn();
		expect(await sessions.changeAccessCode("guess", "battery staple")).toBeUndefined();
		const renewed = (await sessions.changeAccessCode("correct horse", "battery staple")) ?? "";
		await sessions.ensureAccessCode("correct horse");
		expect(await sessions.findLiving(renewed)).toBeDefined();
		expect(await sessions.signIn("battery staple")).toMatch(/^[\w-]{43}$/);
		await sessions.ensureAccessCode("third time lucky");
		expect(await sessions.signIn("battery staple")).toBeUndefined();
		expect(await sessions.signIn("third time lucky")).toMatch(/^[\w-]{43}$/);
	});

	it("opens no session with a code that is replaced while it is checked", async () => {
		const { sessions } = await open();
		await sessions.ensureAccessCode("code number 0");
		for (let turn = 0; turn < 2; turn += 1) {
			const [old, next] = [`code number ${turn}`, `code number ${turn + 1}`];
			const change = { done: false };
			const changing = sessions.changeAccessCode(old, next).finally(() => {
				change.done = true;
			});
			const signIns: Promise<string | undefined>[] = [];
			while (!change.done && signIns.length < 60) {
				signIns.push(sessions.signIn(old));
				await new Promise(setImmediate);
			}
			const renewed = (await changing) ?? "";
			await Promise.all(signIns);
			const id = (await sessions.findLiving(renewed))?.id ?? "";
			expect((await sessions.list(id)).map(({ current }) => current)).toEqual([true]);
		}
	});

	it("lets one of two changes of the same code at once succeed", async () => {
		const { sessions } = await signedIn();
		const renewed = await Promise.all([
			sessions.changeAccessCode("correct horse", "battery staple"),
			sessions.changeAccessCode("correct horse", "battery stapler"),
		]);
		expect(renewed.filter((token) => token !== undefined)).toHaveLength(1);
		expect(await sessions.list("")).toHaveLength(1);
	});

	it("lists the sessions that have not ended, and ends one", async () => {
		const { sessions, store, token, time } = await signedIn();
		time.now += idleSessionHours * hourMs + minuteMs;
		const second = (await store.signIn("correct horse"))?.id ?? "";
		time.now += minuteMs;
		const third = (await sessions.signIn("correct horse")) ?? "";
		expect(await sessions.findLiving(token)).toBeUndefined();
		const list = await sessions.list(second);
		expect(list.map(({ current }) => current)).toEqual([false, true]);
		await sessions.end(list[0]?.id ?? "");
		expect(await sessions.findLiving(third)).toBeUndefined();
		await expect(sessions.end(list[0]?.id ?? "")).rejects.toMatchObject({ status: 404 });
	});

	it("stores neither the code nor the token", async () => {
		const { db, token } = await signedIn();
		const codes = await db.selectFrom("access_codes").selectAll().execute();
		const sessions = await db.selectFrom("sessions").selectAll().execute();
		expect(JSON.stringify([codes, sessions])).not.toContain(token);
		expect(JSON.stringify([codes, sessions])).not.toContain("correct horse");
	});

	it("ends a session at sign-out", async () => {
		const { sessions, token } = await signedIn();
		const id = (await sessions.findLiving(token))?.id;
		await sessions.signOut(id ?? "");
		expect(await sessions.findLiving(token)).toBeUndefined();
	});

	it("ends a session that was idle for too long", async () => {
		const { sessions, token, time } = await signedIn();
		time.now += idleSessionHours * hourMs - minuteMs;
		expect(await sessions.findLiving(token)).toBeDefined();
		time.now += idleSessionHours * hourMs + minuteMs;
		expect(await sessions.findLiving(token)).toBeUndefined();
	});

	it("ends a busy session in the end", async () => {
		const { sessions, token, time } = await signedIn();
		for (let hour = 1; hour < sessionHours; hour += 1) {
			time.now += hourMs;
			expect(await sessions.findLiving(token)).toBeDefined();
		}
		time.now += hourMs;
		expect(await sessions.findLiving(token)).toBeUndefined();
	});

	it("that stays on its device outlives a night and a weekend, and ends idle or in the end", async () => {
		const { store, time } = await signedIn();
		const open = async () => (await store.signIn("correct horse", {}, { stay: true }))?.token ?? "";
		const idle = await open();
		time.now += idleStayDays * 24 * hourMs - minuteMs;
		expect(await store.findLiving(idle)).toBeDefined();
		time.now += idleStayDays * 24 * hourMs + minuteMs;
		expect(await store.findLiving(idle)).toBeUndefined();
		const busy = await open();
		for (let day = 1; day < stayDays; day += 1) {
			time.now += 24 * hourMs;
			expect(await store.findLiving(busy)).toBeDefined();
		}
		time.now += 24 * hourMs;
		expect(await store.findLiving(busy)).toBeUndefined();
	});

	it("refuses an unknown token", async () => {
		const { sessions } = await signedIn();
		expect(await sessions.findLiving("")).toBeUndefined();
		expect(await sessions.findLiving("x".repeat(43))).toBeUndefined();
	});

	it("knows a device by its token until it is forgotten, a year goes by or the code changes", async () => {
		const { store, time, db } = await signedIn();
		const [known, forgotten] = [await store.signIn("correct horse"), await store.signIn("correct horse")];
		const { id: session, deviceToken } = known ?? { id: "", deviceToken: "" };
		const list = await store.listDevices(session);
		expect(list.map(({ current }) => current).filter(Boolean)).toHaveLength(1);
		expect(list).toHaveLength(3);
		expect(JSON.stringify(await db.selectFrom("sign_in_devices").selectAll().execute())).not.toContain(
			deviceToken,
		);

		const other = (await store.findDevice(forgotten?.deviceToken ?? ""))?.id ?? "";
		await store.endDevice(other);
		expect(await store.findDevice(forgotten?.deviceToken ?? "")).toBeUndefined();
		expect(await store.findLiving(forgotten?.token ?? "")).toBeDefined();
		await expect(store.endDevice(other)).rejects.toMatchObject({ status: 404 });

		const id = (await store.findDevice(deviceToken))?.id;
		expect(id).toMatch(/^[\w-]{36}$/);
		time.now += 300 * 24 * hourMs;
		const again = await store.signIn("correct horse", { token: deviceToken });
		expect(again?.deviceToken).toBe(deviceToken);
		time.now += 300 * 24 * hourMs;
		expect((await store.findDevice(deviceToken))?.id).toBe(id);
		expect(await store.listDevices("")).toMatchObject([{ id, current: false }]);

		const renewed = await store.changeAccessCode("correct horse", "battery staple");
		expect(await store.findDevice(deviceToken)).toBeUndefined();
		expect(await store.listDevices(renewed?.id ?? "")).toMatchObject([{ current: true }]);
		const unknown = await store.signIn("battery staple", { token: deviceToken });
		expect(unknown?.deviceToken).not.toBe(deviceToken);
		time.now += 366 * 24 * hourMs;
		expect(await store.findDevice(unknown?.deviceToken ?? "")).toBeUndefined();
	});

	it("is a device of who signed in on it alone, and makes room for nobody else's", async () => {
		const { store, db } = await signedIn();
		const editor = { id: "editor", role: "editor", name: "Anna", email: "anna@example.org" } as const;
		const created_at = "2026-01-01T00:00:00.000Z";
		await db
			.insertInto("people")
			.values({ ...editor, created_at })
			.execute();
		const openFor = (personId: string, token?: string) =>
			db.transaction().execute((transaction) => store.openSession(transaction, personId, { token }));
		const { deviceToken } = await openFor(editor.id);
		expect(await store.findDevice(deviceToken)).toMatchObject({ personId: editor.id, holder: editor.email });
		const owner = await store.signIn("correct horse", { token: deviceToken });
		expect(owner?.deviceToken).not.toBe(deviceToken);
		expect(await store.findDevice(deviceToken)).toMatchObject({ personId: editor.id });
		for (let turn = 0; turn < 51; turn += 1) await openFor(editor.id);
		expect(await store.findDevice(owner?.deviceToken ?? "")).toMatchObject({ holder: "owner" });
	});

	it("stores the 50 devices that signed in last", async () => {
		const { store, time } = await signedIn();
		const tokens: string[] = [];
		for (let turn = 0; turn < 52; turn += 1) {
			time.now += 1_000;
			tokens.push((await store.signIn("correct horse"))?.deviceToken ?? "");
		}
		expect(await store.listDevices("")).toHaveLength(50);
		expect(await store.findDevice(tokens[1] ?? "")).toBeUndefined();
		expect(await store.findDevice(tokens[2] ?? "")).toBeDefined();
	});
});

// Its hash costs what one of the first sites cost: on one engine, as the text of a column is the same.
describe.each(isLong ? [undefined, "correct horse"] : ["correct horse"])(
	"a hash of the first form, configured: %j",
	(configured) => {
		it.each(isLong ? ["no code", "this code"] : ["this code"])(
			"opens to its code where %s was configured before",
			async (before) => {
				const { db, sessions } = await openOn("sqlite");
				const hash = `scrypt$${salt.toString("hex")}$${firstKey.toString("hex")}`;
				const stored = { id: 1, hash, updated_at: "2026-01-01T00:00:00.000Z" };
				const configured_hash = before === "this code" ? hash : null;
				await db
					.insertInto("access_codes")
					.values({ ...stored, configured_hash })
					.execute();
				expect(await sessions.ensureAccessCode(configured)).toBeUndefined();
				expect(await sessions.signIn("correct horse")).toMatch(/^[\w-]{43}$/);
				expect(await sessions.signIn("battery staple")).toBeUndefined();
			},
		);
	},
);
