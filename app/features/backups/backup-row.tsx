import { useMutation, useQueryClient } from "@tanstack/react-query";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { ApiError } from "#app/api-client/api-error.ts";
import { saveFile } from "#app/api-client/save-file.ts";
import { showErrorToast } from "#app/api-client/use-api-mutation.ts";
import { formatBusinessMoment } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { formatCount } from "#app/site/site-config.ts";
import type { BackupArchive } from "./backup.ts";
import { backupsQuery, downloadBackup } from "./backups.query.ts";

/** One backup: when it was written, how large it is, and a button that saves it. */
export function BackupRow({ archive }: { archive: BackupArchive }) {
	const t = useText("admin");
	const language = useLanguage();
	const queries = useQueryClient();
	const moment = formatBusinessMoment(archive.writtenAt, language);
	const saving = useMutation({
		mutationFn: downloadBackup,
		onSuccess: (file) => saveFile(file, archive.name),
		onError: (error) => {
			showErrorToast(error, { title: t("backups.notSaved") });
			// It has given way to a newer one since the list was read.
			const isGone = error instanceof ApiError && error.status === 404;
			if (isGone) void queries.invalidateQueries({ queryKey: backupsQuery.queryKey });
		},
	});
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
			<CompactButton
				look="quiet"
				aria-label={t("backups.saveOf", { moment })}
				aria-busy={saving.isPending}
				onClick={() => {
					if (!saving.isPending) saving.mutate(archive.name);
				}}
			>
				{saving.isPending ? t("backups.saving") : t("backups.save")}
			</CompactButton>
		</li>
	);
}
