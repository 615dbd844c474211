import { someApplication } from "./applications.ts";
import type { ExampleSite } from "./example-site.ts";

const path = "/api/admin/applications";

/** Adds an application that was read. @returns its path. */
async function readOne({ database, site }: ExampleSite): Promise<string> {
	const parts = { db: database.db, masters: site.services.masters };
	return `${path}/${await someApplication(parts, { state: "read" })}`;
}

/** The same change twice, and of one that is not there: made, refused as old, and refused. */
function twiceAndNowhere(below: string, body: object) {
	return async (site: ExampleSite) => {
		const one = await readOne(site);
		if (below === "membership") await site.request("PUT", `${one}/state`, { state: "accepted", version: 1 });
		return [
			await site.request("PUT", `${one}/${below}`, body),
			await site.request("PUT", `${one}/${below}`, body),
			await site.request("PUT", `${path}/none/${below}`, body),
		];
	};
}

/** The examples of the operations on applications. */
export const applicationExamples: Record<string, (site: ExampleSite) => Promise<Response[]>> = {
	"GET /api/admin/applications": async (site) => {
		await readOne(site);
		await readOne(site);
		return Promise.all(
			["", "?limit=1", "?search=nadia&state=read", "?automatic=yes", "?cursor=none"].map((query) =>
				site.request("GET", path + query),
			),
		);
	},
	"GET /api/admin/applications.csv": async (site) => {
		await readOne(site);
		return Promise.all(["", "?state=no"].map((query) => site.request("GET", `${path}.csv${query}`)));
	},
	"POST /api/admin/applications/{id}/opening": async (site) => [
		await site.request("POST", `${await readOne(site)}/opening`),
		await site.request("POST", `${path}/none/opening`),
	],
	"GET /api/admin/applications/{id}/photographs/{photograph}": async (site) => [
		await site.request("GET", `${await readOne(site)}/photographs/none`),
	],
	"DELETE /api/admin/applications/{id}": async (site) => {
		const one = await readOne(site);
		return [await site.request("DELETE", one), await site.request("DELETE", one)];
	},
	"PUT /api/admin/applications/{id}/state": twiceAndNowhere("state", { state: "kept", version: 1 }),
	"PUT /api/admin/applications/{id}/membership": twiceAndNowhere("membership", {
		membership: "paused",
		version: 2,
	}),
	"PUT /api/admin/applications/{id}/flags": twiceAndNowhere("flags", { flags: [], version: 1 }),
	"PUT /api/admin/applications/{id}/reminder": twiceAndNowhere("reminder", {
		at: "2026-02-01T08:00:00.000Z",
	}),
	"POST /api/admin/applications/{id}/notes": async (site) => {
		const one = await readOne(site);
		return [
			await site.request("POST", `${one}/notes`, { text: "They called." }),
			await site.request("POST", `${one}/notes`, { text: " " }),
			await site.request("POST", `${path}/none/notes`, { text: "They called." }),
		];
	},
	"DELETE /api/admin/applications/{id}/notes/{note}": async (site) => {
		const one = await readOne(site);
		const noted = (await (await site.request("POST", `${one}/notes`, { text: "Called." })).json()) as {
			entries: { id: string }[];
		};
		const note = `${one}/notes/${noted.entries[0]?.id}`;
		return [await site.request("DELETE", note), await site.request("DELETE", note)];
	},
};
