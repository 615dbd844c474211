import { menuRoom } from "#app/features/custom-pages/custom-page.ts";
import { type ExampleSite, pathOfNew } from "./example-site.ts";
import { versionExamples } from "./version-examples.ts";

const path = "/api/admin/pages";
const page = { title: "Contact", content: "Write to us.", published: true };
const drafted = { ...page, fr: page };

const add = ({ request }: ExampleSite, changes: object = {}) =>
	request("POST", path, { ...page, ...changes });

const pathOfOne = (site: ExampleSite) => pathOfNew(site, path, page);

/** Returns the answers to one page more than the main menu has room for. */
async function fullMenu(site: ExampleSite): Promise<Response[]> {
	const answers: Response[] = [];
	for (let page = 0; page <= menuRoom; page += 1) answers.push(await add(site, { placement: "menu" }));
	return answers;
}

/** Requests of the pages that the owner adds. */
export const pageExamples: Record<string, (site: ExampleSite) => Promise<Response[]>> = {
	...versionExamples(path, pathOfOne),
	"GET /api/admin/pages": async (site) => {
		await add(site);
		return [await site.request("GET", path)];
	},
	"POST /api/admin/pages": async (site) => [
		await add(site),
		await add(site, { slug: "contact" }),
		await add(site, { title: "" }),
		...(await fullMenu(site)),
	],
	"GET /api/admin/pages/{id}": async (site) => [
		await site.request("GET", await pathOfOne(site)),
		await site.request("GET", `${path}/none`),
	],
	"PUT /api/admin/pages/{id}": async (site) => {
		const place = await pathOfOne(site);
		const update = { ...page, version: 1 };
		return [
			await site.request("PUT", place, update),
			await site.request("PUT", place, update),
			await site.request("PUT", `${path}/none`, update),
		];
	},
	"DELETE /api/admin/pages/{id}": async (site) => {
		const place = await pathOfOne(site);
		return [await site.request("DELETE", place), await site.request("DELETE", place)];
	},
	"PUT /api/admin/page-order": async (site) => {
		await add(site);
		return [await site.request("PUT", "/api/admin/page-order", { ids: ["none"] })];
	},
	"GET /api/admin/working-copies/pages/{key}": async ({ request }) => {
		const place = "/api/admin/working-copies/pages/new";
		const none = await request("GET", place);
		await request("PUT", place, { draft: drafted, version: null });
		return [none, await request("GET", place)];
	},
	"PUT /api/admin/working-copies/pages/{key}": async ({ request }) => {
		const copy = { draft: drafted, version: null };
		const put = (key: string, body: object) => request("PUT", `/api/admin/working-copies/pages/${key}`, body);
		return [await put("new", copy), await put("none", copy), await put("new", { ...copy, replaces: null })];
	},
	"DELETE /api/admin/working-copies/pages/{key}": async ({ request }) => [
		await request("DELETE", "/api/admin/working-copies/pages/new"),
	],
};
