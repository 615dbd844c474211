/** The site's commands, built as `build/server/command.js`: a name, then its options. */
import { runCommand } from "./commands/run-command.ts";
import { processTerminal } from "./commands/terminal.ts";

// The reader of the output may have left (`ensemble doctor | head`): the work goes on to its end.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
process.exitCode = await runCommand(process.argv.slice(2), processTerminal);
