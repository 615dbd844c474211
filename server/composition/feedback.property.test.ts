import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { engines } from "#platform/testing/fresh-database.ts";
import { type Answered, eveningOver, roundMs } from "#server/testing/evening-over.ts";

const names = ["Anna", "Bea", "Luc", "Max"] as const;

type Said = { name: (typeof names)[number]; answer: Required<Answered> };
type Opened = Awaited<ReturnType<typeof eveningOver>>;

const answerOf = (name: (typeof names)[number]) =>
	fc.record({
		wishes: fc.subarray(names.filter((one) => one !== name)),
		shares: fc.boolean(),
		telephone: fc.constantFrom("", `+230 5811 000${names.indexOf(name)}`),
	});
const givenAnswer: fc.Arbitrary<Said> = fc
	.constantFrom(...names)
	.chain((name) => fc.record({ name: fc.constant(name), answer: answerOf(name) }));
/** Rounds of answers, each sent at the same time by one or two tabs. */
const rounds = fc.array(fc.array(givenAnswer, { minLength: 1, maxLength: 2 }), { maxLength: 6 });

/** Returns the last answer of each guest. */
function lastOf(all: readonly (readonly Said[])[]): Map<string, Required<Answered>> {
	return new Map(all.flat().map(({ name, answer }) => [name, answer]));
}

/** Returns whether two named each other at last, and both agreed: all that anybody may learn. */
function isMutual(last: Map<string, Required<Answered>>, one: string, other: string): boolean {
	const [own, theirs] = [last.get(one), last.get(other)];
	if (own === undefined || theirs === undefined || !own.shares || !theirs.shares) return false;
	return own.wishes.includes(other) && theirs.wishes.includes(one);
}

/**
 * Returns the same evening in another world: one guest says the same, and the others at last what is
 * mutual alone. Who found nobody says nothing at all.
 */
function withoutSecrets(all: readonly (readonly Said[])[], reader: string): Said[][] {
	const last = lastOf(all);
	const own = all.map((round) => round.filter(({ name }) => name === reader));
	const others = names.filter((name) => name !== reader);
	const final = others.flatMap((name): Said[] => {
		const answer = last.get(name);
		const wishes = answer?.wishes.filter((other) => isMutual(last, name, other)) ?? [];
		if (answer === undefined || wishes.length === 0) return [];
		const numbers = all.flat().filter((one) => one.name === name && one.answer.telephone !== "");
		const telephone = numbers.at(-1)?.answer.telephone ?? "";
		return [{ name, answer: { ...answer, wishes, telephone } }];
	});
	return [...own, ...final.map((one) => [one])];
}

/** Plays an evening. @returns all that the reader meets of it, and all that the owner does. */
async function play(site: Opened, all: readonly (readonly Said[])[], reader: string) {
	const tokens = await site.ask();
	const met: string[] = [];
	/** Ids, links and the time of an answer are different in any two worlds. */
	const note = (value: unknown) => {
		let text = JSON.stringify(value);
		for (const [id, name] of site.nameOf) text = text.replaceAll(id, name);
		met.push(text.replaceAll(/feedback\/[\w-]+/g, "feedback/…"));
	};
	for (const round of all) {
		const outcomes = await Promise.all(
			round.map(async ({ name, answer }) => ({
				name,
				outcome: await site.answer(tokens[name] ?? "", answer),
			})),
		);
		const own = outcomes.filter(({ name }) => name === reader);
		if (own.length > 0) note([own, await site.open(tokens[reader] ?? "")]);
	}
	note(await site.open(tokens[reader] ?? ""));
	const during = await site.shown();
	await site.later(roundMs);
	note(await site.open(tokens[reader] ?? ""));
	const { matches } = await site.shown();
	const owed = (await site.stores.feedback.listOwed()).map(({ guests }) => guests);
	const outcomes = await site.outcomes("results", site.everybody);
	const mails = await site.mails();
	const { subject = "", text = "", html = "", headers = {} } = mails[reader] ?? {};
	note({ subject, text, html, headers, lengths: [text.length, html.length] });
	const asked = Object.keys(mails).toSorted();
	return { met, owner: { during: during.matches, matches, owed, outcomes, asked }, mails };
}

/** Two tabs of one guest at once may come in either order: one of them is left out. */
function onceEach(all: readonly (readonly Said[])[]): Said[][] {
	return all.map((round) => round.filter(({ name }, at) => round.findIndex((s) => s.name === name) === at));
}

/** Bea has no number on the guest list: her agreement is refused until she has given one. */
function asTaken(all: readonly (readonly Said[])[]): Said[][] {
	let isKnown = false;
	return all.map((round) =>
		round.filter(({ name, answer }) => {
			if (name !== "Bea") return true;
			const isTaken = !answer.shares || isKnown || answer.telephone !== "";
			isKnown ||= isTaken && answer.telephone !== "";
			return isTaken;
		}),
	);
}

describe.each(engines)("wishes that are not returned on %s", (engine) => {
	it("are in no page, no mail, no size and no list, whatever is answered and changed", async () => {
		await fc.assert(
			fc.asyncProperty(rounds, fc.constantFrom(...names), async (random, reader) => {
				const all = asTaken(onceEach(random));
				const seen = await play(await eveningOver(engine), all, reader);
				const unseen = await play(await eveningOver(engine), withoutSecrets(all, reader), reader);
				expect(seen.met).toEqual(unseen.met);
				expect(seen.owner).toEqual(unseen.owner);
				const last = lastOf(all);
				const partnersOf = (one: string) => names.filter((two) => two !== one && isMutual(last, one, two));
				const pairs = names.flatMap((one) => partnersOf(one).map((two) => [one, two]));
				expect(seen.owner).toMatchObject({
					during: [],
					matches: pairs.filter(([one = "", two = ""]) => one < two),
					owed: [names.length],
					asked: [...names],
				});
				for (const name of names) {
					const given = (seen.mails[name]?.text ?? "").matchAll(/^(\w+)\s?: \+230/gm);
					expect([...given].map(([, named]) => named)).toEqual(partnersOf(name));
				}
			}),
			{ numRuns: engine === "sqlite" ? 5 : 2 },
		);
	}, 60_000);
});
