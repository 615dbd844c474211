import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { download } from "#app/api-client/client.ts";
import {
	type EntryVisits,
	entryVisitsPath,
	type ListedKind,
	type ReportPeriod,
	type VisitReport,
	visitFilePath,
	visitReportPath,
} from "./visit-report.ts";

/** Interval of reading the counts anew while they are looked at. */
const everyMs = 30_000;

/** Reads the report of a period. While it loads, the one before it stays. */
export function visitsQuery(period: ReportPeriod) {
	return queryOptions<VisitReport>({
		queryKey: [`${visitReportPath}?period=${period}`],
		refetchInterval: everyMs,
		placeholderData: keepPreviousData,
	});
}

/** Reads the counts of each article, or of each table: one request for a whole list. */
export function entryVisitsQuery(kind: ListedKind) {
	return queryOptions<EntryVisits[]>({ queryKey: [`${entryVisitsPath}?kind=${kind}`] });
}

export function downloadVisits(period: ReportPeriod): Promise<Blob> {
	return download(`${visitFilePath}?period=${period}`);
}
