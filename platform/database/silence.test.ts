import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { watchSilence } from "./silence.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A watch whose second opinion the test gives, and what it said so far. */
function openWatch() {
	const said: string[] = [];
	const { promise: answers, resolve: answer } = Promise.withResolvers<boolean>();
	const end = watchSilence({
		askElsewhere: () => {
			said.push("asked elsewhere");
			return { answers, end: () => said.push("hung up") };
		},
		onSilent: () => said.push("silent"),
		onThere: () => said.push("there"),
		onGone: () => said.push("gone"),
		onStuck: () => said.push("stuck"),
	});
	return { said, answer, end };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe("a question that nobody answers", () => {
	it("is asked elsewhere before anything is decided", async () => {
		const { said } = openWatch();
		await pass(300);
		expect(said).toEqual([]);
		await pass(100);
		expect(said).toEqual(["asked elsewhere"]);
	});

	it("means silence first, and that the server is gone later, both within two seconds", async () => {
		const { said } = openWatch();
		await pass(1_100);
		expect(said).toEqual(["asked elsewhere", "silent"]);
		await pass(500);
		expect(said).toEqual(["asked elsewhere", "silent", "gone"]);
	});

	it("speaks against its connection alone where the server answers elsewhere", async () => {
		const { said, answer } = openWatch();
		await pass(400);
		answer(true);
		await pass(2_000);
		expect(said).toEqual(["asked elsewhere", "there"]);
		await pass(1_000);
		expect(said).toEqual(["asked elsewhere", "there", "stuck"]);
	});

	it("is taken back where the other answer is late, and nobody is told that it is gone", async () => {
		const { said, answer } = openWatch();
		await pass(1_200);
		answer(true);
		await pass(600);
		expect(said).toEqual(["asked elsewhere", "silent", "there"]);
	});

	it("is not decided by a second try that fails", async () => {
		const { said, answer } = openWatch();
		await pass(400);
		answer(false);
		await pass(500);
		expect(said).toEqual(["asked elsewhere"]);
		await pass(800);
		expect(said).toEqual(["asked elsewhere", "silent", "gone"]);
	});
});

it("a question that is answered is watched no more, and nobody else is kept on the line", async () => {
	const { said, end } = openWatch();
	await pass(500);
	end();
	await pass(5_000);
	expect(said).toEqual(["asked elsewhere", "hung up"]);
});
