import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type DiffPiece, wordDiff } from "./difference.tsx";

const side = (pieces: DiffPiece[], without: DiffPiece["kind"]) =>
	pieces
		.filter(({ kind }) => kind !== without)
		.map(({ text }) => text)
		.join("");

describe("wordDiff", () => {
	it("marks the words that changed", () => {
		expect(wordDiff("Say hello twice.", "Say it twice, gently.")).toEqual([
			{ kind: "same", text: "Say " },
			{ kind: "gone", text: "hello" },
			{ kind: "new", text: "it" },
			{ kind: "same", text: " twice" },
			{ kind: "new", text: ", gently" },
			{ kind: "same", text: "." },
		]);
	});

	it.each([
		["18:30", "19:00"],
		["Rs 1\u202f000", "Rs 1\u202f200"],
		["8,000", "8,500"],
		["1.5", "1.75"],
	])("marks a number as a whole: %s to %s", (before, after) => {
		const [one = "", other = ""] = [before, after].map((text) => text.replace("Rs ", ""));
		expect(wordDiff(`At ${before}.`, `At ${after}.`).slice(1, -1)).toEqual([
			{ kind: "gone", text: one },
			{ kind: "new", text: other },
		]);
	});

	it("leaves the lines around a change alone", () => {
		expect(wordDiff("One\nTwo\nThree\n", "One\nTwo and a half\nThree\n")).toEqual([
			{ kind: "same", text: "One\nTwo" },
			{ kind: "new", text: " and a half" },
			{ kind: "same", text: "\nThree\n" },
		]);
	});

	it("finds no difference between two empty texts", () => {
		expect(wordDiff("", "")).toEqual([]);
		expect(wordDiff("Same.", "Same.")).toEqual([{ kind: "same", text: "Same." }]);
	});

	it("holds both texts whole, whatever they are", () => {
		const text = fc
			.array(fc.constantFrom("love", "l’été", " ", "\n", "\n\n", ".", "**", "é", "😀"))
			.map((words) => words.join(""));
		fc.assert(
			fc.property(text, text, (before, after) => {
				const pieces = wordDiff(before, after);
				expect(side(pieces, "new")).toBe(before);
				expect(side(pieces, "gone")).toBe(after);
			}),
		);
	});

	it("compares two long texts without taking the memory of a page", () => {
		const long = (word: string) => Array.from({ length: 30_000 }, (_, index) => word + index).join(" ");
		expect(wordDiff(long("a"), long("b"))).toHaveLength(2);
	});

	it("compares many long paragraphs within one limit, and shows the rest as replaced", () => {
		const words = Array.from({ length: 900 }, (_, index) => `w${index}`);
		const changed = words.map((word, index) => (index % 2 === 0 ? word : `${word}x`));
		const text = (paragraph: string[]) =>
			Array.from({ length: 10 }, (_, index) => `${paragraph.join(" ")}\nsame ${index}\n`).join("");
		const pieces = wordDiff(text(words), text(changed));
		expect(side(pieces, "new")).toBe(text(words));
		expect(side(pieces, "gone")).toBe(text(changed));
		expect(pieces.length).toBeLessThan(3 * words.length);
	});
});
