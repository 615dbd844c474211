import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { newKeyPair, signPackage } from "#updater/package-signature.ts";

/** The key of every tiny package of this process. */
export const pair = newKeyPair();

/** The faults of a version: at its start, or so long after it on the site itself. */
export type Faults = {
	start?: "crash" | "hang" | "errors";
	/** The time that it takes to open the site. */
	openMs?: number;
	later?: "crash" | "hang" | "errors" | "leak";
	afterMs?: number;
	migrations?: string[];
	title?: string;
	/** True for a version from before they could be told to wait. */
	isUntold?: boolean;
};

const launcher = `#!/bin/sh
set -eu
root=$(dirname "$(dirname "$(readlink -f "$0")")")
exec "$root/node/bin/node" \${ENSEMBLE_ENV_FILE:+"--env-file=$ENSEMBLE_ENV_FILE"} --disable-warning=ExperimentalWarning "$root/build/program.js" "$@"
`;

/** Writes the folder of a tiny package: what is deployed is real, the site in it is a small one. */
export function writeTinyFolder(folder: string, version: string, faults: Faults = {}): void {
	for (const path of ["bin", "build", "node/bin", "examples"])
		mkdirSync(join(folder, path), { recursive: true });
	cpSync("updater", join(folder, "updater"), { recursive: true });
	cpSync("deploy/install", join(folder, "install"));
	for (const name of ["ensemble.service", "ensemble-update.service", "ensemble-as-service", "environment"])
		cpSync(join("deploy", name), join(folder, "examples", name));
	cpSync("updater/testing/tiny-program.js", join(folder, "build/program.js"));
	writeFileSync(join(folder, "release-keys"), `${pair.publicKey}\n`);
	const manifest = { name: "ensemble", version, type: "module" };
	writeFileSync(join(folder, "package.json"), JSON.stringify(manifest, null, "\t"));
	writeFileSync(
		join(folder, "faults.json"),
		JSON.stringify({ migrations: ["0001"], title: "Tiny", ...faults }),
	);
	writeFileSync(join(folder, "bin/ensemble"), launcher);
	chmodSync(join(folder, "bin/ensemble"), 0o755);
	symlinkSync(process.execPath, join(folder, "node/bin/node"));
}

/** Writes a signed archive of a tiny package into a folder. @returns its path. */
export async function writeTinyPackage(
	target: string,
	version: string,
	faults: Faults = {},
): Promise<string> {
	const name = `ensemble-${version}`;
	writeTinyFolder(join(target, name), version, faults);
	const archive = join(target, `${name}.tar.gz`);
	spawnSync("tar", ["-czf", archive, "-C", target, name]);
	const platform = `${process.platform}-${process.arch}`;
	await signPackage(
		archive,
		{ name: "ensemble", version, platform, unpackedBytes: 1_000_000 },
		pair.privateKey,
	);
	return archive;
}
