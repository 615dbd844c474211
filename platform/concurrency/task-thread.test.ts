import { describe, expect, it } from "vitest";
import { taskThread } from "./task-thread.ts";

const entry = new URL("../testing/task-thread.entry.ts", import.meta.url);
const limits = { timeoutMs: 10_000, idleMs: 60_000, heapMb: 64 };

type Task = { do: "answer" | "spin" | "fill" | "throw"; word?: string };
type Answer = { word: string; thread: number };

describe("a thread for tasks", () => {
	const open = (changes: Partial<typeof limits> = {}) =>
		taskThread<Task, Answer>(entry, { ...limits, ...changes });

	it("does one after the other, those of the background last", async () => {
		const { run } = open();
		const done: string[] = [];
		const ask = async (word: string, isBackground: boolean) => {
			done.push((await run({ do: "answer", word }, { isBackground })).word);
		};
		await Promise.all([ask("later", true), ask("latest", true), ask("first", false), ask("second", false)]);
		expect(done).toEqual(["first", "second", "later", "latest"]);
	});

	it("ends what takes too long, tells how far it was, and does the next in a new thread", async () => {
		const { run } = open();
		const before = await run({ do: "answer", word: "a" });
		const late = run({ do: "spin" }, { timeoutMs: 100 });
		const next = run({ do: "answer", word: "b" });
		await expect(late).rejects.toMatchObject({ name: "TaskOverrun", progress: 7 });
		expect((await next).thread).not.toBe(before.thread);
	});

	it("ends what takes too much memory", async () => {
		const { run } = open();
		await expect(run({ do: "fill" })).rejects.toMatchObject({ name: "TaskOverrun" });
		expect(await run({ do: "answer", word: "next" })).toMatchObject({ word: "next" });
	});

	it("tells of a task that fails, and does the next", async () => {
		const { run } = open();
		await expect(run({ do: "throw" })).rejects.toThrow("as asked");
		expect(await run({ do: "answer", word: "next" })).toMatchObject({ word: "next" });
	});

	it("gives the thread back when there is nothing to do", async () => {
		const { run } = open({ idleMs: 1 });
		const threads = new Set<number>();
		await expect
			.poll(async () => threads.add((await run({ do: "answer", word: "a" })).thread).size, {
				timeout: 20_000,
			})
			.toBeGreaterThan(1);
	});
});
