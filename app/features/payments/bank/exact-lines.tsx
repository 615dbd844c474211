import { useId, useState } from "react";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { useFocusFallback } from "#app/admin-ui/focus.ts";
import { Panel } from "#app/admin-ui/screen.tsx";
import { useText } from "#app/i18n/text-context.tsx";
import type { BankAccount, MatchedLine } from "./bank-file.ts";
import { BankLineWords, OpenOfAccount, useGuestName } from "./bank-line-words.tsx";
import type { Choice } from "./use-bank-file.ts";

const boxClass = "mt-0.5 size-5 shrink-0 accent-ember";

/** The lines of one guest's reference and amount: ticked each or all, then noted. None is ticked at first. */
export function ExactLines(props: {
	lines: readonly MatchedLine[];
	accounts: ReadonlyMap<string, BankAccount>;
	isBusy: boolean;
	onNote(choices: Choice[]): void;
}) {
	const t = useText("admin");
	const { lines, accounts, isBusy } = props;
	const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
	const chosen = lines.filter(({ number }) => ticked.has(number));
	const count = chosen.length;
	// The clicked button goes with the last line that it noted.
	const focusFallback = useFocusFallback(() => document.querySelector("h1"));
	if (lines.length === 0) return null;
	return (
		<div ref={focusFallback}>
			<Panel title={t("bank.exactTitle")} className="mb-6">
				<p className="max-w-column px-5 pb-3 text-ink-soft sm:px-7">{t("bank.exactText")}</p>
				<label className="flex min-h-11 cursor-pointer items-center gap-3 border-t border-clay px-5 py-2 font-semibold sm:px-7">
					<input
						type="checkbox"
						checked={count === lines.length}
						onChange={({ target }) =>
							setTicked(new Set(target.checked ? lines.map(({ number }) => number) : []))
						}
						className={boxClass}
					/>
					{t("bank.all")}
				</label>
				<ul className="divide-y divide-clay border-t border-clay">
					{lines.map((line) => (
						<ExactLine
							key={line.number}
							line={line}
							account={accounts.get(line.candidates[0]?.accountId ?? "")}
							isTicked={ticked.has(line.number)}
							onTick={(isTicked) => {
								const others = [...ticked].filter((number) => number !== line.number);
								setTicked(new Set(isTicked ? [...others, line.number] : others));
							}}
						/>
					))}
				</ul>
				<div className="border-t border-clay px-5 py-4 sm:px-7">
					<CompactButton
						look="primary"
						aria-disabled={isBusy || count === 0}
						className="aria-disabled:opacity-55"
						onClick={() =>
							count === 0 ? undefined : props.onNote(chosen.map((line) => choiceOf(line, accounts)))
						}
					>
						{count === 0 ? t("bank.tickFirst") : t("bank.noteChosen", { count })}
					</CompactButton>
				</div>
			</Panel>
		</div>
	);
}

function choiceOf(line: MatchedLine, accounts: ReadonlyMap<string, BankAccount>): Choice {
	const parts = line.candidates.flatMap(({ accountId, amount }) => {
		const version = accounts.get(accountId)?.version;
		return version === undefined ? [] : [{ accountId, version, amount }];
	});
	return { line, parts };
}

function ExactLine(props: {
	line: MatchedLine;
	account: BankAccount | undefined;
	isTicked: boolean;
	onTick(isTicked: boolean): void;
}) {
	const { line, account, isTicked, onTick } = props;
	const nameOf = useGuestName();
	const id = useId();
	if (account === undefined) return null;
	return (
		<li className="flex gap-3 px-5 py-4 sm:px-7">
			<input
				type="checkbox"
				id={id}
				aria-describedby={`${id}-line`}
				checked={isTicked}
				onChange={({ target }) => onTick(target.checked)}
				className={boxClass}
			/>
			<div className="grid min-w-0 grow gap-x-8 gap-y-2 sm:grid-cols-2">
				<label htmlFor={id} className="cursor-pointer wrap-anywhere">
					<span className="font-semibold">{nameOf(account)}</span>
					<span className="block text-small text-ink-soft">
						<OpenOfAccount line={line} account={account} />
					</span>
				</label>
				<div id={`${id}-line`}>
					<BankLineWords line={line} />
				</div>
			</div>
		</li>
	);
}
