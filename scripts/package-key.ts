/**
 * `npm run package:key -- FILE`: makes the key that packages are signed by. The private half is written
 * to FILE, for its owner alone; the public half joins `deploy/release-keys`, which machines know.
 */
import { appendFileSync, existsSync, writeFileSync } from "node:fs";
import { relative } from "node:path";
import { newKeyPair } from "#updater/package-signature.ts";
import { readToolOptions } from "./tool-options.ts";

const list = "deploy/release-keys";
const usage = `npm run package:key -- FILE  makes the key that packages are signed by; its public half joins ${list}`;

const { positionals } = readToolOptions(usage, { allowPositionals: true });
const refusal = refusalOf(positionals);
if (refusal === undefined) {
	const { privateKey, publicKey } = newKeyPair();
	const [file = ""] = positionals;
	writeFileSync(file, privateKey, { mode: 0o600, flag: "wx" });
	appendFileSync(list, `${publicKey}\n`);
	console.log(
		`${file} signs packages (PACKAGE_KEY_FILE=${file} npm run package): keep it, twice, where no server is.`,
	);
	console.log(`${publicKey} is its public half, and stands in ${list}.`);
} else {
	console.error(refusal);
	process.exitCode = 1;
}

function refusalOf([file, ...more]: string[]): string | undefined {
	if (file === undefined || more.length > 0) return usage;
	if (!relative(".", file).startsWith(".."))
		return "Name a file outside of the project: the key is never part of it.";
	return existsSync(file) ? `${file} is there already: it may be a key in use. Nothing was done.` : undefined;
}
