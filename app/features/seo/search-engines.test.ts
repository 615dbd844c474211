import { describe, expect, it } from "vitest";
import { articleInput } from "#app/features/articles/article.ts";
import { eventInput } from "#app/features/events/event.ts";
import { defaultFacts } from "#app/site/facts.ts";
import { startedLetter } from "#server/testing/letters.ts";
import { openReader } from "#server/testing/reader.ts";
import { addReaders } from "#server/testing/readers.ts";
import { testSite } from "#server/testing/test-site.ts";

const real = { calendarDate: "2026-04-18", startTime: "18:30", ticketPrice: 1000, date: "", time: "" };
const article = (title: string, more: object = {}) =>
	articleInput.parse({ title, excerpt: "How.", content: "Text.", published: true, ...more });

async function sitemap(site: Awaited<ReturnType<typeof testSite>>): Promise<string[]> {
	const xml = await (await site.send("GET", "/sitemap.xml")).text();
	return [...xml.matchAll(/<loc>http:\/\/localhost:3000(.*?)<\/loc>/g)].map(([, path = ""]) => path);
}

describe("the sitemap", () => {
	it("names each published table in both languages, and no hidden one", async () => {
		const site = await testSite();
		await site.stores.events.create(eventInput.parse({ title: "Shown", ...real, fr: { title: "Montrée" } }));
		await site.stores.events.create(eventInput.parse({ title: "Hidden", ...real, published: false }));
		const tables = (await sitemap(site)).filter((path) => path.includes("/singlessocials/"));
		expect(tables).toEqual(["/events/singlessocials/shown", "/fr/events/singlessocials/montree"]);
	});

	it("names no archive of letters before one is listed", async () => {
		expect((await sitemap(await testSite())).filter((path) => path.includes("newsletter"))).toEqual([]);
	});

	it("names each listed letter at its address in each language", async () => {
		const site = await testSite();
		await addReaders(site.database, 2);
		await startedLetter(site);
		expect((await sitemap(site)).filter((path) => path.includes("newsletter/"))).toEqual([
			"/newsletter/two-tables-in-december",
			"/fr/newsletter/deux-tables-en-decembre",
		]);
	});

	it.each(["/admin", "/preview", "/invitation", "/api", "/favicon-preview", "/newsletter/confirm"])(
		"never names %s",
		async (path) => {
			expect((await sitemap(await testSite())).filter((listed) => listed.includes(path))).toEqual([]);
		},
	);

	it("follows an article to its new address", async () => {
		const site = await testSite();
		const { id, version } = await site.stores.articles.saving.create(article("First"));
		await site.stores.articles.saving.update(id, { ...article("First", { slug: "second" }), version });
		const articles = (await sitemap(site)).filter((path) => path.includes("/blog/"));
		expect(articles).toEqual(["/blog/second", "/fr/blog/second"]);
	});

	it.each([
		["sitemap", "/sitemap.xml"],
		["manifest", "/site.webmanifest"],
		["robots", "/robots.txt"],
	])("is asked for again by those who have it (%s)", async (_name, path) => {
		const { send } = await testSite();
		const answer = await send("GET", path);
		expect(answer.headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
		const head = await send("HEAD", path);
		expect([head.status, await head.text()]).toEqual([200, ""]);
		expect((await send("POST", path, {})).status).toBeGreaterThanOrEqual(400);
	});
});

describe("a site that may not be listed", () => {
	it("search engines are asked to stay away from every page, and not once it is open", async () => {
		const { read, stores } = await openReader();
		const tag = async (path: string) => (await read(path)).headers.get("X-Robots-Tag");
		expect(await tag("/")).toContain("noindex");
		expect(await tag("/fr/network")).toContain("noindex");
		await stores.facts.open(true);
		expect(await tag("/")).toBeNull();
		await stores.facts.open(false);
		expect(await tag("/")).toContain("noindex");
	});

	it("asks them to stay away while its owner does not want it listed", async () => {
		const { read, stores } = await openReader();
		await stores.facts.open(true);
		await stores.settings.set("search_listing", "off");
		expect((await read("/fr/network")).headers.get("X-Robots-Tag")).toContain("noindex");
		await stores.settings.set("search_listing", "on");
		expect((await read("/fr/network")).headers.get("X-Robots-Tag")).toBeNull();
	});
});

describe("the manifest", () => {
	it("says the name and the line that the owner states", async () => {
		const { send, stores } = await testSite();
		const { version } = await stores.facts.find();
		const tagline = { ...defaultFacts.tagline, en: "Two by two" };
		await stores.facts.save({ ...defaultFacts, name: "Duo", tagline }, version);
		const manifest = await (await send("GET", "/site.webmanifest")).json();
		expect(manifest).toMatchObject({
			name: "Duo",
			short_name: "Duo",
			description: "Two by two",
			lang: "en",
			start_url: "/",
			display: "browser",
		});
	});
});

describe("the file for those who find a weakness", () => {
	it("names the address of the owner as it is now, and is stored nowhere", async () => {
		const { send, stores } = await testSite();
		const { version } = await stores.facts.find();
		await stores.facts.save({ ...defaultFacts, email: "safe@duo.example" }, version);
		const answer = await send("GET", "/.well-known/security.txt");
		expect(await answer.text()).toMatch(/^Contact: mailto:safe@duo\.example$/m);
		expect(answer.headers.get("Cache-Control")).toBe("no-store");
	});
});

describe("robots.txt", () => {
	it("keeps robots for training away where the owner wants it, in a group before all others", async () => {
		const { send, stores } = await testSite();
		await stores.settings.set("training_robots", "off");
		const [training = "", others = ""] = (await (await send("GET", "/robots.txt")).text()).split("\n\n");
		expect(training.split("\n")).toEqual(
			expect.arrayContaining(["User-agent: GPTBot", "User-agent: ClaudeBot", "User-agent: Google-Extended"]),
		);
		expect(training).toMatch(/\nDisallow: \/$/);
		expect(others).toMatch(/^User-agent: \*\nDisallow: \/admin\n/);
	});

	it("lists what is disallowed before it allows the rest", async () => {
		const { send } = await testSite({ siteUrl: "https://ensemble.example" });
		const lines = (await (await send("GET", "/robots.txt")).text()).split("\n");
		expect(lines.indexOf("Disallow: /admin")).toBeLessThan(lines.indexOf("Allow: /"));
		expect(lines).toContain("Sitemap: https://ensemble.example/sitemap.xml");
	});
});

describe("the picture of a shared link", () => {
	it.each([
		["/share/de/home.png"],
		["/share/en/nothing.png"],
		["/share/en/favicon.png"],
		["/share/en/blog/nothing.png"],
		["/share/en/table/nothing.png"],
		["/share/de/table/dinner.png"],
		["/share/en/..%2f..%2fetc.png"],
		["/share/en/home.svg"],
	])("is not there at %s", async (path) => {
		const { send } = await testSite();
		const answer = await send("GET", path);
		expect(answer.status).toBe(404);
		expect(answer.headers.get("Content-Type")).not.toBe("image/png");
	});

	it("is not there of a draft, nor of a hidden table", async () => {
		const { send, stores } = await testSite();
		await stores.articles.saving.create(article("Draft", { published: false }));
		const hidden = await stores.events.create(
			eventInput.parse({ title: "Hidden", ...real, published: false }),
		);
		expect((await send("GET", "/share/en/blog/draft.png")).status).toBe(404);
		expect((await send("GET", `/share/en/table/${hidden.slug || "hidden"}.png`)).status).toBe(404);
	});

	it("redirects from a former address of an article to its present one", async () => {
		const { send, stores } = await testSite();
		const { id, version } = await stores.articles.saving.create(article("First"));
		await stores.articles.saving.update(id, { ...article("First", { slug: "second" }), version });
		const moved = await send("GET", "/share/fr/blog/first.png");
		expect([moved.status, moved.headers.get("Location")]).toEqual([301, "/share/fr/blog/second.png"]);
	});
});
