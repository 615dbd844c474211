import { open, realpath } from "node:fs/promises";
import { join, sep } from "node:path";
import { maxCameraBytes, maxCameraMegabytes } from "#app/features/media/image-file.ts";
import { tooLarge } from "#app/features/media/intake/image-intake.server.ts";
import { parseUrl } from "#app/i18n/web-address.ts";

/** The pictures of another site. */
export type PictureSource = {
	/** Returns whether there is a picture, without reading it. */
	has(address: string): Promise<boolean>;
	/** @throws ApiError for one that is too large. */
	read(address: string): Promise<Uint8Array | undefined>;
	close(): Promise<void>;
};

/** Folders that WordPress, one of several sites, and Ghost keep pictures in, as addresses name them. */
const roots = ["/wp-content/uploads/", "/content/images/", "/uploads/", "/images/", "/files/"];

/**
 * Lists the places below a folder at which a picture of this address may be: the original before the size
 * that the address names. No place leads out of the folder.
 */
export function placesOf(address: string): string[] {
	const path = decoded(parseUrl(address, "https://site.example")?.pathname ?? "");
	const parts = belowRoots(path.slice(1))
		.replace(/^size\/w\d+(h\d+)?\//, "")
		.split("/");
	if (parts.some((part) => part === "" || part === "." || part === ".." || /[\\\0]/.test(part))) return [];
	const file = parts.join("/");
	const original = originalOf(file);
	const names = [...new Set([original, original.replace(/(\.[a-z]+)$/i, "-scaled$1"), file])];
	const within = ["", ...roots.map((one) => one.slice(1))];
	return names.flatMap((name) => within.map((folder) => folder + name));
}

/** Returns the part of a path that lies below the folder of pictures; all of it where there is none. */
export function belowRoots(path: string): string {
	const root = roots.find((one) => `/${path}`.includes(one));
	return root === undefined ? path : path.slice(`/${path}`.lastIndexOf(root) + root.length - 1);
}

/** Finds pictures where the first of several sources has them. */
export function firstOf(sources: readonly PictureSource[]): PictureSource {
	return {
		async has(address) {
			for (const source of sources) if (await source.has(address)) return true;
			return false;
		},
		async read(address) {
			for (const source of sources) {
				const bytes = await source.read(address);
				if (bytes !== undefined) return bytes;
			}
			return undefined;
		},
		async close() {
			for (const source of sources) await source.close();
		},
	};
}

/** Finds pictures in a folder of uploads, or in the one around it. @throws as `realpath`. */
export async function folderPictures(folder: string): Promise<PictureSource> {
	const root = await realpath(folder);

	/** Opens the first place at which there is a file that lies within the folder, whatever links say. */
	async function find(address: string) {
		for (const place of placesOf(address)) {
			const path = await realpath(join(root, place)).catch(() => undefined);
			if (path === undefined || !path.startsWith(root.endsWith(sep) ? root : root + sep)) continue;
			const file = await open(path);
			const stats = await file.stat();
			if (stats.isFile()) return { file, size: stats.size };
			await file.close();
		}
		return undefined;
	}

	return {
		async has(address) {
			const found = await find(address);
			await found?.file.close();
			return found !== undefined;
		},
		async read(address) {
			const found = await find(address);
			if (found === undefined) return undefined;
			try {
				if (found.size > maxCameraBytes) throw tooLarge(maxCameraMegabytes);
				return await found.file.readFile();
			} finally {
				await found.file.close();
			}
		},
		close: async () => undefined,
	};
}

/** Returns the address of the picture that a smaller copy was made of, as WordPress and Ghost name copies. */
export function originalOf(address: string): string {
	return address
		.replace(/-\d+x\d+(\.[a-z]+)$/i, "$1")
		.replace(/\/content\/images\/size\/w\d+(h\d+)?\//, "/content/images/");
}

function decoded(path: string): string {
	try {
		return decodeURIComponent(path);
	} catch {
		return path;
	}
}
