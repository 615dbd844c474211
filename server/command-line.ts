/** The commands beside the site, built as `build/server/command.js`: the name of one, then its words. */
import { runCommand } from "./commands/run-command.ts";
import { processTerminal } from "./commands/terminal.ts";

process.exitCode = await runCommand(process.argv.slice(2), processTerminal);
