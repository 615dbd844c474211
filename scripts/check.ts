import { spawn } from "node:child_process";
import { buffer } from "node:stream/consumers";

/** The checks that run no code of the product, as npm scripts. */
const staticChecks = ["lint", "types", "walls", "unused"];

/** Runs an npm script and prints what it says once it has ended. @returns whether it passed. */
async function passes(script: string): Promise<boolean> {
	const child = spawn("npm", ["run", "--silent", script], { stdio: ["ignore", "pipe", "pipe"] });
	const exit = new Promise<number | null>((resolve) => child.once("close", resolve));
	const [output, errors, code] = await Promise.all([buffer(child.stdout), buffer(child.stderr), exit]);
	process.stdout.write(`\n${code === 0 ? "passed" : "FAILED"}: npm run ${script}\n`);
	process.stdout.write(output);
	process.stderr.write(errors);
	return code === 0;
}

// Beside each other: together they take half of what they take one after the other, and all that
// is wrong is reported at once.
const passed = await Promise.all(staticChecks.map(passes));
const failed = staticChecks.filter((_, index) => !passed[index]);
if (failed.length > 0) {
	console.error(`\nFailed: ${failed.join(", ")}`);
	process.exitCode = 1;
}
