import { expect, it } from "vitest";
import { folderCycles, type Import } from "./folder-cycles.ts";

function imports(...pairs: string[]): Import[] {
	return pairs.map((pair) => {
		const [from = "", to = ""] = pair.split(" > ");
		return { from, to };
	});
}

it.each([
	[
		"two rooms that import each other",
		imports("app/a/one.ts > app/b/one.ts", "app/b/two.ts > app/a/two.ts"),
		[
			"app/a -> app/b: app/a/one.ts imports app/b/one.ts",
			"app/b -> app/a: app/b/two.ts imports app/a/two.ts",
		],
	],
	[
		"rooms that import one another in a ring, and not what hangs on it",
		imports("a/1.ts > b/1.ts", "b/2.ts > c/1.ts", "c/2.ts > a/2.ts", "c/2.ts > d/1.ts"),
		["a -> b: a/1.ts imports b/1.ts", "b -> c: b/2.ts imports c/1.ts", "c -> a: c/2.ts imports a/2.ts"],
	],
	[
		"a folder whose own files stand both above and below its sub-folder",
		imports("app/root.ts > app/a/one.ts", "app/a/two.ts > app/site.ts"),
		["app/* -> app/a: app/root.ts imports app/a/one.ts", "app/a -> app/*: app/a/two.ts imports app/site.ts"],
	],
	[
		"sub-folders of two rooms, each of which imports another one's",
		imports("app/a/x/1.ts > app/b/x/1.ts", "app/b/y/1.ts > app/a/y/1.ts"),
		[
			"app/a -> app/b: app/a/x/1.ts imports app/b/x/1.ts",
			"app/b -> app/a: app/b/y/1.ts imports app/a/y/1.ts",
		],
	],
])("finds %s", (_what, given, cycles) => expect(folderCycles(given)).toEqual(cycles));

it("allows files of one folder to import each other, and folders to import downwards", () => {
	const downwards = imports("app/a/1.ts > app/a/2.ts", "app/a/2.ts > app/a/1.ts", "app/a/1.ts > app/b/1.ts");
	expect(
		folderCycles([...downwards, ...imports("app/a/x/1.ts > app/a/1.ts", "app/b/1.ts > lib/1.ts")]),
	).toEqual([]);
});
