import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, openSync, readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { accessCode } from "#e2e/support/site-process.ts";
import { endWithThisProcess, signalIfThere } from "#platform/testing/child-process.ts";
import { freePort } from "#platform/testing/postgres-cluster.ts";
import type { Place } from "./place.ts";

const askMs = 5;
const startAgainMs = 200;
/** The longest wait for a child process to kill. */
const childPatienceMs = 2_000;
const childLookMs = 2;
/** The assumed duration of a start, until one was measured. */
const firstStartMs = 1_500;

/** The arguments of `npm start`, without a shell: a kill must reach the site itself. */
const program = ["--max-semi-space-size=8", "--heap-growing-percent=50", "scripts/start.js"];

/** Another version's folder, and a place in another network. */
type Where = { home?: string; place?: Place };

/** One process of the site, on a port of its own, which is killed and started again. */
export class SiteSlot {
	readonly url: string;
	/** Its address and port, for a proxy. */
	readonly host: string;
	readonly port: number;
	readonly logFile: string;
	readonly #environment: Record<string, string>;
	readonly #home: string;
	readonly #within: readonly string[];
	#child: ChildProcess | undefined;
	#ended: Promise<void> = Promise.resolve();
	#startMs = firstStartMs;

	private constructor(port: number, logFile: string, environment: Record<string, string>, where: Where) {
		this.#home = where.home ?? process.cwd();
		this.#within = where.place?.within ?? [];
		this.port = port;
		this.url = `http://${where.place?.address ?? "localhost"}:${port}`;
		this.host = `${where.place?.address ?? "127.0.0.1"}:${port}`;
		this.logFile = logFile;
		const host = where.place && { HOST: where.place.address };
		this.#environment = { ...environment, ...host, PORT: String(port) };
	}

	/** A process of this machine with this version's built sources, or of what is named. */
	static async open(
		logFile: string,
		environment: Record<string, string>,
		where: Where = {},
	): Promise<SiteSlot> {
		return new SiteSlot(await freePort(), logFile, environment, where);
	}

	/**
	 * Starts it, as often as it takes, as a service manager would. @returns the milliseconds from the
	 * last start to its being ready.
	 */
	async start(): Promise<number> {
		for (;;) {
			const began = performance.now();
			const child = this.#spawn();
			while (child.exitCode === null && child.signalCode === null) {
				if (await this.isReady()) {
					this.#startMs = performance.now() - began;
					return this.#startMs;
				}
				await wait(askMs);
			}
			await wait(startAgainMs);
		}
	}

	/**
	 * Starts it, and kills it when a share of what its last start took is over, or when it is ready.
	 * @returns whether the kill came before it was.
	 */
	async killStarting(share: number): Promise<boolean> {
		const child = this.#spawn();
		const moment = AbortSignal.timeout(Math.round(share * this.#startMs));
		let isReady = false;
		while (!(isReady || moment.aborted)) {
			isReady = await this.isReady(moment);
			if (!isReady) await wait(askMs);
		}
		const isAlive = child.exitCode === null && child.signalCode === null;
		await this.kill();
		return isAlive && !isReady;
	}

	#spawn(): ChildProcess {
		const log = openSync(this.logFile, "a");
		const [first = "", ...words] = [...this.#within, process.execPath, ...program];
		const child = spawn(first, words, {
			stdio: ["ignore", log, log],
			cwd: this.#home,
			env: {
				...process.env,
				NODE_ENV: "production",
				MALLOC_ARENA_MAX: "1",
				ADMIN_ACCESS_CODE: accessCode,
				TRUST_PROXY: "true",
				...this.#environment,
			},
		});
		closeSync(log);
		endWithThisProcess(child);
		this.#child = child;
		this.#ended = new Promise((resolve) => child.once("close", () => resolve()));
		return child;
	}

	async isReady(signal?: AbortSignal): Promise<boolean> {
		try {
			const answer = await fetch(`${this.url}/readyz`, signal && { signal });
			await answer.arrayBuffer();
			return answer.ok;
		} catch {
			return false;
		}
	}

	/** Ends the process where it stands. Resolves when it is gone. */
	kill(): Promise<void> {
		return this.#end("SIGKILL");
	}

	/** Asks the process to stop, as a service manager does. Resolves when it is gone. */
	stop(): Promise<void> {
		return this.#end("SIGTERM");
	}

	async #end(signal: NodeJS.Signals): Promise<void> {
		this.#child?.kill(signal);
		await this.#ended;
	}

	/** Stops and continues all of it, as a machine that is out of breath does. */
	signal(signal: "SIGSTOP" | "SIGCONT"): void {
		this.#child?.kill(signal);
	}

	/**
	 * Ends a child of the process, found by the name of its program, `delayMs` after it was first seen.
	 * @returns whether it was there within a while, and still then.
	 */
	async killChild(name: string, delayMs = 0): Promise<boolean> {
		const end = performance.now() + childPatienceMs;
		while (this.#findChild(name) === undefined && performance.now() < end) await wait(childLookMs);
		await wait(delayMs);
		const pid = this.#findChild(name);
		if (pid !== undefined) signalIfThere(pid, "SIGKILL");
		return pid !== undefined;
	}

	#findChild(name: string): number | undefined {
		const pid = this.#child?.pid;
		try {
			const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ");
			return children
				.filter(Boolean)
				.map(Number)
				.find((child) => readFileSync(`/proc/${child}/cmdline`, "utf8").includes(name));
		} catch (error) {
			// One that ends while it is looked at.
			if (["ENOENT", "ESRCH"].includes((error as NodeJS.ErrnoException).code ?? "")) return undefined;
			throw error;
		}
	}
}
