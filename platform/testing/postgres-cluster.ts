import { execFile, type SpawnOptions, spawn } from "node:child_process";
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { endWithThisProcess, signalIfThere } from "./child-process.ts";

const run = promisify(execFile);
/** `nobody` on every Unix: PostgreSQL refuses to run as root. */
const unprivilegedId = 65534;

export type Cluster = {
	url: string;
	/** Ends it for good and removes its files. */
	stop(): Promise<void>;
	/** Ends the server as `pg_ctl stop -m` would; its files stay. */
	halt(mode: "fast" | "immediate"): Promise<void>;
	/**
	 * Starts the server again after `halt`, on the same port; one that runs goes on. Resolves once it
	 * takes connections.
	 */
	resume(): Promise<void>;
	/** Stops all its processes where they stand, as a machine does that is out of breath. */
	freeze(): void;
	thaw(): void;
	/** Its processes, the one that starts the others first; by Linux's account of them. */
	processes(): number[];
};

type Options = {
	/** The parent of its folder. */
	parent?: string;
	/** More of its settings, such as `max_wal_size=64MB`. */
	settings?: string[];
	/** The cluster that it follows as a standby, by its URL, instead of beginning empty. */
	standbyOf?: string;
};

/**
 * Starts a throwaway PostgreSQL cluster in a temporary folder from the binaries installed on this
 * machine. On Debian as root it installs them when they are missing.
 * @throws Error with one line saying what to install, where that is not possible.
 */
export async function startPostgresCluster({
	parent = tmpdir(),
	settings: more = [],
	standbyOf,
}: Options = {}): Promise<Cluster> {
	const bin = await findOrInstallBinaries();
	const folder = mkdtempSync(join(parent, "ensemble-postgres-"));
	const options = asUnprivileged(folder);
	const data = join(folder, "data");
	const [maker, ...made] =
		standbyOf === undefined
			? ["initdb", "-U", "ensemble", "-A", "trust", "-E", "UTF8"]
			: ["pg_basebackup", "-d", standbyOf, "-R", "-X", "stream", "-c", "fast"];
	await runAs(join(bin, maker ?? ""), ["-D", data, ...made, "--no-sync"], options);
	const port = await freePort();
	const settings = [
		"fsync=off",
		"full_page_writes=off",
		`unix_socket_directories=${folder}`,
		"max_connections=200",
		...more,
	];
	const url = `postgres://ensemble@127.0.0.1:${port}/postgres`;
	const args = ["-D", data, "-p", String(port), "-h", "127.0.0.1"];
	const program = join(bin, "postgres");
	const allArgs = [...args, ...settings.flatMap((setting) => ["-c", setting])];
	const start = () => {
		const child = spawn(program, allArgs, { ...options, stdio: "ignore" });
		endWithThisProcess(child);
		return child;
	};
	let server = start();
	await until(() => connectOnce(url));

	const hasEnded = () => server.exitCode !== null || server.signalCode !== null;

	let frozen: number[] = [];
	function thaw(): void {
		for (const pid of frozen) signalIfThere(pid, "SIGCONT");
		frozen = [];
	}

	const processes = () => (server.pid === undefined ? [] : [server.pid, ...childrenOf(server.pid)]);

	async function halt(mode: "fast" | "immediate"): Promise<void> {
		if (hasEnded()) return;
		const ended = new Promise((resolve) => server.once("exit", resolve));
		server.kill(mode === "fast" ? "SIGINT" : "SIGQUIT");
		await ended;
	}

	return {
		url,
		halt,
		resume: async () => {
			if (hasEnded()) server = start();
			await until(() => connectOnce(url));
		},
		freeze: () => {
			frozen = processes();
			for (const pid of frozen) signalIfThere(pid, "SIGSTOP");
		},
		thaw,
		processes,
		stop: async () => {
			thaw();
			await halt("fast");
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

function childrenOf(pid: number): number[] {
	const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8");
	return children.split(" ").filter(Boolean).map(Number);
}

async function connectOnce(url: string): Promise<void> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	await client.end();
}

async function findOrInstallBinaries(): Promise<string> {
	const found = findBinaries();
	if (found !== undefined) return found;
	if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
		await run("apt-get", ["update"]);
		await run("apt-get", ["install", "-y", "postgresql"]);
	}
	const installed = findBinaries();
	if (installed === undefined) {
		throw new Error(
			"PostgreSQL is missing: install its server (15 or later), or set DATABASE_URL for the tests.",
		);
	}
	return installed;
}

/** Returns the folder that holds `initdb` beside `postgres`: on the path, or the newest of the usual places. */
function findBinaries(): string | undefined {
	const usual = ["/usr/lib/postgresql/*/bin", "/usr/pgsql-*/bin", "/opt/homebrew/opt/postgresql@*/bin"];
	const onPath = (process.env.PATH ?? "").split(delimiter);
	const folder = [...onPath, ...usual.flatMap((place) => globSync(place).sort().reverse())].find(
		(one) => existsSync(join(one, "initdb")) && existsSync(join(one, "postgres")),
	);
	// A path may hold links to some of its programs alone.
	return folder && dirname(realpathSync(join(folder, "initdb")));
}

function asUnprivileged(folder: string): SpawnOptions {
	if (process.getuid?.() !== 0) return { cwd: folder };
	chownSync(folder, unprivilegedId, unprivilegedId);
	return { cwd: folder, uid: unprivilegedId, gid: unprivilegedId };
}

function runAs(command: string, args: string[], options: SpawnOptions): Promise<void> {
	return new Promise((resolve, reject) => {
		const child = spawn(command, args, { ...options, stdio: ["ignore", "ignore", "inherit"] });
		child.once("error", reject);
		child.once("exit", (code) => {
			if (code === 0) resolve();
			else reject(new Error(`${command} ended with ${code}`));
		});
	});
}

/** Returns a TCP port that nothing listens on at the moment of asking. */
export async function freePort(): Promise<number> {
	const probe = createServer();
	await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
	const address = probe.address();
	await new Promise((resolve) => probe.close(resolve));
	if (address === null || typeof address === "string") throw new Error("No port could be had.");
	return address.port;
}

const timeoutMs = 30_000;
const pollMs = 50;

/** Repeats an attempt until it succeeds; throws its last error after the timeout. */
export async function until<Result>(attempt: () => Promise<Result>): Promise<Result> {
	const end = Date.now() + timeoutMs;
	for (;;) {
		try {
			return await attempt();
		} catch (error) {
			if (Date.now() > end) throw error;
			await new Promise((resolve) => setTimeout(resolve, pollMs));
		}
	}
}
