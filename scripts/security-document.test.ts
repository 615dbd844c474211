import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("docs/security.md names files that are there", () => {
	const text = readFileSync("docs/security.md", "utf8");
	const paths = [...text.matchAll(/`((?:app|server|e2e|docs)\/[\w./-]+|package-lock\.json)`/g)].map(
		([, path]) => path ?? "",
	);
	expect(paths.length).toBeGreaterThan(100);
	expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});
