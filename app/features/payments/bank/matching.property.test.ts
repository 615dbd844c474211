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

const openAmount = ({ amount }: OpenLine, one: ComparedAccount) => (amount > 0 ? one.due : one.owedBack);

/** Each line with what was said of it. */
async function matched(lines: readonly OpenLine[], all: readonly ComparedAccount[]) {
	const found = await matchLines(lines, all);
	return lines.map((line, index) => ({
		line,
		...(found[index] as Pick<MatchedLine, "fit" | "candidates">),
	}));
}

describe("matching lines of a bank", () => {
	it("calls exact only a line of one guest’s reference and amount, each guest once", async () => {
		await fc.assert(
			fc.asyncProperty(statement, async ({ accounts: all, lines }) => {
				const exact = (await matched(lines, all)).filter(({ fit }) => fit === "exact");
				for (const { line, candidates } of exact) {
					const [only] = candidates;
					const found = all.find(({ id }) => id === only?.accountId);
					expect(candidates).toHaveLength(1);
					expect(line.text.split(" ")).toContain(found?.reference);
					expect(found && openAmount(line, found)).toBe(Math.abs(line.amount));
					expect(only?.amount).toBe(line.left);
				}
				const whose = exact.map(({ line, candidates }) => `${line.amount > 0} ${candidates[0]?.accountId}`);
				expect(new Set(whose).size).toBe(whose.length);
			}),
			runs,
		);
	});

	it("never proposes more than is left of a line, nor more than is owed back, nor a line that was noted", async () => {
		await fc.assert(
			fc.asyncProperty(statement, async ({ accounts: all, lines }) => {
				for (const { line, fit, candidates } of await matched(lines, all)) {
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

	it("does not depend on the order of lines or guests", async () => {
		await fc.assert(
			fc.asyncProperty(statement, async ({ accounts: all, lines }) => {
				const fits = async (some: readonly OpenLine[], among: readonly ComparedAccount[]) =>
					(await matched(some, among)).map(({ fit, candidates }) => [
						fit,
						candidates.map(({ accountId }) => accountId).toSorted(),
					]);
				const expected = await fits(lines, all);
				expect(await fits(lines, all.toReversed())).toEqual(expected);
				expect((await fits(lines.toReversed(), all)).toReversed()).toEqual(expected);
			}),
			runs,
		);
	});

	it("finds whose reference has one slip, and never calls that exact", async () => {
		const slip = fc.record({ kind: fc.nat(3), at: fc.nat(5), sign: fc.constantFrom("X", "7", "0", "O") });
		await fc.assert(
			fc.asyncProperty(account, slip, async (one, { kind, at, sign }) => {
				const signs = [...one.reference];
				if (kind === 0) signs.splice(at, 1, sign);
				if (kind === 1) signs.splice(at, 1);
				if (kind === 2) signs.splice(at, 0, sign);
				if (kind === 3)
					signs.splice(Math.min(at, 4), 2, signs[Math.min(at, 4) + 1] ?? "", signs[Math.min(at, 4)] ?? "");
				const typed = signs.join("");
				fc.pre(typed !== one.reference);
				const owing = { ...one, due: 100_000, owedBack: 0 };
				const [said] = await matched(
					[{ text: `Virement ${typed}`, amount: 100_000, left: 100_000 }],
					[owing],
				);
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

describe("a line", () => {
	const one = (id: string, firstName: string, due: number): ComparedAccount => ({
		...{ id, reference: id, firstName, due, version: 1, tableId: "t", title: "", fr: null },
		...{ calendarDate: null, owedBack: 0, paid: [], givenBack: [] },
	});
	const [zoe, ann, otherAnn] = [
		one("K7M2PX", "Zoë", 150_000),
		one("9ABCDE", "Anne-Marie", 150_000),
		one("7QRSTU", "Anne Marie", 150_000),
	];
	it.each([
		["Zoë K7M2PX", 150_000, "exact", { K7M2PX: "reference,amount" }],
		["Anne-Marie K7M2PX", 150_000, "exact", { K7M2PX: "reference,amount" }],
		["ANNE MARIE", 150_000, "near", { "9ABCDE": "name,amount", "7QRSTU": "name,amount" }],
		["Marie", 150_000, "none", {}],
		["Anne-Marie", 140_000, "none", {}],
		[
			"K7M2PX et Anne-Marie",
			300_000,
			"near",
			{ K7M2PX: "reference,more", "9ABCDE": "name,more", "7QRSTU": "name,more" },
		],
		["K7M2PX", 1, "near", { K7M2PX: "reference,less" }],
		["Salary", 150_000, "none", {}],
		["K7M2PX", -150_000, "near", { K7M2PX: "reference,settled" }],
	])("%j of %d is %s", async (text, amount, fit, whose) => {
		const [said] = await matchLines([{ text, amount, left: Math.abs(amount) }], [zoe, ann, otherAnn]);
		expect(said?.fit).toBe(fit);
		expect(
			Object.fromEntries(said?.candidates.map(({ accountId, reasons }) => [accountId, reasons.join()]) ?? []),
		).toEqual(whose);
	});

	it("says that its amount is noted already, where it is", async () => {
		const paid = { ...one("K7M2PX", "Zoë", 0), paid: [150_000] };
		const [said] = await matchLines([{ text: "K7M2PX", amount: 150_000, left: 150_000 }], [paid]);
		expect(said).toEqual({
			fit: "near",
			candidates: [{ accountId: "K7M2PX", amount: 150_000, reasons: ["reference", "settled", "noted"] }],
		});
	});

	it("of thousands is matched with hundreds of guests in a moment", async () => {
		const guests = Array.from({ length: 500 }, (_, index) =>
			one(`R${(index + 23_456).toString()}`, "Anne", 1),
		);
		const lines = Array.from({ length: 5_000 }, (_, index) => ({
			...{ text: `${"Virement FT26123XK9 ".repeat(20)} R${index + 20_000}`, amount: 150_000, left: 150_000 },
		}));
		const before = performance.now();
		await matchLines(lines, guests);
		expect(performance.now() - before).toBeLessThan(5_000);
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
