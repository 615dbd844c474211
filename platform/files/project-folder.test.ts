import { existsSync } from "node:fs";
import { join } from "node:path";
import { chdir, cwd } from "node:process";
import { expect, it, onTestFinished, vi } from "vitest";
import { freshFolder } from "#platform/testing/fresh-folder.ts";

it("the project folder is the folder of the project, from wherever the site is started", async () => {
	const before = cwd();
	onTestFinished(() => chdir(before));
	chdir(await freshFolder());
	vi.resetModules();
	const { projectFolder } = await import("./project-folder.ts");
	expect(projectFolder).toBe(before);
	expect(existsSync(join(projectFolder, "app/ui/fonts/fraunces.woff2"))).toBe(true);
});
