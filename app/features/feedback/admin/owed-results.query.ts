import { queryOptions } from "@tanstack/react-query";
import type { OwedResults } from "#app/features/feedback/owed-results.ts";

/** The evenings after which guests still wait for an answer. */
export const owedResultsQuery = queryOptions<OwedResults[]>({ queryKey: ["/api/admin/owed-results"] });
