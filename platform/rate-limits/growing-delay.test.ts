import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { growingDelay } from "./growing-delay.ts";
import { openLimiters } from "./rate-limits.ts";

const options = { name: "tries", free: 3, maxWaitSeconds: 60, memorySeconds: 3_600 };

const open = () => growingDelay(openLimiters(undefined), options);

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
	onTestFinished(() => void vi.useRealTimers());
});

describe("a delay that grows", () => {
	it("asks nothing for the first tries, then 1 second, 2, 4 and so on up to the longest", async () => {
		const { take } = open();
		const waits: (number | undefined)[] = [];
		for (let turn = 0; turn < 12; turn += 1) {
			expect(await take("a")).toBeUndefined();
			const wait = await take("a");
			waits.push(wait);
			vi.advanceTimersByTime((wait ?? 0) * 1_000);
		}
		// The first turn took two of the free tries; each wait follows the try before it.
		expect(waits).toEqual([undefined, 1, 2, 4, 8, 16, 32, 60, 60, 60, 60, 60]);
	});

	it("counts nothing for a try that had to wait", async () => {
		const { take } = open();
		for (let free = 0; free < 3; free += 1) expect(await take("a")).toBeUndefined();
		for (let impatient = 0; impatient < 50; impatient += 1) expect(await take("a")).toBe(1);
		vi.advanceTimersByTime(1_000);
		expect(await take("a")).toBeUndefined();
		expect(await take("a")).toBe(2);
	});

	it("lets one of many pass that come at the same time once the free tries are used", async () => {
		const { take } = open();
		const waits = await Promise.all(Array.from({ length: 40 }, () => take("a")));
		expect(waits.filter((wait) => wait === undefined)).toHaveLength(options.free);
	});

	it("gives back a try that was not made", async () => {
		const { take, refund } = open();
		for (let turn = 0; turn < 20; turn += 1) {
			expect(await take("a")).toBeUndefined();
			await refund("a");
		}
	});

	it("forgets a key when that is asked, and every key after a while", async () => {
		const { take, forget } = open();
		for (let free = 0; free < 3; free += 1) await take("a");
		expect(await take("a")).toBe(1);
		expect(await take("b")).toBeUndefined();
		await forget("a");
		expect(await take("a")).toBeUndefined();
		for (let turn = 0; turn < 3; turn += 1) await take("a");
		vi.advanceTimersByTime(options.memorySeconds * 1_000);
		for (let free = 0; free < 3; free += 1) expect(await take("a")).toBeUndefined();
	});
});
