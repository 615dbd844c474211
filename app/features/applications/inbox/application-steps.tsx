import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Dialog } from "#app/admin-ui/dialog.tsx";
import { Field, inputClass } from "#app/admin-ui/field.tsx";
import { Panel } from "#app/admin-ui/screen.tsx";
import { useDebounced } from "#app/admin-ui/use-address-filter.ts";
import { useApiMutation } from "#app/api-client/use-api-mutation.ts";
import { nextStates } from "#app/features/applications/application-states.ts";
import { useText } from "#app/i18n/text-context.tsx";
import type { ApplicationChanges } from "./inbox.query.ts";
import {
	type AnsweredState,
	type AnswerPreview,
	type Application,
	isAnswered,
	type StateChange,
} from "./inbox.ts";
import type { Taking } from "./use-taking.ts";

type Props = { application: Application; changes: ApplicationChanges; taking: Taking };

/** A pause in typing after which the mail is shown anew. */
const debounceMs = 400;

/** The states to which an application may move, each with the mail that tells its applicant. */
export function ApplicationSteps({ application, changes, taking }: Props) {
	const { state, version, email } = application;
	const t = useText("admin");
	const [answering, setAnswering] = useState<AnsweredState>();
	const title = t("applications.one.moveFailed");
	const moving = useApiMutation({
		send: changes.move,
		refreshes: [],
		done: { title: t("applications.one.moved") },
		failed: { title },
		isAsked: (error) => {
			taking.refuse(error, title);
			return true;
		},
	});

	function move(to: StateChange["state"], mail: StateChange["mail"]): void {
		if (moving.isPending) return;
		const change = { state: to, version, mail };
		moving.mutate(change, {
			onSuccess: (moved) => {
				taking.take(moved);
				setAnswering(undefined);
			},
		});
	}

	return (
		<Panel title={t("applications.one.next")} className="pb-6">
			<div className="grid gap-2 px-5 sm:px-7">
				{nextStates("agency", state).map((to) => (
					<CompactButton
						key={to}
						look={to === "accepted" ? "primary" : "quiet"}
						onClick={() => {
							if (isAnswered(to) && email !== "") setAnswering(to);
							else if (to !== "unfinished") move(to, null);
						}}
					>
						{t(`applications.one.moveTo.${to as Exclude<typeof to, "unfinished">}`)}
					</CompactButton>
				))}
			</div>
			<AnswerDialog
				state={answering}
				to={email}
				changes={changes}
				isMoving={moving.isPending}
				onClose={() => setAnswering(undefined)}
				onMove={move}
			/>
		</Panel>
	);
}

type DialogProps = {
	/** The state that is entered; the dialog is open while there is one. */
	state: AnsweredState | undefined;
	to: string;
	changes: ApplicationChanges;
	isMoving: boolean;
	onClose(): void;
	onMove(to: AnsweredState, mail: StateChange["mail"]): void;
};

function AnswerDialog({ state, to, changes, isMoving, onClose, onMove }: DialogProps) {
	const t = useText("admin");
	const action = state === undefined ? "" : t(`applications.one.moveTo.${state}`);
	const suggested = useQuery({
		queryKey: ["application-answer", state],
		queryFn: () => changes.previewAnswer({ state: state ?? "conversation" }),
		enabled: state !== undefined,
		gcTime: 0,
	});
	return (
		<Dialog
			wide
			open={state !== undefined}
			onClose={onClose}
			title={t("applications.one.mailTitle", { action })}
			text={t("applications.one.mailText", { to })}
		>
			{state === undefined || suggested.data === undefined ? (
				<p className="mt-6" role="status">
					{t(suggested.isError ? "applications.one.failed" : "common.loading")}
				</p>
			) : (
				<AnswerForm key={state} {...{ state, changes, isMoving, onMove }} suggested={suggested.data} />
			)}
		</Dialog>
	);
}

type FormProps = Pick<DialogProps, "changes" | "isMoving" | "onMove"> & {
	state: AnsweredState;
	suggested: AnswerPreview;
};

function AnswerForm({ state, suggested, changes, isMoving, onMove }: FormProps) {
	const t = useText("admin");
	const [words, setWords] = useState({ subject: suggested.subject, text: suggested.text });
	const shown = useDebounced(words, debounceMs);
	const preview = useQuery({
		queryKey: ["application-answer", state, shown],
		queryFn: () => changes.previewAnswer({ state, ...shown }),
		placeholderData: (before) => before ?? suggested,
		gcTime: 0,
	});
	const isBlank = words.subject.trim() === "" || words.text.trim() === "";

	function send(event: FormEvent): void {
		event.preventDefault();
		if (!isBlank) onMove(state, words);
	}

	return (
		<form noValidate onSubmit={send} className="mt-6 grid gap-6 lg:grid-cols-2">
			<div className="grid content-start gap-5">
				<Field label={t("applications.one.subject")} required>
					{(control) => (
						<input
							{...control}
							value={words.subject}
							maxLength={200}
							onChange={(event) => setWords({ ...words, subject: event.target.value })}
							className={inputClass}
						/>
					)}
				</Field>
				<Field label={t("applications.one.mail")} required>
					{(control) => (
						<textarea
							{...control}
							rows={12}
							value={words.text}
							maxLength={5_000}
							onChange={(event) => setWords({ ...words, text: event.target.value })}
							className={inputClass}
						/>
					)}
				</Field>
			</div>
			<iframe
				// No script and no form of it runs, and its links lead nowhere.
				sandbox=""
				srcDoc={preview.data?.html ?? suggested.html}
				title={t("applications.one.preview")}
				className="h-[30rem] max-h-[60svh] w-full border border-clay bg-white"
			/>
			<div className="flex flex-wrap justify-end gap-3 lg:col-span-2">
				<CompactButton look="quiet" aria-disabled={isMoving} onClick={() => onMove(state, null)}>
					{t("applications.one.without")}
				</CompactButton>
				<CompactButton look="primary" type="submit" disabled={isBlank} aria-disabled={isMoving}>
					{t(isMoving ? "applications.one.sending" : "applications.one.send")}
				</CompactButton>
			</div>
		</form>
	);
}
