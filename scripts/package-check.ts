/**
 * `npm run package:check`: tries the package as a new user would, unpacked into an empty folder by
 * an account without rights: pages, pictures, commands, an upgrade and the way back. Leaves its log
 * in `build/package/check.log`.
 */
import { spawnSync } from "node:child_process";
import {
	chmodSync,
	copyFileSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	statSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { freePort } from "#platform/testing/postgres-cluster.ts";
import { passingKey } from "#server/backup/encryption.ts";
import { buildIfChanged } from "./build-if-changed.js";
import { type Confinement, confinedTo } from "./packaging/confined.ts";
import { accessCode, runPackaged, startPackaged, stopPackaged } from "./packaging/packaged-site.ts";
import { writePackage } from "./packaging/write-package.ts";
import { readToolOptions } from "./tool-options.ts";

const target = join("build", "package");
/** The last lines of a command's output that stand in the log. */
const lastLines = 40;
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

type Place = { confinement: Confinement; folder: string; dataDir: string };

/** Runs a command of the package. @returns its output. */
async function command(
	place: Place,
	args: string[],
	{ code: expected = 0, environment = {} }: { code?: number; environment?: Record<string, string> } = {},
): Promise<string> {
	const { code, output } = await step(`ensemble ${args.join(" ")}`, () =>
		runPackaged(place, args, environment),
	);
	for (const line of output.split("\n").slice(-lastLines)) log(`   ${line}`);
	expectThat(code === expected, `${args[0]} ends with ${expected}: ${code}\n${output}`);
	return output;
}

/** Every command, beside the site that runs. */
async function runCommands(place: Place): Promise<void> {
	const archive = join(place.dataDir, "check.tar.gz");
	await command(place, ["version"]);
	await command(place, ["backup", archive]);
	await command(place, ["restore", "--check", archive]);
	await command(place, ["export", join(place.dataDir, "everything")]);
	await command(place, ["seed"], { code: 1 });
	// Without a mail server and an address, it finds something wrong, and the rest right.
	const found = await command(place, ["doctor"], { code: 1 });
	for (const subject of ["SITE_URL", "SMTP_URL", "DATA_DIR", "database", "contents", "backups", "clock"]) {
		expectThat(found.includes(subject), `doctor looks at ${subject}`);
	}
	const output = await command(place, ["access-code"]);
	expectThat(/The new access code is \S{8,}/.test(output), "an access code is made where none is typed");
}

/** A backup that is encrypted moves the site to an empty folder, where it is the same. */
async function moveEncrypted(place: Place, moved: Place, article: string): Promise<void> {
	const { identity, recipient } = await passingKey();
	const archive = join(place.dataDir, "moved.tar.gz.age");
	await command(place, ["backup", archive], { environment: { BACKUP_AGE_RECIPIENT: recipient } });
	const carried = join(moved.dataDir, "moved.tar.gz.age");
	const key = join(moved.dataDir, "ensemble.key");
	copyFileSync(archive, carried);
	writeFileSync(key, `# from age-keygen\n${identity}\n`);
	for (const file of [carried, key]) chmodSync(file, 0o644);
	const refused = await command(moved, ["restore", carried], { code: 1 });
	expectThat(refused.includes("encrypted"), "nobody restores it without the key");
	await command(moved, ["restore", "--identity", key, carried]);
	await step("the restored site serves what was published", async () => {
		const site = await startPackaged({ ...moved, port: await freePort() });
		await read(site.url + article, "text/html");
		expectThat((await site.stop()) === 0, "a stop ends with 0");
	});
}

/** Reads the package's own bill of materials. */
function readBill(folder: string): void {
	const bill = JSON.parse(readFileSync(join(folder, "sbom.cdx.json"), "utf8")) as {
		bomFormat: string;
		components: { name: string }[];
	};
	expectThat(bill.bomFormat === "CycloneDX", "the bill of materials is one of CycloneDX");
	log(`   ${bill.components.length} components in sbom.cdx.json`);
	expectThat(readFileSync(join(folder, "licences.md"), "utf8").includes("MIT"), "licences are listed");
}

async function check(scratch: string): Promise<void> {
	buildIfChanged();
	const { archive, modules } = await step("npm run package", () => writePackage(target));
	log(
		`   ${basename(archive)}: ${(statSync(archive).size / megabyte).toFixed(1)} MB, ${modules.length} modules`,
	);
	const versions = join(scratch, "versions");
	const dataDir = join(scratch, "data");
	const elsewhere = join(scratch, "elsewhere");
	for (const folder of [join(versions, "one"), join(versions, "two"), dataDir, elsewhere])
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
	await step("bill of materials, licences", () => readBill(join(versions, "one")));
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
	await runCommands(place);
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
	const moved = { confinement: confinedTo(elsewhere), folder, dataDir: elsewhere };
	await moveEncrypted(place, moved, article);
}

readToolOptions("npm run package:check  tries the package as a new user would");
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
