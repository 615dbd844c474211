import { useId, useState } from "react";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Field, inputClass } from "#app/admin-ui/field.tsx";
import { useFocusFallback } from "#app/admin-ui/focus.ts";
import { SelectField } from "#app/admin-ui/select.tsx";
import { centsOf, formatCents, writeCents } from "#app/features/payments/amount.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { type BankAccount, type Candidate, type MatchedLine, maxParts } from "./bank-file.ts";
import { BankLineWords, OpenOfAccount, openAmount, useGuestName } from "./bank-line-words.tsx";
import type { Choice } from "./use-bank-file.ts";

type Props = {
	line: MatchedLine;
	accounts: ReadonlyMap<string, BankAccount>;
	isBusy: boolean;
	onNote(choices: Choice[]): void;
};

/** The tick and the amount that are entered for a guest. */
type Part = { isTicked: boolean; amount: string };

const noGuest = "none";

/** Finds the heading of the next line to look at, or that of the screen. */
function nextHeading(number: number): HTMLElement | null {
	const headings = [...document.querySelectorAll<HTMLElement>("[data-bank-line]")];
	const next = headings.find(({ dataset }) => Number(dataset.bankLine) > number);
	return next ?? document.querySelector("h1");
}

/** A line beside the guests of whom it may be, with reasons: nobody is ticked at first. */
export function NearLine({ line, accounts, isBusy, onNote }: Props) {
	const t = useText("admin");
	const language = useLanguage();
	const nameOf = useGuestName();
	const id = useId();
	// The clicked button goes with the line that it noted.
	const focusFallback = useFocusFallback(() => nextHeading(line.number));
	const [typed, setTyped] = useState<Readonly<Record<string, Part>>>({});
	const [added, setAdded] = useState<readonly string[]>([]);
	const [fault, setFault] = useState<"nobody" | "amounts" | "tooMuch">();
	const proposed: Candidate[] = [
		...line.candidates,
		...added
			.filter((one) => !line.candidates.some(({ accountId }) => accountId === one))
			.map((accountId) => ({ accountId, amount: 0, reasons: [] })),
	];
	const shown = proposed.flatMap((candidate) => {
		const account = accounts.get(candidate.accountId);
		if (account === undefined) return [];
		const own = candidate.amount || Math.min(line.left, openAmount(line, account)) || line.left;
		const { isTicked, amount } = typed[account.id] ?? { isTicked: false, amount: writeCents(own, language) };
		return [{ account, reasons: candidate.reasons, isTicked, amount }];
	});
	const others = [...accounts.values()].filter(
		(account) => openAmount(line, account) > 0 && !shown.some((one) => one.account === account),
	);

	function note(): void {
		const ticked = shown.filter(({ isTicked }) => isTicked);
		const parts = ticked.flatMap(({ account, amount }) => {
			const cents = centsOf(amount) ?? 0;
			return cents === 0 ? [] : [{ accountId: account.id, version: account.version, amount: cents }];
		});
		const sum = parts.reduce((total, { amount }) => total + amount, 0);
		if (ticked.length === 0) setFault("nobody");
		else if (parts.length < ticked.length) setFault("amounts");
		else if (sum > line.left) setFault("tooMuch");
		else {
			setFault(undefined);
			onNote([{ line, parts }]);
		}
	}

	function change(account: BankAccount, part: Part): void {
		setFault(undefined);
		setTyped({ ...typed, [account.id]: part });
	}

	return (
		<article
			ref={focusFallback}
			aria-labelledby={id}
			className="grid gap-x-8 gap-y-4 px-5 py-5 sm:px-7 lg:grid-cols-2"
		>
			<div>
				<h3
					id={id}
					tabIndex={-1}
					data-bank-line={line.number}
					className="font-sans text-base font-semibold tracking-normal"
				>
					{t("bank.line", { line: line.number })}
				</h3>
				<BankLineWords line={line} />
			</div>
			<div className="grid min-w-0 content-start gap-4">
				<fieldset className="grid min-w-0 gap-4">
					<legend className="mb-2 text-small font-semibold">{t("bank.whose")}</legend>
					{shown.map(({ account, reasons, isTicked, amount }) => (
						<GuestPart
							key={account.id}
							{...{ line, account, reasons, isTicked, amount, name: nameOf(account) }}
							hasFault={fault === "amounts" && isTicked && !centsOf(amount)}
							onChange={(part) => change(account, part)}
						/>
					))}
				</fieldset>
				{others.length === 0 || shown.length >= maxParts ? null : (
					<SelectField
						label={t("bank.other")}
						value={noGuest}
						options={[
							[noGuest, t("bank.chooseGuest")] as const,
							...others.map((account) => [account.id, nameOf(account)] as const),
						]}
						onChange={(chosen) => {
							if (chosen !== noGuest) setAdded([...added, chosen]);
						}}
					/>
				)}
				{fault === undefined || fault === "amounts" ? null : (
					<p role="alert" className="text-small text-fault">
						{fault === "nobody"
							? t("bank.nobodyTicked")
							: t("bank.tooMuch", { left: formatCents(line.left, language) })}
					</p>
				)}
				<CompactButton
					look="quiet"
					className="justify-self-start"
					aria-disabled={isBusy}
					onClick={() => (isBusy ? undefined : note())}
				>
					{t("bank.note", { line: line.number })}
				</CompactButton>
			</div>
		</article>
	);
}

/** An amount that shows how cents are written. */
const exampleCents = 125_050;

function GuestPart(
	props: Part & {
		line: MatchedLine;
		account: BankAccount;
		name: string;
		reasons: Candidate["reasons"];
		hasFault: boolean;
		onChange(part: Part): void;
	},
) {
	const { line, account, name, reasons, isTicked, amount, hasFault, onChange } = props;
	const t = useText("admin");
	const language = useLanguage();
	const id = useId();
	return (
		<div className="flex gap-3">
			<input
				type="checkbox"
				id={id}
				aria-describedby={`${id}-why`}
				checked={isTicked}
				onChange={({ target }) => onChange({ amount, isTicked: target.checked })}
				className="mt-0.5 size-5 shrink-0 accent-ember"
			/>
			<div className="grid min-w-0 grow gap-2">
				<label htmlFor={id} className="cursor-pointer wrap-anywhere">
					<span className="font-semibold">{name}</span>
					<span className="block text-small text-ink-soft">
						<OpenOfAccount line={line} account={account} />
					</span>
				</label>
				<p id={`${id}-why`} className="text-small empty:hidden">
					{reasons.map((reason) => t(`bank.reasons.${reason}`)).join(" ")}
				</p>
				{isTicked ? (
					<Field
						label={t("bank.amountOf", { guest: account.firstName })}
						error={
							hasFault ? t("bank.amountFault", { example: writeCents(exampleCents, language) }) : undefined
						}
					>
						{(control) => (
							<input
								{...control}
								inputMode="decimal"
								autoComplete="off"
								value={amount}
								onChange={({ target }) => onChange({ isTicked, amount: target.value })}
								className={inputClass}
							/>
						)}
					</Field>
				) : null}
			</div>
		</div>
	);
}
