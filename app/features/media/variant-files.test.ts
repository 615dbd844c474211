import { mkdtemp, readdir, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { variantFiles } from "./variant-files.server";

async function freshFolder(): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), "ensemble-variants-"));
	onTestFinished(() => rm(folder, { recursive: true, force: true }));
	return folder;
}

it("keeps files, and finds them again", async () => {
	const files = variantFiles(join(await freshFolder(), "made"), 1_000);
	expect(await files.find("a.webp")).toBeUndefined();
	await files.keep("a.webp", Buffer.from("picture"));
	expect(String(await files.find("a.webp"))).toBe("picture");
});

it("lets the oldest go when there are too many", async () => {
	const folder = await freshFolder();
	const files = variantFiles(folder, 1_000);
	for (const [index, name] of ["a", "b", "c", "d", "e"].entries()) {
		await files.keep(name, Buffer.alloc(240));
		if (name !== "e") await utimes(join(folder, name), index + 1, index + 1);
	}
	expect(await readdir(folder)).toEqual(["c", "d", "e"]);
});
