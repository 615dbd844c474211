import { describe, expect, it } from "vitest";
import { isBusy, workQueue } from "./work-queue.ts";

/** Work that ends when it is told to, and says that it began. */
function controlled(begun: string[], name: string) {
	const { promise, resolve } = Promise.withResolvers<string>();
	return {
		work: () => {
			begun.push(name);
			return promise;
		},
		end: () => resolve(name),
	};
}

describe("a work queue", () => {
	it("runs no more at once than it may, and refuses what finds the line full", async () => {
		const queue = workQueue({ concurrency: 2, maxWaiting: 3, retryAfterSeconds: 7 });
		const begun: string[] = [];
		const works = ["a", "b", "c", "d", "e", "f", "g"].map((name) => controlled(begun, name));
		const results = works.map(({ work }) => queue.run("visitor", work));
		const settled = Promise.allSettled(results);
		expect(begun).toEqual(["a", "b"]);
		await expect(results[5]).rejects.toMatchObject({ status: 503, more: { retryAfterSeconds: 7 } });
		await expect(results[6]).rejects.toSatisfy(isBusy);
		for (const { end } of works) end();
		const outcomes = (await settled).map((outcome) => outcome.status === "fulfilled" && outcome.value);
		expect(outcomes).toEqual(["a", "b", "c", "d", "e", false, false]);
		expect(await queue.run("visitor", async () => "again")).toBe("again");
	});

	it("begins what people wait for before what nobody waits for, each in a line of its own", async () => {
		const queue = workQueue({ concurrency: 1, maxWaiting: 1, retryAfterSeconds: 1 });
		const begun: string[] = [];
		const first = controlled(begun, "first");
		const running = queue.run("visitor", first.work);
		const waiting = (["background", "visitor", "administrator"] as const).map((priority) =>
			queue.run(priority, async () => begun.push(priority)),
		);
		await expect(queue.run("visitor", async () => undefined)).rejects.toSatisfy(isBusy);
		first.end();
		await Promise.all([running, ...waiting]);
		expect(begun).toEqual(["first", "administrator", "visitor", "background"]);
	});

	it("passes on what the work throws", async () => {
		const queue = workQueue({ concurrency: 1, maxWaiting: 1, retryAfterSeconds: 1 });
		await expect(queue.run("visitor", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
	});

	it("closed, ends what runs and refuses what waits and what comes", async () => {
		const queue = workQueue({ concurrency: 1, maxWaiting: 5, retryAfterSeconds: 1 });
		const begun: string[] = [];
		const first = controlled(begun, "first");
		const running = queue.run("visitor", first.work);
		const waiting = queue.run("visitor", controlled(begun, "never").work);
		queue.close();
		await expect(waiting).rejects.toSatisfy(isBusy);
		await expect(queue.run("visitor", async () => undefined)).rejects.toSatisfy(isBusy);
		first.end();
		expect(await running).toBe("first");
		await queue.whenIdle();
		expect(begun).toEqual(["first"]);
	});
});
