import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import type { Confinement } from "./confined.ts";

export const accessCode = "a code for this check";

/** A site that runs from an unpacked package. */
export type PackagedSite = {
	url: string;
	/** Milliseconds from the start of the process to its first ready answer. */
	readyMs: number;
	/** Resident memory, in MB; undefined where the system does not tell. */
	memory(): number | undefined;
	/** @returns the exit code. */
	stop(): Promise<number | null>;
};

const readyWithinMs = 30_000;
const lookEveryMs = 25;

const running = new Set<() => Promise<number | null>>();

/** Ends every site that was started and not stopped. */
export async function stopPackaged(): Promise<void> {
	await Promise.all([...running].map((stop) => stop()));
}

type Options = { confinement: Confinement; folder: string; dataDir: string; port: number };

/** Starts the site of a package's folder, and waits until it is ready. @throws what it wrote. */
export async function startPackaged({ confinement, folder, dataDir, port }: Options): Promise<PackagedSite> {
	const url = `http://localhost:${port}`;
	const began = performance.now();
	const child = confinement.start([`${folder}/bin/ensemble`, "start"], {
		PORT: String(port),
		DATA_DIR: dataDir,
		ADMIN_ACCESS_CODE: accessCode,
	});
	let written = "";
	for (const stream of [child.stdout, child.stderr]) {
		stream?.on("data", (chunk) => {
			written += chunk;
		});
	}
	const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
	const stop = () => {
		child.kill("SIGTERM");
		return ended;
	};
	running.add(stop);
	child.once("close", () => running.delete(stop));
	while (!(await isReady(url))) {
		if (child.exitCode !== null || performance.now() - began > readyWithinMs) throw new Error(written);
		await pause(lookEveryMs);
	}
	const readyMs = Math.round(performance.now() - began);

	return {
		url,
		readyMs,
		memory: () => residentMegabytes(child.pid),
		stop,
	};
}

function isReady(url: string): Promise<boolean> {
	return fetch(`${url}/readyz`).then(
		({ ok }) => ok,
		() => false,
	);
}

function residentMegabytes(pid: number | undefined): number | undefined {
	if (process.platform !== "linux" || pid === undefined) return undefined;
	const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
	return kilobytes === undefined ? undefined : Math.round(Number(kilobytes) / 1024);
}

/** Runs a command of a package. @returns its exit code and output. */
export async function runPackaged(
	{ confinement, folder, dataDir }: Omit<Options, "port">,
	args: string[],
	environment: Record<string, string> = {},
): Promise<{ code: number | null; output: string }> {
	const all = { DATA_DIR: dataDir, ...environment };
	const child = confinement.start([`${folder}/bin/ensemble`, ...args], all);
	child.stdin?.end("\n");
	let output = "";
	for (const stream of [child.stdout, child.stderr]) {
		stream?.on("data", (chunk) => {
			output += chunk;
		});
	}
	const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
	return { code, output: output.trim() };
}
