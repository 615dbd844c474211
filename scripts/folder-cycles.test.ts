import { spawnSync } from "node:child_process";
import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { expect, it, onTestFinished } from "vitest";
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

/** Runs the check on the house in a folder; `npm run walls` does on this one. */
function check(cwd: string) {
	return spawnSync("node", [resolve("scripts/folder-cycles.ts")], { cwd, encoding: "utf8" });
}

it("the check fails where rooms know each other, if only by a type; tests may", async () => {
	const house = await mkdtemp(join(tmpdir(), "ensemble-rooms-"));
	onTestFinished(() => rm(house, { recursive: true, force: true }));
	const files = {
		"app/content/one.ts": 'import type { Two } from "#app/metadata/two.ts";\nexport type One = Two;\n',
		"app/metadata/two.ts": 'export const two = import("#app/content/one.ts");\nexport type Two = string;\n',
		"app/ui/one.test.ts": 'import "#app/metadata/two.ts";\n',
		"app/metadata/two.test.ts": 'import "#app/ui/one.test.ts";\n',
	};
	for (const folder of ["app/features", "platform", "server", "migrations", "scripts", "bench"]) {
		await mkdir(join(house, folder), { recursive: true });
	}
	for (const [file, text] of Object.entries(files)) {
		await mkdir(dirname(join(house, file)), { recursive: true });
		await writeFile(join(house, file), text);
	}
	for (const file of ["tsconfig.json", "package.json", ".dependency-cruiser.mjs"]) {
		await copyFile(file, join(house, file));
	}
	await symlink(resolve("node_modules"), join(house, "node_modules"));
	const { stderr, status } = check(house);
	expect(stderr.trim().split("\n")).toEqual([
		"app/content -> app/metadata: app/content/one.ts imports app/metadata/two.ts",
		"app/metadata -> app/content: app/metadata/two.ts imports app/content/one.ts",
	]);
	expect(status).toBe(1);
});
