import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { endWithThisProcess } from "#platform/testing/child-process.ts";
import { freePort, until } from "#platform/testing/postgres-cluster.ts";
import { runSql as runSqlAt } from "#platform/testing/run-sql.ts";

export const accessCode = "correct horse battery";

/** The storage of a site: a folder and, on PostgreSQL, a schema. */
export type Place = { dataDir: string; databaseUrl: string; remove(): Promise<void> };

/** The built site as its own process. */
export type SiteProcess = {
	url: string;
	process: ChildProcess;
	/** Returns the output of the process so far, log and errors. */
	output(): string;
	/** Sends a signal. @returns the exit code, null after a kill. */
	stop(signal?: NodeJS.Signals): Promise<number | null>;
};

/** Returns a fresh place on one of the engines; without a name, on the one that DATABASE_URL asks for. */
export async function freshPlace(
	engine: "sqlite" | "postgres" = process.env.DATABASE_URL ? "postgres" : "sqlite",
): Promise<Place> {
	const dataDir = await mkdtemp(join(tmpdir(), "ensemble-e2e-"));
	const removeFolder = () => rm(dataDir, { recursive: true, force: true });
	if (engine === "sqlite") return { dataDir, databaseUrl: "", remove: removeFolder };
	const schema = `e2e_${randomBytes(8).toString("hex")}`;
	await runSql(`create schema ${schema}`);
	const url = new URL(process.env.E2E_POSTGRES_URL ?? "");
	url.searchParams.set("options", `-c search_path=${schema}`);
	return {
		dataDir,
		databaseUrl: url.href,
		remove: async () => {
			await runSql(`drop schema ${schema} cascade`);
			await removeFolder();
		},
	};
}

/** Returns a fresh place that holds the sample site already, where it is SQLite's. */
export async function samplePlace(...engine: Parameters<typeof freshPlace>): Promise<Place> {
	const place = await freshPlace(...engine);
	const sample = process.env.E2E_SAMPLE_PLACE;
	if (sample && place.databaseUrl === "") await cp(sample, place.dataDir, { recursive: true });
	return place;
}

const runSql = (text: string) => runSqlAt(process.env.E2E_POSTGRES_URL ?? "", text);

/** Starts the built site, on a free port unless one is set. It may not be ready yet. */
export async function spawnSite(
	place: Pick<Place, "dataDir" | "databaseUrl">,
	environment: Record<string, string> = {},
	command = [process.execPath, "scripts/start.js"],
): Promise<SiteProcess> {
	const port = environment.PORT ?? String(await freePort());
	const [program = "", ...args] = command;
	const child = spawn(program, args, {
		stdio: ["ignore", "pipe", "pipe"],
		env: {
			...process.env,
			NODE_ENV: "production",
			PORT: port,
			DATA_DIR: place.dataDir,
			DATABASE_URL: place.databaseUrl,
			ADMIN_ACCESS_CODE: accessCode,
			...environment,
		},
	});
	let written = "";
	for (const stream of [child.stdout, child.stderr]) {
		stream.on("data", (chunk) => {
			written += chunk;
		});
	}
	const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
	endWithThisProcess(child);
	return {
		url: `http://localhost:${port}`,
		process: child,
		output: () => written,
		stop: async (signal = "SIGTERM") => {
			child.kill(signal);
			return ended;
		},
	};
}

/** Starts the built site and waits until it answers. */
export async function startSite(...args: Parameters<typeof spawnSite>): Promise<SiteProcess> {
	const site = await spawnSite(...args);
	await until(async () => {
		if (site.process.exitCode !== null) throw new Error(`The site ended: ${site.output()}`);
		const answer = await fetch(`${site.url}/readyz`);
		if (!answer.ok) throw new Error(`Not ready: ${answer.status}`);
	});
	return site;
}
