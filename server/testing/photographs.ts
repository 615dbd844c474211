import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { projectFolder } from "#platform/files/project-folder.ts";

/**
 * HEIC files as phones write them. `upright`: 64 x 48 pixels, the left half orange, the right one
 * teal. `turned`: stored as 128 x 64, the left half red, to be turned by a quarter to the right, in
 * the colours of Display P3.
 */
export async function photograph(name: "upright" | "turned"): Promise<Buffer<ArrayBuffer>> {
	return Buffer.from(await readFile(join(projectFolder, "server/testing/photographs", `${name}.heic`)));
}
