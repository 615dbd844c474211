import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** A module that a command has Vite load, by its place in the house: no compiler follows the name. */
const named = /"\/((?:app|e2e|platform|server)\/[^"]+\.tsx?)"/g;

it("commands and benchmarks name modules that are there", () => {
	const files = globSync("{scripts,bench}/*.ts").filter((file) => !file.endsWith(".test.ts"));
	const modules = files.flatMap((file) =>
		[...readFileSync(file, "utf8").matchAll(named)].map(([, module = ""]) => module),
	);
	expect(modules).toContain("e2e/support/pages.ts");
	expect(modules.filter((module) => !existsSync(module))).toEqual([]);
});
