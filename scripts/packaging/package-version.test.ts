import { expect, it } from "vitest";
import { packageVersion } from "./package-version.ts";

it("the version tells two packages of one version of the project apart", () => {
	const first = packageVersion("0.1.0", new Date("2026-11-22T23:45:01.250Z"));
	expect(first).toBe("0.1.0+20261122.234501");
	expect(packageVersion("0.1.0", new Date("2026-11-22T23:45:02.000Z")) > first).toBe(true);
});
