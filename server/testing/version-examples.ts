import type { ExampleSite } from "./example-site.ts";

type Examples = Record<string, (site: ExampleSite) => Promise<Response[]>>;

/** Requests of the history of the things at a path. `add` adds one. @returns its address. */
export function versionExamples(path: string, add: (site: ExampleSite) => Promise<string>): Examples {
	return {
		[`GET ${path}/{id}/versions`]: async (site) => [
			await site.request("GET", `${await add(site)}/versions`),
			await site.request("GET", `${path}/none/versions`),
		],
		[`GET ${path}/{id}/versions/{version}`]: async (site) => {
			const one = await add(site);
			return [
				await site.request("GET", `${one}/versions/1`),
				await site.request("GET", `${one}/versions/7`),
				await site.request("GET", `${one}/versions/first`),
			];
		},
	};
}
