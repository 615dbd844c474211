import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { ApiError } from "#app/api-client/api-error.ts";
import { apiRequest, sendForm } from "#app/api-client/client.ts";
import { showErrorToast } from "#app/api-client/use-api-mutation.ts";
import { paymentChanges } from "#app/features/payments/admin/payments.query.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { showToast } from "#app/ui/toasts.tsx";
import {
	type BankColumnName,
	type BankColumns,
	type BankFile,
	bankFilePath,
	bankLinesPath,
	type LineNoted,
	type MatchedLine,
} from "./bank-file.ts";

/** A line with the guests to whom it is noted. */
export type Choice = { line: MatchedLine; parts: LineNoted["parts"] };

/**
 * A bank's file: compared when it is chosen, and again after each noting, since that changes what
 * guests owe. Whoever leaves ends what is under way.
 */
export function useBankFile() {
	const t = useText("admin");
	const queries = useQueryClient();
	const [file, setFile] = useState<File>();
	const [read, setRead] = useState<BankFile>();
	const [busy, setBusy] = useState<"comparing" | "noting">();
	const running = useRef<AbortController>(undefined);
	useEffect(() => () => running.current?.abort(), []);

	async function compare(sent: File, columns?: BankColumns): Promise<void> {
		running.current?.abort();
		const run = new AbortController();
		running.current = run;
		setBusy("comparing");
		const body = new FormData();
		body.append("file", sent);
		if (columns !== undefined) body.append("columns", JSON.stringify(columns));
		try {
			await sendForm<BankFile>(bankFilePath, body, setRead, run.signal);
		} catch (error) {
			if (!run.signal.aborted) showErrorToast(error, { title: t("bank.lookFailed") });
		} finally {
			if (running.current === run) setBusy(undefined);
		}
	}

	function choose(chosen: File): void {
		setFile(chosen);
		setRead(undefined);
		void compare(chosen);
	}

	function assign(name: BankColumnName, column: number | undefined): void {
		if (file === undefined || read === undefined) return;
		void compare(file, withColumn(read.columns, name, column));
	}

	/** Notes lines one after the other, up to the first that is refused. */
	async function note(choices: readonly Choice[]): Promise<void> {
		if (file === undefined || read === undefined || busy !== undefined) return;
		setBusy("noting");
		let count = 0;
		try {
			for (const { line, parts } of choices) {
				const { day, amount, text, copy } = line;
				await apiRequest("POST", bankLinesPath, { line: { day, amount, text, copy }, parts });
				count += 1;
			}
			showToast({ title: t("bank.noted", { count }) });
		} catch (error) {
			const title = t("bank.notNoted", { line: choices[count]?.line.number ?? 0 });
			const isChanged = error instanceof ApiError && error.code === "stale";
			showErrorToast(error, { title, ...(isChanged && { description: t("bank.changed") }) });
			if (error instanceof ApiError && error.unreachable) {
				setBusy(undefined);
				return;
			}
		}
		for (const queryKey of paymentChanges) void queries.invalidateQueries({ queryKey });
		await compare(file, read.columns);
	}

	return { file, read, busy, choose, assign, note };
}

/** Says which column holds something: an amount stands in one, or in two of in and out. */
function withColumn(columns: BankColumns, name: BankColumnName, column: number | undefined): BankColumns {
	const { [name]: _, ...others } = columns;
	if (column === undefined) return others;
	if (name === "amount") return { ...without(others, "credit", "debit"), amount: column };
	const isSplit = name === "credit" || name === "debit";
	return { ...(isSplit ? without(others, "amount", "direction") : others), [name]: column };
}

function without(columns: BankColumns, ...names: readonly BankColumnName[]): BankColumns {
	return Object.fromEntries(Object.entries(columns).filter(([name]) => !names.some((one) => one === name)));
}
