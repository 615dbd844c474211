import { expect, it } from "vitest";
import { judgeOutage } from "./outage-bounds.ts";

const good = { times: new Map([["refused after", [1.2, 1.3, 2.4]]]), refusedInQuiet: 0, pagesRefused: [] };

it("the outage test finds nothing to miss where every bound is met", () => {
	const { report, missed } = judgeOutage(good);
	expect(missed).toEqual([]);
	expect(report).toContain("| refused after | 1.30 s | 2.40 s  | met ");
});

it.each([
	["half of the times that are too long", { times: new Map([["refused after", [2.1]]]) }],
	["one time that is far too long", { times: new Map([["refused after", [1, 1, 3.1]]]) }],
	["an answer that is refused while nothing is broken", { refusedInQuiet: 1 }],
	["a cached page that is not served", { pagesRefused: ["503 /blog"] }],
])("misses a bound by %s", (_what, measured) => {
	expect(judgeOutage({ ...good, ...measured }).missed).toHaveLength(1);
});
