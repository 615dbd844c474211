import { expect, it } from "vitest";
import { reportOf } from "#platform/testing/reports.ts";
import { reportReader } from "./report-reader.ts";

const about = { code: "0123456789abcdef0123456789abcdef", reader: "ada@example.com" };
const whole = Buffer.from(reportOf("postfix", about));
const limits = { timeoutMs: 60_000, idleMs: 10_000, heapMb: 64 };

it("the report reader reads reports, and what is none, as they are read here", async () => {
	const { read } = reportReader(limits);
	expect((await read(whole))?.about).toEqual({ kind: "failure", status: "5.1.1" });
	expect(await read(Buffer.from(reportOf("vacation", about)))).toBeUndefined();
	const nested = "Content-Type: multipart/report; boundary=b\r\n\r\n--b\r\n".repeat(100);
	await expect(read(Buffer.from(nested))).rejects.toThrow("nesting depth");
});

/** A report with more recipients than can be read in a millisecond. */
const endless = Buffer.from(
	`Content-Type: multipart/report; boundary=b\r\n\r\n--b\r\nContent-Type: message/delivery-status\r\n\r\n${"a: b\r\n\r\n".repeat(40_000)}--b--\r\n`,
);

it("the report reader gives up what takes too long, and reads the next", async () => {
	await expect(reportReader({ ...limits, timeoutMs: 1 }).read(endless)).rejects.toMatchObject({
		name: "TaskOverrun",
	});
	const { read, stop } = reportReader(limits);
	const ended = expect(read(whole)).rejects.toMatchObject({ name: "TaskOverrun" });
	stop();
	await ended;
	expect((await read(whole))?.about.kind).toBe("failure");
});
