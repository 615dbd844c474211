import { spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { fingerprintOf, glanceAt, sourceFiles } from "./source-files.js";

const stamp = join("build", "sources.sha256");
/** The file with the glance at the sources when they were last found to be those of the build. */
const glanceStamp = join("build", "sources.glance");
const builtServer = join("build", "server", "index.js");
const builder = join("node_modules", "@react-router", "dev");
const sources = [
	"app",
	"platform",
	"server",
	"migrations",
	"public",
	"vite.config.ts",
	"react-router.config.ts",
	"package-lock.json",
	"scripts/build-if-changed.js",
	"scripts/source-files.js",
	"scripts/child-processes.ts",
	"scripts/packaging/server-parts.ts",
];

/**
 * Builds the site unless the build at hand was made from the very same sources. What the tools write
 * is shown when they fail: nobody who starts the site has to read it. Ends the process with one line
 * where there is nothing to build with.
 */
export function buildIfChanged() {
	// What was built elsewhere came without sources.
	if (!existsSync("app") && existsSync(builtServer)) return;
	const files = sourceFiles(sources);
	const glance = glanceAt(files);
	if (existsSync(stamp) && isStamped(glanceStamp, glance)) return;
	const fingerprint = fingerprintOf(files);
	if (isStamped(stamp, fingerprint)) return noteGlance(glance);
	if (!existsSync(builder)) refuse(withoutTools);
	console.log("Building the site, which takes some ten seconds ...");
	const { status, stdout, stderr } = spawnSync("react-router", ["build"], {
		encoding: "utf8",
		shell: process.platform === "win32",
		env: { ...process.env, NODE_ENV: "production" },
	});
	if (status !== 0) refuse(`${stdout}${stderr}\nThe build failed.`);
	compressFiles(join("build", "client"));
	writeFileSync(stamp, fingerprint);
	noteGlance(glance);
}

/** @param {string} glance */
function noteGlance(glance) {
	try {
		writeFileSync(glanceStamp, glance);
	} catch (error) {
		// Where the build cannot be written to, the sources are read in full each time.
		if (!existsSync(stamp)) throw error;
	}
}

/**
 * @param {string} file
 * @param {string} text
 */
const isStamped = (file, text) => existsSync(file) && readFileSync(file, "utf8") === text;

const withoutTools =
	"The site has to be built, and what builds it is not installed: run `npm ci` without --omit=dev, or start the archive that `npm run package` writes.";

/**
 * @param {string} reason
 * @returns {never}
 */
function refuse(reason) {
	console.error(reason);
	process.exit(1);
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
