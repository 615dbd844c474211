import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { endWithThisProcess } from "#platform/testing/child-process.ts";
import { until } from "#platform/testing/postgres-cluster.ts";

/** Returns the version of Varnish; undefined if it is not installed. */
export function varnishVersion(): string | undefined {
	const { status, stderr } = spawnSync("varnishd", ["-V"], { encoding: "utf8" });
	return status === 0 ? /varnish-[\d.]+/.exec(stderr)?.[0] : undefined;
}

type Places = { folder: string; port: number; sitePort: number; secret: string };

/** Starts Varnish with the example of `deploy/`, and waits until it answers. @returns what stops it. */
export async function startVarnish({ folder, port, sitePort, secret }: Places): Promise<() => Promise<void>> {
	const file = join(folder, "default.vcl");
	writeFileSync(file, exampleFor(sitePort, secret));
	const place = ["-a", `127.0.0.1:${port}`, "-n", join(folder, "varnish"), "-s", "malloc,64m"];
	const child = spawn("varnishd", ["-F", "-j", "none", "-f", file, ...place], {
		stdio: ["ignore", "ignore", "pipe"],
	});
	endWithThisProcess(child);
	let errors = "";
	child.stderr.on("data", (chunk) => {
		errors += chunk;
	});
	await until(async () => {
		if (child.exitCode !== null) throw new Error(`Varnish ended: ${errors}`);
		await (await fetch(`http://127.0.0.1:${port}/healthz`)).arrayBuffer();
	});
	return async () => {
		const ended = once(child, "close");
		child.kill("SIGTERM");
		await ended;
	};
}

/** @throws Error where the example does not hold what is to be replaced. */
function exampleFor(sitePort: number, secret: string): string {
	const example = readFileSync(join("deploy", "varnish.vcl"), "utf8");
	const replacements = [
		['.port = "3000"', `.port = "${sitePort}"`],
		["purge-secret", secret],
		// So that what is served while the site is away is not what is served while a page is fetched.
		["req.grace = 60s", "req.grace = 1s"],
	] as const;
	return replacements.reduce((text, [from, to]) => {
		if (!text.includes(from)) throw new Error(`There is no ${from} in the example.`);
		return text.replaceAll(from, to);
	}, example);
}
