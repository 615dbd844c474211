import { useQuery } from "@tanstack/react-query";
import { Panel } from "#app/admin-ui/screen.tsx";
import { useErrorToast } from "#app/api-client/use-api-mutation.ts";
import { formatBusinessMoment, formatDay } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { adminPath, adminPaths } from "#app/site/admin-screens.ts";
import { formatCount } from "#app/site/site-config.ts";
import { TextLink } from "#app/ui/page-link.tsx";
import { answerOf, type FormLink, formName } from "./form-link.ts";
import { type DeadLink, gigabyte, type SiteState, troublesOf, warningsOf } from "./site-state.ts";
import { stateQuery, WarningList } from "./state-warnings.tsx";

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

type Troubles = ReturnType<typeof troublesOf>;
type Part = { state: SiteState; troubles: Troubles };

function State({ state }: { state: SiteState }) {
	const troubles = troublesOf(state, new Date());
	return (
		<>
			<Verdict state={state} troubles={troubles} />
			<dl className="divide-y divide-clay border-t border-clay pb-2">
				<SendingRows state={state} troubles={troubles} />
				<StorageRows state={state} troubles={troubles} />
				<ReachRows state={state} troubles={troubles} />
				<ServerRows state={state} troubles={troubles} />
			</dl>
		</>
	);
}

/** Says whether anything needs the owner, or whoever looks after the server. */
function Verdict({ state, troubles }: Part) {
	const t = useText("admin");
	const warnings = warningsOf(state);
	const { mails, letters, database, disk, backupDisk, update } = troubles;
	const needsServer =
		[mails, letters, database, disk, backupDisk, update].some(Boolean) || !state.hasMailServer;
	const needsHelp =
		needsServer ||
		troubles.forms ||
		troubles.links ||
		troubles.searchEngines !== null ||
		troubles.movedPages ||
		troubles.backup !== null ||
		troubles.copies !== null ||
		warnings.length > 0;
	return (
		<div className="grid gap-2 border-t border-clay px-5 py-3 text-small sm:px-7">
			<p role={needsHelp ? "alert" : undefined}>
				<span className={needsHelp ? "font-semibold text-fault" : ""}>
					{needsHelp ? t("state.look") : t("state.fine")}
				</span>
				{needsServer ? ` ${t("state.helper")}` : null}
			</p>
			<WarningList state={state} warnings={warnings} />
		</div>
	);
}

function SendingRows({ state, troubles }: Part) {
	const t = useText("admin");
	return (
		<>
			<Row label={t("state.mails")} isTrouble={troubles.mails !== null || !state.hasMailServer}>
				<Mails state={state} trouble={troubles.mails} />
			</Row>
			<Row label={t("state.letters")} isTrouble={troubles.letters !== null}>
				<Letters letters={state.letters} trouble={troubles.letters} />
			</Row>
		</>
	);
}

function StorageRows({ state, troubles }: Part) {
	const t = useText("admin");
	const language = useLanguage();
	const { copies } = state;
	const { newestAt } = state.backup;
	return (
		<>
			<Row label={t("state.backup")} isTrouble={troubles.backup !== null}>
				<TextLink to={adminPaths.backups}>
					{newestAt === null
						? t("backups.none")
						: t("state.backupAt", { moment: formatBusinessMoment(newestAt, language) })}
				</TextLink>
				{troubles.backup === null ? null : <p>{t(`backups.trouble.${troubles.backup}`)}</p>}
			</Row>
			{copies === null ? null : (
				<Row label={t("state.copies")} isTrouble={troubles.copies !== null}>
					<TextLink to={adminPaths.backups}>
						{copies.copiedAt === null
							? t("copies.none")
							: t("state.backupAt", { moment: formatBusinessMoment(copies.copiedAt, language) })}
					</TextLink>
					{troubles.copies === null ? null : <p>{t(`copies.trouble.${troubles.copies}`)}</p>}
				</Row>
			)}
			{troubles.database === null ? null : (
				<Row label={t("state.database")} isTrouble>
					{t(`state.databaseTrouble.${troubles.database}`)}
				</Row>
			)}
		</>
	);
}

/** Shows whether forms, links and search engines lead people to where they should. */
function ReachRows({ state, troubles }: Part) {
	const t = useText("admin");
	return (
		<>
			{state.forms.length === 0 ? null : (
				<Row label={t("state.forms")} isTrouble={troubles.forms}>
					<FormLinks links={state.forms} />
				</Row>
			)}
			{troubles.links ? (
				<Row label={t("state.links")} isTrouble>
					<DeadLinks links={state.deadLinks} />
				</Row>
			) : null}
			{state.searchEngines === null ? null : (
				<Row label={t("state.engines")} isTrouble={troubles.searchEngines !== null}>
					<SearchEngines engines={state.searchEngines} trouble={troubles.searchEngines} />
				</Row>
			)}
			{state.movedPages.map(({ id, title, from, to }) => (
				<Row key={`${id} ${from}`} label={t("state.movedPage")} isTrouble>
					<TextLink to={adminPath("editPage", id)}>{title}</TextLink>
					<p className="font-normal text-ink">{t("state.pageMoved", { from, to })}</p>
				</Row>
			))}
		</>
	);
}

function ServerRows({ state, troubles }: Part) {
	const t = useText("admin");
	const language = useLanguage();
	const sizeOf = (bytes: number) => ({ size: formatCount(Math.floor(bytes / gigabyte), language) });
	return (
		<>
			<Row label={t("state.disk")} isTrouble={troubles.disk}>
				{t(troubles.disk ? "state.diskLow" : "state.gigabytes", sizeOf(state.freeBytes))}
			</Row>
			{state.backupFreeBytes === null ? null : (
				<Row label={t("state.backupDisk")} isTrouble={troubles.backupDisk}>
					{t(troubles.backupDisk ? "state.backupDiskLow" : "state.gigabytes", sizeOf(state.backupFreeBytes))}
				</Row>
			)}
			{state.lastUpdate === null || troubles.update === null ? null : (
				<Row label={t("state.update")} isTrouble>
					{t("state.updateTakenBack", {
						version: state.lastUpdate.to,
						moment: formatBusinessMoment(state.lastUpdate.at, language),
					})}
					<p className="font-normal text-ink">{t(`state.updateTrouble.${troubles.update}`)}</p>
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

type Props = { letters: SiteState["letters"]; trouble: ReturnType<typeof troublesOf>["letters"] };

function Letters({ letters, trouble }: Props) {
	const t = useText("admin");
	const language = useLanguage();
	const { waiting, failed, givenUp, oldestAt, heldUntil } = letters;
	const counted = (count: number) => ({ count, letters: formatCount(count, language) });
	const moment = heldUntil === null ? "" : formatBusinessMoment(heldUntil, language);
	const day = oldestAt === null ? "" : formatDay(oldestAt, language);

	function text(): string {
		if (trouble === "held") return t("state.lettersHeld", { ...counted(waiting), moment });
		if (trouble === "late") return t("state.lettersLate", { ...counted(waiting), day });
		if (trouble === "failed") return t("state.lettersGivenUp", counted(givenUp));
		const moving = oldestAt === null ? "state.lettersPaused" : "state.lettersLeaving";
		if (waiting > 0) return t(moving, counted(waiting));
		return failed > 0 ? t("state.lettersFailed", counted(failed)) : t("state.lettersFine");
	}

	if (waiting === 0 && failed === 0) return text();
	return <TextLink to={adminPaths.letters}>{text()}</TextLink>;
}

type EnginesProps = {
	engines: NonNullable<SiteState["searchEngines"]>;
	trouble: ReturnType<typeof troublesOf>["searchEngines"];
};

function SearchEngines({ engines: { keyFile, toldAt, status, failingSince }, trouble }: EnginesProps) {
	const t = useText("admin");
	const language = useLanguage();
	if (trouble !== null) {
		const day = failingSince === null ? "" : formatDay(failingSince, language);
		return t(`state.enginesTrouble.${trouble}`, { keyFile, status: status ?? "", day });
	}
	if (toldAt === null) return t("state.enginesNothing");
	return t("state.enginesFine", { moment: formatBusinessMoment(toldAt, language) });
}

function FormLinks({ links }: { links: readonly FormLink[] }) {
	const t = useText("admin");
	const language = useLanguage();
	const failing = links.filter(({ failingSince }) => failingSince !== null);
	if (failing.length > 0) {
		return (
			<ul className="grid gap-2 pb-1">
				{failing.map((link) => (
					<li key={`${link.fact} ${link.language}`}>
						<FailingLink link={link} />
					</li>
				))}
			</ul>
		);
	}
	const asked = links.map(({ askedAt }) => askedAt).filter((instant) => instant !== null);
	const [oldest] = asked.toSorted();
	if (oldest === undefined) return t("state.formsPending");
	return t("state.formsFine", { moment: formatBusinessMoment(oldest, language) });
}

/** The links of texts that do not open, each with where it stands. */
function DeadLinks({ links }: { links: readonly DeadLink[] }) {
	const t = useText("admin");
	const language = useLanguage();
	return (
		<ul className="grid gap-2 pb-1">
			{links.map(({ address, status, failingSince, places }) => (
				<li key={address} className="wrap-anywhere">
					<p>{address}</p>
					<p className="font-normal text-ink">
						{t("state.formDead", { answer: answerOf({ status }, t), day: formatDay(failingSince, language) })}
					</p>
					{places.map(({ kind, id, title }) => (
						<p key={id}>
							<TextLink to={adminPath(placeScreens[kind], id)}>{title}</TextLink>
						</p>
					))}
				</li>
			))}
		</ul>
	);
}

const placeScreens = { article: "editArticle", page: "editPage", letter: "sendLetter" } as const;

function FailingLink({ link }: { link: FormLink }) {
	const t = useText("admin");
	const language = useLanguage();
	const { fact, isDead, failingSince } = link;
	const day = failingSince === null ? "" : formatDay(failingSince, language);
	return (
		<>
			<TextLink to={`${adminPaths.facts}#fact-${fact}`}>{formName(link, t)}</TextLink>
			<p className="font-normal text-ink">
				{t(isDead ? "state.formDead" : "state.formFailing", { answer: answerOf(link, t), day })}
			</p>
		</>
	);
}
