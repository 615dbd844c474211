import type { ExampleSite } from "./example-site.ts";

/** Requests for the record of what was done. */
export const auditExamples: Record<string, (site: ExampleSite) => Promise<Response[]>> = {
	"GET /api/admin/audit": async ({ request }) =>
		Promise.all(
			["", "?limit=1", "?action=signed-in&person=owner&from=2026-01-01&to=2026-12-31", "?cursor=none"].map(
				(query) => request("GET", `/api/admin/audit${query}`),
			),
		),
	"GET /api/admin/audit.csv": async ({ request }) =>
		Promise.all(["", "?action=nothing"].map((query) => request("GET", `/api/admin/audit.csv${query}`))),
};
