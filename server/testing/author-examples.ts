import type { ExampleSite } from "./example-site.ts";

const path = "/api/admin/authors";
const author = { name: "Ann Lee", words: "Writes.", fr: { words: "Écrit." } };

async function placeOfOne({ request }: ExampleSite): Promise<string> {
	const { id } = (await (await request("POST", path, author)).json()) as { id: string };
	return `${path}/${id}`;
}

/** Requests of the people who write articles, whose answers are compared with the API's document. */
export const authorExamples: Record<string, (site: ExampleSite) => Promise<Response[]>> = {
	"GET /api/admin/authors": async (site) => {
		await placeOfOne(site);
		return [await site.request("GET", path)];
	},
	"POST /api/admin/authors": async ({ request }) => [
		await request("POST", path, author),
		await request("POST", path, { name: " " }),
	],
	"PUT /api/admin/authors/{id}": async (site) => {
		const place = await placeOfOne(site);
		const update = { ...author, version: 1 };
		return [
			await site.request("PUT", place, update),
			await site.request("PUT", place, update),
			await site.request("PUT", `${path}/none`, update),
			await site.request("PUT", place, author),
		];
	},
	"DELETE /api/admin/authors/{id}": async (site) => {
		const place = await placeOfOne(site);
		return [await site.request("DELETE", place), await site.request("DELETE", place)];
	},
};
