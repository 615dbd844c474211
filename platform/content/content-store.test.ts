import { expect, expectTypeOf, it, vi } from "vitest";
import { countChanges, noteCommitSent } from "#platform/database/content-revision.ts";
import { DatabaseAwayError } from "#platform/database/database-failure.ts";
import { recordReads } from "./content-reads.ts";
import { contentStore, type Effects, uncachedStore } from "./content-store.ts";

function open() {
	const changes = countChanges();
	let isKnown = true;
	const revision = {
		current: (kind?: string) => (isKnown ? String(changes.count(kind)) : undefined),
		bump: async (kind: string) => changes.add(kind),
	};
	const store = {
		count: vi.fn(async (word: string) => ({ word, at: changes.count() })),
		find: vi.fn(async (word: string) => word),
		look: vi.fn(async () => new Map([["a", 1]])),
		save: vi.fn(async () => "saved"),
		publish: vi.fn(async (due: number) => due),
	};
	const wrapped = contentStore(revision, "words", store, {
		count: "memoized",
		find: "read",
		look: "uncached",
		save: "write",
		publish: (published) => published > 0,
	});
	return {
		store: wrapped,
		inner: store,
		changes,
		lose: () => {
			isKnown = false;
		},
	};
}

it("a content store reads a memoized answer once for each question until content of its kind changes", async () => {
	const { store, inner, changes } = open();
	expect(await store.count("a")).toEqual({ word: "a", at: 0 });
	await Promise.all([store.count("a"), store.count("a"), store.count("b")]);
	expect(inner.count.mock.calls).toEqual([["a"], ["b"]]);
	changes.add("other");
	await store.count("a");
	expect(inner.count).toHaveBeenCalledTimes(2);
	changes.add("words");
	expect(await store.count("a")).toEqual({ word: "a", at: 2 });
});

it("a content store takes a read that a change overtook for an outdated one", async () => {
	const { store, inner, changes } = open();
	const reading = Promise.withResolvers<{ word: string; at: number }>();
	inner.count.mockImplementationOnce(() => reading.promise);
	const first = store.count("a");
	changes.add("words");
	const second = store.count("a");
	reading.resolve({ word: "a", at: -1 });
	expect(await first).toMatchObject({ at: -1 });
	expect(await second).toMatchObject({ at: 1 });
	expect(await store.count("a")).toMatchObject({ at: 1 });
});

it("memoizes nothing that failed, and nothing while changes cannot be known", async () => {
	const { store, inner, lose } = open();
	inner.count.mockRejectedValueOnce(new Error("down"));
	await expect(store.count("a")).rejects.toThrow("down");
	expect(await store.count("a")).toMatchObject({ word: "a" });
	lose();
	await store.count("a");
	await store.count("a");
	expect(inner.count).toHaveBeenCalledTimes(4);
});

it("a content store has moved the revision of its kind when a write is acknowledged, and only when something changed", async () => {
	const { store, inner, changes } = open();
	await store.save();
	expect([changes.count("words"), changes.count()]).toEqual([1, 1]);
	await store.publish(0);
	expect(changes.count("words")).toBe(1);
	await store.publish(2);
	expect(changes.count("words")).toBe(2);
	inner.save.mockRejectedValueOnce(new Error("refused"));
	await expect(store.save()).rejects.toThrow("refused");
	expect(changes.count("words")).toBe(2);
});

it("notes every reading of a piece of work, and finds out whether it would find the same", async () => {
	const { store, inner } = open();
	const { result, reads = [] } = await recordReads(async () => [
		await store.find("a"),
		await store.count("b"),
	]);
	expect(result).toEqual(["a", { word: "b", at: 0 }]);
	expect(reads.map(({ kind, revision }) => [kind, revision])).toEqual([
		["words", "0"],
		["words", "0"],
	]);
	await store.save();
	const [find, count] = await Promise.all(reads.map((read) => read.again()));
	expect(find).toEqual({ revision: "1", digest: reads[0]?.digest, answer: "a" });
	expect(count?.digest).not.toBe(reads[1]?.digest);
	expect(inner.find).toHaveBeenCalledTimes(2);
});

it.each<[string, (opened: ReturnType<typeof open>) => Promise<unknown>]>([
	["a reading that is not plain data", ({ store }) => store.look()],
	["a write", ({ store }) => store.save()],
	["another store", () => uncachedStore({ secret: async () => 1 }).secret()],
	[
		"a reading that failed",
		({ store, inner }) => {
			inner.find.mockRejectedValueOnce(new Error("down"));
			return store.find("a").catch(() => "handled");
		},
	],
])("finds no repeatable readings in work with %s", async (_name, work) => {
	const opened = open();
	const { reads } = await recordReads(async () => [await opened.store.find("b"), await work(opened)]);
	expect(reads).toBeUndefined();
});

it("separates the reads of concurrent tasks", async () => {
	const { store } = open();
	const works = await Promise.all(
		["a", "b"].map((word) => recordReads(async () => [await store.find(word), await store.find(word)])),
	);
	for (const { reads = [] } of works) {
		expect(reads).toHaveLength(2);
		expect(new Set(reads.map(({ digest }) => digest)).size).toBe(1);
	}
});

it("a content store without the effect of a method does not compile", () => {
	type Store = { read(): Promise<number>; write(): Promise<number> };
	expectTypeOf<{ read: "read"; write: "write" }>().toExtend<Effects<Store>>();
	expectTypeOf<{ read: "read" }>().not.toExtend<Effects<Store>>();
});

it("a content store has moved the revision when nobody knows whether a write was committed, and only then", async () => {
	const { store, inner, changes } = open();
	inner.save.mockRejectedValueOnce(new DatabaseAwayError());
	await expect(store.save()).rejects.toThrow();
	expect(changes.count("words")).toBe(0);
	inner.save.mockImplementationOnce(async () => {
		noteCommitSent();
		throw new DatabaseAwayError();
	});
	await expect(store.save()).rejects.toThrow();
	expect(changes.count("words")).toBe(1);
});
