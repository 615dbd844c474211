import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { AlertDialog } from "#app/admin-ui/alert-dialog.tsx";
import { CompactButton, compactClass } from "#app/admin-ui/compact-button.tsx";
import { Panel, ScreenHead } from "#app/admin-ui/screen.tsx";
import { ListState, RowSkeletons } from "#app/admin-ui/state.tsx";
import { useApiMutation } from "#app/api-client/use-api-mutation.ts";
import { formatBusinessMoment } from "#app/i18n/dates.ts";
import { locales } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { adminTitle } from "#app/metadata/admin-title.ts";
import { adminPaths } from "#app/site/admin-screens.ts";
import { showToast } from "#app/ui/toasts.tsx";
import type { Route } from "./+types/application.admin";
import { Answers } from "./application-answers.tsx";
import { ApplicationBadges } from "./application-badges.tsx";
import { ApplicationEntries } from "./application-entries.tsx";
import { Membership, Reminder, Seat } from "./application-follow-up.tsx";
import { ApplicationSteps } from "./application-steps.tsx";
import { applicationChanges, applicationQuery, changesOf } from "./inbox.query.ts";
import type { Application } from "./inbox.ts";
import { type Taking, useTaking } from "./use-taking.ts";

export const meta = adminTitle((text) => text.applications.one.title);

export default function ApplicationScreen({ params: { id } }: Pick<Route.ComponentProps, "params">) {
	const t = useText("admin");
	const { data, isPending } = useQuery(applicationQuery(id));
	if (data !== undefined) return <Opened key={id} application={data} />;
	return (
		<div className="max-w-[72rem]">
			<ScreenHead title={t("applications.one.title")}>
				<BackLink />
			</ScreenHead>
			<Panel>
				{isPending ? (
					<RowSkeletons rows={5} height="h-20" label={t("common.loading")} />
				) : (
					<ListState failed title={t("applications.one.failed")} text={t("applications.one.failedText")} />
				)}
			</Panel>
		</div>
	);
}

function BackLink() {
	const t = useText("admin");
	return (
		<Link to={adminPaths.applications} className={compactClass("quiet")}>
			{t("applications.one.back")}
		</Link>
	);
}

function Opened({ application }: { application: Application }) {
	const { id, name, form, state, membership, sentAt, language } = application;
	const t = useText("admin");
	const uiLanguage = useLanguage();
	const taking = useTaking(id);
	const changes = changesOf(id);
	const parts = { application, changes, taking };
	return (
		<div className="max-w-[72rem]">
			<ScreenHead title={name || t("applications.one.title")}>
				<div className="screen-only flex flex-wrap gap-3">
					<BackLink />
					<CompactButton look="quiet" onClick={() => window.print()}>
						{t("applications.one.print")}
					</CompactButton>
				</div>
			</ScreenHead>
			<div className="-mt-3 mb-6 flex flex-wrap items-center gap-x-3 gap-y-2 text-small text-ink-soft">
				<ApplicationBadges state={state} membership={membership} />
				<span>
					{t(`forms.names.${form}`)} · {locales[language].name} ·{" "}
					{t("applications.sent", { date: formatBusinessMoment(sentAt, uiLanguage) })}
				</span>
			</div>
			<Reach application={application} />
			<div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start print:block">
				<div className="grid gap-6">
					{application.flags.length > 0 ? <Flags {...parts} /> : null}
					<Answers application={application} changes={changes} />
					<ApplicationEntries {...parts} />
				</div>
				<div className="screen-only grid gap-6">
					<ApplicationSteps {...parts} />
					{state === "accepted" ? <Seat {...parts} /> : null}
					{membership === null ? null : <Membership {...parts} membership={membership} />}
					<Reminder {...parts} />
					<Erase {...parts} />
				</div>
			</div>
		</div>
	);
}

/** The ways to reach an applicant. */
function Reach({ application: { email, telephone } }: { application: Application }) {
	const t = useText("admin");
	const digits = telephone.replace(/\D/g, "");
	const link = "text-link inline-flex min-h-11 items-center wrap-anywhere";
	return (
		<section aria-label={t("applications.one.contact")} className="mb-6 flex flex-wrap gap-x-6">
			{digits === "" ? null : (
				<>
					<a href={`tel:${telephone.startsWith("+") ? "+" : ""}${digits}`} className={link}>
						<span className="sr-only">{t("applications.one.call")} </span>
						{telephone}
					</a>
					{telephone.startsWith("+") ? (
						<a
							href={`https://wa.me/${digits}`}
							target="_blank"
							rel="noopener noreferrer"
							className={`${link} screen-only`}
						>
							{t("applications.one.whatsapp")}
							<span className="sr-only"> ({t("common.newTab")})</span>
						</a>
					) : null}
				</>
			)}
			{email === "" ? null : (
				<a href={`mailto:${encodeURIComponent(email)}`} className={link}>
					<span className="sr-only">{t("applications.one.email")} </span>
					{email}
				</a>
			)}
		</section>
	);
}

type Parts = { application: Application; changes: ReturnType<typeof changesOf>; taking: Taking };

function Flags({ application: { flags, version }, changes, taking }: Parts) {
	const t = useText("admin");
	const clearing = useApiMutation({
		send: () => changes.clearFlags(version),
		refreshes: [],
		done: undefined,
		failed: { title: t("applications.one.moveFailed") },
		isAsked: (error) => {
			taking.refuse(error, t("applications.one.moveFailed"));
			return true;
		},
	});
	return (
		<div className="screen-only rounded-[2px] border-l-2 border-brand bg-white px-5 py-4 sm:px-7">
			<p className="text-small text-pretty">{t("applications.one.genuineText")}</p>
			<ul className="my-2 list-disc pl-5 text-small">
				{flags.map((flag) => (
					<li key={flag}>{t(`applications.flags.${flag}`)}</li>
				))}
			</ul>
			<CompactButton
				look="quiet"
				aria-busy={clearing.isPending}
				onClick={() => clearing.mutate(undefined, { onSuccess: taking.take })}
			>
				{t("applications.one.genuine")}
			</CompactButton>
		</div>
	);
}

function Erase({ application: { id, name }, changes }: Parts) {
	const t = useText("admin");
	const navigate = useNavigate();
	const queries = useQueryClient();
	const [isAsking, setAsking] = useState(false);
	const erasing = useApiMutation({
		send: changes.erase,
		refreshes: applicationChanges,
		done: undefined,
		failed: { title: t("applications.one.eraseFailed") },
	});
	return (
		<>
			<div>
				<CompactButton look="danger" aria-busy={erasing.isPending} onClick={() => setAsking(true)}>
					{t("applications.one.erase")}
				</CompactButton>
			</div>
			<AlertDialog
				open={isAsking}
				title={t("applications.one.eraseTitle")}
				text={t("applications.one.eraseText", { applicant: name || t("applications.one.title") })}
				cancel={t("common.cancel")}
				confirm={t("applications.one.erase")}
				onCancel={() => setAsking(false)}
				onConfirm={() => {
					setAsking(false);
					erasing.mutate(undefined, {
						onSuccess: () => {
							showToast({ title: t("applications.one.erased") });
							void navigate(adminPaths.applications, { replace: true });
							queries.removeQueries({ queryKey: applicationQuery(id).queryKey });
						},
					});
				}}
			/>
		</>
	);
}
