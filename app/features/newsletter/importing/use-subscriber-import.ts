import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { ApiError } from "#app/api-client/api-error.ts";
import { sendForm } from "#app/api-client/client.ts";
import { showErrorToast } from "#app/api-client/use-api-mutation.ts";
import { subscriberChanges } from "#app/features/newsletter/subscribers/subscribers.query.ts";
import { useText } from "#app/i18n/text-context.tsx";
import type { ImportLine, ImportOptions, ImportOutcome, ImportPreview } from "./subscriber-import.ts";

const path = "/api/admin/subscribers/import";

type Progress = Extract<ImportLine, { kind: "progress" }>;

export type ImportStep =
	| { kind: "choosing"; unreadable?: Extract<ImportLine, { kind: "unreadable" }> }
	| { kind: "previewed"; preview: ImportPreview }
	| { kind: "imported"; outcome: ImportOutcome };

/** Previews a file, again whenever its columns change, then imports it once. */
export function useSubscriberImport(first: ImportOptions) {
	const t = useText("admin");
	const queries = useQueryClient();
	const [file, setFile] = useState<File>();
	const [options, setOptions] = useState(first);
	const [step, setStep] = useState<ImportStep>({ kind: "choosing" });
	const [progress, setProgress] = useState<Progress>();
	const running = useRef<AbortController>(undefined);
	useEffect(() => () => running.current?.abort(), []);

	async function send(sent: File, asked: ImportOptions): Promise<void> {
		running.current?.abort();
		const run = new AbortController();
		running.current = run;
		setProgress({ kind: "progress", stage: "reading", done: 0, of: sent.size });
		const body = new FormData();
		body.append("file", sent);
		body.append("options", JSON.stringify(asked));
		let last: ImportLine = { kind: "failed" };
		const onLine = (line: ImportLine) => {
			last = line;
			if (line.kind === "progress" && !run.signal.aborted) setProgress(line);
		};
		try {
			await sendForm(path, body, onLine, run.signal);
			take(last);
		} catch (error) {
			if (run.signal.aborted) return;
			showErrorToast(error, { title: t("imports.failed") });
		} finally {
			if (running.current === run) setProgress(undefined);
		}
	}

	function take(line: ImportLine): void {
		if (line.kind === "preview") setStep({ kind: "previewed", preview: line.preview });
		else if (line.kind === "unreadable") setStep({ kind: "choosing", unreadable: line });
		else if (line.kind === "imported") {
			setStep({ kind: "imported", outcome: line.outcome });
			for (const queryKey of subscriberChanges) void queries.invalidateQueries({ queryKey });
		} else throw new ApiError(0, "The import broke off.");
	}

	function choose(chosen: File): void {
		const asked = { language: options.language };
		setFile(chosen);
		setOptions(asked);
		setStep({ kind: "choosing" });
		void send(chosen, asked);
	}

	function change(changes: Partial<ImportOptions>): void {
		const asked = { ...options, ...changes };
		setOptions(asked);
		if (file !== undefined) void send(file, asked);
	}

	function confirm(consent: NonNullable<ImportOptions["consent"]>): void {
		if (file !== undefined && progress === undefined) void send(file, { ...options, consent });
	}

	/** Aborts the request in flight: nothing is stored. */
	function cancel(): void {
		running.current?.abort();
		setProgress(undefined);
	}

	return { file, options, step, progress, choose, change, confirm, cancel };
}
