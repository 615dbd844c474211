import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { afterAwakeTime, watchSilence } from "./silence.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Opens a watch whose second opinion the test gives, and what it said so far. */
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

it("awake time counts milliseconds while the event loop goes round", () => {
	const happened: string[] = [];
	afterAwakeTime(200, () => happened.push("late"));
	afterAwakeTime(100, () => happened.push("early"));
	vi.advanceTimersByTime(99);
	expect(happened).toEqual([]);
	vi.advanceTimersByTime(101);
	expect(happened).toEqual(["early", "late"]);
});

it("awake time does nothing once it is called off, and holds up no end of the process", () => {
	const work = vi.fn();
	const callOff = afterAwakeTime(100, work);
	vi.advanceTimersByTime(60);
	callOff();
	vi.advanceTimersByTime(1_000);
	expect(work).not.toHaveBeenCalled();
	expect(vi.getTimerCount()).toBe(0);
});

it("awake time lets messages that arrived while the event loop was blocked be heard before it ends", async () => {
	vi.useRealTimers();
	const server = createServer().listen(0, "127.0.0.1");
	onTestFinished(() => void server.close());
	await once(server, "listening");
	const accepted = once(server, "connection") as Promise<[Socket]>;
	const client = connect((server.address() as AddressInfo).port, "127.0.0.1");
	const [[far]] = await Promise.all([accepted, once(client, "connect")]);
	const heard: string[] = [];
	client.on("data", (bytes) => heard.push(String(bytes)));
	const over = Promise.withResolvers<void>();
	afterAwakeTime(100, () => {
		heard.push("time is up");
		over.resolve();
	});
	far.end("an answer");
	standStill(150);
	await over.promise;
	expect(heard).toEqual(["an answer", "time is up"]);
});

/** Holds the event loop, as a long rendering does. */
function standStill(ms: number): void {
	Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
