import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Panel } from "#app/admin-ui/screen.tsx";
import { useErrorToast } from "#app/api-client/use-api-mutation.ts";
import { firstWritten } from "#app/content/localized.ts";
import { guestMailsPath, seatingPath } from "#app/features/guests/seating-path.ts";
import { useIsOpen } from "#app/features/session/me-context.ts";
import { type SiteState, statePath } from "#app/features/state/site-state.ts";
import { formsOpened, type VisitReport, visitReportPath } from "#app/features/visits/visit-report.ts";
import { dayOf } from "#app/i18n/business-time.ts";
import { formatBusinessMoment, formatFullDay } from "#app/i18n/dates.ts";
import { locales } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { adminPaths } from "#app/site/admin-screens.ts";
import { formatCount } from "#app/site/site-config.ts";
import { type Waiting, waitingPath } from "./waiting.ts";

/** Shows what waits, of what is open to whoever looks: the next table, guests to tell, this week, readers, the backup. */
export function WaitingPanel() {
	const t = useText("admin");
	const { data, error } = useQuery<Waiting>({ queryKey: [waitingPath] });
	const isOpen = useIsOpen();
	useErrorToast(error, t("waiting.failed"));
	return (
		<Panel title={t("waiting.title")} className="mb-6">
			{data === undefined ? (
				<p className="min-h-60 border-t border-clay px-5 py-4 text-small text-ink-soft sm:px-7">
					{error === null ? "…" : "–"}
				</p>
			) : (
				<ul className="divide-y divide-clay border-t border-clay pb-1">
					{isOpen("guests") ? <NextTable table={data.nextTable} /> : null}
					<TablesToTell tables={data.tablesToTell} />
					<AnsweredTables tables={data.tableAnswers} />
					<DueThisWeek articles={data.articlesDue} letters={data.lettersDue} />
					<ApplicationLines fresh={data.applicationsNew} due={data.applicationsDue} />
					{isOpen("visits") ? <LastVisits /> : null}
					{isOpen("readers") ? (
						<Line to={adminPaths.subscribers} link={t("waiting.readersLink")}>
							{t("waiting.readers", { came: data.readersCame, left: data.readersLeft })}
						</Line>
					) : null}
					{isOpen("backups") ? <LastBackup /> : null}
				</ul>
			)}
		</Panel>
	);
}

function NextTable({ table }: { table: Waiting["nextTable"] }) {
	const t = useText("admin");
	const language = useLanguage();
	if (table === null) {
		return (
			<Line to={adminPaths.events} link={t("waiting.noTableLink")}>
				{t("waiting.noTable")}
			</Line>
		);
	}
	const { confirmed, unanswered, declined, free } = table;
	const days = Math.round((Date.parse(table.calendarDate) - Date.parse(dayOf(new Date()))) / 86_400_000);
	const title = firstWritten(table, "title", language);
	const answers = [
		t("waiting.confirmed", { count: confirmed }),
		t("waiting.unanswered", { count: unanswered }),
		t("waiting.declined", { count: declined }),
		...(free === null ? [] : [t("waiting.free", { count: free })]),
	];
	return (
		<Line to={seatingPath(table.id)} link={t("waiting.tableLink")}>
			<strong className="font-semibold wrap-anywhere">
				{t(days === 0 ? "waiting.tableToday" : "waiting.table", {
					title,
					count: days,
					day: formatFullDay(table.calendarDate, language),
				})}
			</strong>
			<span className="block text-ink-soft">{answers.join(" · ")}</span>
		</Line>
	);
}

function TablesToTell({ tables }: { tables: Waiting["tablesToTell"] }) {
	const t = useText("admin");
	const language = useLanguage();
	return tables.map(({ tableId, guests, ...texts }) => (
		<Line key={tableId} to={guestMailsPath(tableId)} link={t("waiting.tellLink")}>
			<strong className="font-semibold wrap-anywhere">
				{t("waiting.tell", { title: firstWritten(texts, "title", language), count: guests })}
			</strong>
		</Line>
	));
}

/** Lists late and recent answers of guests by table, and who would fit a seat that became free. */
function AnsweredTables({ tables }: { tables: Waiting["tableAnswers"] }) {
	const t = useText("admin");
	const language = useLanguage();
	const list = new Intl.ListFormat(locales[language].tag);
	return tables.map(({ tableId, calendarDate, fitting, ...table }) => {
		const kinds = (["accepted", "declined", "late"] as const).filter((kind) => table[kind].length > 0);
		return (
			<Line key={tableId} to={seatingPath(tableId)} link={t("waiting.tableLink")}>
				<strong className="font-semibold wrap-anywhere">
					{firstWritten(table, "title", language)}, {formatFullDay(calendarDate, language)}
				</strong>
				{kinds.map((kind) => (
					<span key={kind} className="block">
						{t(`waiting.answers.${kind}`, { names: list.format(table[kind]) })}
					</span>
				))}
				{fitting.length === 0 ? null : (
					<span className="block text-ink-soft">
						{t("waiting.answers.fitting", { names: list.format(fitting) })}
					</span>
				)}
			</Line>
		);
	});
}

function ApplicationLines({ fresh, due }: { fresh: number; due: number }) {
	const t = useText("admin");
	const lines = [
		...(fresh === 0 ? [] : [t("waiting.applicationsNew", { count: fresh })]),
		...(due === 0 ? [] : [t("waiting.applicationsDue", { count: due })]),
	];
	if (lines.length === 0) return null;
	return (
		<Line to={adminPaths.applications} link={t("waiting.applicationsLink")}>
			<strong className="font-semibold">{lines.join(" ")}</strong>
		</Line>
	);
}

function DueThisWeek({ articles, letters }: { articles: number; letters: number }) {
	const t = useText("admin");
	if (articles + letters === 0) {
		return (
			<Line to={adminPaths.letters} link={t("waiting.lettersLink")}>
				{t("waiting.nothingDue")}
			</Line>
		);
	}
	return (
		<>
			{articles === 0 ? null : (
				<Line to={`${adminPaths.articles}?status=scheduled`} link={t("waiting.articlesLink")}>
					{t("waiting.articles", { count: articles })}
				</Line>
			)}
			{letters === 0 ? null : (
				<Line to={adminPaths.letters} link={t("waiting.lettersLink")}>
					{t("waiting.letters", { count: letters })}
				</Line>
			)}
		</>
	);
}

/** The visits of the last seven days, against the week before once that was counted. */
function LastVisits() {
	const t = useText("admin");
	const language = useLanguage();
	const { data } = useQuery<VisitReport>({ queryKey: [`${visitReportPath}?period=7days`] });
	if (data === undefined) return null;
	const { totals, before, outcomes } = data;
	return (
		<Line to={`${adminPaths.visitors}?period=7days`} link={t("visits.dashboardLink")}>
			{t(before === null ? "visits.dashboard" : "visits.dashboardBefore", {
				visits: formatCount(totals.visits, language),
				before: formatCount(before?.visits ?? 0, language),
				forms: formatCount(formsOpened(outcomes), language),
			})}
		</Line>
	);
}

function LastBackup() {
	const t = useText("admin");
	const language = useLanguage();
	const { data } = useQuery<SiteState>({ queryKey: [statePath] });
	if (data === undefined) return null;
	const { newestAt } = data.backup;
	return (
		<Line to={adminPaths.backups} link={t("waiting.backupLink")}>
			{newestAt === null
				? t("backups.none")
				: t("waiting.backup", { moment: formatBusinessMoment(newestAt, language) })}
		</Line>
	);
}

function Line({ to, link, children }: { to: string; link: string; children: ReactNode }) {
	return (
		<li className="flex flex-wrap items-center justify-between gap-x-6 px-5 py-1.5 text-small max-sm:flex-nowrap max-sm:gap-x-3 sm:px-7">
			<p className="min-w-0">{children}</p>
			<Link
				to={to}
				prefetch="intent"
				className="text-link inline-flex min-h-11 shrink-0 items-center max-sm:max-w-28 max-sm:text-right"
			>
				{link}
			</Link>
		</li>
	);
}
