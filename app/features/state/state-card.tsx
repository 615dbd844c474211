import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { Panel } from "#app/admin-ui/screen.tsx";
import { useErrorToast } from "#app/api-client/use-api-mutation.ts";
import { formatBusinessMoment, formatDay } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { formatCount } from "#app/site/site-config.ts";
import { FormLinks } from "./form-links.tsx";
import { Letters } from "./letters-state.tsx";
import { gigabyte, type SiteState, troublesOf, warningsOf } from "./site-state.ts";
import { stateQuery } from "./state.query.ts";
import { WarningList } from "./state-warnings.tsx";

/**
 * Whether mails and letters leave and forms open, when the last backup was made, how much room is left, which
 * version runs.
 */
export function StateCard() {
	const t = useText("admin");
	const { data, error } = useQuery(stateQuery);
	useErrorToast(error, t("state.failedToLoad"));
	return (
		<Panel title={t("state.title")}>
			{data === undefined ? (
				<p className="min-h-40 border-t border-clay px-5 py-4 text-small text-ink-soft sm:px-7">
					{error === null ? "…" : "–"}
				</p>
			) : (
				<State state={data} />
			)}
		</Panel>
	);
}

function State({ state }: { state: SiteState }) {
	const t = useText("admin");
	const language = useLanguage();
	const troubles = troublesOf(state, new Date());
	const needsRoom = troubles.disk || troubles.backupDisk;
	const warnings = warningsOf(state);
	const needsServer =
		[troubles.mails, troubles.letters, troubles.database].some(Boolean) || needsRoom || !state.hasMailServer;
	const needsHelp =
		needsServer || troubles.forms || troubles.movedPages || troubles.backup !== null || warnings.length > 0;
	const { newestAt } = state.backup;
	const sizeOf = (bytes: number) => ({ size: formatCount(Math.floor(bytes / gigabyte), language) });
	return (
		<>
			<div className="grid gap-2 border-t border-clay px-5 py-3 text-small sm:px-7">
				<p role={needsHelp ? "alert" : undefined}>
					<span className={needsHelp ? "font-semibold text-fault" : ""}>
						{needsHelp ? t("state.look") : t("state.fine")}
					</span>
					{needsServer ? ` ${t("state.helper")}` : null}
				</p>
				<WarningList state={state} warnings={warnings} />
			</div>
			<dl className="divide-y divide-clay border-t border-clay pb-2">
				<Row label={t("state.mails")} isTrouble={troubles.mails !== null || !state.hasMailServer}>
					<Mails state={state} trouble={troubles.mails} />
				</Row>
				<Row label={t("state.letters")} isTrouble={troubles.letters !== null}>
					<Letters letters={state.letters} trouble={troubles.letters} />
				</Row>
				<Row label={t("state.backup")} isTrouble={troubles.backup !== null}>
					<Link to="/admin/backups" prefetch="intent" className="text-link inline-flex min-h-11 items-center">
						{newestAt === null
							? t("backups.none")
							: t("state.backupAt", { moment: formatBusinessMoment(newestAt, language) })}
					</Link>
					{troubles.backup === null ? null : <p>{t(`backups.trouble.${troubles.backup}`)}</p>}
				</Row>
				{troubles.database === null ? null : (
					<Row label={t("state.database")} isTrouble>
						{t(`state.databaseTrouble.${troubles.database}`)}
					</Row>
				)}
				{state.forms.length === 0 ? null : (
					<Row label={t("state.forms")} isTrouble={troubles.forms}>
						<FormLinks links={state.forms} />
					</Row>
				)}
				{state.movedPages.map(({ id, title, from, to }) => (
					<Row key={`${id} ${from}`} label={t("state.movedPage")} isTrouble>
						<Link to={`/admin/edit-page/${id}`} className="text-link inline-flex min-h-11 items-center">
							{title}
						</Link>
						<p className="font-normal text-ink">{t("state.pageMoved", { from, to })}</p>
					</Row>
				))}
				<Row label={t("state.disk")} isTrouble={troubles.disk}>
					{t(troubles.disk ? "state.diskLow" : "state.gigabytes", sizeOf(state.freeBytes))}
				</Row>
				{state.backupFreeBytes === null ? null : (
					<Row label={t("state.backupDisk")} isTrouble={troubles.backupDisk}>
						{t(
							troubles.backupDisk ? "state.backupDiskLow" : "state.gigabytes",
							sizeOf(state.backupFreeBytes),
						)}
					</Row>
				)}
				<Row label={t("state.version")} isTrouble={false}>
					{state.versionSince === null
						? state.version
						: t("state.versionSince", {
								version: state.version,
								day: formatDay(state.versionSince, language),
							})}
				</Row>
			</dl>
		</>
	);
}

type MailsProps = { state: SiteState; trouble: "failed" | "late" | null };

function Mails({ state: { mails, hasMailServer }, trouble }: MailsProps) {
	const t = useText("admin");
	if (trouble === "failed") return t("state.mailsFailed", { count: mails.failed });
	if (trouble === "late") return t("state.mailsLate", { count: mails.waiting });
	if (!hasMailServer) return t("state.mailsUnsent");
	return mails.waiting === 0 ? t("state.mailsFine") : t("state.mailsWaiting", { count: mails.waiting });
}

type RowProps = { label: string; isTrouble: boolean; children: React.ReactNode };

function Row({ label, isTrouble, children }: RowProps) {
	return (
		<div className="flex flex-wrap items-center justify-between gap-x-4 px-5 py-2 text-small sm:px-7">
			<dt className="text-ink-soft">{label}</dt>
			<dd className={isTrouble ? "font-semibold text-fault" : "text-right"}>{children}</dd>
		</div>
	);
}
