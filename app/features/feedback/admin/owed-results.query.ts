import { queryOptions } from "@tanstack/react-query";
import type { OwedResults } from "#app/features/feedback/owed-results.ts";

/** The evenings whose guests still wait for the promised results. */
export const owedResultsQuery = queryOptions<OwedResults[]>({ queryKey: ["/api/admin/owed-results"] });
