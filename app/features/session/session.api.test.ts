import { describe, expect, it } from "vitest";
import { testSite } from "../../../server/testing/test-site";

const login = "/api/admin/login";

describe("signing in", () => {
	it("answers a token for the right code, which opens the guarded calls until sign-out", async () => {
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

	it("slows down a client that guesses, and says when to come back", async () => {
		const { send, stores } = await testSite();
		await stores.sessions.ensureAccessCode("correct horse");
		const statuses: number[] = [];
		for (let guess = 0; guess < 11; guess += 1) {
			statuses.push((await send("POST", login, { password: `guess ${guess}` })).status);
		}
		expect(statuses).toEqual([...Array(10).fill(401), 429]);
		const refusal = await send("POST", login, { password: "correct horse" });
		expect(refusal.status).toBe(429);
		expect(Number(refusal.headers.get("Retry-After"))).toBeGreaterThan(0);
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
