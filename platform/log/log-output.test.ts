import { describe, expect, it } from "vitest";
import { logOutput } from "./log-output.ts";

const line = `${JSON.stringify({ level: 30, msg: "request" })}\n`;
const bytesOfBound = 4 * 1024 * 1024;

/** A sink that takes a write when the test says so. */
function slowSink() {
	const waiting: { text: string; done: (isWritten: boolean) => void }[] = [];
	const written: string[] = [];
	const output = logOutput({
		write: (text, done) => void waiting.push({ text, done }),
		writeNow: () => undefined,
	});
	return {
		output,
		waiting,
		text: () => written.join(""),
		/** Takes or refuses the oldest write. */
		answer: (isWritten: boolean) => {
			const next = waiting.shift();
			if (isWritten) written.push(next?.text ?? "");
			next?.done(isWritten);
		},
	};
}

describe("the log's output", () => {
	it("writes every line in its order, one write at a time", async () => {
		const { output, waiting, answer, text } = slowSink();
		const lines = Array.from({ length: 2_000 }, (_, number) => `${number}\n`);
		for (const one of lines) output.write(one);
		expect(waiting).toHaveLength(1);
		const flushed = output.flush();
		while (waiting.length > 0) answer(true);
		await flushed;
		expect(text()).toBe(lines.join(""));
	});

	it("buffers a bounded number of lines for a reader that stands still, and says how many it dropped", async () => {
		const { output, waiting, answer, text } = slowSink();
		const total = Math.ceil((bytesOfBound * 3) / line.length);
		for (let number = 0; number < total; number += 1) output.write(line);
		expect(waiting).toHaveLength(1);
		const flushed = output.flush();
		while (waiting.length > 0) answer(true);
		await flushed;
		const lines = text().split("\n").filter(Boolean);
		const { dropped } = lines
			.map((one) => JSON.parse(one))
			.find(({ msg }) => msg === "log lines were dropped");
		expect(dropped).toBeGreaterThan(total / 3);
		expect(lines.length - 1 + dropped).toBe(total);
		expect(output.dropped()).toBe(dropped);
	});

	it("counts what a full disk did not take, and goes on when there is room", async () => {
		const { output, waiting, answer, text } = slowSink();
		for (let number = 0; number < 256; number += 1) output.write(line);
		answer(false);
		output.write(line);
		await expect.poll(() => waiting.length, { timeout: 5_000 }).toBe(1);
		answer(true);
		expect(text()).toContain('"dropped":256');
		expect(output.dropped()).toBe(256);
		expect(text().endsWith(line)).toBe(true);
	});

	it("holds up the end for a second at most", async () => {
		const { output, waiting } = slowSink();
		output.write(line);
		await output.flush();
		expect(waiting).toHaveLength(1);
	});
});
