import { spawnSync } from "node:child_process";
import {
	chmodSync,
	cpSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	readlinkSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readEnvironment } from "#platform/environment.ts";
import { freshFolder } from "#platform/testing/fresh-folder.ts";
import { maxBodyBytes } from "#server/middleware/request-bodies.ts";

const read = (name: string) => readFileSync(join("deploy", name), "utf8");

/** Returns an unpacked package whose Node says how it was called. */
async function packageOf(version: string): Promise<string> {
	const folder = await freshFolder();
	for (const path of ["bin", "node/bin", "examples"]) mkdirSync(join(folder, path), { recursive: true });
	cpSync("updater", join(folder, "updater"), { recursive: true });
	cpSync("deploy/release-keys", join(folder, "release-keys"));
	cpSync("deploy/ensemble", join(folder, "bin/ensemble"));
	cpSync("deploy/install", join(folder, "install"));
	for (const name of ["ensemble.service", "ensemble-update.service", "ensemble-as-service", "environment"])
		cpSync(join("deploy", name), join(folder, "examples", name));
	writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "ensemble", version }, null, "\t"));
	const node = join(folder, "node/bin/node");
	writeFileSync(node, '#!/bin/sh\necho "$NODE_ENV $UV_THREADPOOL_SIZE $MALLOC_ARENA_MAX" "$@"\n');
	chmodSync(node, 0o755);
	return folder;
}

function run(program: string, args: string[], env: Record<string, string> = {}) {
	const { status, stdout, stderr } = spawnSync(program, args, {
		encoding: "utf8",
		env: { PATH: "/usr/bin:/bin", ...env },
	});
	return { status, stdout: stdout.trim(), stderr: stderr.trim() };
}

describe("ensemble", () => {
	it("starts the site with the package's own Node, from wherever it is linked", async () => {
		const folder = await packageOf("1.2.3");
		const link = join(await freshFolder(), "ensemble");
		spawnSync("ln", ["-s", join(folder, "bin/ensemble"), link]);
		const { stdout } = run(link, ["start"]);
		expect(stdout).toBe(
			`production 8 1 --max-semi-space-size=8 --heap-growing-percent=50 ${folder}/build/server/index.js`,
		);
	});

	it("hands every other word to the commands, and names the file of the configuration", async () => {
		const folder = await packageOf("1.2.3");
		const { stdout } = run(join(folder, "bin/ensemble"), ["restore", "--check", "a file"], {
			ENSEMBLE_ENV_FILE: "/etc/a folder/environment",
		});
		expect(stdout).toBe(
			`production 8 1 --env-file=/etc/a folder/environment --max-semi-space-size=4 --heap-growing-percent=25 ${folder}/build/server/command.js restore --check a file`,
		);
		expect(run(join(folder, "bin/ensemble"), []).stdout).toMatch(/command\.js$/);
	});
});

describe("install", () => {
	it("lays a version out, and is safe to run again: configuration and data stay", async () => {
		const root = await freshFolder();
		const folder = await packageOf("1.2.3");
		expect(run(join(folder, "install"), ["--root", root])).toMatchObject({ status: 0, stderr: "" });
		const environment = join(root, "etc/ensemble/environment");
		writeFileSync(environment, "SITE_URL=https://mine.example\n");
		writeFileSync(join(root, "var/lib/ensemble/ensemble.sqlite"), "mine");
		expect(run(join(folder, "install"), ["--root", root])).toMatchObject({ status: 0, stderr: "" });
		expect(readFileSync(environment, "utf8")).toBe("SITE_URL=https://mine.example\n");
		expect(readFileSync(join(root, "var/lib/ensemble/ensemble.sqlite"), "utf8")).toBe("mine");
		expect(readlinkSync(join(root, "opt/ensemble/current"))).toBe("1.2.3");
		const [updater, ...others] = readdirSync(join(root, "opt/ensemble")).toSorted();
		expect(others).toEqual(["1.2.3", "current", "update", "updater"]);
		expect(readlinkSync(join(root, "opt/ensemble/updater"))).toBe(updater);
		expect(readdirSync(join(root, "opt/ensemble/updater"))).toEqual(
			expect.arrayContaining(["node", "release-keys", "supervisor.ts", "update.ts"]),
		);
		const units = readdirSync(join(root, "etc/systemd/system")).toSorted();
		expect(units).toEqual(["ensemble-update.service", "ensemble.service"]);
	});

	it("installs a version beside the one before, and goes back to that", async () => {
		const root = await freshFolder();
		for (const version of ["1.2.3", "1.3.0"])
			expect(run(join(await packageOf(version), "install"), ["--root", root]).status).toBe(0);
		expect(readlinkSync(join(root, "opt/ensemble/current"))).toBe("1.3.0");
		const installed = join(root, "opt/ensemble/current/install");
		expect(run(installed, ["--root", root, "--use", "1.2.3"]).status).toBe(0);
		expect(readlinkSync(join(root, "opt/ensemble/current"))).toBe("1.2.3");
		const unknown = run(installed, ["--root", root, "--use", "9.9.9"]);
		expect(unknown.status).toBe(1);
		expect(run(installed, ["--root", root, "--use"]).stderr).toMatch(/There are: 1\.2\.3 1\.3\.0/);
		expect(unknown.stderr).toMatch(/^Version 9\.9\.9 is not installed\. There are: 1\.2\.3 1\.3\.0/);
		expect(readlinkSync(join(root, "opt/ensemble/current"))).toBe("1.2.3");
	});

	it("lays out what the service can read, whatever the shell at hand hides from others", async () => {
		const root = await freshFolder();
		const folder = await packageOf("1.2.3");
		// Unpacked by an account whose files are nobody else's.
		spawnSync("chmod", ["-R", "go-rwx", folder]);
		const hiding = ["-c", 'umask 077; exec "$@"', "sh"];
		expect(run("sh", [...hiding, join(folder, "install"), "--root", root]).status).toBe(0);
		const modeOf = (path: string) => (statSync(join(root, path)).mode & 0o777).toString(8);
		const modes = {
			"opt/ensemble": "755",
			"opt/ensemble/current/bin/ensemble": "755",
			"opt/ensemble/current/package.json": "644",
			"usr/local/bin/ensemble": "755",
			"etc/systemd/system/ensemble.service": "644",
			"etc/ensemble": "755",
			"etc/ensemble/environment": "640",
			"var/lib/ensemble": "700",
		};
		expect(Object.fromEntries(Object.keys(modes).map((path) => [path, modeOf(path)]))).toEqual(modes);
	});

	it("finds its own program whatever the path of the user of sudo", () => {
		const called = read("install").match(/^\s*\S*\bensemble backup$/gm);
		expect(called?.map((line) => line.trim())).toEqual(["/usr/local/bin/ensemble backup"]);
	});

	it("explains itself on --help, on other arguments and without a folder", async () => {
		const installer = join(await packageOf("1.2.3"), "install");
		const help = run(installer, ["--help"]);
		expect(help.status).toBe(0);
		expect(help.stdout).toMatch(/--use VERSION[\s\S]*--root DIR/);
		expect(run(installer, ["--hepl"])).toEqual({ status: 2, stdout: "", stderr: help.stdout });
		expect(run(installer, ["--root"])).toMatchObject({ stdout: "", stderr: expect.stringMatching(/folder/) });
	});
});

describe("the examples", () => {
	it("hold a configuration that the site takes", () => {
		const lines = read("environment").split("\n");
		const given = lines
			.map((line) => /^(?:# )?([A-Z_]+)="?(.*?)"?$/.exec(line))
			.filter((found) => found !== null);
		const environment = readEnvironment(Object.fromEntries(given.map(([, name, value]) => [name, value])));
		expect(environment).toMatchObject({ siteUrl: "https://www.example.com", trustProxy: true });
		expect(given.length).toBeGreaterThan(7);
	});

	it("let through what the site lets through", () => {
		const [, nginx] = /client_max_body_size (\d+)m;/.exec(read("nginx.conf")) ?? [];
		const [, caddy] = /max_size (\d+)MB/.exec(read("Caddyfile")) ?? [];
		expect(Number(nginx) * 1024 * 1024).toBeGreaterThanOrEqual(maxBodyBytes);
		expect(Number(caddy) * 1_000_000).toBeGreaterThanOrEqual(maxBodyBytes);
	});

	it("hold idle connections for less time than the site, and name the visitor themselves", () => {
		expect(read("nginx.conf")).toMatch(/keepalive_timeout 60s;/);
		expect(read("Caddyfile")).toMatch(/keepalive 60s/);
		expect(read("nginx.conf")).toContain("proxy_set_header X-Forwarded-For $remote_addr;");
		expect(read("nginx.conf")).toContain("gzip off;");
	});

	it("ask the next machine soon where one is gone, by a pooler that lends each session whole", () => {
		expect(read("nginx.conf")).toMatch(/proxy_connect_timeout 2s;\s+proxy_socket_keepalive on;/);
		expect(read("sysctl.conf")).toMatch(/^net\.ipv4\.tcp_retries2 = 5$/m);
		expect(read("pgbouncer.ini")).toMatch(/^pool_mode = session$/m);
	});

	it("ask whether the site is alive: cached pages are served while the database is away", () => {
		expect(read("Caddyfile")).toMatch(/^\s*health_uri \/healthz$/m);
		expect(readFileSync("Dockerfile", "utf8")).toMatch(/^\tCMD \["timeout", "8", "bash", .*GET \/healthz /m);
	});

	it("run the image as an account without rights, from the archive alone", () => {
		const [, running = ""] = readFileSync("Dockerfile", "utf8").split(/^FROM debian/m);
		expect(running.split("\n")).toContain("USER ensemble");
		expect(running).toContain("COPY --from=build /ensemble /opt/ensemble");
		expect(running).toMatch(/^HEALTHCHECK/m);
		expect(running).not.toMatch(/npm|apt-get/);
		const compose = readFileSync("compose.yaml", "utf8");
		for (const line of ["read_only: true", "cap_drop: [ALL]", "DATABASE_URL_FILE: /run/secrets/database-url"])
			expect(compose).toContain(line);
		expect(compose).not.toMatch(/PASSWORD: |password@/);
		// In memory there is no room for the pictures of a backup that is checked.
		expect(compose).toContain("TMPDIR: /data/tmp");
		expect(compose.match(/^ {4}logging: \*logs$/gm)).toHaveLength(3);
		expect(compose).toContain('"backups:/backups"');
		expect(running).toContain("-m 700 /data /backups");
	});

	it("have names in the mounted file of the proxy that compose fills in, each with one that it begins with", () => {
		const compose = readFileSync("compose.yaml", "utf8");
		const sites = read("Caddyfile").match(/^\S+ \{$/gm);
		expect(sites).toEqual(["{$SITE_DOMAIN:www.example.com} {", "{$REDIRECTED_DOMAIN:http://example.com} {"]);
		for (const [, name, first] of read("Caddyfile").matchAll(/^\{\$(\w+):(.+)\} \{$/gm))
			expect(compose).toContain(`${name}: \${${name}:-${first}}`);
	});

	it("give the service an account of its own that can write its data alone", () => {
		const unit = read("ensemble.service").split("\n");
		for (const line of [
			"User=ensemble",
			"ProtectSystem=strict",
			"PrivateTmp=yes",
			"NoNewPrivileges=yes",
			"StateDirectory=ensemble",
			"Restart=always",
			"CapabilityBoundingSet=",
		])
			expect(unit).toContain(line);
		// The process that watches an update goes on however it is ended, and is no child of the site.
		const watcher = read("ensemble-update.service").split("\n");
		for (const line of ["Restart=on-failure", "KillMode=process", "StartLimitIntervalSec=0"])
			expect(watcher).toContain(line);
		expect(watcher).toContain("ConditionPathExists=/opt/ensemble/update/state.json");
		// JavaScript is compiled at run time: this would end the process.
		expect(unit).not.toContain("MemoryDenyWriteExecute=yes");
	});
});
