import { spawnSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { freshFolder } from "#platform/testing/fresh-folder.ts";

/** Returns what the rule says of an action with this statement. */
async function complaintsOf(statement: string): Promise<string> {
	const folder = await freshFolder();
	const plugins = [resolve("lint/no-request-url.grit")];
	await writeFile(join(folder, "biome.json"), JSON.stringify({ plugins }));
	const code = `export async function action({ request, url, ...args }: Arguments) {\n\t${statement}\n}\n`;
	await writeFile(join(folder, "some.page.tsx"), code);
	const { stdout, stderr } = spawnSync(resolve("node_modules/.bin/biome"), ["lint"], {
		cwd: folder,
		encoding: "utf8",
	});
	return stdout + stderr;
}

it.each([
	"return redirect(request.url);",
	"return redirect(new URL(args.request.url).pathname);",
	"const { url: address } = request; return redirect(address);",
	"const { method, url: address } = args.request; return redirect(method + address);",
])("refuses what carries the parameters of the browser's router: %s", async (statement) => {
	expect(await complaintsOf(statement)).toContain("Read `url` from the arguments of the loader or action");
});

it("the rule lets pass what reads the page's own address", async () => {
	const complaints = await complaintsOf(
		"const { headers } = request; return redirect(url.pathname, { headers });",
	);
	expect(complaints).toMatch(/Checked 2 files/);
	expect(complaints).not.toContain("Read `url`");
});
