import { join } from "node:path";
import { z } from "zod";
import { readEnvironment } from "#platform/environment.ts";
import { projectFolder } from "#platform/files/project-folder.ts";
import { exportSite } from "#server/export/export-site.ts";
import { asTyped } from "#server/process/typed-command.ts";
import { recordCommand } from "./record-command.ts";
import type { CommandArgs, Terminal } from "./terminal.ts";

const typedOptions = z.object({ people: z.boolean().default(false) });
const brokenOff = "The export was broken off: nothing of it is left.";

/** `export FOLDER`: writes everything of a site, which may be running, without readers and guests unless `--people`. */
export async function run({ values, file: folder }: CommandArgs, terminal: Terminal): Promise<number> {
	const { people } = typedOptions.parse(values);
	if (folder === undefined) throw new Error(`Which folder? ${asTyped("export", "FOLDER")}`);
	const ended = new AbortController();
	for (const signal of ["SIGINT", "SIGTERM"] as const) {
		process.once(signal, () => ended.abort(new Error(brokenOff)));
	}
	const program = {
		build: await import("virtual:react-router/server-build"),
		clientFolder: join(projectFolder, "build", "client"),
	};
	const { counts, missed } = await exportSite(folder, readEnvironment(), program, {
		withPeople: people,
		signal: ended.signal,
		onProgress: (what, count) => terminal.progress(`${what}: ${count}`),
		instant: new Date(),
	});
	await recordCommand({ action: people ? "people-exported" : "site-exported" }, terminal);
	const totals = Object.entries(counts).map(([part, count]) => `${part} ${count}`);
	terminal.say(`Everything is in ${folder}: ${totals.join(", ")}. Begin with its index.html.`);
	if (!people) terminal.say("Readers and guests are not in it: --people adds them.");
	for (const line of missed) terminal.warn(line);
	return missed.length === 0 ? 0 : 1;
}
