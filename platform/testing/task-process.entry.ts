/** A process that does what a test asks of it. */
import { existsSync, writeFileSync } from "node:fs";
import { answerTasks } from "#platform/concurrency/task-loop.ts";

type Task = { do: string; word?: string };

/** Ways to fill the memory, until there is none. */
const fills: Record<string, () => never> = {
	"many arrays": () => {
		const full: number[][] = [];
		for (;;) full.push(Array.from({ length: 10_000 }, (_, index) => index + 0.5));
	},
	"one array": () => {
		const full: number[] = [];
		for (;;) full.push(full.length);
	},
	"a map": () => {
		const full = new Map<number, object>();
		for (;;) full.set(full.size, { index: full.size });
	},
	"an object": () => {
		const full: Record<string, number> = {};
		for (let index = 0; ; index += 1) full[`key ${index}`] = index;
	},
	"copies of a list": () => {
		let full = [1, 2, 3];
		for (;;) full = full.concat(full);
	},
};

/** Returns whether no process has been here before. */
function isFirst(file: string): boolean {
	if (existsSync(file)) return false;
	writeFileSync(file, "");
	return true;
}

answerTasks((task: Task, note) => {
	if (task.do === "throw") throw new Error("as asked");
	if (task.do === "be killed") process.kill(process.pid, "SIGKILL");
	if (task.do === "be killed once" && isFirst(task.word ?? "")) process.kill(process.pid, "SIGKILL");
	if (task.do === "leave") process.exit(3);
	if (task.do === "spin") {
		note(6);
		note(7);
		for (;;) Math.random();
	}
	fills[task.do]?.();
	return { word: task.word, process: process.pid };
});
