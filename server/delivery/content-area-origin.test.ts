import { request } from "node:http";
import { describe, expect, it } from "vitest";
import { contentAreaHeader } from "#app/api-client/session-cookies.ts";
import { listeningSite } from "#server/testing/listening-site.ts";

const siteUrl = "https://www.ensemble.example";
const adminUrl = "https://office.ensemble.example";
const [site, office] = [siteUrl, adminUrl].map((url) => new URL(url).host) as [string, string];

type Asked = { method?: string; headers?: Record<string, string>; body?: object };

/** Opens a site whose content area has an origin of its own: pages are `A page`, the unknown ones at `/-`. */
async function openSite() {
	const page = async (_: unknown, { url }: Request) =>
		new Response("<html>A page</html>", {
			status: new URL(url).pathname.startsWith("/-") ? 404 : 200,
			headers: { "Content-Type": "text/html" },
		});
	const opened = await listeningSite({ siteUrl, adminUrl, page });
	await opened.stores.sessions.ensureAccessCode(opened.accessCode);

	/** Asks a host as the proxy in front of the site does. */
	function ask(host: string, path: string, { method = "GET", headers = {}, body }: Asked = {}) {
		const json = body === undefined ? {} : { "Content-Type": "application/json" };
		return new Promise<{ status: number; text: string; location: string; cookies: string[] }>(
			(resolve, reject) => {
				const asking = request(
					opened.url + path,
					{ method, headers: { Host: host, ...json, ...headers } },
					(answer) => {
						let text = "";
						answer.setEncoding("utf8").on("data", (chunk) => {
							text += chunk;
						});
						const { location = "", "set-cookie": cookies = [] } = answer.headers;
						answer.on("end", () => resolve({ status: answer.statusCode ?? 0, text, location, cookies }));
					},
				);
				asking.once("error", reject);
				asking.end(body && JSON.stringify(body));
			},
		);
	}

	const login = (host: string, headers: Record<string, string> = {}) =>
		ask(host, "/api/admin/login", { method: "POST", headers, body: { password: opened.accessCode } });
	return { ...opened, ask, login };
}

describe("a content area at an origin of its own", () => {
	it("signs in there alone, by a cookie of that host, for which the public origin knows nobody", async () => {
		const { ask, login } = await openSite();
		expect((await login(site)).status).toBe(404);
		expect((await login("127.0.0.1")).status).toBe(404);
		const signedIn = await login(office, { [contentAreaHeader]: "1", Origin: adminUrl });
		expect(signedIn.status).toBe(200);
		expect(signedIn.cookies.join()).toMatch(/__Host-session=[\w-]+;/);
		expect(signedIn.cookies.join()).not.toMatch(/Domain=/i);
		const headers = {
			Cookie: signedIn.cookies.map((one) => one.split(";", 1)[0]).join("; "),
			[contentAreaHeader]: "1",
		};
		const there = { ...headers, Origin: adminUrl };
		expect((await ask(office, "/api/admin/me", { headers: there })).status).toBe(200);
		expect((await ask(site, "/api/admin/me", { headers: there })).status).toBe(404);
		const article = { title: "Late", excerpt: "How.", content: "Text." };
		const write = (host: string) =>
			ask(host, "/api/blog-posts", { method: "POST", headers: there, body: article });
		expect((await write(site)).status).toBe(401);
		expect((await write(office)).status).toBe(201);
		// The requests of a script on a public page that got around its origin's rules.
		const forged: Record<string, string>[] = [
			{ Origin: siteUrl },
			{ Origin: adminUrl, "Sec-Fetch-Site": "same-site" },
		];
		for (const from of forged)
			expect((await ask(office, "/api/admin/me", { headers: { ...headers, ...from } })).status).toBe(401);
	});

	it("takes no bearer at the public origin either, which shows what everybody may see", async () => {
		const { ask, login } = await openSite();
		const { token } = JSON.parse((await login(office)).text) as { token: string };
		const headers = { Authorization: `Bearer ${token}` };
		const draft = { title: "A draft", excerpt: "How.", content: "Text." };
		await ask(office, "/api/blog-posts", { method: "POST", headers, body: draft });
		expect((await ask(office, "/api/blog-posts", { headers })).text).toContain("A draft");
		const here = await ask(site, "/api/blog-posts", { headers });
		expect(here.status).toBe(200);
		expect(here.text).not.toContain("A draft");
	});

	it("has no public page, whether one is cached or not, and leads to where they are", async () => {
		const { ask } = await openSite();
		for (const path of ["/blog", "/fr/blog?page=2", "/nowhere.html", "/draft/none", "//evil.example"]) {
			for (let turn = 0; turn < 2; turn += 1) {
				await ask(site, path);
				expect(await ask(office, path), path).toMatchObject({ status: 302, location: siteUrl + path });
			}
		}
		expect(await ask(office, "/")).toMatchObject({ status: 302, location: "/admin" });
		expect(await ask(office, "/admin")).toMatchObject({
			status: 200,
			text: expect.stringContaining("A page"),
		});
		expect((await ask(office, "/assets/a.js")).status).toBe(200);
		expect((await ask(office, "/site.webmanifest")).status).toBe(200);
		expect((await ask(office, "/readyz")).status).toBe(200);
	});

	it("is unknown at the public origin, whose pages go on", async () => {
		const { ask } = await openSite();
		expect((await ask(site, "/blog")).status).toBe(200);
		for (const path of ["/admin", "/ADMIN/", "/admin/dashboard", "/admin/dashboard.data", "/%61dmin"])
			expect((await ask(site, path)).status, path).toBe(404);
	});
});

it("a content area at the site's origin answers whatever host is asked for", async () => {
	const { app, accessCode, stores } = await listeningSite({ siteUrl });
	await stores.sessions.ensureAccessCode(accessCode);
	const answer = await app.request("http://127.0.0.1:3000/api/admin/login", {
		method: "POST",
		headers: { "Content-Type": "application/json" },
		body: JSON.stringify({ password: accessCode }),
	});
	expect(answer.status).toBe(200);
});
