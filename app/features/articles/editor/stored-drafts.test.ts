import { describe, expect, it } from "vitest";
import { blankDraft } from "./article-draft.ts";
import { type DraftStorage, keptDrafts } from "./stored-drafts.ts";

function memory(limit = Number.POSITIVE_INFINITY): DraftStorage {
	const held = new Map<string, string>();
	return {
		get length() {
			return held.size;
		},
		key: (index) => [...held.keys()][index] ?? null,
		getItem: (key) => held.get(key) ?? null,
		removeItem: (key) => void held.delete(key),
		setItem: (key, value) => {
			if (value.length > limit) throw new DOMException("full", "QuotaExceededError");
			held.set(key, value);
		},
	};
}

function kept(key: string, title: string, minute: number) {
	const keptAt = new Date(Date.UTC(2026, 0, 15, 8, minute)).toISOString();
	return { key, keptAt, version: 1, draft: { ...blankDraft, title } };
}

describe("keptDrafts", () => {
	it("gives back what was kept, the newest first, until it is forgotten", () => {
		const drafts = keptDrafts(memory(), "a1");
		const [first, second] = [drafts.newKey(), drafts.newKey()];
		drafts.keep(kept(first, "First", 0));
		drafts.keep(kept(second, "Second", 1));
		drafts.keep(kept(first, "First, longer", 2));
		expect(drafts.list()).toEqual([kept(first, "First, longer", 2), kept(second, "Second", 1)]);
		drafts.forget(first);
		expect(drafts.list()).toEqual([kept(second, "Second", 1)]);
	});

	it("keeps each article's texts apart, and those of new ones", () => {
		const storage = memory();
		const [one, two, fresh] = [
			keptDrafts(storage, "a1"),
			keptDrafts(storage, "a2"),
			keptDrafts(storage, undefined),
		];
		one.keep(kept(one.newKey(), "One", 0));
		fresh.keep(kept(fresh.newKey(), "New", 0));
		expect(one.list().map(({ draft }) => draft.title)).toEqual(["One"]);
		expect(two.list()).toEqual([]);
		expect(fresh.list().map(({ draft }) => draft.title)).toEqual(["New"]);
	});

	it("keeps a text that is too long to be saved", () => {
		const drafts = keptDrafts(memory(), "a1");
		const long = kept(drafts.newKey(), "x".repeat(500), 0);
		drafts.keep(long);
		expect(drafts.list()).toEqual([long]);
	});

	it("keeps the newest three", () => {
		const drafts = keptDrafts(memory(), "a1");
		for (let minute = 0; minute < 5; minute += 1) drafts.keep(kept(drafts.newKey(), `At ${minute}`, minute));
		expect(drafts.list().map(({ draft }) => draft.title)).toEqual(["At 4", "At 3", "At 2"]);
	});

	it("throws away what it cannot read", () => {
		const storage = memory();
		storage.setItem("article-draft:a1:broken", "{oops");
		storage.setItem(
			"article-draft:a1:other",
			JSON.stringify({ keptAt: "x", version: 1, draft: { title: 7 } }),
		);
		storage.setItem("elsewhere", "stays");
		expect(keptDrafts(storage, "a1").list()).toEqual([]);
		expect(storage.length).toBe(1);
	});

	it("is silent where the storage is full", () => {
		const drafts = keptDrafts(memory(10), "a1");
		drafts.keep(kept(drafts.newKey(), "Too long", 0));
		expect(drafts.list()).toEqual([]);
	});
});
