import { maxAuthors } from "#app/features/authors/author.ts";
import { type ExampleSite, pathOfNew } from "./example-site.ts";
import { versionExamples } from "./version-examples.ts";

const path = "/api/admin/authors";
const author = { name: "Ann Lee", words: "Writes.", fr: { words: "Écrit." } };

const pathOfOne = (site: ExampleSite) => pathOfNew(site, path, author);

/** Returns the answers to one author more than the list has room for. */
async function fullList({ request }: ExampleSite): Promise<Response[]> {
	const answers: Response[] = [];
	for (let place = 0; place <= maxAuthors; place += 1) {
		answers.push(await request("POST", path, { name: `Author ${place}` }));
	}
	return answers;
}

/** Requests of the people who write articles, whose answers are compared with the API's document. */
export const authorExamples: Record<string, (site: ExampleSite) => Promise<Response[]>> = {
	...versionExamples(path, pathOfOne),
	"GET /api/admin/authors": async (site) => {
		await pathOfOne(site);
		return [await site.request("GET", path)];
	},
	"POST /api/admin/authors": async (site) => [
		await site.request("POST", path, author),
		await site.request("POST", path, { name: " " }),
		...(await fullList(site)),
	],
	"PUT /api/admin/authors/{id}": async (site) => {
		const place = await pathOfOne(site);
		const update = { ...author, version: 1 };
		return [
			await site.request("PUT", place, update),
			await site.request("PUT", place, update),
			await site.request("PUT", `${path}/none`, update),
			await site.request("PUT", place, author),
		];
	},
	"DELETE /api/admin/authors/{id}": async (site) => {
		const place = await pathOfOne(site);
		return [await site.request("DELETE", place), await site.request("DELETE", place)];
	},
};
