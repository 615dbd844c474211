import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Panel, ScreenHead } from "#app/admin-ui/screen.tsx";
import { ListState } from "#app/admin-ui/state.tsx";
import { ApiError } from "#app/api-client/api-error.ts";
import { saveFile } from "#app/api-client/client.ts";
import { QueryPanel } from "#app/api-client/query-placeholder.tsx";
import { showErrorToast, useApiMutation } from "#app/api-client/use-api-mutation.ts";
import { formatBusinessMoment } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { adminTitle } from "#app/metadata/admin-title.ts";
import { formatCount } from "#app/site/site-config.ts";
import {
	type BackupArchive,
	type BackupReport,
	erasedListName,
	needsAttention,
	unsubscribedListName,
} from "./backup.ts";
import { backupsQuery, downloadBackup, startBackup } from "./backups.query.ts";
import { CopiesPanel } from "./copies-panel.tsx";
import { OutsideImagesPanel } from "./outside-images-panel.tsx";

export const meta = adminTitle((text) => text.backups.title);

export default function BackupsScreen() {
	const t = useText("admin");
	const backups = useQuery(backupsQuery);
	const queries = useQueryClient();
	const starting = useApiMutation({
		// Shows the response at once: until the list is refetched, nothing would seem to run.
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
			<QueryPanel query={backups} rows={3} height="min-h-18" title={t("backups.failedToLoad")}>
				{(report) => (
					<Panel>
						<Archives report={report} />
					</Panel>
				)}
			</QueryPanel>
			<OutsideImagesPanel />
			<CopiesPanel />
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

function BackupRow({ archive }: { archive: BackupArchive }) {
	const t = useText("admin");
	const language = useLanguage();
	const moment = formatBusinessMoment(archive.writtenAt, language);
	const kilobytes = Math.max(1, Math.round(archive.bytes / 1000));
	const size =
		kilobytes < 1000
			? t("backups.kilobytes", { size: kilobytes })
			: t("backups.megabytes", { size: formatCount(Math.round(kilobytes / 1000), language) });
	return (
		<li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-3 sm:px-7">
			<div>
				<p>{moment}</p>
				<p className="text-small text-ink-soft">{size}</p>
			</div>
			<SaveButton
				name={archive.name}
				label={t("backups.save")}
				spoken={t("backups.saveOf", { moment })}
				failed={t("backups.notSaved")}
			/>
		</li>
	);
}

/** Downloads a file under its own name. */
function SaveButton(props: { name: string; label: string; spoken?: string; failed: string }) {
	const t = useText("admin");
	const queries = useQueryClient();
	const saving = useMutation({
		mutationFn: () => downloadBackup(props.name),
		onSuccess: (file) => saveFile(file, props.name),
		onError: (error) => {
			showErrorToast(error, { title: props.failed });
			// Replaced by a newer one since the list was read.
			const isGone = error instanceof ApiError && error.status === 404;
			if (isGone) void queries.invalidateQueries({ queryKey: backupsQuery.queryKey });
		},
	});
	return (
		<CompactButton
			look="quiet"
			aria-label={props.spoken}
			aria-busy={saving.isPending}
			onClick={() => {
				if (!saving.isPending) saving.mutate();
			}}
		>
			{saving.isPending ? t("backups.saving") : props.label}
		</CompactButton>
	);
}

const files = { erased: erasedListName, unsubscribed: unsubscribedListName } as const;

/** Explains a list beside the backups, and downloads it under the name that a restore looks for. */
function SavedList({ kind }: { kind: keyof typeof files }) {
	const t = useText("admin");
	const file = files[kind];
	return (
		<Panel title={t(`backups.${kind}.title`)} className="mt-6">
			<div className="px-5 pb-5 sm:px-7">
				<p className="mb-4 max-w-column text-ink-soft">{t(`backups.${kind}.text`, { file })}</p>
				<SaveButton name={file} label={t(`backups.${kind}.save`)} failed={t("backups.erased.notSaved")} />
			</div>
		</Panel>
	);
}
