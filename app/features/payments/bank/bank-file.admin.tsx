import { Link } from "react-router";
import { FileChoice } from "#app/admin-ui/file-choice.tsx";
import { Icon } from "#app/admin-ui/icon.tsx";
import { Panel, ScreenHead } from "#app/admin-ui/screen.tsx";
import { ListState } from "#app/admin-ui/state.tsx";
import { useText } from "#app/i18n/text-context.tsx";
import { adminTitle } from "#app/metadata/admin-title.ts";
import { adminPaths } from "#app/site/admin-screens.ts";
import { BankColumnsChoice } from "./bank-columns-choice.tsx";
import {
	bankDays,
	maxBankBytes,
	maxBankMegabytes,
	type ReadBankFile,
	type UnreadableBankFile,
} from "./bank-file.ts";
import { ExactLines } from "./exact-lines.tsx";
import { NearLine } from "./near-line.tsx";
import { ClosedLines, NobodysLines } from "./other-lines.tsx";
import { type Choice, useBankFile } from "./use-bank-file.ts";

export const meta = adminTitle((text) => text.bank.title);

/** The bank's file, compared with what guests owe: what fits is noted by a click, and nothing else is kept. */
export default function BankFileScreen() {
	const t = useText("admin");
	const { file, read, busy, choose, assign, note } = useBankFile();
	const limit = { megabytes: maxBankMegabytes };
	return (
		<div className="max-w-[84rem]">
			<Link to={adminPaths.events} className="mb-3 inline-flex min-h-11 items-center gap-1 text-small">
				<Icon name="back" />
				{t("bank.back")}
			</Link>
			<ScreenHead title={t("bank.title")} />
			<div className="mb-6 grid max-w-[44rem] gap-3 text-ink-soft">
				<p>{t("bank.intro")}</p>
				<p>{t("bank.kept", { days: bankDays })}</p>
			</div>
			<Panel className="mb-6">
				<FileChoice
					label={t("bank.file")}
					hint={t("bank.hint", limit)}
					choose={t("bank.choose")}
					chooseOther={t("bank.chooseOther")}
					tooLarge={t("bank.tooLarge", limit)}
					maxBytes={maxBankBytes}
					file={file}
					error={read?.kind === "unreadable" ? faultOf(read, t) : undefined}
					progress={busy && <p role="status">{t(busy === "comparing" ? "bank.reading" : "bank.noting")}</p>}
					onFile={choose}
				/>
				{read === undefined || read.names.length === 0 ? null : (
					<BankColumnsChoice reading={read} onAssign={assign} />
				)}
			</Panel>
			{read?.kind === "read" ? (
				<Lines
					key={JSON.stringify(read.columns)}
					read={read}
					isBusy={busy !== undefined}
					onNote={(some) => void note(some)}
				/>
			) : null}
		</div>
	);
}

function faultOf(
	{ reason, line, missing }: UnreadableBankFile,
	t: ReturnType<typeof useText<"admin">>,
): string {
	const columns = missing.map((name) => t(`bank.column.${name}`)).join(", ");
	return t(`bank.unreadable.${reason}`, { line, columns });
}

function Lines(props: { read: ReadBankFile; isBusy: boolean; onNote(choices: Choice[]): void }) {
	const { read, isBusy, onNote } = props;
	const t = useText("admin");
	const accounts = new Map(read.accounts.map((account) => [account.id, account]));
	const linesOf = (wanted: ReadBankFile["lines"][number]["fit"]) =>
		read.lines.filter(({ fit }) => fit === wanted);
	const [exact, near, taken] = [linesOf("exact"), linesOf("near"), linesOf("taken")];
	const shared = { accounts, isBusy, onNote };
	const isEmpty = exact.length === 0 && near.length === 0;
	const isNobodys = read.accounts.every(({ due, owedBack }) => due === 0 && owedBack === 0);
	return (
		<>
			<ExactLines lines={exact} {...shared} />
			{near.length === 0 ? null : (
				<Panel title={t("bank.nearTitle")} className="mb-6">
					<p className="max-w-column px-5 pb-3 text-ink-soft sm:px-7">{t("bank.nearText")}</p>
					<div className="divide-y divide-clay border-t border-clay">
						{near.map((line) => (
							<NearLine key={`${line.number} ${line.left}`} line={line} {...shared} />
						))}
					</div>
				</Panel>
			)}
			<Panel title={t("bank.compared", { count: read.lines.length })}>
				{isEmpty && taken.length === 0 ? (
					<ListState
						title={t("bank.emptyTitle")}
						text={t(isNobodys ? "bank.nobodyText" : "bank.emptyText")}
					/>
				) : null}
				<div className="grid gap-4 px-5 py-5 sm:px-7">
					<NobodysLines lines={linesOf("none")} {...shared} />
					<ClosedLines
						taken={taken}
						isNoted={read.lines.some(({ left, amount }) => left < Math.abs(amount))}
						leftOut={read.leftOut}
					/>
				</div>
			</Panel>
		</>
	);
}
