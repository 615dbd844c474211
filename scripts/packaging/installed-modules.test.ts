import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { installedModules, type LockedPackages } from "./installed-modules.ts";

const everything = () => true;

const locked: LockedPackages = {
	"node_modules/mailer": { dependencies: { parser: "1" }, optionalDependencies: { "fast-linux": "1" } },
	"node_modules/mailer/node_modules/parser": { dependencies: { words: "2" } },
	"node_modules/parser": { version: "9" },
	"node_modules/words": {
		peerDependencies: { host: "1", compiler: "7" },
		peerDependenciesMeta: { compiler: { optional: true } },
	},
	"node_modules/host": {},
	"node_modules/compiler": {},
	"node_modules/fast-linux": {},
	"node_modules/@scope/alone": {},
};

it("the list of modules takes what is needed, from the place where Node finds it, and nothing else", () => {
	expect(installedModules(["mailer"], locked, everything)).toEqual([
		"node_modules/fast-linux",
		"node_modules/host",
		"node_modules/mailer",
		"node_modules/mailer/node_modules/parser",
		"node_modules/words",
	]);
	expect(installedModules(["@scope/alone"], locked, everything)).toEqual(["node_modules/@scope/alone"]);
});

it("the list of modules leaves out what is optional and not made for this machine", () => {
	const here = (place: string) => !place.includes("fast-linux");
	expect(installedModules(["mailer"], locked, here)).not.toContain("node_modules/fast-linux");
});

it("the list of modules names what is missing", () => {
	expect(() => installedModules(["left-pad"], locked, everything)).toThrow(
		"left-pad, which the site needs, is not installed.",
	);
});

it("the list of modules ends where packages need each other", () => {
	const circle = {
		"node_modules/a": { dependencies: { b: "1" } },
		"node_modules/b": { dependencies: { a: "1" } },
	};
	expect(installedModules(["a"], circle, everything)).toEqual(["node_modules/a", "node_modules/b"]);
});

it("ships no compiler, and no Node twice, for what the built server imports", () => {
	const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: LockedPackages };
	const found = installedModules(["satori", "sharp", "pg", "nodemailer"], packages, existsSync);
	expect(found).toContain("node_modules/sharp");
	expect(found.some((place) => place.includes("@img/sharp-libvips"))).toBe(true);
	expect(found.filter((place) => /typescript|node-linux|vite/.test(place))).toEqual([]);
});
