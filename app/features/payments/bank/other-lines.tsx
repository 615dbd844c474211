import { useState } from "react";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { FileLines } from "#app/admin-ui/file-choice.tsx";
import { formatCents } from "#app/features/payments/amount.ts";
import { formatFullDay } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { formatCount } from "#app/site/site-config.ts";
import { type BankAccount, bankDays, type MatchedLine, type ReadBankFile } from "./bank-file.ts";
import { BankLineWords, openAmount } from "./bank-line-words.tsx";
import { NearLine } from "./near-line.tsx";
import type { Choice } from "./use-bank-file.ts";

const pageSize = 50;

/** Lists the lines that match no guest; the owner can choose a guest for each. */
export function NobodysLines(props: {
	lines: readonly MatchedLine[];
	accounts: ReadonlyMap<string, BankAccount>;
	isBusy: boolean;
	onNote(choices: Choice[]): void;
}) {
	const { lines, accounts, isBusy, onNote } = props;
	const t = useText("admin");
	const [shown, setShown] = useState(pageSize);
	const [opened, setOpened] = useState<number>();
	if (lines.length === 0) return null;
	const all = [...accounts.values()];
	return (
		<details className="border-t border-clay pt-2">
			<summary className="flex min-h-11 cursor-pointer items-center font-semibold">
				{t("bank.none", { count: lines.length })}
			</summary>
			<ul className="divide-y divide-clay">
				{lines.slice(0, shown).map((line) => (
					<li key={line.number} className="py-3">
						{opened === line.number ? (
							<div className="-mx-5 sm:-mx-7">
								<NearLine {...{ line, accounts, isBusy, onNote }} />
							</div>
						) : (
							<div className="grid gap-2">
								<BankLineWords line={line} />
								{all.some((account) => openAmount(line, account) > 0) ? (
									<CompactButton
										look="quiet"
										className="justify-self-start"
										onClick={() => setOpened(line.number)}
									>
										{t("bank.assign", { line: line.number })}
									</CompactButton>
								) : null}
							</div>
						)}
					</li>
				))}
			</ul>
			{shown >= lines.length ? null : (
				<CompactButton look="quiet" className="mt-3" onClick={() => setShown(shown + pageSize)}>
					{t("bank.more", { count: lines.length - shown })}
				</CompactButton>
			)}
		</details>
	);
}

/** The lines that were noted before, and those that cannot be used, each behind a summary. */
export function ClosedLines({
	taken,
	isNoted,
	leftOut,
}: Pick<ReadBankFile, "leftOut"> & {
	taken: readonly MatchedLine[];
	/** True if something of the file is noted: the owner is told where that is taken back. */
	isNoted: boolean;
}) {
	const t = useText("admin");
	const language = useLanguage();
	const nameOf = (number: number) => t("bank.line", { line: formatCount(number, language) });
	return (
		<>
			<FileLines
				summary={t("bank.taken", { count: taken.length })}
				lines={taken.map(({ number, day, amount, text }) => ({
					...{ number, text, name: nameOf(number) },
					remark: `${formatFullDay(day, language)}, ${t(amount > 0 ? "bank.came" : "bank.went", {
						amount: formatCents(Math.abs(amount), language),
					})}`,
				}))}
				more={(count) => t("bank.more", { count })}
			/>
			{isNoted ? <p className="text-small text-ink-soft">{t("bank.takenText")}</p> : null}
			<FileLines
				summary={t("bank.leftOut", { count: leftOut.length })}
				lines={leftOut.map(({ number, reason, text }) => ({
					...{ number, text, name: nameOf(number) },
					remark: t(`bank.reason.${reason}`, { days: bankDays }),
				}))}
				more={(count) => t("bank.more", { count })}
			/>
		</>
	);
}
