import { expect, it, vi } from "vitest";
import { remembering } from "./remembered";

function open() {
	let revision: string | undefined = "1";
	const count = vi.fn(async (word: string) => ({ word, at: revision }));
	const write = vi.fn(async () => undefined);
	const store = remembering({ current: () => revision }, { count, write }, ["count"]);
	return {
		store,
		count,
		write,
		move: (to: string | undefined) => {
			revision = to;
		},
	};
}

it("reads once for each question until content changes", async () => {
	const { store, count, move } = open();
	expect(await store.count("a")).toEqual({ word: "a", at: "1" });
	await Promise.all([store.count("a"), store.count("a"), store.count("b")]);
	expect(count.mock.calls).toEqual([["a"], ["b"]]);
	move("2");
	expect(await store.count("a")).toEqual({ word: "a", at: "2" });
	expect(count).toHaveBeenCalledTimes(3);
});

it("reads once for many that ask at the same time", async () => {
	const { store, count } = open();
	await Promise.all([store.count("a"), store.count("a")]);
	expect(count).toHaveBeenCalledTimes(1);
});

it("takes a reading that a change overtook for one of the past", async () => {
	const { store, count, move } = open();
	const reading = Promise.withResolvers<{ word: string; at: string }>();
	count.mockImplementationOnce(() => reading.promise);
	const first = store.count("a");
	move("2");
	const second = store.count("a");
	reading.resolve({ word: "a", at: "old" });
	expect(await first).toMatchObject({ at: "old" });
	expect(await second).toMatchObject({ at: "2" });
	expect(await store.count("a")).toMatchObject({ at: "2" });
});

it("remembers nothing that failed, nothing while changes cannot be known, and no other call", async () => {
	const { store, count, write, move } = open();
	count.mockRejectedValueOnce(new Error("down"));
	await expect(store.count("a")).rejects.toThrow("down");
	expect(await store.count("a")).toMatchObject({ word: "a" });
	move(undefined);
	await store.count("a");
	await store.count("a");
	expect(count).toHaveBeenCalledTimes(4);
	await store.write();
	await store.write();
	expect(write).toHaveBeenCalledTimes(2);
});
