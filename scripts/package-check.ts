/**
 * `npm run package:check`: tries the package as a new user would, unpacked into an empty folder by an
 * account without rights: pages, pictures, commands, an upgrade and the way back. Leaves its log in
 * `build/package/check.log`.
 */
import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { freePort } from "#platform/testing/postgres-cluster.ts";
import { buildIfChanged } from "./build-if-changed.js";
import { confinedTo } from "./packaging/confined.ts";
import { accessCode, runPackaged, startPackaged, stopPackaged } from "./packaging/packaged-site.ts";
import { writePackage } from "./packaging/write-package.ts";

const target = join("build", "package");
const megabyte = 1024 * 1024;
const lines: string[] = [];

function log(line: string): void {
	lines.push(line);
	console.log(line);
}

/** Does one thing and notes how long it took. */
async function step<Result>(what: string, work: () => Result | Promise<Result>): Promise<Result> {
	const began = performance.now();
	const result = await work();
	log(`ok ${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s  ${what}`);
	return result;
}

function expectThat(holds: boolean, sentence: string): void {
	if (!holds) throw new Error(`Not so: ${sentence}`);
}

async function read(url: string, type: string): Promise<string> {
	const answer = await fetch(url);
	const body = Buffer.from(await answer.arrayBuffer());
	const found = answer.headers.get("Content-Type") ?? "";
	expectThat(answer.status === 200 && found.startsWith(type), `${url} is ${type}: ${answer.status} ${found}`);
	expectThat(body.length > 0, `${url} is not empty`);
	return body.toString();
}

function matchIn(html: string, pattern: RegExp): string {
	const [, found] = pattern.exec(html) ?? [];
	if (found === undefined) throw new Error(`Nothing in the page matches ${pattern}.`);
	return found;
}

async function send(url: string, body: object, token?: string): Promise<Response> {
	const headers = { "Content-Type": "application/json", ...(token && { Authorization: `Bearer ${token}` }) };
	return fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
}

/** @returns the address of what was published. */
async function publish(url: string): Promise<string> {
	const { token } = (await (await send(`${url}/api/admin/login`, { password: accessCode })).json()) as {
		token: string;
	};
	const article = { title: "Kept across versions", excerpt: "Kept.", content: "Kept.", published: true };
	const answer = await send(`${url}/api/blog-posts`, article, token);
	expectThat(
		answer.status === 201,
		`an article is published: ${answer.status} ${await answer.clone().text()}`,
	);
	return `/blog/${((await answer.json()) as { slug: string }).slug}`;
}

async function lookAround(url: string): Promise<void> {
	const english = await read(`${url}/`, "text/html");
	expectThat(english.includes('lang="en"'), "the home page is in English");
	const french = await read(`${url}/fr`, "text/html");
	expectThat(french.includes('lang="fr"'), "/fr is in French");
	const share = new URL(matchIn(english, /property="og:image" content="([^"]+)"/)).pathname;
	await read(url + share, "image/png");
	const blog = await read(`${url}/blog`, "text/html");
	await read(url + matchIn(blog, /src="(\/[^"]+\.(?:webp|avif)[^"]*)"/), "image/");
	await read(url + matchIn(english, /href="(\/assets\/[^"]+\.woff2)"/), "font/woff2");
}

function checkServiceUnit(folder: string): string {
	const unit = join(folder, "examples", "ensemble.service");
	const security = spawnSync("systemd-analyze", ["security", "--offline=true", unit], { encoding: "utf8" });
	if (security.status !== 0) return "systemd-analyze is not here: the unit was not looked at";
	return (
		security.stdout
			.trim()
			.split("\n")
			.at(-1)
			?.replace(/[^\x20-\x7e]/g, "")
			.trim() ?? ""
	);
}

async function check(scratch: string): Promise<void> {
	buildIfChanged();
	const { archive, modules } = await step("npm run package", () => writePackage(target));
	log(
		`   ${basename(archive)}: ${(statSync(archive).size / megabyte).toFixed(1)} MB, ${modules.length} modules`,
	);
	const [versions, dataDir] = [join(scratch, "versions"), join(scratch, "data")];
	for (const folder of [join(versions, "one"), join(versions, "two"), dataDir])
		mkdirSync(folder, { recursive: true });
	for (const folder of [scratch, versions]) chmodSync(folder, 0o755);
	for (const name of ["one", "two"]) {
		await step(`unpacked into an empty folder, ${name}`, () => {
			const { status } = spawnSync("tar", [
				"-xzf",
				archive,
				"-C",
				join(versions, name),
				"--strip-components=1",
			]);
			expectThat(status === 0, "the archive can be unpacked");
		});
	}
	log(`   ${checkServiceUnit(join(versions, "one"))}`);
	const confinement = confinedTo(dataDir);
	log(`   ${confinement.means}`);
	const folder = join(versions, "current");
	const place = { confinement, folder, dataDir };
	const pointAt = (name: string) => {
		rmSync(folder, { force: true });
		symlinkSync(name, folder);
	};

	pointAt("one");
	const first = await step("first start, with the sample site", async () =>
		startPackaged({ ...place, port: await freePort() }),
	);
	log(`   ready after ${first.readyMs} ms`);
	await step("home in both languages, a seed picture, a share picture, a typeface", () =>
		lookAround(first.url),
	);
	const article = await step("an article is published", () => publish(first.url));
	log(`   ${first.memory() ?? "?"} MB resident`);
	for (const words of [
		["version"],
		["backup", join(dataDir, "check.tar.gz")],
		["restore", "--check", join(dataDir, "check.tar.gz")],
		["seed"],
	]) {
		const { code, output } = await step(`ensemble ${words.join(" ")}`, () => runPackaged(place, words));
		log(`   ${output}`);
		expectThat(code === (words[0] === "seed" ? 1 : 0), `${words[0]} ends as it should: ${code}`);
	}
	expectThat((await first.stop()) === 0, "a stop ends with 0");
	for (const [name, what] of [
		["two", "upgraded by pointing at the other folder"],
		["one", "and back"],
	] as const) {
		pointAt(name);
		await step(what, async () => {
			const site = await startPackaged({ ...place, port: await freePort() });
			log(`   ready after ${site.readyMs} ms`);
			await read(site.url + article, "text/html");
			expectThat((await site.stop()) === 0, "a stop ends with 0");
		});
	}
}

const scratch = mkdtempSync(join(tmpdir(), "ensemble-package-"));
try {
	await check(scratch);
	log("The package serves.");
} catch (error) {
	log(String(error));
	process.exitCode = 1;
	await stopPackaged();
} finally {
	rmSync(scratch, { recursive: true, force: true });
	writeFileSync(join(target, "check.log"), `${lines.join("\n")}\n`);
}
