import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useForm } from "react-hook-form";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Panel, ScreenHead } from "#app/admin-ui/screen.tsx";
import { ListState } from "#app/admin-ui/state.tsx";
import { QueryPlaceholder } from "#app/api-client/query-placeholder.tsx";
import { useApiMutation } from "#app/api-client/use-api-mutation.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { adminTitle } from "#app/metadata/admin-title.ts";
import { type MissedAddress, missedDays, type Redirect } from "./redirect.ts";
import { RedirectForm } from "./redirect-form.tsx";
import { deleteRedirect, redirectsQuery } from "./redirects.query.ts";

export const meta = adminTitle((text) => text.redirects.title);

/** The redirects of the owner, and the addresses at which visitors found nothing. */
export default function RedirectsScreen() {
	const t = useText("admin");
	const lists = useQuery(redirectsQuery);
	const form = useForm<Redirect>({ defaultValues: { path: "", target: "" } });
	const lead = (path: string) => {
		form.setValue("path", path);
		form.setFocus("target");
	};
	return (
		<div className="max-w-[60rem]">
			<ScreenHead title={t("redirects.title")} />
			<p className="mb-6 max-w-column text-ink-soft">{t("redirects.text")}</p>
			<div className="grid gap-6">
				<Panel>
					<RedirectForm form={form} />
				</Panel>
				{lists.data === undefined ? (
					<Panel>
						<QueryPlaceholder query={lists} rows={3} height="min-h-18" title={t("redirects.failedToLoad")} />
					</Panel>
				) : (
					<>
						<Panel title={t("redirects.missed")}>
							<MissedList missed={lists.data.missed} onLead={lead} />
						</Panel>
						<Panel title={t("redirects.list")}>
							<RedirectList redirects={lists.data.redirects} />
						</Panel>
					</>
				)}
			</div>
		</div>
	);
}

const rowClass = "flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-3 sm:px-7";

type MissedProps = { missed: readonly MissedAddress[]; onLead(path: string): void };

function MissedList({ missed, onLead }: MissedProps) {
	const t = useText("admin");
	const language = useLanguage();
	if (missed.length === 0) {
		return (
			<ListState
				title={t("redirects.noneMissed")}
				text={t("redirects.noneMissedText", { days: missedDays })}
			/>
		);
	}
	return (
		<ul className="divide-y divide-clay border-t border-clay">
			{missed.map(({ path, visits, lastDay }) => (
				<li key={path} className={rowClass}>
					<div className="min-w-0 flex-1 basis-60 wrap-anywhere">
						<p>{path}</p>
						<p className="text-small text-ink-soft">
							{t("redirects.visits", { count: visits, day: formatDay(lastDay, language) })}
						</p>
					</div>
					<CompactButton
						look="quiet"
						aria-label={t("redirects.leadOne", { path })}
						onClick={() => onLead(path)}
					>
						{t("redirects.lead")}
					</CompactButton>
				</li>
			))}
		</ul>
	);
}

function RedirectList({ redirects }: { redirects: readonly Redirect[] }) {
	const t = useText("admin");
	const list = useRef<HTMLUListElement>(null);
	const deletion = useApiMutation({
		send: deleteRedirect,
		refreshes: [redirectsQuery.queryKey],
		done: { title: t("redirects.deleted") },
		failed: { title: t("redirects.deleteFailed") },
	});
	if (redirects.length === 0) return <ListState title={t("redirects.none")} />;
	return (
		<ul ref={list} tabIndex={-1} className="divide-y divide-clay border-t border-clay">
			{redirects.map((redirect) => (
				<li key={redirect.path} className={rowClass}>
					<p className="min-w-0 flex-1 basis-60 wrap-anywhere">
						{redirect.path} → {redirect.target}
					</p>
					<CompactButton
						look="quiet"
						aria-label={t("redirects.deleteOne", { path: redirect.path })}
						onClick={() => deletion.mutate(redirect, { onSuccess: () => list.current?.focus() })}
					>
						{t("common.delete")}
					</CompactButton>
				</li>
			))}
		</ul>
	);
}
