/**
 * `npm run package [FOLDER]`: one archive that runs the site on a machine like this one, with
 * nothing else installed there; into `build/package` unless a folder is named.
 */
import { statSync } from "node:fs";
import { join } from "node:path";
import { buildIfChanged } from "./build-if-changed.js";
import { writePackage } from "./packaging/write-package.ts";
import { readToolOptions } from "./tool-options.ts";

const megabyte = 1024 * 1024;

const usage =
	"npm run package -- [FOLDER]  writes one archive that runs the site with nothing else installed";
const { positionals } = readToolOptions(usage, { allowPositionals: true });
const [folder = join("build", "package")] = positionals;

buildIfChanged();
console.log("Writing the package ...");
const { archive, modules } = writePackage(folder);
const size = Math.round(statSync(archive).size / megabyte);
console.log(`${archive}: ${size} MB, ${modules.length} modules`);
