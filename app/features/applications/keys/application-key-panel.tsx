import { useMutation, useQuery } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Field, inputClass } from "#app/admin-ui/field.tsx";
import { Panel } from "#app/admin-ui/screen.tsx";
import { ApiError } from "#app/api-client/api-error.ts";
import { apiRequest } from "#app/api-client/client.ts";
import { QueryPanel } from "#app/api-client/query-placeholder.tsx";
import { showErrorToast, useApiMutation } from "#app/api-client/use-api-mutation.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { type ApplicationKeySheet, type ApplicationKeyState, applicationKeyPath } from "./application-key.ts";

const queryKey = [applicationKeyPath];

/** Changes something about the key. */
function useChange<Body extends object | undefined>(below: string, title: string) {
	const t = useText("admin");
	return useApiMutation({
		send: (body: Body): Promise<ApplicationKeyState> => apiRequest("POST", applicationKeyPath + below, body),
		refreshes: [queryKey],
		done: { title },
		failed: (error) => {
			const [said] = error instanceof ApiError ? Object.values(error.fields) : [];
			return { title: t("forms.key.failed"), ...(said !== undefined && { description: said }) };
		},
	});
}

/** The key of the applications: made, printed, proved, entered, exchanged. */
export function ApplicationKeyPanel() {
	const t = useText("admin");
	const key = useQuery<ApplicationKeyState>({ queryKey });
	return (
		<Panel title={t("forms.key.title")}>
			<div className="border-t border-clay px-5 py-6 sm:px-7">
				<div className="grid max-w-column gap-5">
					<p>{t("forms.key.text")}</p>
					<p className="text-ink-soft">{t("forms.key.limits")}</p>
					<QueryPanel query={key} rows={1} height="min-h-20" title={t("forms.failed")}>
						{(state) => <KeyState state={state} />}
					</QueryPanel>
				</div>
			</div>
		</Panel>
	);
}

function KeyState({
	state: { state, isElsewhere, isExchanged, asked, left },
}: {
	state: ApplicationKeyState;
}) {
	const t = useText("admin");
	const make = useChange<undefined>("", t("forms.key.made"));
	const exchange = useChange<undefined>("/exchange", t("forms.key.exchanged"));
	return (
		<div className="grid gap-5">
			<p role="status" className="font-semibold print:hidden">
				{t(`forms.key.states.${state}`)}
			</p>
			{isExchanged ? <p className="print:hidden">{t("forms.key.waiting")}</p> : null}
			{left > 0 ? <p className="print:hidden">{t("forms.key.left", { count: left })}</p> : null}
			{state === "none" ? (
				<div>
					<CompactButton look="primary" disabled={make.isPending} onClick={() => make.mutate(undefined)}>
						{t("forms.key.make")}
					</CompactButton>
				</div>
			) : null}
			{state === "unproved" || state === "proved" ? <Sheet /> : null}
			{asked.length > 0 ? <Proof key={asked.join()} asked={asked} /> : null}
			{state === "missing" ? <Entry /> : null}
			{isElsewhere ? <p className="text-ink-soft">{t("forms.key.elsewhere")}</p> : null}
			{state === "proved" && !isElsewhere && !isExchanged ? (
				<div className="grid justify-items-start gap-2 print:hidden">
					<CompactButton look="plain" className="-ml-3" onClick={() => exchange.mutate(undefined)}>
						{t("forms.key.exchange")}
					</CompactButton>
					<p className="text-small text-ink-soft">{t("forms.key.exchangeHint")}</p>
				</div>
			) : null}
		</div>
	);
}

/** The recovery sheet: read when it is asked for, and in no browser's storage. */
function Sheet() {
	const t = useText("admin");
	const sheet = useMutation({
		mutationFn: (): Promise<ApplicationKeySheet> => apiRequest("GET", `${applicationKeyPath}/sheet`),
		onError: (error) => showErrorToast(error, { title: t("forms.key.failed") }),
	});
	if (sheet.data === undefined) {
		return (
			<div>
				<CompactButton look="quiet" disabled={sheet.isPending} onClick={() => sheet.mutate()}>
					{t("forms.key.show")}
				</CompactButton>
			</div>
		);
	}
	return (
		<section aria-label={t("forms.key.sheetTitle")} className="grid gap-4 border border-clay p-5">
			<h3 className="font-serif text-[1.2rem]">{t("forms.key.sheetTitle")}</h3>
			<ol className="grid list-inside list-decimal grid-cols-2 gap-x-6 gap-y-1 font-mono sm:grid-cols-4">
				{numbered(sheet.data.key.split("-")).map(([number, group]) => (
					<li key={number}>{group}</li>
				))}
			</ol>
			<p className="text-small">{t("forms.key.sheetText", { id: sheet.data.id })}</p>
			<div className="flex flex-wrap gap-3 print:hidden">
				<CompactButton look="quiet" onClick={() => window.print()}>
					{t("forms.key.print")}
				</CompactButton>
				<CompactButton look="plain" onClick={() => sheet.reset()}>
					{t("forms.key.hide")}
				</CompactButton>
			</div>
		</section>
	);
}

/** Groups of signs, which may be the same twice, by their number. */
const numbered = (groups: readonly string[]) => groups.map((group, place) => [place + 1, group] as const);

/** Asks for the signs of some groups of the sheet. */
function Proof({ asked }: { asked: readonly number[] }) {
	const t = useText("admin");
	const [signs, setSigns] = useState(asked.map(() => ""));
	const prove = useChange<{ signs: string[] }>("/proof", t("forms.key.proved"));
	function submit(event: SubmitEvent): void {
		event.preventDefault();
		prove.mutate({ signs });
	}
	return (
		<form onSubmit={submit} className="grid max-w-80 gap-4 print:hidden">
			{asked.map((group, place) => (
				<Field key={group} label={t("forms.key.group", { group })}>
					{(control) => (
						<input
							{...control}
							value={signs[place]}
							onChange={({ target }) => setSigns(signs.with(place, target.value))}
							maxLength={20}
							autoComplete="off"
							autoCapitalize="characters"
							spellCheck={false}
							className={`${inputClass} font-mono`}
						/>
					)}
				</Field>
			))}
			<div>
				<CompactButton type="submit" look="primary" disabled={prove.isPending}>
					{t("forms.key.prove")}
				</CompactButton>
			</div>
		</form>
	);
}

/** Takes the whole key from its sheet, after a restore elsewhere. */
function Entry() {
	const t = useText("admin");
	const [key, setKey] = useState("");
	const enter = useChange<{ key: string }>("/entry", t("forms.key.entered"));
	function submit(event: SubmitEvent): void {
		event.preventDefault();
		enter.mutate({ key });
	}
	return (
		<form onSubmit={submit} className="grid gap-4">
			<Field label={t("forms.key.entry")}>
				{(control) => (
					<textarea
						{...control}
						value={key}
						onChange={({ target }) => setKey(target.value)}
						rows={3}
						maxLength={200}
						autoComplete="off"
						autoCapitalize="characters"
						spellCheck={false}
						className={`${inputClass} font-mono`}
					/>
				)}
			</Field>
			<div>
				<CompactButton type="submit" look="primary" disabled={enter.isPending}>
					{t("forms.key.enter")}
				</CompactButton>
			</div>
		</form>
	);
}
