/**
 * `npm run package [FOLDER]`: one archive that runs the site on a machine like this one, with
 * nothing else installed there; into `build/package` unless a folder is named. Signed where
 * PACKAGE_KEY_FILE, or PACKAGE_KEY itself, is the private key that `npm run package:key` made.
 */
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { signPackage } from "#updater/package-signature.ts";
import { buildIfChanged } from "./build-if-changed.js";
import { writePackage } from "./packaging/write-package.ts";
import { readToolOptions } from "./tool-options.ts";

const megabyte = 1024 * 1024;

const usage =
	"npm run package -- [FOLDER]  writes one archive that runs the site with nothing else installed";
const { positionals } = readToolOptions(usage, { allowPositionals: true });
const [folder = join("build", "package")] = positionals;

buildIfChanged();
// Before the work: a key that cannot be read is told at once.
const key = packageKey();
console.log("Writing the package ...");
const { archive, modules, ...written } = writePackage(folder);
const size = Math.round(statSync(archive).size / megabyte);
console.log(`${archive}: ${size} MB, ${modules.length} modules`);
if (key === undefined)
	console.log("It is not signed: PACKAGE_KEY_FILE names no key. `ensemble update` refuses it.");
else console.log(await signPackage(archive, written, key));

/** Returns the private key that packages are signed by; undefined without. */
function packageKey({ PACKAGE_KEY, PACKAGE_KEY_FILE } = process.env): string | undefined {
	return PACKAGE_KEY || (PACKAGE_KEY_FILE ? readFileSync(PACKAGE_KEY_FILE, "utf8") : undefined);
}
