import { beforeEach, describe, expect, it } from "vitest";
import { draftOf } from "#app/content/draft.ts";
import { pageFields, pageInput } from "#app/features/custom-pages/custom-page.ts";
import { catalogue } from "#app/features/texts/catalogue.server.ts";
import { openReader } from "#server/testing/reader.ts";

const path = "/api/admin/texts/draft-link";

type Reader = Awaited<ReturnType<typeof openReader>>;
let reader: Reader;
let token: string;
let link: string;

beforeEach(async () => {
	reader = await openReader();
	token = await reader.signIn();
	const key = "network.hero.title";
	const base = catalogue.get(key)?.shipped.fr ?? "";
	await reader.stores.textDrafts.save({ key, language: "fr", text: "Un *brouillon* <b>", base });
	const made = await reader.send("POST", path, undefined, token);
	const { url } = (await made.json()) as { url: string };
	link = new URL(url).pathname;
});

describe("the private link to the draft", () => {
	it("shows every page as it will be, and leads from one to the other", async () => {
		const page = await reader.read(`${link}/fr/network`);
		expect(page.status).toBe(200);
		expect(page.texts("main h1")).toEqual(["Un brouillon <b>"]);
		expect((await reader.read("/fr/network")).said()).not.toContain("brouillon");
		const links = page.all("a").map((one) => one.getAttribute("href") ?? "");
		const within = links.filter((href) => href.startsWith("/"));
		expect(within.filter((href) => !href.startsWith(link))).toEqual([]);
		expect(within).toContain(`${link}/fr/blog`);
		expect(within).toContain(`${link}/network`);
		expect((await reader.read(link)).status).toBe(200);
		expect(page.all('[role="note"]')[0]?.textContent).toContain("Aperçu privé");
	});

	it("shows the owner's pages as they will be, in every menu, and nobody else a word of them", async () => {
		const { stores, read } = reader;
		const fr = { title: "Secret de la maison", content: "Tout *bas*." };
		const words = { title: "House secret", content: "In a low *voice*.", placement: "menu", fr };
		await stores.customPages.create(pageInput.parse(words));
		const page = await read(`${link}/fr/secret-de-la-maison`);
		expect([page.status, page.texts("h1"), page.texts(".prose em")]).toEqual([200, [fr.title], ["bas"]]);
		const inMenu = page.all("header a").map((one) => [one.getAttribute("href"), one.textContent]);
		expect(inMenu).toContainEqual([`${link}/fr/secret-de-la-maison`, fr.title]);
		expect(page.html).not.toContain("<script");
		expect(page.headers.get("Cache-Control")).toBe("no-store");
		const moved = await read(`${link}/fr/house-secret`);
		expect([moved.status, moved.headers.get("Location")]).toEqual([302, `${link}/fr/secret-de-la-maison`]);
		expect((await read(`${link}/network`)).html).toContain(`${link}/house-secret`);
		// A page that was kept for a visitor before is as it was, and so is every list.
		for (const address of [
			...["/fr/network", "/network", "/", "/sitemap.xml", "/feed.xml"],
			...["/house-secret", "/fr/secret-de-la-maison", `${link}x/house-secret`],
		]) {
			const answer = await read(address);
			expect([address, /House secret|Secret de la maison|In a low/.test(answer.html)]).toEqual([
				address,
				false,
			]);
		}
		expect((await read("/house-secret")).status).toBe(404);
		await stores.draftLinks.revoke();
		expect((await read(`${link}/house-secret`)).status).toBe(404);
	});

	it("shows a page with what is typed of it and not saved, at the address that it will have", async () => {
		const { stores, read, send } = reader;
		const input = pageInput.parse({ title: "Contact", content: "Old.", published: true });
		const { id, version } = await stores.customPages.create(input);
		const hostile = "<script>alert(1)</script>\n\n[a](javascript:alert(2)) **New.**";
		const draft = { ...draftOf(pageFields, input), title: "Reach us", content: hostile };
		const copies = "/api/admin/working-copies/pages";
		expect((await send("PUT", `${copies}/${id}`, { draft, version }, token)).status).toBe(200);
		const page = await read(`${link}/reach-us`);
		expect([page.texts("h1"), page.texts(".prose strong")]).toEqual([["Reach us"], ["New."]]);
		expect(page.all(".prose script, .prose a[href^=javascript]")).toEqual([]);
		const former = await read(`${link}/contact`);
		expect(former.headers.get("Location")).toBe(`${link}/reach-us`);
		const live = await read("/contact");
		expect([live.status, live.texts("h1"), live.said()]).toMatchObject([
			...[200, ["Contact"]],
			expect.stringContaining("Old."),
		]);
		expect((await read("/reach-us")).status).toBe(404);
	});

	it("is stored, listed and told nowhere, and runs nothing", async () => {
		const { headers, html } = await reader.read(`${link}/network`);
		expect(headers.get("Cache-Control")).toBe("no-store");
		expect(headers.get("X-Robots-Tag")).toContain("noindex");
		expect(headers.get("Referrer-Policy")).toBe("strict-origin");
		expect(headers.get("Content-Security-Policy")).toMatch(/^sandbox (?!.*allow-scripts)/);
		expect(html).not.toContain("<script");
	});

	it("opens nothing once it is ended, nor with another secret, nor beyond the readers' pages", async () => {
		for (const address of [
			"/draft/",
			"/draft/x",
			`${link}x`,
			`${link}/admin`,
			`${link}/api/settings`,
			`${link}${link}`,
		])
			expect([address, (await reader.read(address)).status]).toEqual([address, 404]);
		expect((await reader.send("DELETE", path, undefined, token)).status).toBe(204);
		const after = await reader.read(`${link}/fr/network`);
		expect([after.status, after.html.includes("brouillon")]).toEqual([404, false]);
		expect(await (await reader.send("GET", path, undefined, token)).json()).toEqual({ expiresAt: null });
	});

	it("is made, and its address told, to the administrator alone", async () => {
		for (const method of ["GET", "POST", "DELETE"])
			expect((await reader.send(method, path)).status).toBe(401);
		const state = await (await reader.send("GET", path, undefined, token)).text();
		expect(state).not.toContain(link.replace("/draft/", ""));
	});
});
