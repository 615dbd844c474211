import type { ExampleSite } from "./example-site.ts";

const path = "/api/admin/deleted";

/** Returns the place of an article that was deleted. */
async function deletedPlace({ request }: ExampleSite): Promise<string> {
	const answer = await request("POST", "/api/blog-posts", { title: "Moon", excerpt: "", content: "" });
	const { id } = (await answer.json()) as { id: string };
	await request("DELETE", `/api/blog-posts/${id}`);
	return `${path}/article/${id}`;
}

const quotes = "home.testimonials.quotes";
const full = Array.from({ length: 60 }, (_, index) => `nfull00${index + 10}`).join(" ");

/** Returns the place of a testimonial whose removal is not published: its list is full by now. */
async function removedPlace({ request }: ExampleSite): Promise<string> {
	const write = async (key: string, text: string, base: string) => {
		const answer = await request("PUT", "/api/admin/texts/draft", { key, language: "en", text, base });
		return ((await answer.json()) as { revision: number }).revision;
	};
	await write(quotes, "0 nabcd1234 1", "0 1");
	const revision = await write(`${quotes}.nabcd1234.quote`, "We met in May.", "");
	await request("POST", "/api/admin/text-publications", { revision });
	await write(quotes, full, "0 nabcd1234 1");
	return `${path}/testimonial/${quotes}.nabcd1234`;
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
			await site.request("POST", `${await removedPlace(site)}/restore`),
		];
	},
	"DELETE /api/admin/deleted/{kind}/{id}": async (site) => {
		const place = await deletedPlace(site);
		return [
			await site.request("DELETE", place),
			await site.request("DELETE", place),
			await site.request("DELETE", `${path}/nothing/none`),
			await site.request("DELETE", await removedPlace(site)),
		];
	},
};
