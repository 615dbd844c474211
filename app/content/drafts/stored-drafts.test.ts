import { describe, expect, it } from "vitest";
import { blankDraft } from "#app/features/articles/article-draft.ts";
import { articleDrafts } from "#app/features/articles/working-copy.ts";
import type { DeviceStorage } from "./device-records.ts";
import { storedDrafts } from "./stored-drafts.ts";

function memory(limit = Number.POSITIVE_INFINITY): DeviceStorage {
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

function stored(key: string, title: string, minute: number) {
	const storedAt = new Date(Date.UTC(2026, 0, 15, 8, minute)).toISOString();
	return { key, storedAt, version: 1, draft: { ...blankDraft, title } };
}

describe("storedDrafts", () => {
	it("returns what was stored, the newest first, until it is forgotten", () => {
		const drafts = storedDrafts(memory(), articleDrafts, "a1");
		const [first, second] = [drafts.newKey(), drafts.newKey()];
		drafts.store(stored(first, "First", 0));
		drafts.store(stored(second, "Second", 1));
		drafts.store(stored(first, "First, longer", 2));
		expect(drafts.list()).toEqual([stored(first, "First, longer", 2), stored(second, "Second", 1)]);
		drafts.forget(first);
		expect(drafts.list()).toEqual([stored(second, "Second", 1)]);
	});

	it("separates the texts of each article, and those of new ones", () => {
		const storage = memory();
		const [one, two, fresh] = [
			storedDrafts(storage, articleDrafts, "a1"),
			storedDrafts(storage, articleDrafts, "a2"),
			storedDrafts(storage, articleDrafts, undefined),
		];
		one.store(stored(one.newKey(), "One", 0));
		fresh.store(stored(fresh.newKey(), "New", 0));
		expect(one.list().map(({ draft }) => draft.title)).toEqual(["One"]);
		expect(two.list()).toEqual([]);
		expect(fresh.list().map(({ draft }) => draft.title)).toEqual(["New"]);
	});

	it("stores a text that is too long to be saved", () => {
		const drafts = storedDrafts(memory(), articleDrafts, "a1");
		const long = stored(drafts.newKey(), "x".repeat(500), 0);
		drafts.store(long);
		expect(drafts.list()).toEqual([long]);
	});

	it("stores the newest three", () => {
		const drafts = storedDrafts(memory(), articleDrafts, "a1");
		for (let minute = 0; minute < 5; minute += 1)
			drafts.store(stored(drafts.newKey(), `At ${minute}`, minute));
		expect(drafts.list().map(({ draft }) => draft.title)).toEqual(["At 4", "At 3", "At 2"]);
	});

	it("restores what an earlier release stored, whose member had another name", () => {
		const storage = memory();
		const { storedAt, version, draft } = stored("", "Old", 0);
		storage.setItem("article-draft:a1:old", JSON.stringify({ keptAt: storedAt, version, draft }));
		expect(storedDrafts(storage, articleDrafts, "a1").list()).toEqual([
			stored("article-draft:a1:old", "Old", 0),
		]);
	});

	it("throws away what it cannot read", () => {
		const storage = memory();
		storage.setItem("article-draft:a1:broken", "{oops");
		storage.setItem(
			"article-draft:a1:other",
			JSON.stringify({ storedAt: "x", version: 1, draft: { title: 7 } }),
		);
		storage.setItem("elsewhere", "stays");
		expect(storedDrafts(storage, articleDrafts, "a1").list()).toEqual([]);
		expect(storage.length).toBe(1);
	});

	it("is silent where the storage is full", () => {
		const drafts = storedDrafts(memory(10), articleDrafts, "a1");
		drafts.store(stored(drafts.newKey(), "Too long", 0));
		expect(drafts.list()).toEqual([]);
	});
});
