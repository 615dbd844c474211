import { describe, expect, it } from "vitest";
import { wholeLetter } from "#server/testing/readers.ts";
import { partKey } from "./edition.ts";
import { audiences, letterInput, letterSending, letterStep, letterUpdate, newLetter } from "./letter.ts";
import { articlePlace } from "./letter-parts.ts";
import { countFinished, type LetterProgress, recipientsOf } from "./letter-progress.ts";
import {
	hasLeft,
	isWritable,
	letterStates,
	letterSteps,
	ownSteps,
	stateAfter,
	statesBefore,
} from "./letter-state.ts";

/** The fields that are at fault. */
const faultsOf = (change: object) =>
	letterInput
		.safeParse({ ...wholeLetter, ...change })
		.error?.issues.map(({ path }) => path.join("."))
		.toSorted();
const hash = "0".repeat(64);

describe("what is written of a letter", () => {
	it("is taken whole, as it is", () => {
		expect(letterInput.parse(wholeLetter)).toEqual(wholeLetter);
	});

	it("may be as little as nothing: a draft begins somewhere", () => {
		expect(letterInput.parse({})).toMatchObject({
			...{ subject: "", content: "", parts: [], fr: null, imageUrl: null },
			...{ englishArticles: "shown", listed: true },
		});
	});

	it.each<[object, string[]]>([
		[{ subject: "x".repeat(151) }, ["subject"]],
		[{ preheader: "x".repeat(201) }, ["preheader"]],
		[{ greeting: "x".repeat(121) }, ["greeting"]],
		[{ content: "x".repeat(40_001) }, ["content"]],
		[{ quote: "x".repeat(501), quoteSource: "x".repeat(121) }, ["quote", "quoteSource"]],
		[{ imageAlt: "x".repeat(301) }, ["imageAlt"]],
		[{ fr: { subject: "x".repeat(151), content: "x".repeat(40_001) } }, ["fr.content", "fr.subject"]],
		[{ parts: Array.from({ length: 41 }, (_, index) => articlePlace(`a-${index}`)) }, ["parts"]],
		[{ parts: ["quote", "words", "quote"] }, ["parts"]],
		[{ parts: ["article:a-1", "title:a-1"] }, ["parts"]],
		[{ listed: "yes" }, ["listed"]],
	])("has its limits, in each language: %#", (change, faults) => {
		expect(faultsOf(change)).toEqual(faults);
	});

	it.each(["words", "tables", "quote", "picture", "article:a-1", "title:0f_9"])("has the part %s", (part) => {
		expect(faultsOf({ parts: [part] })).toBeUndefined();
	});

	it.each(["", "Words", "article:", "article:a b", "article:../x", "script", "title:a\n", "words "])(
		"has no part %j",
		(part) => {
			expect(faultsOf({ parts: [part] })).toEqual(["parts.0"]);
		},
	);

	it.each([
		[null, true],
		[`/media/${hash}-480.webp`, true],
		[`/media/${hash}-1200.avif`, true],
		[`https://ensemble.example/media/${hash}-480.webp`, false],
		[`/media/${hash}-480.svg`, false],
		[`/media/${hash}-480.webp?x=1`, false],
		[`/media/${hash.slice(1)}-480.webp`, false],
		["javascript:alert(1)", false],
		["", false],
	])("shows a picture of our own alone: %j", (imageUrl, isTaken) => {
		expect(faultsOf({ imageUrl }) === undefined).toBe(isTaken);
	});

	it("is one line where its field is one, and as it was typed where it is Markdown", () => {
		const typed = { subject: " Two\ntables\u0000 ", content: " One\n\n\n- two " };
		expect(letterInput.parse({ ...wholeLetter, ...typed })).toMatchObject({
			...{ subject: "Two tables", content: typed.content },
		});
	});

	it("is sent back as a version that is restored only where that is said", () => {
		expect(letterUpdate.parse({ ...wholeLetter, version: 1 }).restored).toBe(false);
		expect(letterUpdate.safeParse({ ...wholeLetter, version: 1, restored: "yes" }).success).toBe(false);
	});
});

describe("how a letter is sent", () => {
	it.each(audiences)("to %s, at once where no time is named", (audience) => {
		expect(letterSending.parse({ version: 1, audience })).toEqual({ version: 1, audience, sendAt: null });
	});

	it.each(["2026-02-30T00:00:00.000Z", "2026-02-03", "2026-02-03T09:30", "now", "", 0])(
		"at no time that is none: %j",
		(sendAt) => {
			expect(letterSending.safeParse({ version: 1, audience: "all", sendAt }).success).toBe(false);
		},
	);

	it("is begun blank or like another one", () => {
		expect(newLetter.parse({})).toEqual({});
		expect(newLetter.safeParse({ copyOf: "x".repeat(201) }).success).toBe(false);
	});
});

describe("where a letter stands", () => {
	it("allows the administrator the steps that are theirs alone", () => {
		const taken = letterSteps.filter((step) => letterStep.safeParse({ step }).success);
		expect(taken.toSorted()).toEqual([...ownSteps].toSorted());
	});

	it("leads from each state to those after it and to no other", () => {
		const ways = Object.fromEntries(
			letterStates.map((from) => [from, letterSteps.flatMap((step) => stateAfter(from, step) ?? [])]),
		);
		expect(ways).toEqual({
			...{ draft: ["scheduled", "sending"], scheduled: ["draft", "sending"] },
			...{ sending: ["paused", "cancelled", "sent"], paused: ["sending", "cancelled"] },
			...{ sent: [], cancelled: [] },
		});
	});

	it("never leads back to a draft once something has left", () => {
		for (const state of letterStates.filter(hasLeft)) {
			for (const step of letterSteps) expect(stateAfter(state, step)).not.toBe("draft");
		}
		expect(letterStates.filter(isWritable)).toEqual(["draft"]);
	});

	it("names for each step exactly the states that allow it", () => {
		for (const step of letterSteps) {
			const allowed = letterStates.filter((state) => stateAfter(state, step) !== undefined);
			expect([...statesBefore(step)].toSorted()).toEqual(allowed.toSorted());
		}
	});
});

describe("how far a letter is", () => {
	const figures = { waiting: 5, sending: 2, sent: 10, failed: 1, skipped: 3, cancelled: 4 };

	it("counts whoever is done with, whatever came of it, and everybody", () => {
		const progress = figures as LetterProgress;
		expect([countFinished(progress), recipientsOf(progress)]).toEqual([18, 25]);
	});
});

it("a letter has each article and each other part once", () => {
	const article = {
		kind: "article",
		title: "",
		excerpt: "",
		imageUrl: null,
		imageAlt: "",
		language: "en",
	} as const;
	expect(partKey({ ...article, path: "/blog/a" })).toBe("/blog/a");
	expect(partKey({ kind: "quote", text: "a", source: "" })).toBe(
		partKey({ kind: "quote", text: "b", source: "" }),
	);
});
