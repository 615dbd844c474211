import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { eventInput } from "#app/features/events/event.ts";
import { defaultFacts } from "#app/site/facts.ts";
import { beaconsPerClient, searchesPerClient } from "#server/composition/limits.ts";
import { sampleEventsFrom } from "#server/seed/sample-events.ts";
import { accessExamples } from "./api-examples-access.ts";
import { textExamples } from "./api-examples-texts.ts";
import { applicationExamples } from "./application-examples.ts";
import { auditExamples } from "./audit-examples.ts";
import { authorExamples } from "./author-examples.ts";
import { bankExamples } from "./bank-examples.ts";
import { confirmExamples } from "./confirm-examples.ts";
import { correctionExamples } from "./correction-examples.ts";
import { deletedExamples } from "./deleted-examples.ts";
import { type ExampleSite, tooOften } from "./example-site.ts";
import { fillingExamples } from "./filling-examples.ts";
import { formExamples } from "./form-examples.ts";
import { guestExamples } from "./guest-examples.ts";
import { guestMailExamples } from "./guest-mail-examples.ts";
import { imageExamples } from "./image-examples.ts";
import { keyExamples } from "./key-examples.ts";
import { letterExamples } from "./letter-examples.ts";
import { lookExamples } from "./look-examples.ts";
import { pageExamples } from "./page-examples.ts";
import { paymentExamples } from "./payment-examples.ts";
import { peopleExamples } from "./people-examples.ts";
import { subscriberExamples } from "./subscriber-examples.ts";
import { versionExamples } from "./version-examples.ts";

const words = { title: "First dates", excerpt: "How to begin.", content: "Say **hello**." };
const french = { ...words, title: "Premiers rendez-vous", category: "", tags: [], imageAlt: "" };
const article = { ...words, category: "Dates", tags: ["first"], published: true, fr: french };
const draft = { ...french, slug: "", imageUrl: null, published: false, fr: french };
const event = { title: "Dinner", date: "October 4", time: "6:30 pm", price: "Rs1000" };

async function idOf(answer: Response): Promise<string> {
	return ((await answer.clone().json()) as { id: string }).id;
}

const newArticle = (site: ExampleSite, changes: object = {}) =>
	site.request("POST", "/api/blog-posts", { ...article, ...changes });
const newEvent = (site: ExampleSite) => site.request("POST", "/api/events", event);

/** Counts an article and a form that was opened on it. */
async function countedDay(site: ExampleSite): Promise<void> {
	await newArticle(site, { slug: "one" });
	const where = { page: "/blog/one", language: "en", source: "site/example.org" };
	await site.stores.visits.add({
		day: "2026-01-15",
		seen: [{ ...where, openings: 2, visits: 1, narrow: 1 }],
		outcomes: [{ ...where, outcome: "application", count: 1 }],
	});
}

/**
 * Requests for each operation of the API, whose answers are compared with its document. Errors of the
 * middleware before every endpoint (no session, no input, too much) need no example.
 */
export const apiExamples: Record<string, (site: ExampleSite) => Promise<Response[]>> = {
	...textExamples,
	...keyExamples,
	...peopleExamples,
	...paymentExamples,
	...bankExamples,
	...lookExamples,
	...correctionExamples,
	...deletedExamples,
	...guestMailExamples,
	...auditExamples,
	...applicationExamples,
	...fillingExamples,
	...confirmExamples,
	"POST /api/visits": async ({ send }) =>
		tooOften(beaconsPerClient, () => send("POST", "/api/visits", { kind: "read", page: "/" })),
	"GET /api/admin/visits": async (site) => {
		await countedDay(site);
		const queries = ["", "?period=12months", "?period=ever"];
		return Promise.all(queries.map((query) => site.request("GET", `/api/admin/visits${query}`)));
	},
	"GET /api/admin/visits.csv": async (site) => {
		await countedDay(site);
		const queries = ["", "?period=ever"];
		return Promise.all(queries.map((query) => site.request("GET", `/api/admin/visits.csv${query}`)));
	},
	"GET /api/admin/visits/entries": async (site) => {
		await countedDay(site);
		const queries = ["?kind=article", "?kind=anything"];
		return Promise.all(queries.map((query) => site.request("GET", `/api/admin/visits/entries${query}`)));
	},
	"GET /api/admin/state": async ({ request }) => [await request("GET", "/api/admin/state")],
	"GET /api/admin/backups": async ({ request }) => [await request("GET", "/api/admin/backups")],
	"POST /api/admin/backups": async ({ request }) => [await request("POST", "/api/admin/backups")],
	"GET /api/admin/copies": async ({ request }) => [await request("GET", "/api/admin/copies")],
	"GET /api/admin/outside-images": async ({ request }) => [await request("GET", "/api/admin/outside-images")],
	"POST /api/admin/copies": async ({ request }) => [await request("POST", "/api/admin/copies")],
	"GET /api/admin/backups/erased.json": async ({ request }) => [
		await request("GET", "/api/admin/backups/erased.json"),
	],
	"GET /api/admin/backups/unsubscribed.json": async ({ request }) => [
		await request("GET", "/api/admin/backups/unsubscribed.json"),
	],
	"GET /api/admin/held-mails": async ({ request }) => [await request("GET", "/api/admin/held-mails")],
	"POST /api/admin/held-mails": async ({ request }) => [
		await request("POST", "/api/admin/held-mails", { answer: "drop" }),
		await request("POST", "/api/admin/held-mails", { answer: "later" }),
	],
	"GET /api/admin/backups/{name}": async ({ request, folder }) => {
		const name = "ensemble-2026-11-22T03-00-00Z.tar.gz";
		await mkdir(join(folder, "backups"), { recursive: true });
		await writeFile(join(folder, "backups", name), "an archive");
		const names = [name, "no-such-backup"];
		return Promise.all(names.map((asked) => request("GET", `/api/admin/backups/${asked}`)));
	},
	"GET /api/blog-posts": async (site) => {
		await newArticle(site);
		const limit = await tooOften(searchesPerClient, () => site.send("GET", "/api/blog-posts?search=x"));
		const paths = ["", "?fields=summary&limit=1&status=published", "?cursor=none"];
		const lists = await Promise.all(paths.map((query) => site.request("GET", `/api/blog-posts${query}`)));
		return [...lists, await site.send("GET", "/api/blog-posts"), ...limit];
	},
	"POST /api/blog-posts": async (site) => [
		await newArticle(site, { slug: "one", published: false }),
		await newArticle(site, { slug: "one" }),
		await newArticle(site, { title: "" }),
	],
	"GET /api/blog-posts/{id}": async (site) => {
		const id = await idOf(await newArticle(site));
		return [await site.send("GET", `/api/blog-posts/${id}`), await site.send("GET", "/api/blog-posts/none")];
	},
	"PUT /api/blog-posts/{id}": async (site) => {
		const path = `/api/blog-posts/${await idOf(await newArticle(site))}`;
		const update = { ...article, version: 1 };
		return [
			await site.request("PUT", path, update),
			await site.request("PUT", path, update),
			await site.request("PUT", "/api/blog-posts/none", update),
		];
	},
	"DELETE /api/blog-posts/{id}": async (site) => {
		const path = `/api/blog-posts/${await idOf(await newArticle(site))}`;
		return [await site.request("DELETE", path), await site.request("DELETE", path)];
	},
	"GET /api/admin/categories": async (site) => {
		await newArticle(site);
		return [await site.request("GET", "/api/admin/categories")];
	},
	"GET /api/admin/stats": async (site) => [await site.request("GET", "/api/admin/stats")],
	...versionExamples(
		"/api/blog-posts",
		async (site) => `/api/blog-posts/${await idOf(await newArticle(site))}`,
	),
	...versionExamples("/api/events", async (site) => `/api/events/${await idOf(await newEvent(site))}`),
	"GET /api/admin/working-copies/{key}": async (site) => {
		const path = "/api/admin/working-copies/new";
		const none = await site.request("GET", path);
		await site.request("PUT", path, { draft, version: null });
		return [none, await site.request("GET", path)];
	},
	"PUT /api/admin/working-copies/{key}": async (site) => [
		await site.request("PUT", "/api/admin/working-copies/new", { draft, version: null }),
		await site.request("PUT", "/api/admin/working-copies/none", { draft, version: 1 }),
		await site.request("PUT", "/api/admin/working-copies/new", { draft, version: null, replaces: null }),
	],
	"GET /api/admin/unfinished": async (site) => {
		await site.request("PUT", "/api/admin/working-copies/new", { draft, version: null });
		return [await site.request("GET", "/api/admin/unfinished")];
	},
	"DELETE /api/admin/working-copies/{key}": async (site) => [
		await site.request("DELETE", "/api/admin/working-copies/new"),
	],
	"GET /api/admin/working-copies/events/{key}": async (site) => {
		const path = "/api/admin/working-copies/events/new";
		const none = await site.request("GET", path);
		await site.request("PUT", path, { draft: { ...event, fr: event }, version: null });
		return [none, await site.request("GET", path)];
	},
	"PUT /api/admin/working-copies/events/{key}": async (site) => {
		const path = "/api/admin/working-copies/events";
		const copy = { draft: { ...event, fr: event }, version: null };
		const put = (key: string, body: object) => site.request("PUT", `${path}/${key}`, body);
		return [await put("new", copy), await put("none", copy), await put("new", { ...copy, replaces: null })];
	},
	"DELETE /api/admin/working-copies/events/{key}": async (site) => [
		await site.request("DELETE", "/api/admin/working-copies/events/new"),
	],
	"GET /api/blog-posts/{id}/preview-link": async (site) => {
		const path = `/api/blog-posts/${await idOf(await newArticle(site))}/preview-link`;
		const none = await site.request("GET", path);
		await site.request("POST", path);
		return [none, await site.request("GET", path)];
	},
	"POST /api/blog-posts/{id}/preview-link": async (site) => [
		await site.request("POST", `/api/blog-posts/${await idOf(await newArticle(site))}/preview-link`),
		await site.request("POST", "/api/blog-posts/none/preview-link"),
	],
	"DELETE /api/blog-posts/{id}/preview-link": async (site) => [
		await site.request("DELETE", "/api/blog-posts/none/preview-link"),
	],
	"POST /api/admin/preview": async (site) => [
		await site.request("POST", "/api/admin/preview", { markdown: "**a**", language: "en" }),
	],
	"POST /api/admin/preview/undescribed": async (site) => [
		await site.request("POST", "/api/admin/preview/undescribed", { markdown: "**a**", language: "en" }),
	],
	"POST /api/admin/preview/page": async (site) => {
		const shown = { article: { title: "A page", content: "**a**" }, language: "fr", written: "en" };
		const path = "/api/admin/preview/page";
		return [
			await site.request("POST", path, { ...shown, id: null }),
			await site.request("POST", path, { ...shown, id: "none" }),
		];
	},
	"GET /api/events": async (site) => {
		await newEvent(site);
		const limit = await tooOften(searchesPerClient, () => site.send("GET", "/api/events?search=x"));
		return [
			await site.request("GET", "/api/events?limit=1"),
			await site.request("GET", "/api/events?cursor=none"),
			...limit,
		];
	},
	"POST /api/events": async (site) => [await newEvent(site)],
	"GET /api/events/{id}": async (site) => [
		await site.send("GET", `/api/events/${await idOf(await newEvent(site))}`),
		await site.send("GET", "/api/events/none"),
	],
	"GET /api/events/{id}/text-changes": async (site) => {
		const id = await idOf(await newEvent(site));
		const both = { ...event, fr: { title: "Dîner" } };
		await site.request("PUT", `/api/events/${id}`, { ...both, version: 1 });
		await site.request("PUT", `/api/events/${id}`, { ...both, title: "Supper", version: 2 });
		const ids = [id, "no-such-event"];
		return Promise.all(ids.map((asked) => site.request("GET", `/api/events/${asked}/text-changes`)));
	},
	"PUT /api/events/{id}": async (site) => {
		const path = `/api/events/${await idOf(await newEvent(site))}`;
		const update = { ...event, version: 1 };
		return [
			await site.request("PUT", path, update),
			await site.request("PUT", path, update),
			await site.request("PUT", "/api/events/none", update),
		];
	},
	"DELETE /api/events/{id}": async (site) => {
		const path = `/api/events/${await idOf(await newEvent(site))}`;
		return [await site.request("DELETE", path), await site.request("DELETE", path)];
	},
	"GET /api/settings": async (site) => {
		await site.stores.settings.set("active_members_count", "234");
		return [await site.send("GET", "/api/settings")];
	},
	"GET /api/settings/{key}": async (site) => {
		await site.stores.settings.set("active_members_count", "234");
		return [
			await site.send("GET", "/api/settings/active_members_count"),
			await site.send("GET", "/api/settings/none"),
		];
	},
	"POST /api/settings": async (site) => [
		await site.request("POST", "/api/settings", { key: "active_members_count", value: "7" }),
		await site.request("POST", "/api/settings", { key: "indexnow", value: "off" }),
		await site.request("POST", "/api/settings", { key: "google_verification", value: "a-code" }),
		await site.request("POST", "/api/settings", { key: "members_from_list", value: "on" }),
	],
	"GET /api/admin/redirects": async (site) => {
		await site.stores.redirects.save({ path: "/old", target: "/network" });
		await site.stores.redirects.addMissed(new Map([["/gone", 2]]));
		return [await site.request("GET", "/api/admin/redirects")];
	},
	"POST /api/admin/redirects": async ({ request }) => [
		await request("POST", "/api/admin/redirects", { path: "/old", target: "/network" }),
		await request("POST", "/api/admin/redirects", { path: "/network", target: "/network" }),
	],
	"DELETE /api/admin/redirects": async ({ request }) => [
		await request("DELETE", "/api/admin/redirects?path=/old"),
	],
	"GET /api/admin/facts": async (site) => [await site.request("GET", "/api/admin/facts")],
	"GET /api/admin/sample-content": async (site) => {
		await site.stores.events.create(
			eventInput.parse({ ...sampleEventsFrom("2026-01-15")[0], published: true }),
		);
		return [await site.request("GET", "/api/admin/sample-content")];
	},
	"PUT /api/admin/facts": async (site) => {
		const update = { facts: { ...defaultFacts, name: "Duo" }, version: 1 };
		return [
			await site.request("PUT", "/api/admin/facts", update),
			await site.request("PUT", "/api/admin/facts", update),
			await site.request("PUT", "/api/admin/facts", { ...update, facts: { ...update.facts, name: " " } }),
		];
	},
	"PUT /api/admin/site-opening": async (site) => [
		await site.request("PUT", "/api/admin/site-opening", { open: true }),
		await site.request("PUT", "/api/admin/site-opening", { open: "yes" }),
	],
	"GET /api/admin/waiting": async (site) => [await site.request("GET", "/api/admin/waiting")],
	"PUT /api/admin/read-promises": async (site) => [await site.request("PUT", "/api/admin/read-promises")],
	...accessExamples,
	...subscriberExamples,
	...imageExamples,
	...guestExamples,
	...letterExamples,
	...pageExamples,
	...authorExamples,
	...formExamples,
};
