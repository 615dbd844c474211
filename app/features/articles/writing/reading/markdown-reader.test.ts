import { describe, expect, it } from "vitest";
import { threadWorker } from "#server/testing/article-editor/thread-worker.ts";
import { splitMarkdown } from "../document/markdown-blocks.ts";
import { markdownReader, type ReadWorker, Unreadable } from "./markdown-reader.ts";

/** Long enough for any machine to start a thread; the texts that overrun need minutes. */
const patient = { timeoutMs: 60_000, locateMs: 60_000 };

/** A worker that never answers, but for what it notes on its way. */
function silentWorker(notes: readonly number[] = []) {
	const told: string[] = [];
	const start = () => {
		const worker: ReadWorker = {
			onmessage: null,
			onerror: null,
			postMessage: ({ kind }: { kind: string }) => {
				told.push(kind);
				if (kind !== "locate") return;
				for (const line of notes) {
					(worker as { onmessage(event: unknown): void }).onmessage({ data: { line } });
				}
			},
			terminate: () => void told.push("terminated"),
		};
		return worker;
	};
	return { told, start };
}

const errorOf = (markdown: string, reader = markdownReader(threadWorker, patient)) =>
	reader.read(markdown).then(
		() => undefined,
		(error: Unreadable) => error.textError,
	);

describe("a long text", () => {
	it("is read in the worker as on the page", async () => {
		const markdown = "# Title\n\nA [link][1] &eacute; **bold**.\n\n- One\n  - Two\n\n[1]: /blog\n\n<!-- open";
		expect(await markdownReader(threadWorker, patient).read(markdown)).toEqual(splitMarkdown(markdown));
	});

	it.each([
		["quotes within one another", `One\n\n${"> ".repeat(300)}x`, { reason: "nested", line: 3 }],
		["more pieces than a page can show", `One\n\n${"- x\n".repeat(10_500)}`, { reason: "complex" }],
	])("is refused with its line: %s", async (_what, markdown, textError) => {
		expect(await errorOf(markdown)).toMatchObject(textError);
	});

	it.each([
		["10 KB of tags", "<u>".repeat(3_400)],
		["100,000 underscores", `a${"_".repeat(100_000)}a`],
	])("that looks hostile is read all the same if it is fast: %s", async (_what, markdown) => {
		expect(await errorOf(markdown)).toBeUndefined();
	});
});

describe("a text that a parser needs a minute for", () => {
	it.each([
		["100 KB of marks", "*a_ ".repeat(25_000)],
		["40 KB of lists within one another", "1. ".repeat(13_000)],
	])("is given up in time, without blocking the page: %s", async (_what, hostile) => {
		const reader = markdownReader(threadWorker, { timeoutMs: 300, locateMs: 300 });
		let turns = 0;
		const ticking = setInterval(() => {
			turns += 1;
		}, 1);
		const textError = await errorOf(`One\n\n${hostile}`, reader);
		clearInterval(ticking);
		expect(textError?.reason).toBe("complex");
		expect(turns).toBeGreaterThan(5);
	});

	it("is reported with the line that was reached", async () => {
		const { start, told } = silentWorker([1, 3, 40]);
		const textError = await errorOf("x", markdownReader(start, { timeoutMs: 1, locateMs: 1 }));
		expect(textError).toEqual({ reason: "complex", line: 40 });
		expect(told).toEqual(["read", "terminated", "locate", "terminated"]);
	});

	it("is no longer read once it is cancelled", () => {
		const { start, told } = silentWorker();
		const reader = markdownReader(start, patient);
		void reader.read("x");
		reader.close();
		expect(told).toEqual(["read", "terminated"]);
	});
});

it("a reader says that no worker ran if none can be started, or its script cannot be loaded", async () => {
	const missing = () => {
		throw new Unreadable(undefined);
	};
	await expect(markdownReader(missing).read("x")).rejects.toBeInstanceOf(Unreadable);
	const broken = () => {
		const worker: ReadWorker = {
			...silentWorker().start(),
			postMessage: () => (worker as { onerror(event: unknown): void }).onerror({}),
		};
		return worker;
	};
	await expect(markdownReader(broken).read("x")).rejects.toMatchObject({ textError: undefined });
});
