import { createRoute, z } from "@hono/zod-openapi";
import type { AccessRules } from "#app/features/session/require-administrator.server.ts";
import { apiRouter, json, refused } from "#platform/api/api.ts";
import { csvFile } from "#platform/api/csv.ts";
import type { entryVisitsOf } from "./entry-visits.server.ts";
import { visitFileColumns, type visitRows } from "./visit-file.server.ts";
import type { VisitReporter } from "./visit-report.server.ts";
import {
	entryVisits,
	entryVisitsPath,
	listedKind,
	reportPeriod,
	visitFilePath,
	visitReport,
	visitReportPath,
} from "./visit-report.ts";

type Parts = {
	report: VisitReporter;
	listRows: ReturnType<typeof visitRows>;
	listEntries: ReturnType<typeof entryVisitsOf>;
};

const periodQuery = z.object({ period: reportPeriod.default("28days") });
const common = { ...refused.invalid, ...refused.signedOut };

/** Answers with what was counted. For the administrator alone. */
export function visitReportApi({ report, listRows, listEntries }: Parts, { administratorOnly }: AccessRules) {
	return apiRouter()
		.openapi(
			createRoute({
				...administratorOnly,
				method: "get",
				path: visitReportPath,
				summary: "Count visits and what they led to, in a period up to today and in the one before",
				request: { query: periodQuery },
				responses: { 200: json(visitReport, "The counts"), ...common },
			}),
			async (context) => context.json(await report(context.req.valid("query").period), 200),
		)
		.openapi(
			createRoute({
				...administratorOnly,
				method: "get",
				path: visitFilePath,
				summary: "Export the counts by day, page, language and source as a CSV file in UTF-8",
				request: { query: periodQuery },
				responses: {
					200: { description: "The file", content: { "text/csv": { schema: z.string() } } },
					...common,
				},
			}),
			(context) => csvFile("visits.csv", visitFileColumns, listRows(context.req.valid("query").period)),
		)
		.openapi(
			createRoute({
				...administratorOnly,
				method: "get",
				path: entryVisitsPath,
				summary: "Count the visits of each article, or of each table, in all time that is kept",
				request: { query: z.object({ kind: listedKind }) },
				responses: { 200: json(z.array(entryVisits), "Those with counts"), ...common },
			}),
			async (context) => context.json(await listEntries(context.req.valid("query").kind), 200),
		);
}
