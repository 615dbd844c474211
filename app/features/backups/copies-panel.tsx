import { useQuery, useQueryClient } from "@tanstack/react-query";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Panel } from "#app/admin-ui/screen.tsx";
import { QueryPanel } from "#app/api-client/query-placeholder.tsx";
import { useApiMutation } from "#app/api-client/use-api-mutation.ts";
import { formatBusinessMoment } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { formatCount } from "#app/site/site-config.ts";
import { copiesQuery, startCopy } from "./backups.query.ts";
import { type CopiesReport, copiesTrouble } from "./copies.ts";

/** Says where copies of the site go, when the last one arrived, and begins one. */
export function CopiesPanel() {
	const t = useText("admin");
	const copies = useQuery(copiesQuery);
	return (
		<Panel
			title={t("copies.title")}
			className="mt-6"
			aside={copies.data?.place == null || !copies.data.hasKey ? null : <CopyNow report={copies.data} />}
		>
			<div className="px-5 pb-5 sm:px-7">
				<p className="mb-4 max-w-column text-ink-soft">{t("copies.text")}</p>
				<QueryPanel query={copies} rows={1} height="min-h-10" title={t("copies.failedToLoad")}>
					{(report) => (report.place === null ? <p>{t("copies.off")}</p> : <State report={report} />)}
				</QueryPanel>
			</div>
		</Panel>
	);
}

function CopyNow({ report }: { report: CopiesReport }) {
	const t = useText("admin");
	const queries = useQueryClient();
	const starting = useApiMutation({
		send: async () => queries.setQueryData(copiesQuery.queryKey, await startCopy()),
		refreshes: [copiesQuery.queryKey],
		done: { title: t("copies.started") },
		failed: { title: t("copies.notStarted") },
	});
	const isRunning = starting.isPending || report.isRunning;
	return (
		<CompactButton
			look="quiet"
			aria-busy={isRunning}
			onClick={() => {
				if (!isRunning) starting.mutate(undefined);
			}}
		>
			{isRunning ? t("copies.running") : t("copies.start")}
		</CompactButton>
	);
}

function State({ report }: { report: CopiesReport }) {
	const t = useText("admin");
	const language = useLanguage();
	const { place, copiedAt, checkedAt, isSound, mended, images, isOnDataDisk } = report;
	const trouble = copiesTrouble(report, new Date());
	const isAlarm = trouble !== null && trouble !== "none";
	const counted = { count: images, images: formatCount(images, language) };
	return (
		<div className="grid max-w-column gap-2" role={isAlarm ? "alert" : undefined}>
			<p className={isAlarm ? "font-semibold text-fault" : ""}>
				{trouble === null ? t("copies.fine") : t(`copies.trouble.${trouble}`)}
			</p>
			<p className="break-words">
				{copiedAt === null
					? t("copies.place", { where: place ?? "" })
					: t("copies.last", {
							...{ ...counted, where: place ?? "" },
							moment: formatBusinessMoment(copiedAt, language),
						})}
			</p>
			{isOnDataDisk ? <p>{t("copies.sameDisk")}</p> : null}
			<p className="text-small text-ink-soft">
				{checkedAt === null || !isSound
					? t("copies.unchecked")
					: t("copies.checked", { moment: formatBusinessMoment(checkedAt, language) })}{" "}
				{mended > 0 ? t("copies.mended", { count: mended }) : null} {t("copies.onlyYou")}
			</p>
		</div>
	);
}
