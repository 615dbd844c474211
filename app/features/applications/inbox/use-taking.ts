import { useQueryClient } from "@tanstack/react-query";
import { ApiError, detailOf } from "#app/api-client/api-error.ts";
import { showErrorToast } from "#app/api-client/use-api-mutation.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { applicationChanges, applicationQuery } from "./inbox.query.ts";
import type { Application } from "./inbox.ts";

/** Takes over what a change answers; of a change that another window overtook, what is stored now. */
export function useTaking(id: string) {
	const queries = useQueryClient();
	const t = useText("admin");
	const { queryKey } = applicationQuery(id);
	return {
		take(application: Application): void {
			queries.setQueryData(queryKey, application);
			for (const list of applicationChanges) void queries.invalidateQueries({ queryKey: list });
		},
		refuse(error: Error, title: string): void {
			const isStale = error instanceof ApiError && error.code === "stale";
			const current = isStale ? (detailOf(error, "current") as Application | undefined) : undefined;
			if (current !== undefined) queries.setQueryData(queryKey, current);
			showErrorToast(error, { title, ...(isStale && { description: t("applications.one.conflict") }) });
		},
	};
}

export type Taking = ReturnType<typeof useTaking>;
