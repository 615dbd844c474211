import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Field } from "#app/admin-ui/field.tsx";
import { FileChoice, FileLines } from "#app/admin-ui/file-choice.tsx";
import { Panel } from "#app/admin-ui/screen.tsx";
import { Select } from "#app/admin-ui/select.tsx";
import { ApiError } from "#app/api-client/api-error.ts";
import { sendForm } from "#app/api-client/client.ts";
import { showErrorToast } from "#app/api-client/use-api-mutation.ts";
import {
	type GuestColumnName,
	type GuestColumns,
	type GuestImport,
	type GuestImportOutcome,
	guestColumnNames,
	maxGuestBytes,
	maxGuestMegabytes,
	neededColumns,
	type UnreadableGuests,
} from "#app/features/guests/importing/guest-import.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { formatCount } from "#app/site/site-config.ts";
import { guestImportPath, seatingChanges } from "./seating.query.ts";

/** A list of guests: looked at first, with every line that brings nobody, then imported whole. */
export function ImportGuests(props: { tableId: string; onImported(): void; onClose(): void }) {
	const { tableId, onImported, onClose } = props;
	const t = useText("admin");
	const { file, step, sending, choose, assign, confirm } = useGuestImport(tableId, onImported);
	const heading = useRef<HTMLHeadingElement>(null);
	const isImported = step.kind === "imported";
	// What was clicked on can have the focus no longer: the button above at first, then the one below.
	useEffect(() => heading.current?.focus(), []);
	useEffect(() => {
		if (isImported) heading.current?.focus();
	}, [isImported]);
	const count = step.kind === "looked" ? step.outcome.fresh : 0;
	const limit = { megabytes: maxGuestMegabytes };
	return (
		<Panel className="mb-6">
			<div className="grid gap-3 px-5 pt-6 sm:px-7">
				<h2 ref={heading} tabIndex={-1} className="text-heading">
					{t(isImported ? "guests.importing.done" : "guests.importing.title")}
				</h2>
				{isImported ? null : <p className="max-w-[44rem] text-ink-soft">{t("guests.importing.intro")}</p>}
			</div>
			{isImported ? null : (
				<FileChoice
					label={t("guests.importing.file")}
					hint={t("guests.importing.hint", limit)}
					choose={t("guests.importing.choose")}
					chooseOther={t("guests.importing.chooseOther")}
					tooLarge={t("guests.importing.tooLarge", limit)}
					maxBytes={maxGuestBytes}
					file={file}
					error={step.kind === "unreadable" ? faultOf(step.why, t) : undefined}
					progress={
						sending && (
							<p role="status">
								{t(sending === "look" ? "guests.importing.reading" : "guests.importing.adding")}
							</p>
						)
					}
					onFile={choose}
				/>
			)}
			{step.kind === "unreadable" && step.why.reason === "missing-column" ? (
				<GuestColumnsChoice reading={step.why} isOpen onAssign={assign} />
			) : null}
			{step.kind === "looked" ? (
				<GuestColumnsChoice reading={step.outcome} isOpen={false} onAssign={assign} />
			) : null}
			{step.kind === "looked" || step.kind === "imported" ? <Outcome outcome={step.outcome} /> : null}
			<div className="flex flex-wrap gap-3 px-5 pb-6 sm:px-7">
				{step.kind === "looked" ? (
					<CompactButton
						look="primary"
						disabled={count === 0}
						aria-disabled={sending !== undefined}
						onClick={confirm}
					>
						{count === 0 ? t("guests.importing.nobody") : t("guests.importing.confirm", { count })}
					</CompactButton>
				) : null}
				<CompactButton look="quiet" onClick={onClose}>
					{t(isImported ? "guests.importing.close" : "common.cancel")}
				</CompactButton>
			</div>
		</Panel>
	);
}

function Outcome({ outcome }: { outcome: GuestImportOutcome }) {
	const t = useText("admin");
	const language = useLanguage();
	const { kind, rows, fresh, leftOut } = outcome;
	return (
		<div className="grid gap-4 border-t border-clay px-5 py-5 sm:px-7">
			{kind === "looked" ? (
				<h3 className="font-sans text-base font-semibold tracking-normal">
					{t("guests.importing.whatHappens")}
				</h3>
			) : null}
			<p>
				{t("guests.importing.rows", { count: rows })}{" "}
				<strong>
					{t(kind === "looked" ? "guests.importing.fresh" : "guests.importing.came", { count: fresh })}
				</strong>
			</p>
			<FileLines
				summary={t("guests.importing.leftOut", { count: leftOut.length })}
				lines={leftOut.map(({ line, reason, text }) => ({
					number: line,
					name: t("guests.importing.line", { line: formatCount(line, language) }),
					text,
					remark: t(`guests.importing.reason.${reason}`),
				}))}
				more={(more) => t("guests.importing.moreLines", { count: more })}
			/>
		</div>
	);
}

function faultOf(
	{ reason, line, missing }: UnreadableGuests,
	t: ReturnType<typeof useText<"admin">>,
): string {
	const columns = missing.map((name) => t(`guests.importing.column.${name}`)).join(", ");
	return t(`guests.importing.unreadable.${reason}`, { line, columns });
}

const none = "none";

function GuestColumnsChoice(props: {
	reading: Pick<UnreadableGuests, "names" | "columns">;
	/** Open if a column was not found, else behind a summary. */
	isOpen: boolean;
	onAssign(name: GuestColumnName, column: number | undefined): void;
}) {
	const { names, columns } = props.reading;
	const t = useText("admin");
	const options = names.map(
		(name, index) =>
			[
				String(index),
				t("guests.importing.columnNumber", { number: index + 1, heading: name || "–" }),
			] as const,
	);
	return (
		<details open={props.isOpen} className="border-t border-clay px-5 pt-2 pb-5 sm:px-7">
			<summary className="flex min-h-11 cursor-pointer items-center font-semibold">
				{t("guests.importing.columns")}
			</summary>
			<div className="mt-3 grid gap-5 [&_label]:inline-block [&_label]:first-letter:uppercase sm:grid-cols-2 lg:grid-cols-3">
				{guestColumnNames.map((name) => {
					const column = columns[name];
					const isNeeded = neededColumns.some((one) => one === name);
					const without = t(`guests.importing.${isNeeded ? "chooseColumn" : "noColumn"}`);
					return (
						<Field
							key={name}
							required={isNeeded}
							label={t(`guests.importing.column.${name}`)}
							hint={
								name === "firstName" && column === undefined ? t("guests.importing.firstNameHint") : undefined
							}
						>
							{(control) => (
								<Select
									control={control}
									value={column === undefined ? none : String(column)}
									options={[[none, without], ...options]}
									onChange={(chosen) => props.onAssign(name, chosen === none ? undefined : Number(chosen))}
								/>
							)}
						</Field>
					);
				})}
			</div>
		</details>
	);
}

type Step =
	| { kind: "choosing" }
	| { kind: "unreadable"; why: UnreadableGuests }
	| { kind: "looked" | "imported"; outcome: GuestImportOutcome };

function readingOf(step: Exclude<Step, { kind: "choosing" }>) {
	return step.kind === "unreadable" ? step.why : step.outcome;
}

/** A file on its way to a table: looked at, then imported once. Whoever leaves ends what is under way. */
function useGuestImport(tableId: string, onImported: () => void) {
	const t = useText("admin");
	const language = useLanguage();
	const queries = useQueryClient();
	const [file, setFile] = useState<File>();
	const [step, setStep] = useState<Step>({ kind: "choosing" });
	const [sending, setSending] = useState<"look" | "import">();
	const running = useRef<AbortController>(undefined);
	useEffect(() => () => running.current?.abort(), []);

	async function send(sent: File, asked: "look" | "import", columns?: GuestColumns): Promise<void> {
		running.current?.abort();
		const run = new AbortController();
		running.current = run;
		setSending(asked);
		const body = new FormData();
		body.append("file", sent);
		body.append("step", asked);
		body.append("language", language);
		if (columns !== undefined) body.append("columns", JSON.stringify(columns));
		let answer: GuestImport | undefined;
		const onAnswer = (said: GuestImport) => {
			answer = said;
		};
		try {
			await sendForm(guestImportPath(tableId), body, onAnswer, run.signal);
			take(answer);
		} catch (error) {
			if (run.signal.aborted) return;
			showErrorToast(error, {
				title: t(asked === "look" ? "guests.importing.lookFailed" : "guests.importing.failed"),
			});
		} finally {
			if (running.current === run) setSending(undefined);
		}
	}

	function take(answer: GuestImport | undefined): void {
		if (answer === undefined) throw new ApiError(0, "The import broke off.");
		if (answer.kind === "unreadable") {
			setStep({ kind: "unreadable", why: answer });
			return;
		}
		setStep({ kind: answer.kind, outcome: answer });
		if (answer.kind === "looked") return;
		onImported();
		for (const queryKey of seatingChanges) void queries.invalidateQueries({ queryKey });
	}

	function choose(chosen: File): void {
		setFile(chosen);
		setStep({ kind: "choosing" });
		void send(chosen, "look");
	}

	function assign(name: GuestColumnName, column: number | undefined): void {
		if (file === undefined || step.kind === "choosing") return;
		const { [name]: _, ...others } = readingOf(step).columns;
		void send(file, "look", column === undefined ? others : { ...others, [name]: column });
	}

	function confirm(): void {
		if (file === undefined || sending !== undefined || step.kind === "choosing") return;
		void send(file, "import", readingOf(step).columns);
	}

	return { file, step, sending, choose, assign, confirm };
}
