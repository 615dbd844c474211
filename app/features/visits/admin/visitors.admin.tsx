import { useMutation, useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Panel, ScreenHead } from "#app/admin-ui/screen.tsx";
import { ListState } from "#app/admin-ui/state.tsx";
import { saveFile } from "#app/api-client/client.ts";
import { QueryPanel } from "#app/api-client/query-placeholder.tsx";
import { showErrorToast } from "#app/api-client/use-api-mutation.ts";
import {
	formsOpened,
	type ReportPeriod,
	reportPeriods,
	type VisitReport,
} from "#app/features/visits/visit-report.ts";
import { downloadVisits, visitsQuery } from "#app/features/visits/visits.query.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { adminTitle } from "#app/metadata/admin-title.ts";
import { showToast } from "#app/ui/toasts.tsx";
import { useVisitWords } from "./use-visit-words.ts";
import { VisitCurve } from "./visit-curve.tsx";
import { VisitHelp } from "./visit-help.tsx";
import {
	ArticlesPanel,
	FunnelPanel,
	LanguagesPanel,
	OutcomesPanel,
	PagesPanel,
	ProgramsPanel,
	SourcesPanel,
	WidthsPanel,
} from "./visit-panels.tsx";

export const meta = adminTitle((text) => text.visits.title);

const usualPeriod: ReportPeriod = "28days";

export default function VisitorsScreen() {
	const t = useText("admin");
	const [address] = useSearchParams();
	const asked = address.get("period");
	const period = reportPeriods.find((one) => one === asked) ?? usualPeriod;
	const report = useQuery(visitsQuery(period));
	return (
		<div className="max-w-[84rem]">
			<ScreenHead title={t("visits.title")}>
				<SaveButton period={period} />
			</ScreenHead>
			<PeriodLinks period={period} />
			<QueryPanel
				query={report}
				rows={4}
				height="h-32"
				title={t("visits.failed")}
				text={t("visits.failedText")}
			>
				{(data) => <Report report={data} />}
			</QueryPanel>
			<VisitHelp />
		</div>
	);
}

function PeriodLinks({ period }: { period: ReportPeriod }) {
	const t = useText("admin");
	return (
		<nav aria-label={t("visits.periods")} className="screen-only mb-5 flex flex-wrap gap-1">
			{reportPeriods.map((one) => (
				<Link
					key={one}
					to={`?period=${one}`}
					preventScrollReset
					aria-current={one === period ? "page" : undefined}
					className="inline-flex min-h-11 items-center rounded-full px-2.5 no-underline max-sm:text-small sm:px-4 hover:bg-white/60 aria-[current]:bg-white aria-[current]:font-semibold"
				>
					{t(`visits.period.${one}`)}
				</Link>
			))}
		</nav>
	);
}

function SaveButton({ period }: { period: ReportPeriod }) {
	const t = useText("admin");
	const saving = useMutation({
		mutationFn: downloadVisits,
		onSuccess: (file) => {
			saveFile(file, `visits-${period}.csv`);
			showToast({ title: t("visits.exported") });
		},
		onError: (error) => showErrorToast(error, { title: t("visits.exportFailed") }),
	});
	return (
		<CompactButton
			look="quiet"
			className="screen-only"
			aria-busy={saving.isPending}
			onClick={() => {
				if (!saving.isPending) saving.mutate(period);
			}}
		>
			{t(saving.isPending ? "visits.exporting" : "visits.export")}
		</CompactButton>
	);
}

function Report({ report }: { report: VisitReport }) {
	const t = useText("admin");
	const { totals, since, curve } = report;
	if (since === null && totals.visits === 0) {
		return (
			<Panel>
				<ListState title={t("visits.noneTitle")} text={t("visits.noneText")} />
			</Panel>
		);
	}
	const isQuiet = totals.visits + totals.openings + formsOpened(report.outcomes) === 0;
	return (
		<>
			<Lead report={report} />
			<TotalCards report={report} />
			{isQuiet ? (
				<Panel className="mt-6">
					<ListState title={t("visits.quiet")} text={t("visits.quietText")} />
				</Panel>
			) : (
				<div className="mt-6 grid items-start gap-6 xl:grid-cols-2">
					{curve.length < 2 ? null : <VisitCurve report={report} />}
					<FunnelPanel report={report} />
					<SourcesPanel report={report} />
					<OutcomesPanel report={report} />
					<PagesPanel report={report} />
					<ArticlesPanel report={report} />
					<LanguagesPanel report={report} />
					<WidthsPanel report={report} />
				</div>
			)}
			<div className="mt-6">
				<ProgramsPanel report={report} />
			</div>
		</>
	);
}

/** The figures in a sentence, and since when there are any. */
function Lead({ report: { period, totals, outcomes, since, curve, to, before } }: { report: VisitReport }) {
	const t = useText("admin");
	const language = useLanguage();
	const { visits, forms } = useVisitWords();
	const isFirstDay = since === to;
	const isOlder = curve.some(
		({ at, visits: count }) => count > 0 && since !== null && at < since.slice(0, at.length),
	);
	return (
		<p className="mb-5 max-w-column" role="status">
			{t("visits.lead", { period: t(`visits.inPeriod.${period}`), visits: visits(totals.visits) })}{" "}
			{forms(outcomes, "formsOpened")}{" "}
			<span className="text-ink-soft">
				{isFirstDay ? t("visits.firstDay") : null}
				{!isFirstDay && before === null && since !== null
					? t("visits.sinceDay", { day: formatDay(since, language, "UTC") })
					: null}
				{isOlder ? ` ${t("visits.lettersBefore")}` : null}
			</span>
		</p>
	);
}

function TotalCards({
	report: { period, totals, before, outcomes, outcomesBefore },
}: {
	report: VisitReport;
}) {
	const t = useText("admin");
	const { shown } = useVisitWords();
	const cards = [
		["visits", totals.visits, before?.visits, t("visits.visitsNote")],
		["openings", totals.openings, before?.openings, ""],
		["reads", totals.reads, before?.reads, t("visits.readsNote")],
		["forms", formsOpened(outcomes), outcomesBefore && formsOpened(outcomesBefore), ""],
		["signUps", outcomes.signUp ?? 0, outcomesBefore && (outcomesBefore.signUp ?? 0), ""],
	] as const;
	return (
		<dl className="grid grid-cols-2 gap-px overflow-hidden rounded-[2px] bg-clay md:grid-cols-3 xl:grid-cols-5">
			{cards.map(([name, count, earlier, note]) => (
				<div
					key={name}
					className="flex flex-col bg-white px-5 py-4 last:col-span-2 xl:last:col-span-1 sm:px-6"
				>
					<dt className="text-small font-semibold xl:min-h-[2lh]">{t(`visits.${name}`)}</dt>
					<dd className="mt-2 font-serif text-[2.2rem] leading-none tracking-tight tabular-nums">
						{shown(count)}
					</dd>
					<dd className="mt-2 text-small text-ink-soft">
						{earlier == null ? null : t(`visits.before.${period}`, { count: shown(earlier) })}
						{note === "" ? null : <span className="block">{note}</span>}
					</dd>
				</div>
			))}
		</dl>
	);
}
