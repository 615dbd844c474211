import { execFile } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { writePackage } from "#scripts/packaging/write-package.ts";
import { newKeyPair, signPackage } from "#updater/package-signature.ts";

/** Runs beside those who ask meanwhile. */
const run = promisify(execFile);

/** The fault of a version that shows only after the switch: its trial on a copy passes. */
export type LaterFault = "crash" | "hang" | "errors" | "leak";

type Kind = { fault?: LaterFault; isMigrating?: boolean };

/** A signed archive of a version. */
export type Packed = { archive: string; version: string };

/** Returns a module that is loaded before the site and does the named thing so long after its start. */
const faultModule = (fault: LaterFault, afterMs: number) => `
import { Server, ServerResponse } from "node:http";
const leaked = [];
const faults = {
	crash: () => process.exit(3),
	hang: () => { for (;;); },
	leak: () => setInterval(() => leaked.push(Buffer.alloc(30_000_000, 1)), 50),
	errors: () => {
		const { writeHead } = ServerResponse.prototype;
		ServerResponse.prototype.writeHead = function (status, ...rest) {
			return writeHead.call(this, this.req.url.startsWith("/healthz") ? status : 500, ...rest);
		};
	},
};
const { emit } = Server.prototype;
const isTrial = process.env.DATA_DIR.endsWith("update-trial");
Server.prototype.emit = function (event, ...rest) {
	if (event === "listening" && !isTrial) setTimeout(faults[${JSON.stringify(fault)}], ${afterMs}).unref();
	return emit.call(this, event, ...rest);
};
`;

/** The end of the list of migrations in the built site. */
const lastMigration = /("\d{4}-[^"\n]+": \w+_exports)\n\};/;

/** Adds so many migrations to a built site, each of an index. */
function addMigrations(assets: string, count: number): void {
	const added = Array.from({ length: count }, (_, place) => {
		const name = `900${place + 1}-tried`;
		return `,\n"${name}": { up: (db) => db.schema.createIndex("${name}").on("media").columns(["created_at"]).execute() }`;
	});
	const file = readdirSync(assets)
		.filter((name) => name.endsWith(".js"))
		.map((name) => join(assets, name))
		.find((path) => lastMigration.test(readFileSync(path, "utf8")));
	if (file === undefined) throw new Error("The built site has no list of migrations.");
	replace(file, (text) => text.replace(lastMigration, (_, last) => `${last}${added.join("")}\n};`));
}

/** Packs the site into a folder, and versions of it that machines are brought. */
export function openPackages(folder: string) {
	const keys = newKeyPair();
	const written = writePackage(folder);
	writeFileSync(join(written.folder, "release-keys"), `${keys.publicKey}\n`);
	rmSync(written.archive);
	let number = 0;
	let migrations = 0;

	/** Packs the next version: the same program, with a fault or none, and with a migration more where it is to have one. */
	async function packNext({ fault, isMigrating = false }: Kind = {}): Promise<Packed> {
		number += 1;
		const version = `1.0.${number}+20270101.000000`;
		const next = join(folder, `ensemble-${version}`);
		await run("cp", ["-al", written.folder, next]);
		replace(join(next, "package.json"), (text) =>
			text.replace(/"version": "[^"]+"/, `"version": "${version}"`),
		);
		if (isMigrating) migrations += 1;
		if (migrations > 0) addMigrations(join(next, "build/server/assets"), migrations);
		if (fault !== undefined) {
			writeFileSync(join(next, "fault.mjs"), faultModule(fault, 6_000));
			replace(join(next, "bin/ensemble"), (text) =>
				text.replace("--max-semi-space-size=8", '--import="$root/fault.mjs" --max-semi-space-size=8'),
			);
		}
		const archive = `${next}.tar`;
		await run("tar", ["-cf", archive, "-C", folder, `ensemble-${version}`]);
		rmSync(next, { recursive: true });
		await signPackage(archive, { ...written, version }, keys.privateKey);
		return { archive, version };
	}

	return {
		/** The folder of the version that machines begin with. */
		first: written.folder,
		packNext,
		/** Removes the archives. */
		clear(): void {
			for (const name of readdirSync(folder).filter((one) => /\.tar(\.|$)/.test(one)))
				rmSync(join(folder, name));
		},
	};
}

/** Writes a file anew: the one that it was linked from stays as it is. */
function replace(file: string, change: (text: string) => string): void {
	const text = readFileSync(file, "utf8");
	rmSync(file);
	writeFileSync(file, change(text), { mode: 0o755 });
}
