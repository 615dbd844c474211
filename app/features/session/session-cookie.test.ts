import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { contentAreaHeader } from "#app/api-client/session-cookies.ts";
import { type TestSiteOptions, testSite } from "#server/testing/test-site.ts";

const siteUrl = "https://ensemble.example";
const own = { [contentAreaHeader]: "1" };

/** Opens a browser that signed in by the content area's form. */
async function openBrowser(options: TestSiteOptions = {}) {
	const site = await testSite({ siteUrl, ...options });
	await site.stores.sessions.ensureAccessCode(site.accessCode);

	async function ask(path: string, headers: Record<string, string>, method = "GET") {
		return site.app.request(path, { method, headers });
	}

	async function signIn(headers: Record<string, string> = {}) {
		const answer = await site.app.request("/api/admin/login", {
			method: "POST",
			headers: { "Content-Type": "application/json", ...own, ...headers },
			body: JSON.stringify({ password: site.accessCode }),
		});
		const set = answer.headers.getSetCookie();
		const { token: id } = (await answer.json()) as { token: string };
		return { set, id, cookie: set.map((one) => one.split(";", 1)[0]).join("; ") };
	}

	return { ...site, ask, signIn };
}

/** The token in the cookies of a browser, which no script of it can read. */
const tokenIn = (cookies: string) => /__Host-session=([\w-]+)/.exec(cookies)?.[1] ?? "";

const attributesOf = (set: string[], name: string) =>
	set
		.find((cookie) => cookie.startsWith(`${name}=`))
		?.split("; ")
		.slice(1)
		.toSorted();

describe("a sign-in of the content area", () => {
	it("gets a cookie that no script reads, a hint that opens nothing, and no token", async () => {
		const { signIn, ask, send } = await openBrowser();
		const { set, id, cookie } = await signIn();
		expect(attributesOf(set, "__Host-session")).toEqual(["HttpOnly", "Path=/", "SameSite=Strict", "Secure"]);
		expect(attributesOf(set, "signed-in")).toEqual(["Path=/", "SameSite=Strict", "Secure"]);
		expect(cookie).toContain(`signed-in=${id}`);
		expect((await send("GET", "/api/admin/stats", undefined, id)).status).toBe(401);
		expect((await ask("/api/admin/stats", { ...own, Cookie: `__Host-session=${id}` })).status).toBe(401);
		expect((await ask("/api/admin/stats", { ...own, Cookie: cookie })).status).toBe(200);
	});

	it("replaces the session that the browser had", async () => {
		const { signIn, ask } = await openBrowser();
		const first = await signIn();
		const second = await signIn({ Cookie: first.cookie });
		expect((await ask("/api/admin/stats", { ...own, Cookie: first.cookie })).status).toBe(401);
		expect((await ask("/api/admin/stats", { ...own, Cookie: second.cookie })).status).toBe(200);
	});

	it("is over in the browser and on the server once it signs out", async () => {
		const { signIn, ask } = await openBrowser();
		const { cookie } = await signIn();
		const answer = await ask("/api/admin/logout", { ...own, Cookie: cookie }, "POST");
		expect(answer.status).toBe(204);
		expect(answer.headers.getSetCookie().map((one) => one.split("; ").slice(0, 2))).toEqual([
			["__Host-session=", "Max-Age=0"],
			["signed-in=", "Max-Age=0"],
		]);
		expect((await ask("/api/admin/stats", { ...own, Cookie: cookie })).status).toBe(401);
	});

	it("goes on in another cookie when it changes the code", async () => {
		const { app, signIn, ask, accessCode } = await openBrowser();
		const { cookie, id } = await signIn();
		const answer = await app.request("/api/admin/access-code", {
			method: "POST",
			headers: { "Content-Type": "application/json", ...own, Cookie: cookie },
			body: JSON.stringify({ current: accessCode, next: "battery staple horse" }),
		});
		const renewed = answer.headers.getSetCookie().map((one) => one.split(";", 1)[0]);
		expect(((await answer.json()) as { token: string }).token).not.toBe(id);
		expect((await ask("/api/admin/stats", { ...own, Cookie: renewed.join("; ") })).status).toBe(200);
		expect((await ask("/api/admin/stats", { ...own, Cookie: cookie })).status).toBe(401);
	});
});

describe("the cookie of a session", () => {
	it.each<[string, Record<string, string>]>([
		["without the header of the content area, as a form of another site sends it", {}],
		["from another site", { ...own, "Sec-Fetch-Site": "cross-site" }],
		["from another host of the same domain", { ...own, "Sec-Fetch-Site": "same-site" }],
		["from another origin, of a browser that names no more", { ...own, Origin: "https://evil.example" }],
		["from an origin that hides itself", { ...own, Origin: "null" }],
	])("counts for nothing %s", async (_how, headers) => {
		const { signIn, ask } = await openBrowser();
		const { cookie } = await signIn();
		expect((await ask("/api/admin/stats", { ...headers, Cookie: cookie })).status).toBe(401);
		expect((await ask("/api/admin/logout", { ...headers, Cookie: cookie }, "POST")).status).toBe(401);
	});

	it("is accepted from the site itself, however the browser names the origin", async () => {
		const { signIn, ask } = await openBrowser();
		const { cookie } = await signIn();
		for (const [name, value] of Object.entries({ "Sec-Fetch-Site": "same-origin", Origin: siteUrl })) {
			expect((await ask("/api/admin/stats", { ...own, [name]: value, Cookie: cookie })).status).toBe(200);
		}
	});

	it("shows drafts to the content area alone, and never by the cache", async () => {
		const { send, signIn, ask } = await openBrowser();
		const { cookie } = await signIn();
		await send(
			"POST",
			"/api/blog-posts",
			{ title: "A draft", excerpt: "How.", content: "Text." },
			tokenIn(cookie),
		);
		const titles = async (headers: Record<string, string>) =>
			JSON.stringify(await (await ask("/api/blog-posts", { ...headers, Cookie: cookie })).json());
		expect(await titles({})).not.toContain("A draft");
		expect(await titles(own)).toContain("A draft");
		expect(await titles({})).not.toContain("A draft");
	});
});

it("the log of each request names the session by its id, which opens nothing", async () => {
	const lines: string[] = [];
	const { signIn, ask } = await openBrowser({ log: pino({}, { write: (line) => void lines.push(line) }) });
	const { cookie, id } = await signIn();
	await ask("/api/admin/subscribers.csv", { ...own, Cookie: cookie });
	const line = lines.find((one) => one.includes("/api/admin/subscribers.csv"));
	expect(JSON.parse(line ?? "{}")).toMatchObject({ session: id, status: 200 });
	expect(lines.join()).not.toContain(tokenIn(cookie));
});
