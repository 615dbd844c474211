import type { ExampleSite } from "./example-site.ts";

const path = "/api/admin/deleted";

/** The place of an article that was deleted. */
async function deletedPlace({ request }: ExampleSite): Promise<string> {
	const answer = await request("POST", "/api/blog-posts", { title: "Moon", excerpt: "", content: "" });
	const { id } = (await answer.json()) as { id: string };
	await request("DELETE", `/api/blog-posts/${id}`);
	return `${path}/article/${id}`;
}

/** Requests of what was deleted. */
export const deletedExamples: Record<string, (site: ExampleSite) => Promise<Response[]>> = {
	"GET /api/admin/deleted": async (site) => {
		await deletedPlace(site);
		return [await site.request("GET", path)];
	},
	"POST /api/admin/deleted/{kind}/{id}/restore": async (site) => {
		const place = await deletedPlace(site);
		return [
			await site.request("POST", `${place}/restore`),
			await site.request("POST", `${place}/restore`),
			await site.request("POST", `${path}/nothing/none/restore`),
		];
	},
	"DELETE /api/admin/deleted/{kind}/{id}": async (site) => {
		const place = await deletedPlace(site);
		return [
			await site.request("DELETE", place),
			await site.request("DELETE", place),
			await site.request("DELETE", `${path}/nothing/none`),
		];
	},
};
