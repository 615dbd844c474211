import type { ExampleSite } from "./example-site.ts";

const words = { title: "First dates", excerpt: "How to begin.", content: "Say **hello**.", published: true };

async function correctionsOf(site: ExampleSite): Promise<string> {
	const answer = await site.request("POST", "/api/blog-posts", words);
	const { id } = (await answer.json()) as { id: string };
	return `/api/blog-posts/${id}/corrections`;
}

/** Requests to corrections that wait, whose answers are compared with the API's document. */
export const correctionExamples: Record<string, (site: ExampleSite) => Promise<Response[]>> = {
	"GET /api/blog-posts/{id}/corrections": async (site) => {
		const path = await correctionsOf(site);
		const none = await site.request("GET", path);
		await site.request("PUT", path, { ...words, version: 1 });
		return [none, await site.request("GET", path)];
	},
	"PUT /api/blog-posts/{id}/corrections": async (site) => {
		const path = await correctionsOf(site);
		return [
			await site.request("PUT", path, { ...words, title: "Later", version: 1 }),
			await site.request("PUT", path, { ...words, version: 1 }),
			await site.request("PUT", path, { published: true, version: 2 }),
			await site.request("PUT", "/api/blog-posts/none/corrections", { ...words, version: 1 }),
		];
	},
	"DELETE /api/blog-posts/{id}/corrections": async (site) => {
		const path = await correctionsOf(site);
		return [
			await site.request("DELETE", `${path}?version=1`),
			await site.request("DELETE", `${path}?version=1`),
			await site.request("DELETE", path),
			await site.request("DELETE", "/api/blog-posts/none/corrections?version=1"),
		];
	},
};
