/**
 * `npm run package [FOLDER]`: one archive that runs the site on a machine like this one, with
 * nothing else installed there; into `build/package` unless a folder is named.
 */
import { statSync } from "node:fs";
import { join } from "node:path";
import { buildIfChanged } from "./build-if-changed.js";
import { writePackage } from "./packaging/write-package.ts";

const megabyte = 1024 * 1024;

buildIfChanged();
console.log("Writing the package ...");
const { archive, modules } = writePackage(process.argv[2] ?? join("build", "package"));
const size = Math.round(statSync(archive).size / megabyte);
console.log(`${archive}: ${size} MB, ${modules.length} modules`);
