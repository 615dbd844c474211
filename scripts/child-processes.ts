import { basename, dirname, relative } from "node:path/posix";
import type { Plugin } from "vite";

/** `new URL("./name-process.server.ts", import.meta.url)`: the entry of a process. */
const entryUrl = /new URL\("(\.{1,2}\/[\w/-]+-process\.server\.ts)", import\.meta\.url\)/g;
/** The same while it is not known yet which built file it will stand in. */
const builtUrl = /process:([\w-]+\.js)/g;

/**
 * Builds the entries of the server's child processes beside the server. While developing, and in
 * tests, plain Node runs the sources themselves.
 */
export function childProcesses(): Plugin {
	return {
		name: "child-processes",
		apply: "build",
		applyToEnvironment: ({ name }) => name === "ssr",
		async transform(code, id) {
			let built = code;
			for (const [whole, path = ""] of code.matchAll(entryUrl)) {
				const entry = await this.resolve(path, id);
				if (entry === null) throw new Error(`There is no ${path}, which ${id} starts.`);
				const fileName = `${basename(path, ".server.ts")}.js`;
				this.emitFile({ type: "chunk", id: entry.id, fileName });
				built = built.replace(whole, `new URL("process:${fileName}", import.meta.url)`);
			}
			return built === code ? null : { code: built, map: null };
		},
		renderChunk(code, { fileName }) {
			const placed = code.replaceAll(
				builtUrl,
				(_whole, entry: string) => `./${relative(dirname(fileName), entry)}`,
			);
			return placed === code ? null : { code: placed, map: null };
		},
	};
}
