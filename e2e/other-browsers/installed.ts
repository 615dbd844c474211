import { execFileSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { delimiter, join } from "node:path";

/**
 * Returns the path of a program that Debian has: on PATH or in one of the given places (patterns); as
 * root on Debian, its package is installed where it is missing. @throws Error with one line saying what
 * to install, where that is not possible.
 */
export function findProgram(name: string, debianPackage: string, places: string[] = []): string {
	const find = () => {
		const onPath = (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, name));
		return [...onPath, ...globSync(places)].find((path) => existsSync(path));
	};
	const found = find();
	if (found !== undefined) return found;
	if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
		execFileSync("apt-get", ["update"], { stdio: "ignore" });
		const words = ["install", "-y", "--no-install-recommends", debianPackage];
		execFileSync("apt-get", words, {
			stdio: "ignore",
			env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
		});
	}
	const installed = find();
	if (installed !== undefined) return installed;
	throw new Error(`No ${name} for these tests: install Debian's package ${debianPackage}.`);
}
