import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

const stamp = join("build", "sources.sha256");
const sources = [
	"app/**/*",
	"platform/**/*",
	"server/**/*",
	"migrations/**/*",
	"public/**/*",
	"vite.config.ts",
	"react-router.config.ts",
	"package-lock.json",
	"scripts/build-if-changed.js",
];

/**
 * Builds the site unless the build at hand was made from the very same sources. Throws when the
 * build fails.
 */
export function buildIfChanged() {
	const fingerprint = fingerprintOf(sources);
	if (existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprint) return;
	console.log("Building the site ...");
	const { status } = spawnSync("react-router", ["build"], {
		stdio: "inherit",
		shell: process.platform === "win32",
		env: { ...process.env, NODE_ENV: "production" },
	});
	if (status !== 0) throw new Error("The build failed.");
	compressFiles(join("build", "client"));
	writeFileSync(stamp, fingerprint);
}

/**
 * Lays the compressed forms of the browser's text files beside them, so that the server never has
 * to.
 * @param {string} folder
 */
function compressFiles(folder) {
	for (const file of globSync(join(folder, "**/*.{js,css,svg,webmanifest,txt}"))) {
		const bytes = readFileSync(file);
		writeFileSync(`${file}.br`, brotliCompressSync(bytes));
		writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
	}
}

/**
 * A hash of the names and contents of all matching files. Tests are no part of the site.
 * @param {string[]} patterns
 */
function fingerprintOf(patterns) {
	const hash = createHash("sha256");
	const files = globSync(patterns)
		.filter((file) => !file.includes(".test.") && statSync(file).isFile())
		.sort();
	for (const file of files) hash.update(file).update("\0").update(readFileSync(file)).update("\0");
	return hash.digest("hex");
}
