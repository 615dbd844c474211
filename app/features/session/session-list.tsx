import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { formatMoment } from "../../moment";
import { useLanguage, useText } from "../../text/text-context";
import { Badge } from "../../ui/badge";
import { CompactButton } from "../../ui/compact-button";
import type { Session } from "./session";
import { endSession, sessionsQuery } from "./session.query";
import { useChange, useFailureToast } from "./use-change";

/** Where the content area is open, with a way to end each session but this one: that is signing out. */
export function SessionList() {
	const t = useText("admin");
	const language = useLanguage();
	const sessions = useQuery(sessionsQuery);
	useFailureToast(sessions.error, t("access.sessionsFailed"));
	const ending = useChange({
		send: endSession,
		refreshes: [sessionsQuery.queryKey],
		done: { title: t("access.ended") },
		failed: { title: t("access.endFailed") },
	});
	const list = useRef<HTMLUListElement>(null);
	const moment = (instant: string) => formatMoment(instant, language);

	if (sessions.data === undefined) {
		if (sessions.isPending) return <div role="status" aria-label={t("common.loading")} className="h-18" />;
		return (
			<CompactButton look="quiet" onClick={() => sessions.refetch()}>
				{t("common.retry")}
			</CompactButton>
		);
	}
	return (
		<ul ref={list} tabIndex={-1} aria-label={t("access.sessionsTitle")} className="divide-y divide-clay">
			{sessions.data.map((session: Session) => (
				<li key={session.id} className="flex min-h-18 flex-wrap items-center justify-between gap-x-6 py-2">
					<div>
						<p className="flex flex-wrap items-center gap-x-3">
							{t("access.signedIn", { when: moment(session.createdAt) })}
							{session.current ? <Badge tone="calm">{t("access.thisOne")}</Badge> : null}
						</p>
						<p className="text-small text-ink-soft">
							{t("access.lastSeen", { when: moment(session.lastSeenAt) })}
						</p>
					</div>
					{session.current ? null : (
						<CompactButton
							look="plain"
							disabled={ending.isPending}
							aria-label={t("access.endOne", { when: moment(session.createdAt) })}
							// The row that had the focus goes.
							onClick={() => ending.mutate(session.id, { onSuccess: () => list.current?.focus() })}
							className="-mr-3 max-sm:-ml-3"
						>
							{t("access.end")}
						</CompactButton>
					)}
				</li>
			))}
		</ul>
	);
}
