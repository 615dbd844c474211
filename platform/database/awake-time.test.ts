import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { afterAwakeTime } from "./awake-time.ts";

afterEach(() => void vi.useRealTimers());

it("awake time counts milliseconds while the event loop goes round", () => {
	vi.useFakeTimers();
	const happened: string[] = [];
	afterAwakeTime(200, () => happened.push("late"));
	afterAwakeTime(100, () => happened.push("early"));
	vi.advanceTimersByTime(99);
	expect(happened).toEqual([]);
	vi.advanceTimersByTime(101);
	expect(happened).toEqual(["early", "late"]);
});

it("awake time does nothing once it is called off, and holds up no end of the process", () => {
	vi.useFakeTimers();
	const work = vi.fn();
	const callOff = afterAwakeTime(100, work);
	vi.advanceTimersByTime(60);
	callOff();
	vi.advanceTimersByTime(1_000);
	expect(work).not.toHaveBeenCalled();
	expect(vi.getTimerCount()).toBe(0);
});

it("awake time lets messages that arrived while the event loop was blocked be heard before it ends", async () => {
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
