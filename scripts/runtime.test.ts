import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

type LockedPackage = { version?: string; integrity?: string; hasInstallScript?: boolean };

const read = (file: string) => JSON.parse(readFileSync(file, "utf8"));
const manifest = read("package.json") as {
	optionalDependencies: Record<string, string>;
	allowScripts: Record<string, boolean>;
};
const { "": _project, ...locked } = (read("package-lock.json") as { packages: Record<string, LockedPackage> })
	.packages;

describe("what npm ci installs", () => {
	it("is known by its hash, each package", () => {
		const unknown = Object.entries(locked).filter(([, { integrity }]) => integrity === undefined);
		expect(unknown.map(([path]) => path)).toEqual([]);
	});

	it("runs no script of its own, which could fetch what the lock file does not know", () => {
		const withScript = Object.entries(locked).filter(([, { hasInstallScript }]) => hasInstallScript);
		const names = withScript.map(([path]) => path.replace(/^.*node_modules\//, ""));
		expect(names.filter((name) => manifest.allowScripts[name] !== false)).toEqual([]);
	});

	it("brings the Node that runs here, wherever one is published for the machine", () => {
		const pinned = manifest.optionalDependencies;
		for (const [name, version] of Object.entries(pinned)) {
			expect([name, version]).toEqual([name, locked[`node_modules/${name}`]?.version]);
			expect(version).toMatch(/^24\./);
		}
		const running = process.versions.node;
		expect(running).toMatch(/^24\./);
		expect(pinned[`node-${process.platform}-${process.arch}`] ?? running).toBe(running);
	});
});
