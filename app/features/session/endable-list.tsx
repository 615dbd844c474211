import type { UseMutationResult, UseQueryResult } from "@tanstack/react-query";
import { useRef } from "react";
import { Badge } from "#app/admin-ui/badge.tsx";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { useText } from "#app/i18n/text-context.tsx";

/**
 * What a row says of an entry. `end` is its button, with what it says to those who do not see the
 * row.
 */
type Row = {
	title: string;
	detail: string;
	badge?: string | undefined;
	end?: { label: string; spoken: string };
};

/** A list of what is known of access, with a way to end each entry that offers one. */
export function EndableList<Entry extends { id: string }>(props: {
	label: string;
	query: UseQueryResult<Entry[]>;
	ending: UseMutationResult<void, Error, string>;
	rowOf(entry: Entry): Row;
}) {
	const t = useText("admin");
	const list = useRef<HTMLUListElement>(null);
	const { query, ending } = props;

	if (query.data === undefined) {
		if (query.isPending) return <div role="status" aria-label={t("common.loading")} className="h-18" />;
		return (
			<CompactButton look="quiet" onClick={() => query.refetch()}>
				{t("common.retry")}
			</CompactButton>
		);
	}
	return (
		<ul ref={list} tabIndex={-1} aria-label={props.label} className="divide-y divide-clay">
			{query.data.map((entry) => {
				const { title, detail, badge, end } = props.rowOf(entry);
				return (
					<li key={entry.id} className="flex min-h-18 flex-wrap items-center justify-between gap-x-6 py-2">
						<div>
							<p className="flex flex-wrap items-center gap-x-3">
								{title}
								{badge === undefined ? null : <Badge tone="calm">{badge}</Badge>}
							</p>
							<p className="text-small text-ink-soft">{detail}</p>
						</div>
						{end === undefined ? null : (
							<CompactButton
								look="plain"
								disabled={ending.isPending}
								aria-label={end.spoken}
								// The row that had the focus goes.
								onClick={() => ending.mutate(entry.id, { onSuccess: () => list.current?.focus() })}
								className="-mr-3 max-sm:-ml-3"
							>
								{end.label}
							</CompactButton>
						)}
					</li>
				);
			})}
		</ul>
	);
}
