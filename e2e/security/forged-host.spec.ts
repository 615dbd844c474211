import { request } from "node:http";
import { signUpPath } from "#app/features/newsletter/signup/newsletter-section.tsx";
import { awaitMail, expect, linksOf, test } from "#e2e/support/mail-fixtures.ts";
import { addresses } from "#e2e/support/pages.ts";

const forged = {
	Host: "evil.example",
	"X-Forwarded-Host": "evil.example",
	"X-Forwarded-Proto": "https",
	Forwarded: "host=evil.example;proto=https",
	"X-Original-URL": "//evil.example/",
	"X-Rewrite-URL": "//evil.example/",
};
const endpoints =
	"/feed.xml /fr/feed.xml /sitemap.xml /robots.txt /events.ics /fr/events.ics /site.webmanifest".split(" ");
const others =
	"/.well-known/security.txt /events /nothing /admin /blog?page=2 /?language=fr //evil.example".split(" ");

/** An answer to a request that no browser makes: head and body as one text. */
function ask(url: string, method = "GET", headers: Record<string, string> = {}, body = ""): Promise<string> {
	return new Promise((resolve, reject) => {
		const outgoing = request(url, { method, headers: { ...forged, ...headers } }, (answer) => {
			let text = `${answer.statusCode} ${JSON.stringify(answer.headers)}\n`;
			answer.setEncoding("utf8");
			answer.on("data", (chunk) => {
				text += chunk;
			});
			answer.on("end", () => resolve(text));
		});
		outgoing.once("error", reject);
		outgoing.end(body);
	});
}

test("no answer takes a host from its request, and none that is cached passes it on", async ({ site }) => {
	for (const path of [...addresses.map(({ address }) => address), ...endpoints, ...others]) {
		const answer = await ask(site.url + path);
		// The page of an address that is not there may carry that address, never as a host.
		const told = answer.replaceAll(/\\?"\/+evil\.example\\?"/g, "").replaceAll("/evil.example?", "");
		expect(told, path).not.toContain(path.includes("evil") ? "//evil.example" : "evil.example");
		const plain = await (await fetch(site.url + path)).text();
		if (!path.includes("evil")) expect(plain, path).not.toContain("evil.example");
	}
});

test("canonical addresses, feeds and the sitemap begin with SITE_URL", async ({ site }) => {
	const starts = {
		"/fr/blog": `rel="canonical" href="${site.url}/fr/blog"`,
		"/sitemap.xml": `<loc>${site.url}/`,
		"/feed.xml": `<link>${site.url}/`,
		"/robots.txt": `Sitemap: ${site.url}/`,
	};
	for (const [path, start] of Object.entries(starts))
		expect(await ask(site.url + path), path).toContain(start);
});

test("the links of a mail begin with SITE_URL, whichever host was asked", async ({ site, inbox }) => {
	const email = "reader@example.com";
	const json = { "Content-Type": "application/json" };
	expect(await ask(`${site.url}/api/newsletter`, "POST", json, JSON.stringify({ email }))).toMatch(/^200 /);
	const mail = await awaitMail(inbox, email);
	const links = linksOf(mail).filter((link) => link.startsWith("http"));
	expect(links.length).toBeGreaterThan(0);
	for (const link of links) expect(link.startsWith(`${site.url}/`), link).toBe(true);
	expect(mail.headers["list-unsubscribe"]).toContain(`<${site.url}/`);
	expect(JSON.stringify(mail)).not.toContain("evil.example");
	const form = { "Content-Type": "application/x-www-form-urlencoded", Origin: "http://evil.example" };
	const thanks = await ask(site.url + signUpPath, "POST", form, "email=other%40example.com&page=%2F");
	expect(thanks).not.toMatch(/"location":"[^"/]/);
	expect(thanks).not.toContain("evil.example");
});

test("an address that looks like another host's is a page that is not there", async ({ site, browser }) => {
	const visitor = await browser.newPage();
	for (const path of ["//evil.example/x", "/fr//evil.example/x", "/%5cevil.example"]) {
		const answer = await visitor.goto(site.url + path);
		expect(answer?.status(), path).toBe(404);
		const hosts = await visitor.evaluate(() => [...document.links].map(({ origin }) => origin));
		expect(hosts.filter((origin) => origin.includes("evil"))).toEqual([]);
	}
	await visitor.close();
});
