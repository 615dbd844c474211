import { expect, it } from "vitest";
import { pageInput } from "#app/features/custom-pages/custom-page.ts";
import { html } from "#server/testing/counting-site.ts";
import { listeningSite } from "#server/testing/listening-site.ts";

const input = (title: string, changes: object = {}) =>
	pageInput.parse({ title, content: "Words.", published: true, ...changes });

it("caches the owner's pages until one changes, their links on every page, and one page for addresses that are none", async () => {
	const rendered: string[] = [];
	const { url, stores } = await listeningSite({
		page: async ({ customPages }, request) => {
			const { pathname } = new URL(request.url);
			rendered.push(pathname);
			const links = await customPages.listLinks("en");
			if (pathname === "/network") return new Response(JSON.stringify(links), { headers: html });
			const found = await customPages.findShown(pathname.slice(1), "en");
			return new Response(JSON.stringify([found, links]), { headers: html, status: found ? 200 : 404 });
		},
	});
	const contact = await stores.customPages.create(input("Contact"));
	const team = await stores.customPages.create(input("Team"));
	const addresses = ["/contact", "/Team/", "/network", "/nowhere", "/nothing"];
	async function renderedAfter(change: () => Promise<unknown>): Promise<string[]> {
		await change();
		rendered.length = 0;
		for (const address of addresses) await (await fetch(url + address)).text();
		return [...rendered];
	}
	const all = ["/contact", "/team", "/network", "/-"];
	expect(await renderedAfter(async () => undefined)).toEqual(all);
	expect(await renderedAfter(async () => undefined)).toEqual([]);
	const changed = { ...input("Contact", { slug: "contact", content: "Other words." }), version: 1 };
	expect(await renderedAfter(() => stores.customPages.update(contact.id, changed))).toEqual(["/contact"]);
	const inMenu = { ...input("Team", { slug: "team", placement: "menu" }), version: 1 };
	expect(await renderedAfter(() => stores.customPages.update(team.id, inMenu))).toEqual(all);
	expect(await renderedAfter(() => stores.customPages.create(input("Draft", { published: false })))).toEqual(
		[],
	);
	expect((await fetch(`${url}/contact?utm=1`)).status).toBe(200);
	expect(rendered).toEqual([]);
});
