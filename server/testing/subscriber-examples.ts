import { signUpsPerClient } from "#server/composition/limits.ts";
import { type ExampleSite, tooOften } from "./example-site.ts";

const subscribe = ({ send }: ExampleSite) => send("POST", "/api/newsletter", { email: "reader@example.com" });

/** Requests whose answers are compared with the API's document: of the newsletter's readers. */
export const subscriberExamples: Record<string, (site: ExampleSite) => Promise<Response[]>> = {
	"POST /api/newsletter": async (site) => tooOften(signUpsPerClient.hour, () => subscribe(site)),
	"GET /api/admin/subscribers": async (site) => {
		await subscribe(site);
		const queries = ["", "?search=reader&state=pending&language=en&limit=1", "?cursor=none"];
		return Promise.all(queries.map((query) => site.request("GET", `/api/admin/subscribers${query}`)));
	},
	"GET /api/admin/subscribers.csv": async (site) => {
		await subscribe(site);
		const queries = ["", "?state=none"];
		return Promise.all(queries.map((query) => site.request("GET", `/api/admin/subscribers.csv${query}`)));
	},
	"GET /api/admin/readers": async (site) => {
		await subscribe(site);
		const queries = ["", "?weeks=52", "?weeks=3"];
		return Promise.all(queries.map((query) => site.request("GET", `/api/admin/readers${query}`)));
	},
	"POST /api/admin/subscribers": async (site) => {
		const person = { email: "reader@example.com", language: "fr" };
		return [
			await site.request("POST", "/api/admin/subscribers", person),
			await site.request("POST", "/api/admin/subscribers", person),
		];
	},
	"POST /api/admin/subscribers/{id}/confirmation": async (site) => {
		await subscribe(site);
		const { db } = site.database;
		const { id } = await db.selectFrom("subscribers").select("id").executeTakeFirstOrThrow();
		const resend = (one: string) => site.request("POST", `/api/admin/subscribers/${one}/confirmation`);
		const tooSoon = await resend(id);
		await db.updateTable("outgoing_mails").set({ created_at: "2026-01-14T08:00:00.000Z" }).execute();
		const sent = await resend(id);
		await db.updateTable("subscribers").set({ state: "confirmed" }).execute();
		return [tooSoon, sent, await resend(id), await resend("none")];
	},
	"POST /api/admin/subscribers/import": async ({ app, token }) => {
		const body = new FormData();
		body.set("file", new File(["email\nreader@example.com"], "readers.csv"));
		body.set("options", JSON.stringify({ language: "en" }));
		const headers = { Authorization: `Bearer ${token}` };
		return [await app.request("/api/admin/subscribers/import", { method: "POST", body, headers })];
	},
	"DELETE /api/admin/subscribers/{id}": async (site) => {
		await subscribe(site);
		const list = await (await site.request("GET", "/api/admin/subscribers")).json();
		const path = `/api/admin/subscribers/${(list as { subscribers: { id: string }[] }).subscribers[0]?.id}`;
		return [await site.request("DELETE", path), await site.request("DELETE", path)];
	},
};
