import { execFileSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A disk that can be filled. */
export type SmallDisk = { folder: string; fill(): void; free(): void; remove(): void };

const largePiece = Buffer.alloc(4 * 1024 * 1024);
const smallPiece = Buffer.alloc(4 * 1024);

/**
 * Opens a file system of some megabytes in memory. Undefined where this account may not mount one: a
 * folder then, which cannot be filled.
 */
export function openSmallDisk(megabytes: number): SmallDisk | undefined {
	const folder = mkdtempSync(join(tmpdir(), "ensemble-torture-"));
	try {
		execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=755`, "tmpfs", folder], {
			stdio: "ignore",
		});
	} catch {
		rmSync(folder, { recursive: true });
		return undefined;
	}
	const ballast = join(folder, "ballast");
	return {
		folder,
		fill: () => {
			const file = openSync(ballast, "a");
			for (const piece of [largePiece, smallPiece]) writeUntilFull(file, piece);
			closeSync(file);
		},
		free: () => rmSync(ballast, { force: true }),
		remove: () => {
			execFileSync("umount", ["-l", folder]);
			rmSync(folder, { recursive: true });
		},
	};
}

function writeUntilFull(file: number, piece: Buffer): void {
	try {
		for (;;) writeSync(file, piece);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
	}
}
