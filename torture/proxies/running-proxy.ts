import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { endWithThisProcess } from "#platform/testing/child-process.ts";
import { freePort, until } from "#platform/testing/postgres-cluster.ts";
import type { Place } from "../place.ts";
import { type ExampleProxy, officeName, siteName } from "./example-proxies.ts";

/** A proxy that stands in front of the site, and whose certificate `authority` vouches for. */
export type RunningProxy = {
	host: string;
	httpPort: number;
	httpsPort: number;
	authority: string;
	stop(): Promise<void>;
};

/** Returns the version of a proxy; undefined if it is not installed. */
export function versionOf({ version: [program = "", ...args] }: ExampleProxy): string | undefined {
	const { status, stdout, stderr } = spawnSync(program, args, { encoding: "utf8" });
	return status === 0 ? `${stdout}${stderr}`.trim() : undefined;
}

const here: Place = { address: "127.0.0.1", within: [] };

/**
 * Checks a proxy's example, starts the proxy before `sites`, by host and port, and waits until it
 * listens.
 */
export async function startProxy(
	proxy: ExampleProxy,
	sites: readonly string[],
	{ address: host, within }: Place = here,
): Promise<RunningProxy> {
	const folder = mkdtempSync(join(tmpdir(), "ensemble-proxy-"));
	// nginx's workers are of another account.
	chmodSync(folder, 0o755);
	const [certificate, key] = [join(folder, "certificate.pem"), join(folder, "key.pem")];
	makeCertificate(certificate, key);
	const [httpPort, httpsPort] = [await freePort(), await freePort()];
	const file = join(folder, "configuration");
	writeFileSync(file, proxy.configuration({ httpPort, httpsPort, sites, certificate, key, folder }));
	const [checker = "", ...checkWords] = proxy.check(file);
	const checked = spawnSync(checker, checkWords, { encoding: "utf8" });
	if (checked.status !== 0) throw new Error(`${proxy.name} refuses its example: ${checked.stderr}`);
	const [program = "", ...args] = [...within, ...proxy.start(file)];
	const child = spawn(program, args, { stdio: ["ignore", "ignore", "pipe"] });
	endWithThisProcess(child);
	let errors = "";
	child.stderr.on("data", (chunk) => {
		errors += chunk;
	});
	await until(async () => {
		if (child.exitCode !== null) throw new Error(`${proxy.name} ended: ${errors}`);
		await Promise.all([httpPort, httpsPort].map((port) => reach(host, port)));
	});
	const authority = readFileSync(certificate, "utf8");
	return { host, httpPort, httpsPort, authority, stop: () => stop(child, folder) };
}

function makeCertificate(certificate: string, key: string): void {
	const args = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2".split(" ");
	const name = ["-subj", `/CN=${siteName}`, "-addext", `subjectAltName=DNS:${siteName},DNS:${officeName}`];
	execFileSync("openssl", [...args, ...name, "-out", certificate, "-keyout", key], { stdio: "pipe" });
}

function reach(host: string, port: number): Promise<void> {
	return new Promise((resolve, reject) => {
		const socket = connect(port, host, () => {
			socket.destroy();
			resolve();
		});
		socket.once("error", reject);
	});
}

async function stop(child: ChildProcess, folder: string): Promise<void> {
	const ended = new Promise((resolve) => child.once("close", resolve));
	child.kill("SIGTERM");
	await ended;
	rmSync(folder, { recursive: true, force: true });
}
