import { describe, expect, it } from "vitest";
import { timeZoneDefinition } from "./time-zone.server.ts";

describe("timeZoneDefinition", () => {
	it("has one offset where clocks never change", () => {
		const lines = timeZoneDefinition("Indian/Mauritius", { first: 2026, last: 2027 }).split("\r\n");
		expect(lines.filter((line) => line.startsWith("TZOFFSETTO"))).toEqual(["TZOFFSETTO:+0400"]);
	});

	it("has every change of the clocks, in the time that they showed before it", () => {
		const text = timeZoneDefinition("Europe/Paris", { first: 2026, last: 2026 });
		const changes = [
			...text.matchAll(/BEGIN:(\w+)\r\nDTSTART:(\w+)\r\nTZOFFSETFROM:(.*)\r\nTZOFFSETTO:(.*)\r/g),
		];
		expect(changes.map(([, ...parts]) => parts.join(" "))).toEqual([
			"STANDARD 20250101T010000 +0100 +0100",
			"DAYLIGHT 20250330T020000 +0100 +0200",
			"STANDARD 20251026T030000 +0200 +0100",
			"DAYLIGHT 20260329T020000 +0100 +0200",
			"STANDARD 20261025T030000 +0200 +0100",
			"DAYLIGHT 20270328T020000 +0100 +0200",
			"STANDARD 20271031T030000 +0200 +0100",
		]);
	});

	it("writes halves of hours, and offsets behind UTC", () => {
		expect(timeZoneDefinition("Asia/Kolkata", { first: 2026, last: 2026 })).toContain("TZOFFSETTO:+0530");
		expect(timeZoneDefinition("America/St_Johns", { first: 2026, last: 2026 })).toContain("TZOFFSETTO:-0330");
	});
});
