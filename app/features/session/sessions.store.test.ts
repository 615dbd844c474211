import { describe, expect, it } from "vitest";
import { engines, freshDatabase } from "../../../server/platform/testing/fresh-database";
import { cheapGuess } from "../../../server/testing/cheap-guess";
import { sessionsStore } from "./sessions.store.server";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

describe.each(engines)("sessions on %s", (engine) => {
	async function open() {
		const { db } = await freshDatabase(engine);
		const time = { now: Date.parse("2026-01-15T08:00:00.000Z") };
		return { db, time, sessions: sessionsStore(db, () => new Date(time.now), cheapGuess) };
	}

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
		expect(await sessions.isSignedIn(token)).toBe(true);
		await sessions.ensureAccessCode("battery staple");
		expect(await sessions.isSignedIn(token)).toBe(false);
		expect(await sessions.signIn("correct horse")).toBeUndefined();
	});

	it("keeps a code chosen later when the server restarts with the same configured one", async () => {
		const { sessions } = await signedIn();
		expect(await sessions.changeAccessCode("guess", "battery staple")).toBeUndefined();
		const renewed = (await sessions.changeAccessCode("correct horse", "battery staple")) ?? "";
		await sessions.ensureAccessCode("correct horse");
		expect(await sessions.isSignedIn(renewed)).toBe(true);
		expect(await sessions.signIn("battery staple")).toMatch(/^[\w-]{43}$/);
		await sessions.ensureAccessCode("third time lucky");
		expect(await sessions.signIn("battery staple")).toBeUndefined();
		expect(await sessions.signIn("third time lucky")).toMatch(/^[\w-]{43}$/);
	});

	it("lists the sessions that have not ended, and ends one", async () => {
		const { sessions, token, time } = await signedIn();
		time.now += 2 * hourMs + minuteMs;
		const second = (await sessions.signIn("correct horse")) ?? "";
		time.now += minuteMs;
		const third = (await sessions.signIn("correct horse")) ?? "";
		expect(await sessions.isSignedIn(token)).toBe(false);
		const list = await sessions.list(second);
		expect(list.map(({ current }) => current)).toEqual([false, true]);
		await sessions.end(list[0]?.id ?? "");
		expect(await sessions.isSignedIn(third)).toBe(false);
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
		expect(await sessions.isSignedIn(token)).toBe(true);
		await sessions.signOut(token);
		expect(await sessions.isSignedIn(token)).toBe(false);
	});

	it("ends a session after two idle hours", async () => {
		const { sessions, token, time } = await signedIn();
		time.now += 2 * hourMs - minuteMs;
		expect(await sessions.isSignedIn(token)).toBe(true);
		time.now += 2 * hourMs + minuteMs;
		expect(await sessions.isSignedIn(token)).toBe(false);
	});

	it("ends a busy session after twelve hours", async () => {
		const { sessions, token, time } = await signedIn();
		for (let hour = 1; hour < 12; hour += 1) {
			time.now += hourMs;
			expect(await sessions.isSignedIn(token)).toBe(true);
		}
		time.now += hourMs;
		expect(await sessions.isSignedIn(token)).toBe(false);
	});

	it("refuses an unknown token", async () => {
		const { sessions } = await signedIn();
		expect(await sessions.isSignedIn("")).toBe(false);
		expect(await sessions.isSignedIn("x".repeat(43))).toBe(false);
	});
});
