import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { sourceFiles } from "#platform/testing/source-files.ts";

const features = globSync("app/features/*/").map((folder) => folder.replace(/\/$/, ""));
const rooms = [
	...["migrations", "platform", "server", "e2e", "bench", "torture", "scripts", "deploy", "updater"],
	...globSync("app/*/")
		.map((folder) => folder.replace(/\/$/, ""))
		.filter((folder) => folder !== "app/features"),
	...features,
];

/** Returns the files and folders that a page of the map names, as paths from the root of the house. */
function namedPaths(page: string): string[] {
	const names = [
		...readFileSync(page, "utf8").matchAll(/`([\w./-]+(?:\/|\.(?:tsx?|js|md|css|grit|conf|service)))`/g),
	];
	const roots = /^(app|platform|server|migrations|e2e|bench|torture|scripts|deploy|updater|docs|lint)\//;
	return names.map(([, name = ""]) => (roots.test(name) ? name : join(dirname(page), name)));
}

const lines = (page: string) => readFileSync(page, "utf8").trimEnd().split("\n");
const longLines = (page: string) => lines(page).filter((line) => line.length > 120);

describe.each(rooms)("the page of the room %s", (room) => {
	const page = `${room}/README.md`;

	it("is there, and is read at a glance", () => {
		expect(lines(page).length).toBeLessThanOrEqual(20);
		expect(longLines(page)).toEqual([]);
	});

	it("names files that are there", () => {
		const paths = namedPaths(page);
		expect(paths).not.toEqual([]);
		expect(paths.filter((path) => !existsSync(path))).toEqual([]);
	});
});

describe("the map of the house", () => {
	const map = "docs/architecture.md";

	it("is read at a glance", () => {
		expect(lines(map).length).toBeLessThanOrEqual(70);
		expect(longLines(map)).toEqual([]);
	});

	it("names every room", () => {
		const text = readFileSync(map, "utf8");
		const names = rooms.map((room) => room.replace("app/features/", ""));
		expect(names.filter((name) => !text.includes(`\`${name}/\``))).toEqual([]);
	});
});

it.each(globSync("docs/decisions/*.md"))("the decision %s fits one page", (decision) => {
	expect(lines(decision).length).toBeLessThanOrEqual(80);
});

it("every doc comment begins with what the thing does or is, not with a clause about it", () => {
	const clause =
		/\/\*\*\s*(?:\* )?((?:What|Whatever|Who|Whom|Whose|Whoever|Which|Where|Whether|How|That|Those|Of|So|As|While)\b.{0,60})/g;
	const code = sourceFiles("*.{ts,mjs}", `{${rooms.join()}}/**/*.{ts,tsx,js}`);
	const found = Object.entries(code).flatMap(([file, text]) =>
		[...text.matchAll(clause)].map(([, beginning]) => `${file}: ${beginning}`),
	);
	expect(found).toEqual([]);
});
