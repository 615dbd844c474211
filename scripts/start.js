/**
 * `npm start`: builds when the sources changed, then serves in this very process, so that a signal
 * reaches it. Plain JavaScript, with what it imports: what strips types from TypeScript would
 * stay in the process, some 13 MB of it.
 */
import { buildIfChanged } from "./build-if-changed.js";

if (process.argv.length > 2) {
	process.stderr.write("npm start takes no options: variables configure it (docs/operations.md).\n");
	process.exit(process.argv.includes("--help") ? 0 : 1);
}

/**
 * Threads for files, compression, access codes and names of hosts (libuv's own figure is 4).
 * Pictures take one of them at most, whatever is asked for (server/composition/pictures.ts): the
 * others are never behind one. Read when the first is needed.
 */
process.env.UV_THREADPOOL_SIZE ??= "8";
process.env.NODE_ENV ??= "production";
buildIfChanged();
// Resolved at run time: there is nothing to import before the first build.
const builtServer = new URL("../build/server/index.js", import.meta.url).href;
await import(builtServer);
