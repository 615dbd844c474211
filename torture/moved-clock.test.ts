import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { freshFolder } from "#platform/testing/fresh-folder.ts";

it("a moved clock moves the present instant of a program, and no other", async () => {
	const file = join(await freshFolder(), "clock");
	const dayMs = 24 * 60 * 60_000;
	writeFileSync(file, String(10 * dayMs));
	const source = `
		const given = new Date("2026-01-01T00:00:00.000Z");
		console.log(JSON.stringify([Date.now(), new Date().getTime(), given.toISOString(), given instanceof Date]));
	`;
	const before = Date.now();
	const output = execFileSync(process.execPath, ["--import=./torture/moved-clock.js", "-e", source], {
		env: { TORTURE_CLOCK_FILE: file },
		encoding: "utf8",
	});
	const [now, instant, given, isDate] = JSON.parse(output) as [number, number, string, boolean];
	const after = Date.now();
	for (const moved of [now, instant]) {
		expect(moved - 10 * dayMs).toBeGreaterThanOrEqual(before);
		expect(moved - 10 * dayMs).toBeLessThanOrEqual(after);
	}
	expect([given, isDate]).toEqual(["2026-01-01T00:00:00.000Z", true]);
});
