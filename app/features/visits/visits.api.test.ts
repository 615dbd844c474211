import { describe, expect, it } from "vitest";
import { uncountedCookie } from "#app/api-client/session-cookies.ts";
import { beaconsPerClient } from "#server/composition/limits.ts";
import { testSite } from "#server/testing/test-site.ts";
import { visitsPath } from "./visit.ts";
import { pingOf } from "./visit-link.ts";

const siteUrl = "https://ensemble.example";
const own = { "Sec-Fetch-Site": "same-origin", "User-Agent": "Mozilla/5.0 Firefox/140.0" };

async function open() {
	const { app, site, send, signIn } = await testSite({ siteUrl });
	const tell = (word: object, headers: Record<string, string> = own) =>
		app.request(visitsPath, {
			method: "POST",
			headers: { "Content-Type": "application/json", ...headers },
			body: JSON.stringify(word),
		});
	const ping = (headers: Record<string, string>, address = pingOf("whatsapp")) =>
		app.request(address, {
			method: "POST",
			headers: { "Content-Type": "text/ping", ...headers },
			body: "PING",
		});
	/** Returns the counts, without their day. */
	const counted = () => site.services.visitCounter.take().map(({ day: _day, ...count }) => count);
	return { app, tell, ping, counted, send, signIn };
}

const home = { page: "/", language: "fr", count: 1 };

describe("what the scripts of pages tell", () => {
	it.each([
		[
			"a page that was read",
			{ kind: "read", page: "/fr", width: "narrow", referrer: "https://www.google.com" },
			[{ ...home, source: "search/Google", kind: "narrow" }],
		],
		[
			"a page opened within the site",
			{ kind: "opened", page: "/fr/", referrer: "https://www.google.com" },
			[{ ...home, source: "same", kind: "openings" }],
		],
		[
			"a page that was rendered ahead, once it is shown",
			{ kind: "shown", page: "/fr", letter: "autumn" },
			[
				{ ...home, source: "letter/autumn", kind: "openings" },
				{ ...home, source: "letter/autumn", kind: "visits" },
			],
		],
		[
			"a form that was opened",
			{ kind: "application", page: "/fr", referrer: siteUrl },
			[{ ...home, source: "unknown", kind: "application" }],
		],
		[
			"a telephone number that was followed on a private page",
			{ kind: "telephone", page: "", referrer: "https://www.google.com" },
			[{ page: "", language: "", count: 1, source: "search/Google", kind: "telephone" }],
		],
	])("%s is counted", async (_what, word, expected) => {
		const { tell, counted } = await open();
		const answer = await tell(word);
		expect([answer.status, answer.headers.get("Set-Cookie")]).toEqual([204, null]);
		expect(counted()).toEqual(expected);
	});

	it.each([
		["another site's page", { ...own, "Sec-Fetch-Site": "cross-site" }],
		["a program without a browser", { "User-Agent": own["User-Agent"] }],
		[
			"a crawler that begins as a browser",
			{
				...own,
				"User-Agent":
					"Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 (compatible; Googlebot/2.1)",
			},
		],
		["a crawler with a browser", { ...own, "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" }],
		["a visitor who wished so", { ...own, Cookie: `${uncountedCookie}=1` }],
	])("of %s is not counted", async (_whose, headers) => {
		const { tell, counted } = await open();
		expect((await tell({ kind: "read", page: "/" }, headers)).status).toBe(204);
		expect(counted()).toEqual([]);
	});

	it("is refused where it is nothing that a page tells, and where there is no end of it", async () => {
		const { tell, counted } = await open();
		expect((await tell({ kind: "signUp", page: "/" })).status).toBe(400);
		expect((await tell({ kind: "read", page: "x".repeat(501) })).status).toBe(400);
		for (let count = 0; count < beaconsPerClient; count += 1) await tell({ kind: "read", page: "/" });
		expect((await tell({ kind: "read", page: "/" })).status).toBe(429);
		expect(counted()).toMatchObject([{ kind: "wide" }]);
	});

	it("has no source where the browser asks for that", async () => {
		const { tell, counted } = await open();
		await tell({ kind: "read", page: "/fr", letter: "autumn" }, { ...own, "Sec-GPC": "1" });
		expect(counted()).toMatchObject([{ source: "unknown", kind: "wide" }]);
	});
});

describe("the ping of a link that is followed without scripts", () => {
	it("is counted on the page with the link", async () => {
		const { ping, counted } = await open();
		expect((await ping({ ...own, "Ping-From": `${siteUrl}/fr/` })).status).toBe(204);
		expect(counted()).toEqual([{ ...home, source: "unknown", kind: "whatsapp" }]);
	});

	it("is counted on no page where that is private", async () => {
		const { ping, counted } = await open();
		for (const path of ["/invitation/secret", "/fr/preview/secret"]) {
			expect((await ping({ ...own, "Ping-From": siteUrl + path })).status).toBe(204);
		}
		expect(counted()).toEqual([{ page: "", language: "", count: 2, source: "unknown", kind: "whatsapp" }]);
	});

	it.each([
		["from another site", { ...own, "Ping-From": "https://elsewhere.example/" }],
		["from nowhere", own],
		["of another site's page", { ...own, "Sec-Fetch-Site": "cross-site", "Ping-From": `${siteUrl}/` }],
		["of a program", { ...own, "Ping-From": `${siteUrl}/`, "User-Agent": "curl/8.5.0" }],
	])("%s is not", async (_how, headers) => {
		const { ping, counted } = await open();
		expect((await ping(headers)).status).toBe(204);
		expect(counted()).toEqual([]);
	});

	it("that no link has is not", async () => {
		const { ping, counted } = await open();
		expect((await ping({ ...own, "Ping-From": `${siteUrl}/` }, "/visits/made-up")).status).toBe(204);
		expect(counted()).toEqual([]);
	});
});

describe("what the server sees by itself", () => {
	it("is a sign-up, on its page and by the source that its script names", async () => {
		const { app, counted } = await open();
		const answer = await app.request("/api/newsletter", {
			method: "POST",
			headers: {
				"Content-Type": "application/json",
				"Visit-Source": "letter=&referrer=https%3A%2F%2Fbing.com",
			},
			body: JSON.stringify({ email: "reader@example.com", language: "fr", page: "/fr" }),
		});
		expect(answer.status).toBe(200);
		expect(counted()).toEqual([{ ...home, source: "search/Bing", kind: "signUp" }]);
	});

	it("is no sign-up of a program that fills in what is hidden", async () => {
		const { send, counted } = await open();
		await send("POST", "/api/newsletter", { email: "a@example.com", website: "x" });
		expect(counted()).toEqual([]);
	});
});
