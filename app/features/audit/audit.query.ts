import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { apiRequest, download } from "#app/api-client/client.ts";
import { type AuditFilter, type AuditPage, auditFilePath, auditPath } from "./audit.ts";

/** Matching records, page by page. A new filter shows the previous list until its own arrives. */
export function auditQuery(filter: AuditFilter) {
	return infiniteQueryOptions({
		queryKey: [auditPath, filter],
		queryFn: ({ pageParam, signal }) =>
			apiRequest<AuditPage>("GET", auditPath + queryOf({ ...filter, cursor: pageParam }), undefined, signal),
		initialPageParam: "",
		getNextPageParam: ({ nextCursor }) => nextCursor,
		placeholderData: keepPreviousData,
	});
}

export const exportAudit = (filter: AuditFilter) => download(auditFilePath + queryOf(filter));

function queryOf(parts: AuditFilter & { cursor?: string }): string {
	const given = Object.entries(parts).filter(([, value]) => value);
	return given.length === 0 ? "" : `?${new URLSearchParams(given)}`;
}
