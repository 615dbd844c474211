import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { reportOf } from "#platform/testing/reports.ts";
import { readReport } from "./mail-report.ts";

const about = { code: "0123456789abcdef0123456789abcdef", reader: "ada@example.com" };
const read = (source: string) => readReport(Buffer.from(source, "utf8"));

describe("a report", () => {
	it.each([
		["postfix", "5.1.1"],
		["gmail", "5.1.1"],
		["exchange", "5.1.10"],
		["outlook", "5.5.0"],
		["exim", "5.2.2"],
		["amazon-ses", "5.1.1"],
		["postfix-expired", "4.4.1"],
	])("of %s tells that a letter failed, with %s", async (name, status) => {
		const report = await read(reportOf(name, about));
		expect(report?.about).toEqual({ kind: "failure", status });
		expect(report?.marks.join()).toContain(about.code);
	});

	it.each(["yahoo-complaint", "amazon-ses-complaint"])("as %s is a complaint", async (name) => {
		const report = await read(reportOf(name, about));
		expect(report?.about).toEqual({ kind: "complaint" });
		expect(report?.marks.join()).toContain(about.code);
	});

	it.each(["postfix-delayed", "vacation", "read-receipt", "not-spam", "dmarc-failure"])(
		"as %s says nothing against anybody",
		async (name) => {
			expect(await read(reportOf(name, about))).toBeUndefined();
		},
	);

	it("is understood without the mail that it returns, or cut off in the middle of that", async () => {
		const whole = reportOf("gmail", about);
		for (const end of [whole.indexOf("Content-Type: message/rfc822"), whole.indexOf("Dear readers")]) {
			expect((await read(whole.slice(0, end)))?.about).toEqual({ kind: "failure", status: "5.1.1" });
		}
	});

	it("says what the last server said where its status says nothing", async () => {
		const exim = reportOf("exim", about);
		const newsFrom = async (diagnostic: string, status = "Status: 5.0.0") =>
			(await read(exim.replace("Status: 5.0.0", status).replace(/Diagnostic-Code: .*/, diagnostic)))?.about;
		expect(await newsFrom("Diagnostic-Code: smtp; 550 no such user")).toMatchObject({ status: "5.0.0" });
		expect(await newsFrom("Diagnostic-Code: smtp; 550-5.7.1 blocked")).toMatchObject({ status: "5.7.1" });
		expect(await newsFrom("Diagnostic-Code: smtp; 450 4.2.1 busy")).toMatchObject({ status: "5.0.0" });
		expect(await newsFrom("Diagnostic-Code: smtp; 550 gone", "X: y")).toMatchObject({ status: "5.0.0" });
		expect(await newsFrom("Diagnostic-Code: smtp; 451 later", "X: y")).toMatchObject({ status: "4.0.0" });
		expect(await newsFrom("X: y", "X: y")).toBeUndefined();
	});

	it("holds no word of a server but the digits of a status", async () => {
		const hostile = reportOf("postfix", about).replace("Status: 5.1.1", "Status: 5.1.1 (<script>; ada)");
		expect((await read(hostile))?.about).toEqual({ kind: "failure", status: "5.1.1" });
	});

	it("may be broken anywhere without more harm than being refused", async () => {
		const whole = reportOf("exchange", about);
		await fc.assert(
			fc.asyncProperty(fc.nat(whole.length), fc.nat(200), fc.string(), async (from, length, put) => {
				const broken = whole.slice(0, from) + put + whole.slice(from + length);
				const report = await read(broken).catch(() => undefined);
				expect(report?.about.kind ?? "failure").toBe("failure");
			}),
			{ numRuns: 60 },
		);
	});

	it("nested without end is refused, not followed", async () => {
		const nested = Array.from(
			{ length: 100 },
			(_, depth) => `Content-Type: multipart/report; boundary="b${depth}"\r\n\r\n--b${depth}\r\n`,
		).join("");
		await expect(read(nested)).rejects.toThrow();
	});
});
