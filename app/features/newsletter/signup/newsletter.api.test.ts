import { describe, expect, it } from "vitest";
import { signUpsPerClient } from "#server/composition/limits.ts";
import { testSite } from "#server/testing/test-site.ts";

const success = "You'll receive our bi-weekly dating tips straight to your inbox.";

async function open() {
	const site = await testSite();
	const { db } = site.database;
	const subscribe = (body: unknown) => site.send("POST", "/api/newsletter", body);
	const stored = () => db.selectFrom("subscribers").select(["email", "language", "page", "state"]).execute();
	return { ...site, db, subscribe, stored };
}

describe("POST /api/newsletter", () => {
	it("accepts an address in any case, with the page and the language", async () => {
		const { subscribe, stored } = await open();
		const answer = await subscribe({ email: " Reader@Example.com ", language: "fr", page: "/fr/blog" });
		expect(answer.status).toBe(200);
		expect(await answer.json()).toEqual({
			message:
				"Toutes les deux semaines, nos conseils sur la rencontre arriveront dans votre boîte de réception.",
		});
		expect(await stored()).toEqual([
			{ email: "reader@example.com", language: "fr", page: "/fr/blog", state: "pending" },
		]);
	});

	it.each([
		["/fr/blog", "/fr/blog"],
		["/blog/first-dates", "/blog/first-dates"],
		["/our-story", "/our-story"],
		["/;=cmd|'/Ccalc'!A1;=SERVICEWEB(A2)", "/"],
		["/blog\u202e", "/"],
		["/admin", "/"],
		["/one/two/three", "/"],
		["/preview/secret", "/"],
	])("stores the page %s as %s: one that the site may have", async (page, known) => {
		const { subscribe, stored } = await open();
		expect((await subscribe({ email: "reader@example.com", page })).status).toBe(200);
		expect((await stored()).map((one) => one.page)).toEqual([known]);
	});

	it("answers the same for a new, a pending, a confirmed and a departed address", async () => {
		const { subscribe, db } = await open();
		const answers: unknown[] = [];
		for (const state of ["pending", "confirmed", "unsubscribed", "pending"] as const) {
			const answer = await subscribe({ email: "reader@example.com" });
			const headers = Object.fromEntries(answer.headers);
			delete headers["x-request-id"];
			answers.push({ status: answer.status, headers, body: await answer.text() });
			const unsubscribed_at = state === "unsubscribed" ? "2026-01-01T00:00:00.000Z" : null;
			await db.updateTable("subscribers").set({ state, unsubscribed_at }).execute();
		}
		expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
		expect(answers[0]).toMatchObject({ status: 200, body: JSON.stringify({ message: success }) });
	});

	it("sends nothing while it answers: the mail waits in the database", async () => {
		const { subscribe, db } = await open();
		await subscribe({ email: "reader@example.com" });
		const mails = await db.selectFrom("outgoing_mails").select(["tries", "sent_at"]).execute();
		expect(mails).toEqual([{ tries: 0, sent_at: null }]);
	});

	it.each([
		["en", "Please enter a valid email address."],
		["fr", "Veuillez saisir une adresse e-mail valable."],
	])("refuses in %s what is no address", async (language, message) => {
		const { subscribe, stored } = await open();
		for (const email of [
			"",
			" ",
			"someone",
			"@",
			"a@",
			"@b",
			"a@b",
			"a@b@c.example",
			"a@b.c\r\nBcc: d@e.f",
			"a@b.c,d@e.f",
			`${"a".repeat(251)}@b.c`,
		]) {
			const answer = await subscribe({ email, language });
			expect(answer.status).toBe(400);
			expect(await answer.json()).toEqual({ message, code: "invalid", fields: { email: message } });
		}
		expect(await stored()).toEqual([]);
	});

	it("refuses a body that is no sign-up", async () => {
		const { subscribe, app } = await open();
		for (const body of [{}, { email: 7 }, [], { email: "a@b.example", language: "de" }]) {
			expect((await subscribe(body)).status).toBe(400);
		}
		expect(await (await subscribe({})).json()).toMatchObject({
			message: "Please enter a valid email address.",
		});
		const broken = await app.request("/api/newsletter", {
			method: "POST",
			headers: { "Content-Type": "application/json" },
			body: "{",
		});
		expect(broken.status).toBe(400);
	});

	it("answers a program that fills in the trap like a success", async () => {
		const { subscribe, stored } = await open();
		const answer = await subscribe({ email: "reader@example.com", website: "https://spam.example" });
		expect(answer.status).toBe(200);
		expect(await answer.json()).toEqual({ message: success });
		expect(await stored()).toEqual([]);
	});

	it("asks a client that sends the form too often to wait, in its language", async () => {
		const { subscribe, stored } = await open();
		for (let number = 0; number < signUpsPerClient.hour; number += 1) {
			expect((await subscribe({ email: `reader${number}@example.com` })).status).toBe(200);
		}
		const answer = await subscribe({ email: "late@example.com", language: "fr" });
		expect(answer.status).toBe(429);
		const wait = Number(answer.headers.get("Retry-After"));
		expect(wait).toBeGreaterThan(0);
		expect(wait).toBeLessThanOrEqual(3_600);
		expect(await answer.json()).toMatchObject({
			code: "too-many-tries",
			message: "Cela fait plusieurs tentatives à la suite. Patientez un peu, puis réessayez.",
		});
		expect(await stored()).toHaveLength(signUpsPerClient.hour);
	});

	it("does not count invalid addresses", async () => {
		const { subscribe } = await open();
		for (let number = 0; number < 2 * signUpsPerClient.hour; number += 1)
			await subscribe({ email: "mistyped" });
		expect((await subscribe({ email: "reader@example.com" })).status).toBe(200);
	});
});
