import { useQuery, useQueryClient } from "@tanstack/react-query";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Panel, ScreenHead } from "#app/admin-ui/screen.tsx";
import { ListState } from "#app/admin-ui/state.tsx";
import { QueryPlaceholder } from "#app/api-client/query-placeholder.tsx";
import { useApiMutation, useErrorToast } from "#app/api-client/use-api-mutation.ts";
import { formatBusinessMoment } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { adminTitle } from "#app/metadata/admin-title.ts";
import { type BackupReport, needsAttention } from "./backup.ts";
import { BackupRow } from "./backup-row.tsx";
import { backupsQuery, startBackup } from "./backups.query.ts";
import { SavedList } from "./saved-list.tsx";

export const meta = adminTitle((text) => text.backups.title);

/** The backups that there are, how they are, and a new one. */
export default function BackupsScreen() {
	const t = useText("admin");
	const backups = useQuery(backupsQuery);
	useErrorToast(backups.error, t("backups.failedToLoad"));
	const queries = useQueryClient();
	const starting = useApiMutation({
		// What it answers is shown at once: until the list is read anew, nothing would seem to run.
		send: async () => queries.setQueryData(backupsQuery.queryKey, await startBackup()),
		refreshes: [backupsQuery.queryKey],
		done: { title: t("backups.started") },
		failed: { title: t("backups.notStarted") },
	});
	const isRunning = starting.isPending || backups.data?.isRunning === true;
	return (
		<div className="max-w-[60rem]">
			<ScreenHead title={t("backups.title")}>
				<CompactButton
					look="primary"
					aria-busy={isRunning}
					onClick={() => {
						if (!isRunning) starting.mutate(undefined);
					}}
				>
					{isRunning ? t("backups.running") : t("backups.start")}
				</CompactButton>
			</ScreenHead>
			<p className="mb-6 max-w-column text-ink-soft">{t("backups.text")}</p>
			<Panel>
				{backups.data === undefined ? (
					<QueryPlaceholder query={backups} rows={3} height="min-h-18" title={t("backups.failedToLoad")} />
				) : (
					<Archives report={backups.data} />
				)}
			</Panel>
			<SavedList kind="erased" />
			<SavedList kind="unsubscribed" />
		</div>
	);
}

function Archives({ report }: { report: BackupReport }) {
	const t = useText("admin");
	const language = useLanguage();
	const trouble = needsAttention(report, new Date());
	const { archives, checkedAt, isSound } = report;
	if (archives.length === 0 && trouble === "none") {
		return <ListState title={t("backups.none")} text={t("backups.noneText")} />;
	}
	return (
		<>
			<div className="px-5 py-5 sm:px-7" role={trouble === null ? undefined : "alert"}>
				<p className={trouble === null ? "" : "font-semibold text-fault"}>
					{trouble === null ? t("backups.fine") : t(`backups.trouble.${trouble}`)}
				</p>
				<p className="mt-1 text-small text-ink-soft">
					{checkedAt !== null && isSound
						? t("backups.checked", { moment: formatBusinessMoment(checkedAt, language) })
						: t("backups.unchecked")}
				</p>
			</div>
			<ul className="divide-y divide-clay border-t border-clay">
				{archives.map((archive) => (
					<BackupRow key={archive.name} archive={archive} />
				))}
			</ul>
		</>
	);
}
