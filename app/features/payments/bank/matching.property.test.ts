import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { newReference } from "#app/features/payments/reference.ts";
import { isLong } from "#platform/testing/long-tests.ts";
import type { MatchedLine } from "./bank-file.ts";
import { type ComparedAccount, matchLines, type OpenLine } from "./matching.ts";
import { referenceFinder } from "./references-in-text.ts";

const runs = { numRuns: isLong ? 3_000 : 300 };
const amounts = [50_000, 100_000, 150_000, 200_000];

const reference = fc
	.infiniteStream(fc.nat(31))
	.map((numbers) => newReference((below) => (numbers.next().value ?? 0) % below));

const account = fc
	.record({
		reference,
		firstName: fc.constantFrom("Anaïs", "Jean-Noël", "Zoë", "Marie"),
		due: fc.constantFrom(0, ...amounts),
		owedBack: fc.constantFrom(0, 0, ...amounts),
	})
	.map(
		(one): ComparedAccount => ({
			...{ id: one.reference, version: 1, tableId: "t", title: "Dinner", fr: null, calendarDate: null },
			...{ ...one, owedBack: one.due > 0 ? 0 : one.owedBack, paid: [], givenBack: [] },
		}),
	);

const accounts = fc.uniqueArray(account, {
	selector: ({ id }) => id,
	minLength: 1,
	maxLength: 8,
});

/** Lines of which some name accounts, among what else a bank writes. */
const statement = accounts.chain((all) =>
	fc.record({
		accounts: fc.constant(all),
		lines: fc.array(
			fc
				.record({
					names: fc.array(fc.constantFrom(...all.map((one) => one.reference)), { maxLength: 2 }),
					words: fc.array(fc.constantFrom("JUICE Transfer", "Virement", "Loyer", "Anaïs", "FT26123XK9"), {
						maxLength: 3,
					}),
					amount: fc.constantFrom(...amounts, ...amounts.map((one) => -one)),
					isTaken: fc.boolean(),
				})
				.map(
					({ names, words, amount, isTaken }): OpenLine => ({
						text: [...words, ...names].join(" "),
						...{ amount, left: isTaken ? 0 : Math.abs(amount) },
					}),
				),
			{ maxLength: 12 },
		),
	}),
);

const askedOf = ({ amount }: OpenLine, one: ComparedAccount) => (amount > 0 ? one.due : one.owedBack);

/** Each line with what was said of it. */
function matched(lines: readonly OpenLine[], all: readonly ComparedAccount[]) {
	const said = matchLines(lines, all);
	return lines.map((line, index) => ({ line, ...(said[index] as Pick<MatchedLine, "fit" | "candidates">) }));
}

describe("matching lines of a bank", () => {
	it("calls exact only a line of one guest’s reference and amount, each guest once", () => {
		fc.assert(
			fc.property(statement, ({ accounts: all, lines }) => {
				const exact = matched(lines, all).filter(({ fit }) => fit === "exact");
				for (const { line, candidates } of exact) {
					const [only] = candidates;
					const found = all.find(({ id }) => id === only?.accountId);
					expect(candidates).toHaveLength(1);
					expect(line.text.split(" ")).toContain(found?.reference);
					expect(found && askedOf(line, found)).toBe(Math.abs(line.amount));
					expect(only?.amount).toBe(line.left);
				}
				const whose = exact.map(({ line, candidates }) => `${line.amount > 0} ${candidates[0]?.accountId}`);
				expect(new Set(whose).size).toBe(whose.length);
			}),
			runs,
		);
	});

	it("never proposes more than is left of a line, nor more than is owed back, nor a line that was noted", () => {
		fc.assert(
			fc.property(statement, ({ accounts: all, lines }) => {
				for (const { line, fit, candidates } of matched(lines, all)) {
					const sum = candidates.reduce((total, { amount }) => total + amount, 0);
					expect(sum).toBeLessThanOrEqual(line.left);
					expect(fit === "taken").toBe(line.left === 0);
					expect(candidates.every(({ amount }) => amount >= 0)).toBe(true);
					expect(candidates.length > 0).toBe(fit === "exact" || fit === "near");
					for (const { accountId, amount } of candidates) {
						const found = all.find(({ id }) => id === accountId);
						if (line.amount < 0) expect(amount).toBeLessThanOrEqual(found?.owedBack ?? 0);
					}
				}
			}),
			runs,
		);
	});

	it("does not depend on the order of lines or guests", () => {
		fc.assert(
			fc.property(statement, ({ accounts: all, lines }) => {
				const fits = (some: readonly OpenLine[], among: readonly ComparedAccount[]) =>
					matched(some, among).map(({ fit, candidates }) => [
						fit,
						candidates.map(({ accountId }) => accountId).toSorted(),
					]);
				const said = fits(lines, all);
				expect(fits(lines, all.toReversed())).toEqual(said);
				expect(fits(lines.toReversed(), all).toReversed()).toEqual(said);
			}),
			runs,
		);
	});

	it("finds whose reference has one slip, and never calls that exact", () => {
		const slip = fc.record({ kind: fc.nat(3), at: fc.nat(5), sign: fc.constantFrom("X", "7", "0", "O") });
		fc.assert(
			fc.property(account, slip, (one, { kind, at, sign }) => {
				const signs = [...one.reference];
				if (kind === 0) signs.splice(at, 1, sign);
				if (kind === 1) signs.splice(at, 1);
				if (kind === 2) signs.splice(at, 0, sign);
				if (kind === 3)
					signs.splice(Math.min(at, 4), 2, signs[Math.min(at, 4) + 1] ?? "", signs[Math.min(at, 4)] ?? "");
				const typed = signs.join("");
				fc.pre(typed !== one.reference);
				const owing = { ...one, due: 100_000, owedBack: 0 };
				const [said] = matched([{ text: `Virement ${typed}`, amount: 100_000, left: 100_000 }], [owing]);
				// A sign too many before or behind a reference may be a word of its own that was joined to it.
				const isInside = typed.length > 6 && typed.includes(one.reference);
				expect(said).toMatchObject({
					fit: "near",
					candidates: [{ reasons: [isInside ? "inside" : "typo", "amount"] }],
				});
			}),
			runs,
		);
	});
});

describe("a reference in a text", () => {
	const find = referenceFinder(["K7M2PX", "K7M2PY", "9ABCDE"]);
	it.each([
		["K7M2PX", { K7M2PX: "reference" }],
		["virement k7m2px anaïs", { K7M2PX: "reference" }],
		["REF:K7M-2PX/DINNER", { K7M2PX: "reference" }],
		["K7 M2 PX", { K7M2PX: "reference" }],
		["9ABCDE K7M2PX", { "9ABCDE": "reference", K7M2PX: "reference" }],
		["DINNER9ABCDE", { "9ABCDE": "inside" }],
		["K7M2PZ", { K7M2PX: "typo", K7M2PY: "typo" }],
		["9ABDCE", { "9ABCDE": "typo" }],
		["9ABCE", { "9ABCDE": "typo" }],
		["9ABC", {}],
		["ABCDEF 123456 K7 M3 PZ", {}],
		["", {}],
	])("of %j is found", (text, found) => expect(Object.fromEntries(find(text))).toEqual(found));
});
