/**
 * `npm run cdn`: puts Varnish with the example of `deploy/` before the built site and looks whether
 * what is published is there within a second, whether nothing private is kept, and whether pages are
 * served while the site is away. Says so where Varnish is not installed (Debian: varnish and
 * varnish-modules).
 */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { table } from "#bench/markdown.ts";
import { say } from "#bench/progress.ts";
import { Administrator } from "#e2e/support/administrator.ts";
import { freePort } from "#platform/testing/postgres-cluster.ts";
import { buildIfChanged } from "#scripts/build-if-changed.js";
import { readToolOptions } from "#scripts/tool-options.ts";
import { type CdnTrial, cdnChecks } from "./cdn/checks.ts";
import { startVarnish, varnishVersion } from "./cdn/varnish.ts";
import { SiteSlot } from "./site-slot.ts";

const secret = "a secret between two machines";
/** Short, so that pages pass it while the trial lasts. */
const seconds = 3;

readToolOptions("npm run cdn  puts a shared cache before the built site");
const version = varnishVersion();
if (version === undefined) {
	process.stderr.write("Varnish is not on this machine: apt-get install varnish varnish-modules\n");
	process.exitCode = 1;
} else {
	process.env.NODE_ENV = "production";
	buildIfChanged();
	await tryCdn(version);
}

async function tryCdn(version: string): Promise<void> {
	const folder = mkdtempSync(join(tmpdir(), "ensemble-cdn-"));
	mkdirSync(join(folder, "data"));
	const port = await freePort();
	const url = `http://127.0.0.1:${port}`;
	const site = await SiteSlot.open(join(folder, "site.log"), {
		DATA_DIR: join(folder, "data"),
		CDN_SECONDS: String(seconds),
		CDN_PURGE_URL: `${url}/purge`,
		CDN_PURGE_SECRET: secret,
	});
	const sitePort = Number(new URL(site.url).port);
	try {
		await site.start();
		const stopVarnish = await startVarnish({ folder, port, sitePort, secret });
		try {
			const administrator = await Administrator.signIn(site.url);
			const found = await lookAt({ url, site, administrator, seconds, secret });
			process.stdout.write(`\n${table(["what", "found"], [["its version", version], ...found])}\n`);
		} finally {
			await stopVarnish();
		}
	} finally {
		await site.stop();
		rmSync(folder, { recursive: true, force: true });
	}
}

/** @throws Error with what the cache or the site does wrong. */
async function lookAt(trial: CdnTrial): Promise<string[][]> {
	const rows: string[][] = [];
	for (const [what, look] of cdnChecks) {
		const found = await look(trial);
		say(`${what}: ${found}`);
		rows.push([what, found]);
	}
	return rows;
}
