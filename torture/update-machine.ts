import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import {
	closeSync,
	existsSync,
	mkdirSync,
	openSync,
	readdirSync,
	readFileSync,
	readlinkSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { accessCode } from "#e2e/support/site-process.ts";
import { endWithThisProcess } from "#platform/testing/child-process.ts";
import { freePort } from "#platform/testing/postgres-cluster.ts";
import { writePackage } from "#scripts/packaging/write-package.ts";
import { askSite } from "#updater/ask-site.ts";
import { layoutOf } from "#updater/layout.ts";
import { newKeyPair, signPackage } from "#updater/package-signature.ts";
import { processService } from "#updater/process-service.ts";
import { readUpdate, type Update } from "#updater/update-state.ts";

/** The fault of a version that shows only after the switch: its trial on a copy passes. */
export type LaterFault = "crash" | "hang" | "errors" | "leak";

const lookEveryMs = 5;
const metricsToken = "a token for updates";

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

/**
 * Opens a machine without systemd on which the packaged site runs under its supervisor, and is brought
 * new versions.
 */
export async function openMachine(folder: string, databaseUrl: string | undefined) {
	const keys = newKeyPair();
	const root = join(folder, "root");
	const written = writePackage(join(folder, "packages"));
	writeFileSync(join(written.folder, "release-keys"), `${keys.publicKey}\n`);
	rmSync(written.archive);
	execFileSync(join(written.folder, "install"), ["--root", root]);
	const layout = layoutOf(join(root, "opt/ensemble"));
	const service = processService(layout);
	const port = await freePort();
	const dataDir = join(root, "data");
	mkdirSync(dataDir);
	const variables = {
		PORT: port,
		DATA_DIR: dataDir,
		METRICS_TOKEN: metricsToken,
		TRUST_PROXY: "true",
		LOG_LEVEL: "warn",
	};
	const given = {
		...variables,
		ADMIN_ACCESS_CODE: accessCode,
		...(databaseUrl && { DATABASE_URL: databaseUrl }),
	};
	writeFileSync(
		layout.environmentFile,
		Object.entries(given)
			.map(([name, value]) => `${name}="${value}"\n`)
			.join(""),
	);
	const node = [join(layout.updater, "node"), "--disable-warning=ExperimentalWarning"];
	let supervisor: ChildProcess | undefined;
	let number = 0;

	function start(args: readonly string[], stdio: "log" | "pipe"): ChildProcess {
		const log = openSync(join(folder, "site.log"), "a");
		const [program = "", ...rest] = [...node, ...args];
		const child = spawn(program, rest, {
			stdio: ["ignore", stdio === "log" ? log : "pipe", stdio === "log" ? log : "pipe"],
		});
		closeSync(log);
		endWithThisProcess(child);
		return child;
	}

	function supervise(): void {
		supervisor = start([join(layout.updater, "supervisor.ts"), "--site"], "log");
	}

	async function killSupervisor(): Promise<void> {
		const ended = new Promise((resolve) => supervisor?.once("close", resolve));
		supervisor?.kill("SIGKILL");
		await ended;
	}

	/** Packs the next version, which is the same program, good or with a fault. */
	async function packNext(fault?: LaterFault): Promise<string> {
		number += 1;
		const version = `1.0.${number}+20270101.000000`;
		const next = join(folder, "packages", `ensemble-${version}`);
		execFileSync("cp", ["-al", written.folder, next]);
		replace(join(next, "package.json"), (text) =>
			text.replace(/"version": "[^"]+"/, `"version": "${version}"`),
		);
		if (fault !== undefined) {
			writeFileSync(join(next, "fault.mjs"), faultModule(fault, 6_000));
			replace(join(next, "bin/ensemble"), (text) =>
				text.replace("--max-semi-space-size=8", '--import="$root/fault.mjs" --max-semi-space-size=8'),
			);
		}
		const archive = `${next}.tar`;
		execFileSync("tar", ["-cf", archive, "-C", join(folder, "packages"), `ensemble-${version}`]);
		rmSync(next, { recursive: true });
		await signPackage(archive, { ...written, version }, keys.privateKey);
		return archive;
	}

	/** Brings an archive to the machine. @returns the exit code of the command, and what it said. */
	async function update(archive: string, watchSeconds: number) {
		const child = start(
			[join(layout.updater, "update.ts"), "--watch", String(watchSeconds), archive],
			"pipe",
		);
		let output = "";
		for (const stream of [child.stdout, child.stderr]) {
			stream?.on("data", (chunk) => {
				output += chunk;
			});
		}
		const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
		clear();
		return { code, output };
	}

	/** Removes versions that do not run any more, and archives. */
	function clear(): void {
		const current = readlinkSync(join(layout.releases, "current"));
		for (const name of readdirSync(layout.releases).filter((one) => /^\d/.test(one) && one !== current))
			rmSync(join(layout.releases, name), { recursive: true });
		for (const name of readdirSync(join(folder, "packages")).filter((one) => /\.tar(\.|$)/.test(one)))
			rmSync(join(folder, "packages", name));
	}

	async function untilStep(step: Update["step"], isOver: () => boolean): Promise<boolean> {
		while (readUpdate(layout)?.step !== step) {
			if (isOver()) return false;
			await wait(lookEveryMs);
		}
		return true;
	}

	supervise();
	while ((await askSite(port, "/readyz"))?.status !== 200) await wait(lookEveryMs);
	return {
		...{
			port,
			dataDir,
			url: `http://localhost:${port}`,
			supervise,
			killSupervisor,
			packNext,
			update,
			untilStep,
		},
		running: async () => (await service.running())?.version,
		close: async () => {
			await killSupervisor();
			await service.stop(5_000);
		},
		log: () => (existsSync(join(folder, "site.log")) ? readFileSync(join(folder, "site.log"), "utf8") : ""),
	};
}

/** Writes a file anew: the one that it was linked from stays as it is. */
function replace(file: string, change: (text: string) => string): void {
	const text = readFileSync(file, "utf8");
	rmSync(file);
	writeFileSync(file, change(text), { mode: 0o755 });
}
