import fc from "fast-check";
import { expect, it } from "vitest";
import { isBusy, type Priority, workQueue } from "./work-queue.ts";

const ranks: Record<Priority, number> = { administrator: 2, visitor: 1, background: 0 };
const priorities = fc.constantFrom(...(Object.keys(ranks) as Priority[]));

/** Events at a queue: somebody comes, or the longest running work ends well or badly. */
const happenings = fc.array(
	fc.oneof(
		{ weight: 3, arbitrary: fc.record({ comes: priorities }) },
		{ weight: 2, arbitrary: fc.record({ ends: fc.constantFrom("well", "badly") }) },
	),
	{ maxLength: 60 },
);

type Job = { id: number; priority: Priority; end: PromiseWithResolvers<number> };

/** Waits until everything that is due has happened. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

it("a work queue never runs more than it may, begins the highest that came first, refuses what finds it full, and answers everybody", async () => {
	const limits = fc.record({
		concurrency: fc.integer({ min: 1, max: 3 }),
		maxWaiting: fc.integer({ min: 1, max: 4 }),
	});
	await fc.assert(
		fc.asyncProperty(limits, happenings, async ({ concurrency, maxWaiting }, happened) => {
			const queue = workQueue({ concurrency, maxWaiting, retryAfterSeconds: 7 });
			const running: Job[] = [];
			const waiting: Job[] = [];
			const outcomes = new Map<number, Promise<unknown>>();
			const expected = new Map<number, unknown>();
			const begun: number[] = [];
			const expectedBegun: number[] = [];
			let id = 0;

			function begin(): void {
				while (running.length < concurrency && waiting.length > 0) {
					const highest = Math.max(...waiting.map(({ priority }) => ranks[priority]));
					const index = waiting.findIndex(({ priority }) => ranks[priority] === highest);
					const [job] = waiting.splice(index, 1);
					if (job === undefined) return;
					expectedBegun.push(job.id);
					running.push(job);
				}
			}

			function come(priority: Priority): void {
				id += 1;
				const job: Job = { id, priority, end: Promise.withResolvers() };
				const isFull = waiting.filter((other) => other.priority === priority).length >= maxWaiting;
				const outcome = queue.run(priority, () => {
					begun.push(job.id);
					return job.end.promise;
				});
				outcomes.set(
					id,
					outcome.catch((error: unknown) => (isBusy(error) ? "busy" : String(error))),
				);
				if (isFull) expected.set(id, "busy");
				else waiting.push(job);
				begin();
			}

			function finish(how: "well" | "badly"): void {
				const job = running.shift();
				if (job === undefined) return;
				expected.set(job.id, how === "well" ? job.id : `Error: ${job.id}`);
				if (how === "well") job.end.resolve(job.id);
				else job.end.reject(new Error(String(job.id)));
				begin();
			}

			for (const happening of happened) {
				if ("comes" in happening) come(happening.comes);
				else finish(happening.ends as "well" | "badly");
				await settled();
				expect(begun).toEqual(expectedBegun);
			}
			while (running.length > 0) {
				finish("well");
				await settled();
			}
			await queue.whenIdle();
			const answered = await Promise.all([...outcomes].map(async ([key, one]) => [key, await one] as const));
			expect(Object.fromEntries(answered)).toEqual(Object.fromEntries(expected));
		}),
	);
});
