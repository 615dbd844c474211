import { spawnSync } from "node:child_process";
import {
	cpSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { type BillOfMaterials, completeBill, licenseList } from "./bill-of-materials.ts";
import { installedModules, type LockedPackages } from "./installed-modules.ts";
import { packageVersion } from "./package-version.ts";
import { modulesFile } from "./server-parts.ts";

/** Files that the built site reads at run time, beside its modules and its Node. */
const contents = [
	"build/client",
	"build/server",
	"app/ui/fonts",
	"server/seed/articles",
	"server/seed/pictures",
	"docs",
	"updater",
	"CHANGELOG.md",
	"package-lock.json",
];
/** The files of `deploy/`, and their places in the package. */
const deployed = { ensemble: "bin/ensemble", install: "install", "release-keys": "release-keys" };
const examples = [
	"ensemble.service",
	"ensemble-update.service",
	"ensemble-as-service",
	"environment",
	"Caddyfile",
	"nginx.conf",
	"pgbouncer.ini",
	"sysctl.conf",
	"varnish.vcl",
];
/** Files to read or compile a library, which running it does not need. */
const notForRunning = /\.(d\.[cm]?ts|map|md|flow)$|\/(test|tests|docs|example|examples|coverage)$/i;
const license = /licen[cs]e/i;
const ownTest = /^updater\/.*\.test\.ts$|^updater\/testing(\/|$)/;

type Manifest = { name: string; version: string; license: string };

/** A written package: the archive, and what is in it. */
export type Package = {
	folder: string;
	archive: string;
	modules: string[];
	name: string;
	version: string;
	platform: string;
	unpackedBytes: number;
};

/**
 * Writes the archive of the built site for machines like this one, from what is installed here: the
 * network is not asked. @throws Error when a part is missing.
 */
export function writePackage(target: string): Package {
	const { name, version: project, license: terms } = readJson<Manifest>("package.json");
	const version = packageVersion(project, new Date());
	const folder = join(target, `${name}-${version}`);
	removeFolders(name, target);
	const { packages } = readJson<{ packages: LockedPackages }>("package-lock.json");
	const modules = installedModules(readJson(join("build/server", modulesFile)), packages, existsSync);
	for (const path of contents) copy(path, join(folder, path));
	for (const [path, place] of Object.entries(deployed)) copy(join("deploy", path), join(folder, place));
	for (const path of examples) copy(join("deploy", path), join(folder, "examples", path));
	for (const place of modules) copyModule(place, join(folder, place));
	copyNode(join(folder, "node"));
	const manifest = { name, version, private: true, license: terms, type: "module" };
	writeFileSync(join(folder, "package.json"), JSON.stringify(manifest, null, "\t"));
	writeBill(folder, name, modules, packages);
	const platform = `${process.platform}-${process.arch}`;
	const archive = join(target, `${name}-${version}-${platform}.tar.gz`);
	run("tar", ["-czf", archive, "--owner=0", "--group=0", "-C", target, `${name}-${version}`]);
	return { folder, archive, modules, name, version, platform, unpackedBytes: bytesIn(folder) };
}

/** The folders of earlier packages; the archives stay. */
function removeFolders(name: string, target: string): void {
	if (!existsSync(target)) return;
	for (const entry of readdirSync(target, { withFileTypes: true })) {
		if (!entry.isDirectory() || !entry.name.startsWith(`${name}-`)) continue;
		rmSync(join(target, entry.name), { recursive: true });
	}
}

/** Returns the room that a folder takes on a disk, which gives it out in blocks. */
function bytesIn(folder: string): number {
	const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
	const files = entries.filter((entry) => entry.isFile());
	return files.reduce((sum, file) => sum + blockOf(statSync(join(file.parentPath, file.name)).size), 0);
}

const blockBytes = 4096;
const blockOf = (bytes: number): number => Math.ceil(bytes / blockBytes) * blockBytes;

function copy(from: string, to: string): void {
	mkdirSync(dirname(to), { recursive: true });
	cpSync(from, to, { recursive: true, filter: (path) => !ownTest.test(path) });
}

/** A package without those that stand in it: each of them is copied by itself, or not needed. */
function copyModule(from: string, to: string): void {
	mkdirSync(to, { recursive: true });
	const nested = join(from, "node_modules");
	const isNeeded = (path: string) =>
		path === from ||
		(path !== nested && (!notForRunning.test(path.slice(from.length)) || license.test(path)));
	cpSync(from, to, { recursive: true, filter: isNeeded });
}

/** The runtime that the lock file names for this machine, or the one that runs here. */
function copyNode(to: string): void {
	const installed = join("node_modules", `node-${process.platform}-${process.arch}`);
	copy(process.execPath, join(to, "bin", "node"));
	const terms = join(installed, "LICENSE");
	if (existsSync(terms)) copy(terms, join(to, "LICENSE"));
}

function writeBill(folder: string, name: string, modules: string[], packages: LockedPackages): void {
	const written = run("npm", ["sbom", "--sbom-format", "cyclonedx", "--omit", "dev"]);
	const bill = completeBill(JSON.parse(written) as BillOfMaterials, name, modules, packages);
	writeFileSync(join(folder, "sbom.cdx.json"), JSON.stringify(bill, null, "\t"));
	writeFileSync(join(folder, "licences.md"), licenseList(bill));
}

function run(program: string, args: string[]): string {
	const maxBuffer = 64 * 1024 * 1024;
	const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: "utf8", maxBuffer });
	if (status !== 0) throw new Error(`${program} ${args[0]} failed: ${error?.message ?? stderr}`);
	return stdout;
}

function readJson<Content>(path: string): Content {
	return JSON.parse(readFileSync(path, "utf8")) as Content;
}
