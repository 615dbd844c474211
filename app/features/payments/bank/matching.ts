import { setImmediate as nextTurn } from "node:timers/promises";
import { foldForSearch } from "#app/i18n/reading/fold.ts";
import type { BankAccount, BankLine, Candidate, MatchedLine, MatchReason } from "./bank-file.ts";
import { type ReferenceFinder, referenceFinder } from "./references-in-text.ts";

/** An account that lines are compared with, and the amounts that were noted for it already. */
export type ComparedAccount = BankAccount & { paid: readonly number[]; givenBack: readonly number[] };

/** A line with what is left of it. */
export type OpenLine = Pick<BankLine, "text" | "amount"> & { left: number };

/** Lines that are compared in a turn of the event loop: a few milliseconds. */
const linesPerTurn = 100;

/** Guests who are shown for a line. */
const maxCandidates = 6;

type Found = { account: ComparedAccount; naming: MatchReason; asked: number };

/**
 * Compares lines with the accounts of guests: what comes in with what they owe, what goes out with what
 * is owed back to them. `exact` is one guest by reference and amount, whom no other line names.
 */
export async function matchLines(
	lines: readonly OpenLine[],
	accounts: readonly ComparedAccount[],
): Promise<Pick<MatchedLine, "fit" | "candidates">[]> {
	const find = finderOf(accounts);
	const found: Found[][] = [];
	for (const line of lines) {
		found.push(line.left > 0 ? find(line) : []);
		if (found.length % linesPerTurn === 0) await nextTurn();
	}
	const naming = linesNaming(lines, found);
	return lines.map((line, index) => {
		if (line.left === 0) return { fit: "taken", candidates: [] };
		const candidates = candidatesOf(line, found[index] ?? [], naming);
		const [only] = candidates;
		const isExact =
			candidates.length === 1 &&
			only?.reasons.join() === "reference,amount" &&
			line.left === Math.abs(line.amount);
		if (isExact) return { fit: "exact", candidates };
		return { fit: candidates.length > 0 ? "near" : "none", candidates };
	});
}

/** Finds whom a line may be of: by their reference, or by their name where the amount is theirs too. */
function finderOf(accounts: readonly ComparedAccount[]): (line: OpenLine) => Found[] {
	const references: ReferenceFinder = referenceFinder(accounts.map(({ reference }) => reference));
	const byReference = new Map(accounts.map((account) => [account.reference, account]));
	const namesOf = nameFinder(accounts);
	return (line) => {
		const asked = (account: ComparedAccount) => (line.amount > 0 ? account.due : account.owedBack);
		const referred = [...references(line.text)].flatMap(([reference, naming]) => {
			const account = byReference.get(reference);
			return account === undefined ? [] : [{ account, naming, asked: asked(account) }];
		});
		const named = namesOf(line.text)
			.filter((account) => asked(account) > 0 && !referred.some((one) => one.account === account))
			.map((account) => ({ account, naming: "name" as const, asked: asked(account) }));
		const amounts = Map.groupBy([...referred, ...named], (one) => one.asked);
		// A name says little: only where there is no reference, or where it completes the amount.
		const fits = ({ asked: own }: Found) => {
			const rest = line.left - own;
			const others = (amounts.get(rest)?.length ?? 0) - (rest === own ? 1 : 0);
			return (referred.length === 0 && rest === 0) || (rest > 0 && others > 0);
		};
		return [...referred, ...named.filter(fits)].slice(0, maxCandidates);
	};
}

function nameFinder(accounts: readonly ComparedAccount[]): (text: string) => ComparedAccount[] {
	const splitWords = (text: string) => foldForSearch(text).match(/[\p{L}\p{N}]+/gu) ?? [];
	const named = accounts.map((account) => ({ account, words: splitWords(account.firstName) }));
	const byWord = Map.groupBy(named, ({ words }) => words[0] ?? "");
	return (text) => {
		const words = new Set(splitWords(text));
		return [...words]
			.flatMap((word) => byWord.get(word) ?? [])
			.filter((one) => one.words.every((word) => words.has(word)))
			.map(({ account }) => account);
	};
}

/** The open amounts of the lines that name an account's reference, by account and direction. */
type LinesNaming = ReadonlyMap<string, readonly number[]>;

const keyOf = (line: OpenLine, { id }: ComparedAccount) => `${line.amount > 0} ${id}`;

function linesNaming(lines: readonly OpenLine[], found: readonly Found[][]): LinesNaming {
	const naming = new Map<string, number[]>();
	for (const [index, line] of lines.entries()) {
		for (const { account, naming: by } of found[index] ?? []) {
			if (by === "name") continue;
			const key = keyOf(line, account);
			naming.set(key, [...(naming.get(key) ?? []), line.left]);
		}
	}
	return naming;
}

function candidatesOf(line: OpenLine, found: readonly Found[], naming: LinesNaming): Candidate[] {
	const together = found.reduce((sum, { asked }) => sum + asked, 0);
	const areTogether = found.length > 1 && together === line.left;
	let rest = line.left;
	return found.map(({ account, naming: by, asked }) => {
		const others = naming.get(keyOf(line, account)) ?? [];
		// Whoever pays alone may pay too much; nobody is given back more than is owed to them.
		const isAlone = found.length === 1 && line.amount > 0;
		const amount = isAlone ? rest : Math.min(rest, asked);
		rest -= amount;
		const reasons: MatchReason[] = [by, amountReason(line, asked)];
		const noted = line.amount > 0 ? account.paid : account.givenBack;
		if (asked !== line.left && noted.includes(line.left)) reasons.push("noted");
		if (areTogether) reasons.push("together");
		if (others.length > 1) {
			const isWhole = asked > 0 && others.reduce((sum, one) => sum + one, 0) === asked;
			reasons.push(isWhole ? "completes" : "repeated");
		}
		return { accountId: account.id, amount, reasons };
	});
}

function amountReason(line: OpenLine, asked: number): MatchReason {
	if (asked === line.left) return "amount";
	if (asked === 0) return "settled";
	return line.left < asked ? "less" : "more";
}
