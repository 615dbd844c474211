/**
 * `node scripts/common-codes.ts LIST`: makes the list of access codes that are refused, of a list of leaked
 * passwords, the most common first.
 */
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { accessCodeMinLength, isCommonCode } from "#app/features/session/access-code-rules.ts";
import { listedBytes, listedSpelling } from "#app/features/session/listed-codes.server.ts";

const count = 10_000;
const target = "app/features/session/listed-codes.ts";

const [list] = process.argv.slice(2);
if (list === undefined) throw new Error("Name the file of the list.");
const lines = (await readFile(list, "utf8")).split(/\r?\n/).map(listedSpelling);
const codes = new Set(lines.filter((code) => code.length >= accessCodeMinLength && !isCommonCode(code)));
const digests = [...codes]
	.slice(0, count)
	.map((code) => createHash("sha256").update(code).digest().subarray(0, listedBytes))
	.toSorted(Buffer.compare);
await writeFile(
	target,
	`/** Made by \`scripts/common-codes.ts\`: the beginnings of the SHA-256 of ${digests.length} codes, in base64. */
export const listedDigests =
	"${Buffer.concat(digests).toString("base64")}";
`,
);
