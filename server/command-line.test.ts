import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";

it("a command ends when the reader of its output has left", async () => {
	const child = spawn(process.execPath, ["server/command-line.ts", "help"]);
	child.stdout.destroy();
	const complaints = text(child.stderr);
	const [code] = await once(child, "close");
	expect(await complaints).toBe("");
	expect(code).toBe(0);
});
