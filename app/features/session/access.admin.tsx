import { zodResolver } from "@hookform/resolvers/zod";
import { type UseMutationResult, type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useForm } from "react-hook-form";
import { Badge } from "#app/admin-ui/badge.tsx";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Field } from "#app/admin-ui/field.tsx";
import { Panel, PanelSection } from "#app/admin-ui/screen.tsx";
import { ApiError } from "#app/api-client/api-error.ts";
import { useApiMutation, useErrorToast } from "#app/api-client/use-api-mutation.ts";
import { formatMoment } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { accessCodeMinLength } from "./access-code-rules.ts";
import { CodeInput, UsernameField } from "./code-input.tsx";
import { useMe } from "./me-context.ts";
import {
	changeAccessCode,
	devicesQuery,
	endDevice,
	endOtherSessions,
	endSession,
	sessionsQuery,
} from "./session.query.ts";
import {
	type AccessCodeChange,
	accessCodeChange,
	idleSessionHours,
	idleStayDays,
	sessionHours,
	stayDays,
} from "./session.ts";
import { signInRefusal, waitText } from "./use-sign-in.ts";

export default function AccessSettings() {
	const t = useText("admin");
	const me = useMe();
	return (
		<Panel title={t("access.title")}>
			<div className="grid divide-y divide-clay border-t border-clay">
				{me.data?.hasCode === false ? null : (
					<PanelSection title={t("access.codeTitle")} text={t("access.codeText")}>
						<div className="mt-5">
							<AccessCodeForm />
						</div>
					</PanelSection>
				)}
				<PanelSection
					title={t("access.sessionsTitle")}
					text={t("access.sessionsText", {
						idleHours: idleSessionHours,
						hours: sessionHours,
						idleDays: idleStayDays,
						days: stayDays,
					})}
				>
					<SessionList />
				</PanelSection>
				<PanelSection title={t("access.devicesTitle")} text={t("access.devicesText")}>
					<DeviceList />
				</PanelSection>
			</div>
		</Panel>
	);
}

/** Replaces the access code. The caller stays signed in, with the new token. */
function AccessCodeForm() {
	const t = useText("admin");
	const { register, handleSubmit, formState, reset, setError } = useForm<AccessCodeChange>({
		defaultValues: { current: "", next: "" },
		resolver: zodResolver(accessCodeChange),
	});
	const change = useApiMutation({
		send: changeAccessCode,
		refreshes: [sessionsQuery.queryKey, devicesQuery.queryKey],
		done: { title: t("access.changed"), description: t("access.changedText") },
		failed: { title: t("access.changeFailed") },
	});
	const { current, next } = formState.errors;

	function submit(codes: AccessCodeChange): void {
		change.mutate(codes, {
			onSuccess: () => reset(),
			onError: (error) => {
				if (error instanceof ApiError && error.code === "listed-code")
					return setError("next", { type: "listed" }, { shouldFocus: true });
				const message = errorIn(error);
				if (message) setError("current", { type: "server", message }, { shouldFocus: true });
			},
		});
	}

	/** Returns the message for the present code, if that was refused. */
	function errorIn(error: unknown): string | undefined {
		if (error instanceof ApiError && error.code === "wrong-code") return t("access.wrong");
		const refusal = signInRefusal(error);
		if (refusal.kind !== "too-many") return undefined;
		const { path, count } = waitText(refusal.waitSeconds);
		return t(path, { count });
	}

	return (
		<form
			noValidate
			onSubmit={handleSubmit(submit)}
			className="grid items-start gap-5 sm:grid-cols-2 sm:gap-x-8"
		>
			<UsernameField />
			<Field label={t("access.current")} error={current?.message}>
				{(control) => <CodeInput {...control} {...register("current")} autoComplete="current-password" />}
			</Field>
			<Field
				label={t("access.next")}
				error={next && t(newCodeWords[next.type] ?? "access.tooShort", { min: accessCodeMinLength })}
				hint={t("access.nextHint", { min: accessCodeMinLength })}
			>
				{(control) => <CodeInput {...control} {...register("next")} autoComplete="new-password" />}
			</Field>
			<CompactButton look="quiet" type="submit" disabled={change.isPending} className="justify-self-start">
				{t(change.isPending ? "access.changing" : "access.change")}
			</CompactButton>
		</form>
	);
}

const newCodeWords: Partial<Record<string, "access.common" | "access.listed">> = {
	custom: "access.common",
	listed: "access.listed",
};

/** The row of an entry. `end` is its button; `spoken` its name for screen readers. */
type Row = {
	title: string;
	detail: string;
	badge?: string | undefined;
	end?: { label: string; spoken: string };
};

/** A list of sessions or devices, with a button to end each entry that offers one. */
function EndableList<Entry extends { id: string }>(props: {
	label: string;
	query: UseQueryResult<Entry[]>;
	ending: UseMutationResult<void, Error, string>;
	rowOf(entry: Entry): Row;
}) {
	const t = useText("admin");
	const list = useRef<HTMLUListElement>(null);
	const { query, ending } = props;

	if (query.data === undefined) {
		if (query.isPending) return <div role="status" aria-label={t("common.loading")} className="h-18" />;
		return (
			<CompactButton look="quiet" onClick={() => query.refetch()}>
				{t("common.retry")}
			</CompactButton>
		);
	}
	return (
		<ul ref={list} tabIndex={-1} aria-label={props.label} className="divide-y divide-clay">
			{query.data.map((entry) => {
				const { title, detail, badge, end } = props.rowOf(entry);
				return (
					<li key={entry.id} className="flex min-h-18 flex-wrap items-center justify-between gap-x-6 py-2">
						<div>
							<p className="flex flex-wrap items-center gap-x-3">
								{title}
								{badge === undefined ? null : <Badge tone="calm">{badge}</Badge>}
							</p>
							<p className="text-small text-ink-soft">{detail}</p>
						</div>
						{end === undefined ? null : (
							<CompactButton
								look="plain"
								disabled={ending.isPending}
								aria-label={end.spoken}
								// The focused row disappears.
								onClick={() => ending.mutate(entry.id, { onSuccess: () => list.current?.focus() })}
								className="-mr-3 max-sm:-ml-3"
							>
								{end.label}
							</CompactButton>
						)}
					</li>
				);
			})}
		</ul>
	);
}

function SessionList() {
	const t = useText("admin");
	const language = useLanguage();
	const query = useQuery(sessionsQuery);
	useErrorToast(query.error, t("access.sessionsFailed"));
	const ending = useApiMutation({
		send: endSession,
		refreshes: [sessionsQuery.queryKey],
		done: { title: t("access.ended") },
		failed: { title: t("access.endFailed") },
	});
	return (
		<>
			<EndableList
				label={t("access.sessionsTitle")}
				query={query}
				ending={ending}
				rowOf={({ person, device, createdAt, lastSeenAt, expiresAt, stays, current }) => {
					const when = formatMoment(createdAt, language);
					const lastSeen = t("access.lastSeen", { when: formatMoment(lastSeenAt, language) });
					const staying = t("access.stays", { when: formatMoment(expiresAt, language) });
					return {
						title:
							device === null ? t("access.signedIn", { when }) : t("access.signedInOn", { device, when }),
						detail: joined(person, lastSeen, stays && staying),
						...(current
							? { badge: t("access.thisOne") }
							: { end: { label: t("access.end"), spoken: t("access.endOne", { when }) } }),
					};
				}}
			/>
			{(query.data?.length ?? 0) > 1 ? <EndOthers /> : null}
		</>
	);
}

/** Ends one's sessions elsewhere, as after a key was lost. */
function EndOthers() {
	const t = useText("admin");
	const ending = useApiMutation({
		send: endOtherSessions,
		refreshes: [sessionsQuery.queryKey],
		done: { title: t("access.othersEnded") },
		failed: { title: t("access.endFailed") },
	});
	return (
		<CompactButton
			look="quiet"
			disabled={ending.isPending}
			onClick={() => ending.mutate(undefined)}
			className="mt-3"
		>
			{t("access.endOthers")}
		</CompactButton>
	);
}

const joined = (...parts: (string | false)[]) => parts.filter((part) => part).join(" · ");

function DeviceList() {
	const t = useText("admin");
	const language = useLanguage();
	const query = useQuery(devicesQuery);
	useErrorToast(query.error, t("access.devicesFailed"));
	const ending = useApiMutation({
		send: endDevice,
		refreshes: [devicesQuery.queryKey],
		done: { title: t("access.forgotten") },
		failed: { title: t("access.forgetFailed") },
	});
	return (
		<EndableList
			label={t("access.devicesTitle")}
			query={query}
			ending={ending}
			rowOf={({ name, person, createdAt, lastUsedAt, current }) => {
				const when = formatMoment(createdAt, language);
				return {
					title:
						name === null
							? t("access.firstSignedIn", { when })
							: t("access.firstSignedInOn", { device: name, when }),
					detail: joined(person, t("access.lastSignedIn", { when: formatMoment(lastUsedAt, language) })),
					end: { label: t("access.forget"), spoken: t("access.forgetOne", { when }) },
					badge: current ? t("access.thisDevice") : undefined,
				};
			}}
		/>
	);
}
