import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { freshFolder } from "#platform/testing/fresh-folder.ts";
import { isLong } from "#platform/testing/long-tests.ts";
import { taskProcess } from "./task-process.ts";

const entry = new URL("../testing/task-process.entry.ts", import.meta.url);
const limits = { timeoutMs: 10_000, idleMs: 60_000, heapMb: 32 };

/** Ways to fill the memory: in many allocations, and in a large one. */
const fills = ["many arrays", "one array"];
const moreFills = ["a map", "an object", "copies of a list"];

type Task = { do: string; word?: string };
type Answer = { word: string; process: number };

describe("a process for tasks", () => {
	const open = (changes: Partial<typeof limits> = {}) =>
		taskProcess<Task, Answer>(entry, { ...limits, ...changes });

	it("does one after the other, those of the background last", async () => {
		const { run } = open();
		const done: string[] = [];
		const ask = async (word: string, isBackground: boolean) => {
			done.push((await run({ do: "answer", word }, { isBackground })).word);
		};
		await Promise.all([ask("later", true), ask("latest", true), ask("first", false), ask("second", false)]);
		expect(done).toEqual(["first", "second", "later", "latest"]);
	});

	it("ends what takes too long, tells how far it was, and does the next in a new one", async () => {
		const { run } = open();
		const before = await run({ do: "answer", word: "a" });
		const late = run({ do: "spin" }, { timeoutMs: 100 });
		const next = run({ do: "answer", word: "b" });
		await expect(late).rejects.toMatchObject({ name: "TaskOverrun", progress: 7 });
		expect((await next).process).not.toBe(before.process);
		expect(isAlive(before.process)).toBe(false);
	});

	it.each([...fills, ...(isLong ? moreFills : [])])(
		"ends what fills its memory with %s, and nothing else",
		async (fill) => {
			const { run } = open();
			await expect(run({ do: fill })).rejects.toMatchObject({ name: "TaskOverrun" });
			expect(await run({ do: "answer", word: "next" })).toMatchObject({ word: "next" });
		},
	);

	it("tells of a task that fails, and does the next in the same one", async () => {
		const { run } = open();
		const before = await run({ do: "answer", word: "a" });
		await expect(run({ do: "throw" })).rejects.toThrow("as asked");
		expect((await run({ do: "answer", word: "b" })).process).toBe(before.process);
	});

	it("tells of one that leaves, or cannot be started, and does the next in a new one", async () => {
		const { run } = open();
		await expect(run({ do: "leave" })).rejects.toThrow("ended with 3");
		expect(await run({ do: "answer", word: "next" })).toMatchObject({ word: "next" });
		const missing = taskProcess<Task, Answer>(new URL("./no-such-entry.ts", import.meta.url), limits);
		await expect(missing.run({ do: "answer" })).rejects.toThrow("ended with 1");
	});

	it("does a task once more whose process somebody killed, and gives up the second time", async () => {
		const { run } = open();
		const word = join(await freshFolder(), "was here");
		expect(await run({ do: "be killed once", word })).toMatchObject({ word });
		await expect(run({ do: "be killed" })).rejects.toMatchObject({ name: "TaskOverrun" });
		expect(await run({ do: "answer", word: "next" })).toMatchObject({ word: "next" });
	});

	it("stays when the whole group is told to stop: what is in flight is still to be done", async () => {
		const { run } = open();
		const { process: pid } = await run({ do: "answer", word: "a" });
		for (const signal of ["SIGTERM", "SIGINT"] as const) process.kill(pid, signal);
		expect(await run({ do: "answer", word: "b" })).toEqual({ word: "b", process: pid });
	});

	it("gives the memory back when there is nothing to do", async () => {
		const { run } = open({ idleMs: 1 });
		const { process: pid } = await run({ do: "answer", word: "a" });
		await expect.poll(() => isAlive(pid), { timeout: 20_000 }).toBe(false);
		expect(await run({ do: "answer", word: "b" })).toMatchObject({ word: "b" });
	});

	it.each([
		["rests and its starter ends", "", undefined],
		["spins and its starter ends", "process.on('SIGTERM', () => process.exit());", "SIGTERM"],
		["spins and its starter is killed", "", "SIGKILL"],
	] as const)("goes where it %s", async (_case, atStart, signal) => {
		const source = `
			import { isLong } from "#platform/testing/long-tests.ts";
import { taskProcess } from ${JSON.stringify(fileURLToPath(new URL("./task-process.ts", import.meta.url)))};
			const { run } = taskProcess(new URL(${JSON.stringify(entry.href)}), ${JSON.stringify(limits)});
			${atStart}
			const { process: pid } = await run({ do: "answer" });
			if (${signal !== undefined}) void run({ do: "spin" });
			console.log(pid);
		`;
		const starter = spawn(process.execPath, ["--input-type=module-typescript", "-e", source], {
			stdio: ["ignore", "pipe", "inherit"],
		});
		const [printed] = (await once(starter.stdout, "data")) as [Buffer];
		const pid = Number(printed.toString());
		if (signal !== undefined) starter.kill(signal);
		await once(starter, "exit");
		await expect.poll(() => isAlive(pid), { timeout: 20_000 }).toBe(false);
	});
});

/** Returns whether there is such a process: signal 0 only asks. */
function isAlive(pid: number): boolean {
	try {
		return process.kill(pid, 0);
	} catch {
		return false;
	}
}
