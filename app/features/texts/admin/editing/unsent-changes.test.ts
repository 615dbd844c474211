import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { type ChangeStorage, unsentChanges } from "./unsent-changes.ts";

/** A browser's storage, which may refuse to store. */
function storage() {
	const stored = new Map<string, string>();
	const device: ChangeStorage & { isFull: boolean } = {
		isFull: false,
		get length() {
			return stored.size;
		},
		key: (place) => [...stored.keys()][place] ?? null,
		getItem: (key) => stored.get(key) ?? null,
		setItem: (key, value) => {
			if (device.isFull) throw new Error("QuotaExceededError");
			stored.set(key, value);
		},
		removeItem: (key) => void stored.delete(key),
	};
	return { device, stored };
}

const change = { key: "home.hero.title", language: "en", text: "New", base: "Old" } as const;

describe("what was typed and not sent", () => {
	let device: ReturnType<typeof storage>["device"];
	let stored: Map<string, string>;
	beforeEach(() => {
		({ device, stored } = storage());
	});

	const write = (more: object, storedAt = "2026-01-01T00:00:00.000Z") => {
		const unsent = unsentChanges(device);
		const storedKey = unsent.newKey();
		unsent.store({ ...change, ...more, storedKey, storedAt });
		return storedKey;
	};

	it("is there for another tab, and after a crash", () => {
		const storedKey = write({});
		expect(unsentChanges(device).list()).toEqual([
			{ ...change, storedKey, storedAt: "2026-01-01T00:00:00.000Z" },
		]);
	});

	it("is never overwritten by another tab", () => {
		write({ text: "Mine" });
		write({ text: "Theirs" });
		const texts = unsentChanges(device)
			.list()
			.map(({ text }) => text);
		expect(texts.toSorted()).toEqual(["Mine", "Theirs"]);
	});

	it("stands with the newest first", () => {
		write({ text: "First" }, "2026-01-01T00:00:00.000Z");
		write({ text: "Third" }, "2026-01-03T00:00:00.000Z");
		write({ text: "Second" }, "2026-01-02T00:00:00.000Z");
		expect(
			unsentChanges(device)
				.list()
				.map(({ text }) => text),
		).toEqual(["Third", "Second", "First"]);
	});

	it("is found by its text and its language, the newest one", () => {
		write({ text: "Older" }, "2026-01-01T00:00:00.000Z");
		write({ text: "Newer" }, "2026-01-02T00:00:00.000Z");
		write({ text: "Autre", language: "fr" }, "2026-01-03T00:00:00.000Z");
		const { find } = unsentChanges(device);
		expect(find({ key: change.key, language: "en" })?.text).toBe("Newer");
		expect(find({ key: change.key, language: "fr" })?.text).toBe("Autre");
		expect(find({ key: "home.hero.lead", language: "en" })).toBeUndefined();
	});

	it("is forgotten once it has arrived, and nothing else with it", () => {
		const first = write({ text: "First" });
		write({ text: "Second" });
		unsentChanges(device).forget(first, "First");
		expect(
			unsentChanges(device)
				.list()
				.map(({ text }) => text),
		).toEqual(["Second"]);
	});

	it("is kept where more was typed than has arrived", () => {
		const storedKey = write({ text: "More" });
		unsentChanges(device).forget(storedKey, "Less");
		expect(unsentChanges(device).list()).toMatchObject([{ text: "More" }]);
	});

	it("comes back as it was typed, whatever that is", () => {
		fc.assert(
			fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (text) => {
				const storedKey = write({ text });
				const unsent = unsentChanges(device);
				expect(unsent.list()).toMatchObject([{ ...change, text, storedKey }]);
				unsent.forget(storedKey, text);
				expect(unsent.list()).toEqual([]);
			}),
		);
	});

	it("does not stop the writing where the storage is full", () => {
		device.isFull = true;
		expect(() => write({})).not.toThrow();
		expect(unsentChanges(device).list()).toEqual([]);
	});

	it.each(["", "not JSON", "null", "[]", "{}", JSON.stringify({ ...change, language: "de", storedAt: "x" })])(
		"is thrown away where it cannot be read: %s",
		(value) => {
			stored.set("text-change:broken", value);
			write({});
			expect(unsentChanges(device).list()).toHaveLength(1);
			expect(stored.has("text-change:broken")).toBe(false);
		},
	);

	it("leaves alone what others store on this device", () => {
		stored.set("language", "fr");
		stored.set("article-draft:1", "{}");
		expect(unsentChanges(device).list()).toEqual([]);
		expect(stored.size).toBe(2);
	});
});
