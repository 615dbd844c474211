import { DatabaseSync } from "node:sqlite";
import fc from "fast-check";
import { expect, it, onTestFinished } from "vitest";
import { anywhere } from "./like.ts";

it("a search finds the texts that contain a text, whose characters have no special meaning", () => {
	const database = new DatabaseSync(":memory:");
	onTestFinished(() => database.close());
	const like = database.prepare("select ? like ? escape '\\' as found");
	const found = (text: string, search: string) => like.get(text, anywhere(search))?.found === 1;
	// Small letters alone: what SQLite takes for the same letter is the search's own matter.
	const text = fc.string({ unit: fc.constantFrom("a", "b", "%", "_", "\\", "é", " "), maxLength: 8 });
	fc.assert(
		fc.property(text, text, (whole, search) => {
			expect(found(whole, search)).toBe(whole.includes(search));
		}),
		{ numRuns: 500 },
	);
});
