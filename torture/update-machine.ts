import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import {
	closeSync,
	existsSync,
	mkdirSync,
	openSync,
	readdirSync,
	readFileSync,
	readlinkSync,
	writeFileSync,
} from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { accessCode } from "#e2e/support/site-process.ts";
import { endWithThisProcess } from "#platform/testing/child-process.ts";
import { freePort } from "#platform/testing/postgres-cluster.ts";
import { askSite } from "#updater/ask-site.ts";
import { layoutOf } from "#updater/layout.ts";
import { processService } from "#updater/process-service.ts";
import { readUpdate, type Update } from "#updater/update-state.ts";

const lookEveryMs = 5;
const metricsToken = "a token for updates";

type Options = {
	folder: string;
	/** The folder of the version that it begins with. */
	first: string;
	/** Further variables of its site. */
	variables: Record<string, string>;
};

export type Machine = Awaited<ReturnType<typeof openMachine>>;

/**
 * Opens a machine without systemd on which the packaged site runs under its supervisor, and is brought
 * new versions.
 */
export async function openMachine({ folder, first, variables }: Options) {
	const root = join(folder, "root");
	const dataDir = join(root, "data");
	mkdirSync(dataDir, { recursive: true });
	execFileSync(join(first, "install"), ["--root", root]);
	const layout = layoutOf(join(root, "opt/ensemble"));
	const service = processService(layout);
	const port = await freePort();
	const given = {
		PORT: port,
		DATA_DIR: dataDir,
		METRICS_TOKEN: metricsToken,
		TRUST_PROXY: "true",
		LOG_LEVEL: "warn",
		ADMIN_ACCESS_CODE: accessCode,
		...variables,
	};
	writeFileSync(
		layout.environmentFile,
		Object.entries(given)
			.map(([name, value]) => `${name}="${value}"\n`)
			.join(""),
	);
	const node = [join(layout.updater, "node"), "--disable-warning=ExperimentalWarning"];
	let supervisor: ChildProcess | undefined;

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

	/** Brings an archive to the machine. @returns the last line that the command said. */
	async function update(archive: string, watchSeconds: number): Promise<string> {
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
		await new Promise((resolve) => child.once("close", resolve));
		await clear();
		return output.trim().split("\n").at(-1) ?? "";
	}

	/** Removes versions that do not run any more, beside those who ask meanwhile. */
	async function clear(): Promise<void> {
		const current = readlinkSync(join(layout.releases, "current"));
		for (const name of readdirSync(layout.releases).filter((one) => /^\d/.test(one) && one !== current))
			await rm(join(layout.releases, name), { recursive: true });
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
		...{ dataDir, url: `http://localhost:${port}`, supervise, killSupervisor, update, untilStep },
		running: async () => (await service.running())?.version,
		close: async () => {
			await killSupervisor();
			await service.stop(5_000);
		},
		log: () => (existsSync(join(folder, "site.log")) ? readFileSync(join(folder, "site.log"), "utf8") : ""),
	};
}
