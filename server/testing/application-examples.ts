import { someApplication, somePhotograph } from "./applications.ts";
import type { ExampleSite } from "./example-site.ts";
import { someGuest, someTable } from "./guests.ts";

const path = "/api/admin/applications";

/** Adds an application that was read. @returns its path. */
async function readOne({ database, site }: ExampleSite): Promise<string> {
	const parts = { db: database.db, masters: site.services.masters };
	return `${path}/${await someApplication(parts, { state: "read" })}`;
}

/** Asks once more while the key of the applications is not on the server. */
async function withoutKey({ site }: ExampleSite, ask: () => Promise<Response>): Promise<Response> {
	const { masters } = site.services;
	const keys = masters.list();
	await masters.store([]);
	const answer = await ask();
	await masters.store(keys);
	return answer;
}

/** The same change twice, and of one that is not there: made, refused as old, and refused. */
function twiceAndNowhere(below: string, body: object) {
	return async (site: ExampleSite) => {
		const one = await readOne(site);
		const change = () => site.request("PUT", `${one}/${below}`, body);
		if (below === "membership") await site.request("PUT", `${one}/state`, { state: "accepted", version: 1 });
		return [
			await change(),
			await change(),
			await withoutKey(site, change),
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
	"POST /api/admin/applications/{id}/opening": async (site) => {
		const open = async () => site.request("POST", `${await readOne(site)}/opening`);
		const one = await readOne(site);
		return [
			await open(),
			await site.request("POST", `${path}/none/opening`),
			await withoutKey(site, () => site.request("POST", `${one}/opening`)),
		];
	},
	"GET /api/admin/applications/{id}/photographs/{photograph}": async (site) => {
		const parts = { db: site.database.db, masters: site.site.services.masters };
		const one = await readOne(site);
		const photograph = await somePhotograph(parts, one.slice(path.length + 1));
		const look = () => site.request("GET", `${one}/photographs/${photograph}`);
		return [await look(), await site.request("GET", `${one}/photographs/none`), await withoutKey(site, look)];
	},
	"DELETE /api/admin/applications/{id}": async (site) => {
		const one = await readOne(site);
		return [await site.request("DELETE", one), await site.request("DELETE", one)];
	},
	"POST /api/admin/applications/automatic-erasure": async (site) => {
		const parts = { db: site.database.db, masters: site.site.services.masters };
		await someApplication(parts, { flags: '["fast"]' });
		const erase = (before: string) => site.request("POST", `${path}/automatic-erasure`, { before });
		return [await erase("2026-12-31T00:00:00.000Z"), await erase("soon")];
	},
	"POST /api/admin/applications/{id}/answer": async (site) => {
		const one = await readOne(site);
		const look = () => site.request("POST", `${one}/answer`, { state: "kept" });
		return [
			await look(),
			await site.request("POST", `${one}/answer`, { state: "read" }),
			await site.request("POST", `${path}/none/answer`, { state: "kept" }),
			await withoutKey(site, look),
		];
	},
	"POST /api/admin/applications/{id}/guest": async (site) => {
		const one = await readOne(site);
		const { id: tableId } = await someTable(site.stores);
		const seat = (version: number, path = one) =>
			site.request("POST", `${path}/guest`, { ...someGuest(), tableId, version });
		const early = await seat(1);
		await site.request("PUT", `${one}/state`, { state: "accepted", version: 1 });
		return [
			early,
			await withoutKey(site, () => seat(2)),
			await seat(2),
			await seat(2, `${path}/none`),
			await site.request("POST", `${one}/guest`, {}),
		];
	},
	"GET /api/admin/application-keeping": async ({ request }) => [
		await request("GET", "/api/admin/application-keeping"),
	],
	"PUT /api/admin/application-keeping/{name}": async ({ request }) => {
		const lengths = { declinedMonths: 6, unfinishedDays: 14, version: 1 };
		const save = (form: string) => request("PUT", `/api/admin/application-keeping/${form}`, lengths);
		return [await save("network"), await save("network"), await save("none")];
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
			await withoutKey(site, () => site.request("POST", `${one}/notes`, { text: "They called." })),
		];
	},
	"DELETE /api/admin/applications/{id}/notes/{note}": async (site) => {
		const one = await readOne(site);
		const noted = (await (await site.request("POST", `${one}/notes`, { text: "Called." })).json()) as {
			entries: { id: string }[];
		};
		const note = `${one}/notes/${noted.entries[0]?.id}`;
		const remove = () => site.request("DELETE", note);
		return [await withoutKey(site, remove), await remove(), await remove()];
	},
};
