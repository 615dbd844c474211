import { readFile } from "node:fs/promises";
import { join } from "node:path";

type Parts = {
	/** Writes a file of the copy. */
	write(file: string, bytes: Uint8Array): Promise<void>;
	/** Asks the site in this process. */
	request(path: string): Promise<Response>;
	/** The browser's built files. */
	clientFolder: string;
	onMissed(address: string, status: number): void;
};

/** The least status that says that something is broken, rather than not there. */
export const brokenFrom = 500;

export type CopiedFiles = ReturnType<typeof copiedFiles>;

/** Copies the files that pages show, each once and under its own path. */
export function copiedFiles({ write, request, clientFolder, onMissed }: Parts) {
	const known = new Map<string, Promise<boolean>>();

	/** The bytes that the site answers with, or that were built; undefined for neither. */
	async function read(path: string): Promise<Uint8Array | undefined> {
		const built = await readFile(join(clientFolder, path)).catch(() => undefined);
		const answer = await request(path);
		const isPage = answer.headers.get("Content-Type")?.startsWith("text/html") ?? false;
		if (answer.status >= brokenFrom) onMissed(path, answer.status);
		// An owner's own icon is the site's to answer with, whatever was built under its name.
		return answer.status === 200 && !isPage ? new Uint8Array(await answer.arrayBuffer()) : built;
	}

	async function copy(path: string): Promise<boolean> {
		const bytes = await read(path);
		if (bytes !== undefined) await write(path.slice(1), bytes);
		return bytes !== undefined;
	}

	/** Copies a file of the site. @returns its place in the copy; undefined for one that is not there. */
	async function take(path: string): Promise<string | undefined> {
		const copied = known.get(path) ?? copy(path);
		known.set(path, copied);
		return (await copied) ? path.slice(1) : undefined;
	}

	return { read, take };
}
