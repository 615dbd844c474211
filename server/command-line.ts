/** The commands beside the site, built as `build/server/command.js`: the name of one, then its words. */
import { runCommand } from "./commands/run-command.ts";
import { processTerminal } from "./commands/terminal.ts";

// Whoever read what is said may have left (`ensemble doctor | head`): the work goes on to its end.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
process.exitCode = await runCommand(process.argv.slice(2), processTerminal);
