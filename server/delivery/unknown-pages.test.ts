import { expect, it } from "vitest";
import { pageInput } from "#app/features/custom-pages/custom-page.ts";
import { listeningSite } from "#server/testing/listening-site.ts";
import { openReader } from "#server/testing/reader.ts";
import { unbuiltPages } from "#server/testing/unbuilt-pages.ts";
import { PageCache } from "./page-cache.ts";

const onePart = ["/nothing", "/nothing-else?a=<b>&language=de", "/wp-login.php", "/%3Cscript%3E"];
const moreParts = ["/nothing/at-all", "/a/b/c?secret=1", "/favicon-preview/x"];

it.each([
	["of one part", "", onePart],
	["of several parts", "", moreParts],
	["of one part in French", "/fr", onePart],
	["of several parts in French", "/fr", moreParts],
])(
	"the site answers unknown addresses %s with one page that holds nothing of them",
	async (_name, prefix, paths) => {
		const { read } = await openReader();
		const pages = [];
		for (const path of paths) pages.push(await read(prefix + path));
		expect(pages.map(({ status }) => status)).toEqual(paths.map(() => 404));
		expect(new Set(pages.map(({ html }) => html)).size).toBe(1);
		const [page] = pages;
		expect(page?.meta("robots")).toContain("noindex");
		expect(page?.all("link[rel=canonical], link[rel=alternate]")).toEqual([]);
		expect(page?.html).not.toMatch(/["/]-["/?]/);
		const languages = page?.all("header a[hreflang]").map((link) => link.getAttribute("href"));
		expect(new Set(languages)).toEqual(new Set(["/?language=en", "/fr?language=fr"]));
		const head = await read(`${prefix}/nothing`, { method: "HEAD" });
		expect([head.status, head.html]).toEqual([404, ""]);
		expect((await read(`${prefix}/nothing`, { method: "POST" })).status).toBe(405);
	},
);

it("renders an unknown address once, and the page of its owner as soon as there is one", async () => {
	let rendered = 0;
	const { url, stores } = await listeningSite({
		page: async (_stores, request) => {
			rendered += 1;
			const isThere = new URL(request.url).pathname === "/our-story";
			return new Response("page", { status: isThere ? 200 : 404 });
		},
	});
	const statusOf = async (path: string) => (await fetch(url + path)).status;
	for (const path of ["/our-story", "/nothing-1", "/nothing-2", "/nothing-3.php"]) {
		expect(await statusOf(path)).toBe(404);
	}
	expect(rendered).toBe(1);
	const texts = { title: "Our story", content: "It began.", slug: "our-story" };
	await stores.customPages.create(pageInput.parse({ ...texts, published: true }));
	expect(await statusOf("/our-story")).toBe(200);
	expect(await statusOf("/nothing-1")).toBe(404);
	expect(rendered).toBe(2);
});

it("the data of an unknown address is answered as before", async () => {
	const { url } = await listeningSite({ build: await unbuiltPages() });
	for (const path of ["/nothing.data", "/fr/nothing/at-all.data"]) {
		const answer = await fetch(url + path);
		expect(answer.status).toBe(404);
		expect(answer.headers.get("Content-Type")).toContain("text/x-script");
	}
});

it("the site leaves the routes that a page asks for ahead to the router", async () => {
	const { url } = await listeningSite({ build: await unbuiltPages() });
	const answer = await fetch(`${url}/assets/routes.json?paths=%2Fadmin%2Carticles&version=other`);
	expect(answer.status).not.toBe(404);
});

it("compresses once what says at many addresses that there is nothing", async () => {
	const revision = { current: () => "1", hasChangedSince: () => false };
	const pages = new PageCache({ revision, day: () => "2026-11-27", maxBytes: 1e6 });
	const find = async (key: string, text = "Nothing here.", status = 404) => {
		const headers = { "X-Request-Id": key };
		return (await pages.get(key, async () => new Response(text, { status, headers }))).response;
	};
	const first = await find("/nothing-1");
	expect(await find("/nothing-2")).toBe(first);
	expect(await find("/fr/rien", "Rien ici.")).not.toBe(first);
	expect(await find("/gone", "Nothing here.", 410)).not.toBe(first);
	expect(await find("/nothing-3")).toBe(first);
});
