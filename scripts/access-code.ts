/**
 * `npm run access-code`: sets a new access code for the content area and signs everyone out. Asks
 * for the code on the terminal, or takes it from a pipe; an empty answer makes a random one, shown
 * once.
 */
import { createInterface } from "node:readline";
import { Writable } from "node:stream";
import { createServer } from "vite";
import type * as AccessCode from "#server/process/access-code.ts";

/** As the server's variable ADMIN_ACCESS_CODE. */
const accepted = { min: 8, max: 200 };

/** Reads one line. On a terminal it is asked for, and not shown while it is typed. */
async function readCode(): Promise<string> {
	const terminal = process.stdin.isTTY === true;
	if (terminal) process.stdout.write("New access code (empty: make one): ");
	const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
	const lines = createInterface({ input: process.stdin, output: nowhere, terminal });
	const code = await new Promise<string | undefined>((resolve) => {
		lines.once("line", resolve);
		lines.once("close", () => resolve(undefined));
	});
	lines.close();
	if (terminal) process.stdout.write("\n");
	// Whoever leaves the question with Ctrl+C or Ctrl+D has not answered it.
	if (code === undefined && terminal) process.exit(130);
	return code?.trim() ?? "";
}

async function replace(code: string): Promise<string | undefined> {
	const vite = await createServer({
		configFile: false,
		server: { middlewareMode: true },
		appType: "custom",
		logLevel: "warn",
	});
	try {
		const { replaceAccessCode } = (await vite.ssrLoadModule(
			"/server/process/access-code.ts",
		)) as typeof AccessCode;
		return await replaceAccessCode(code);
	} finally {
		await vite.close();
	}
}

const code = await readCode();
if (code !== "" && (code.length < accepted.min || code.length > accepted.max)) {
	console.error(`An access code has ${accepted.min} to ${accepted.max} characters. Nothing was changed.`);
	process.exit(1);
}
const made = await replace(code);
console.log(made === undefined ? "The access code is changed." : `The new access code is ${made}`);
console.log("Everyone is signed out.");
