import type { ExampleSite } from "./example-site.ts";
import { someGuest, someTable } from "./guests.ts";

const tables = "/api/admin/tables";

async function tableWithGuest({ stores }: ExampleSite) {
	const { id: tableId } = await someTable(stores, { tableSize: 2 });
	const guest = await stores.guests.add(tableId, someGuest({ email: "anais@example.com" }));
	return { tableId, path: `/api/admin/guests/${guest.id}` };
}

/** The examples of the operations on tables and their guests. */
export const guestExamples: Record<string, (site: ExampleSite) => Promise<Response[]>> = {
	"GET /api/admin/tables": async (site) => {
		await tableWithGuest(site);
		return [await site.request("GET", tables)];
	},
	"GET /api/admin/tables/{id}/guests": async (site) => {
		const { tableId } = await tableWithGuest(site);
		const asked = [`${tableId}/guests?limit=1&state=applied`, `${tableId}/guests?cursor=none`, "none/guests"];
		return Promise.all(asked.map((one) => site.request("GET", `${tables}/${one}`)));
	},
	"GET /api/admin/tables/{id}/fitting": async (site) => {
		const { tableId } = await tableWithGuest(site);
		return Promise.all([tableId, "none"].map((id) => site.request("GET", `${tables}/${id}/fitting`)));
	},
	"PUT /api/admin/tables/{id}/reservation": async (site) => {
		const { tableId } = await tableWithGuest(site);
		const path = `${tables}/${tableId}/reservation`;
		const reservation = { surname: "Laval", version: 0 };
		return [
			await site.request("PUT", path, reservation),
			await site.request("PUT", path, reservation),
			await site.request("PUT", `${tables}/none/reservation`, reservation),
		];
	},
	"POST /api/admin/tables/{id}/guests": async (site) => {
		const { tableId } = await tableWithGuest(site);
		const guest = someGuest({ email: "mina@example.com" }, "invited");
		return [
			await site.request("POST", `${tables}/${tableId}/guests`, guest),
			await site.request("POST", `${tables}/${tableId}/guests`, guest),
			await site.request("POST", `${tables}/none/guests`, guest),
			await site.request("POST", `${tables}/${tableId}/guests`, { ...guest, age: 12 }),
		];
	},
	"POST /api/admin/tables/{id}/guests/import": async ({ app, token, ...site }) => {
		const { tableId } = await tableWithGuest({ app, token, ...site });
		const erased = await someTable(site.stores, { calendarDate: "2025-06-14" });
		const send = (id: string, file: string, step: string) => {
			const body = new FormData();
			body.set("file", new File([file], "guests.csv"));
			body.set("step", step);
			const headers = { Authorization: `Bearer ${token}` };
			return app.request(`${tables}/${id}/guests/import`, { method: "POST", body, headers });
		};
		const list = "Prénom;Âge;Genre;E-mail\nLéa;31;F;lea@example.com\nMax;nobody;H;";
		return [
			await send(tableId, list, "look"),
			await send(tableId, list, "import"),
			await send(tableId, "Name\nLéa", "look"),
			await send(tableId, list, "sell"),
			await send("none", list, "look"),
			await send(erased.id, list, "look"),
		];
	},
	"PUT /api/admin/guests/{id}": async (site) => {
		const { path } = await tableWithGuest(site);
		const { state: _, ...written } = someGuest({ diet: "No fish" });
		return [
			await site.request("PUT", path, { ...written, version: 1 }),
			await site.request("PUT", path, { ...written, version: 1 }),
			await site.request("PUT", "/api/admin/guests/none", { ...written, version: 1 }),
		];
	},
	"PUT /api/admin/guests/{id}/state": async (site) => {
		const { path } = await tableWithGuest(site);
		const change = { state: "invited", version: 1 };
		return [
			await site.request("PUT", `${path}/state`, change),
			await site.request("PUT", `${path}/state`, change),
			await site.request("PUT", "/api/admin/guests/none/state", change),
		];
	},
	"PUT /api/admin/guests/{id}/told": async (site) => {
		const { path } = await tableWithGuest(site);
		return [
			await site.request("PUT", `${path}/told`, { version: 1 }),
			await site.request("PUT", `${path}/told`, { version: 1 }),
			await site.request("PUT", `${path}/told`, { version: 0 }),
			await site.request("PUT", "/api/admin/guests/none/told", { version: 1 }),
		];
	},
	"GET /api/admin/guests-to-tell": async (site) => [await site.request("GET", "/api/admin/guests-to-tell")],
	"POST /api/admin/guests/{id}/move": async (site) => {
		const { path } = await tableWithGuest(site);
		const { id: tableId } = await someTable(site.stores, { title: "Brunch" });
		return [
			await site.request("POST", `${path}/move`, { tableId, version: 1 }),
			await site.request("POST", `${path}/move`, { tableId, version: 2 }),
			await site.request("POST", `${path}/move`, { tableId: "none", version: 2 }),
		];
	},
	"GET /api/admin/guests": async (site) => {
		await tableWithGuest(site);
		const asked = ["?email=Anais@example.com", "?email=a"];
		return Promise.all(asked.map((query) => site.request("GET", `/api/admin/guests${query}`)));
	},
	"DELETE /api/admin/guests": async (site) => {
		await tableWithGuest(site);
		return [await site.request("DELETE", "/api/admin/guests?email=anais@example.com")];
	},
	"DELETE /api/admin/guests/{id}": async (site) => {
		const { path } = await tableWithGuest(site);
		return [await site.request("DELETE", path), await site.request("DELETE", path)];
	},
};
