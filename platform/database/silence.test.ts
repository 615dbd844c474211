import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { watchSilence } from "./silence.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A watch whose second opinion the test gives, and what it said so far. */
function openWatch() {
	const events: string[] = [];
	const { promise: answers, resolve: answer } = Promise.withResolvers<boolean>();
	const end = watchSilence({
		askElsewhere: () => {
			events.push("asked elsewhere");
			return { answers, end: () => events.push("hung up") };
		},
		onSilent: () => events.push("silent"),
		onThere: () => events.push("there"),
		onGone: () => events.push("gone"),
		onStuck: () => events.push("stuck"),
	});
	return { events, answer, end };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe("a question that nobody answers", () => {
	it("is asked elsewhere before anything is decided", async () => {
		const { events } = openWatch();
		await pass(300);
		expect(events).toEqual([]);
		await pass(100);
		expect(events).toEqual(["asked elsewhere"]);
	});

	it("means silence first, and that the server is gone later, both within two seconds", async () => {
		const { events } = openWatch();
		await pass(1_100);
		expect(events).toEqual(["asked elsewhere", "silent"]);
		await pass(500);
		expect(events).toEqual(["asked elsewhere", "silent", "gone"]);
	});

	it("speaks against its connection alone where the server answers elsewhere", async () => {
		const { events, answer } = openWatch();
		await pass(400);
		answer(true);
		await pass(2_000);
		expect(events).toEqual(["asked elsewhere", "there"]);
		await pass(1_000);
		expect(events).toEqual(["asked elsewhere", "there", "stuck"]);
	});

	it("is taken back where the other answer is late, and nobody is told that it is gone", async () => {
		const { events, answer } = openWatch();
		await pass(1_200);
		answer(true);
		await pass(600);
		expect(events).toEqual(["asked elsewhere", "silent", "there"]);
	});

	it("is not decided by a second try that fails", async () => {
		const { events, answer } = openWatch();
		await pass(400);
		answer(false);
		await pass(500);
		expect(events).toEqual(["asked elsewhere"]);
		await pass(800);
		expect(events).toEqual(["asked elsewhere", "silent", "gone"]);
	});
});

it("a question that is answered is watched no more, and nobody else is kept on the line", async () => {
	const { events, end } = openWatch();
	await pass(500);
	end();
	await pass(5_000);
	expect(events).toEqual(["asked elsewhere", "hung up"]);
});
