import { readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import type { AnswerHeaders } from "#server/middleware/security-headers.ts";
import { CachedResponse } from "./cached-response.ts";

const types: Record<string, string> = {
	".js": "text/javascript; charset=utf-8",
	".css": "text/css; charset=utf-8",
	".woff2": "font/woff2",
	".svg": "image/svg+xml",
	".png": "image/png",
	".ico": "image/x-icon",
	".webmanifest": "application/manifest+json",
	".txt": "text/plain; charset=utf-8",
};

const forever = "public, max-age=31536000, immutable";
const anHour = "public, max-age=3600";

/**
 * Reads the browser's built files into memory, by address. Names below /assets carry a hash and
 * never change. `name.br` and `name.gz` are compressed forms. `common` are the headers of every
 * answer.
 */
export function loadBuiltFiles(folder: string, common: AnswerHeaders): Map<string, CachedResponse> {
	const files = new Map<string, CachedResponse>();
	for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
		const path = join(folder, name);
		const type = types[extname(name)];
		if (type === undefined || !statSync(path).isFile()) continue;
		const address = `/${name.replaceAll("\\", "/")}`;
		const headers = {
			...common,
			"content-type": type,
			"cache-control": address.startsWith("/assets/") ? forever : anHour,
		};
		const br = readIfThere(`${path}.br`);
		const gzip = readIfThere(`${path}.gz`);
		// Fonts and pictures are compressed as they are: the build leaves nothing beside them.
		const compressed = br && gzip ? { br, gzip } : "never";
		files.set(address, new CachedResponse(200, headers, readFileSync(path), compressed));
	}
	return files;
}

function readIfThere(path: string): Buffer | undefined {
	return statSync(path, { throwIfNoEntry: false }) === undefined ? undefined : readFileSync(path);
}
