import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { ApiError } from "#app/api-client/api-error.ts";
import { sendForm } from "#app/api-client/client.ts";
import { showErrorToast } from "#app/api-client/use-api-mutation.ts";
import type {
	GuestColumnName,
	GuestColumns,
	GuestImport,
	GuestImportOutcome,
	UnreadableGuests,
} from "#app/features/guests/importing/guest-import.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { guestImportPath, seatingChanges } from "./seating.query.ts";

/** Where an import stands. */
type Step =
	| { kind: "choosing" }
	| { kind: "unreadable"; why: UnreadableGuests }
	| { kind: "looked" | "imported"; outcome: GuestImportOutcome };

/** How the file was read last. */
function readingOf(step: Exclude<Step, { kind: "choosing" }>) {
	return step.kind === "unreadable" ? step.why : step.outcome;
}

/** A file on its way to a table: looked at, then imported once. Whoever leaves ends what is under way. */
export function useGuestImport(tableId: string, onImported: () => void) {
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

	/** Looks at a file. */
	function choose(chosen: File): void {
		setFile(chosen);
		setStep({ kind: "choosing" });
		void send(chosen, "look");
	}

	/** Looks at the file anew, with another column for something. */
	function assign(name: GuestColumnName, column: number | undefined): void {
		if (file === undefined || step.kind === "choosing") return;
		const { [name]: _, ...others } = readingOf(step).columns;
		void send(file, "look", column === undefined ? others : { ...others, [name]: column });
	}

	/** Imports the file as it was looked at. */
	function confirm(): void {
		if (file === undefined || sending !== undefined || step.kind === "choosing") return;
		void send(file, "import", readingOf(step).columns);
	}

	return { file, step, sending, choose, assign, confirm };
}
