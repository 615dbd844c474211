import { pino } from "pino";
import { expect, it } from "vitest";
import { repeatedLine } from "./repeated-line.ts";

/** A log of lines as they are written; `time` is what each line says of it. */
function notingLog(level: "info" | "warn" = "info") {
	const lines: string[] = [];
	let time = 1;
	const timestamp = () => `,"time":${time}`;
	const log = pino({ level, base: undefined, timestamp }, { write: (line) => void lines.push(line) });
	return {
		log,
		lines,
		wait: () => {
			time += 1;
		},
	};
}

it.each([
	{ path: "/blog", status: 200, cached: true, left: undefined },
	{ path: '/a"b\\c\n\u2028\ud83d\udc9e\ud800', status: 304 },
	{},
])("is letter by letter the line that the logger would write of %j", (facts) => {
	const { log, lines, wait } = notingLog();
	const write = repeatedLine(log, facts, 'a "request"');
	for (const requestId of ["0a1b2c3d", "4e5f6071"]) {
		wait();
		write(requestId);
		log.info({ requestId, ...facts }, 'a "request"');
	}
	expect(lines).toHaveLength(4);
	expect(lines[0]).toBe(lines[1]);
	expect(lines[2]).toBe(lines[3]);
	expect(lines[0]).not.toBe(lines[2]);
});

it("is not written where the log leaves such lines out", () => {
	const { log, lines } = notingLog("warn");
	repeatedLine(log, { path: "/" }, "request")("0a1b2c3d");
	expect(lines).toEqual([]);
});
