import { type UseMutationResult, type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { Badge } from "#app/admin-ui/badge.tsx";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { useApiMutation, useErrorToast } from "#app/api-client/use-api-mutation.ts";
import { formatMoment } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { devicesQuery, endDevice, endSession, sessionsQuery } from "./session.query.ts";

/** The row of an entry. `end` is its button; `spoken` its name for screen readers. */
type Row = {
	title: string;
	detail: string;
	badge?: string | undefined;
	end?: { label: string; spoken: string };
};

/** A list of sessions or devices, with a button to end each entry that offers one. */
function EndableList<Entry extends { id: string }>(props: {
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
								// The focused row disappears.
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

/** The open sessions, with a button to end each but this one. */
export function SessionList() {
	const t = useText("admin");
	const language = useLanguage();
	const query = useQuery(sessionsQuery);
	useErrorToast(query.error, t("access.sessionsFailed"));
	const ending = useApiMutation({
		send: endSession,
		refreshes: [sessionsQuery.queryKey],
		done: { title: t("access.ended") },
		failed: { title: t("access.endFailed") },
	});
	return (
		<EndableList
			label={t("access.sessionsTitle")}
			query={query}
			ending={ending}
			rowOf={({ device, createdAt, lastSeenAt, current }) => {
				const when = formatMoment(createdAt, language);
				return {
					title: device === null ? t("access.signedIn", { when }) : t("access.signedInOn", { device, when }),
					detail: t("access.lastSeen", { when: formatMoment(lastSeenAt, language) }),
					...(current
						? { badge: t("access.thisOne") }
						: { end: { label: t("access.end"), spoken: t("access.endOne", { when }) } }),
				};
			}}
		/>
	);
}

/** The devices that signed in before, with a button to forget each. */
export function DeviceList() {
	const t = useText("admin");
	const language = useLanguage();
	const query = useQuery(devicesQuery);
	useErrorToast(query.error, t("access.devicesFailed"));
	const ending = useApiMutation({
		send: endDevice,
		refreshes: [devicesQuery.queryKey],
		done: { title: t("access.forgotten") },
		failed: { title: t("access.forgetFailed") },
	});
	return (
		<EndableList
			label={t("access.devicesTitle")}
			query={query}
			ending={ending}
			rowOf={({ name, createdAt, lastUsedAt, current }) => {
				const when = formatMoment(createdAt, language);
				return {
					title:
						name === null
							? t("access.firstSignedIn", { when })
							: t("access.firstSignedInOn", { device: name, when }),
					detail: t("access.lastSignedIn", { when: formatMoment(lastUsedAt, language) }),
					end: { label: t("access.forget"), spoken: t("access.forgetOne", { when }) },
					badge: current ? t("access.thisDevice") : undefined,
				};
			}}
		/>
	);
}
