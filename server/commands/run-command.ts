import type { Terminal } from "./terminal.ts";

type Command = {
	/** What `help` says of it. */
	does: string;
	load(): Promise<{ run(words: string[], terminal: Terminal): Promise<number> }>;
};

/** Each is loaded when it is asked for. */
const commands: Record<string, Command> = {
	"access-code": {
		does: "a new access code for the content area; signs everyone out",
		load: () => import("./access-code.ts"),
	},
	backup: {
		does: "[FILE]  writes all that the site holds to one file, while it runs",
		load: () => import("./backup.ts"),
	},
	doctor: {
		does: "what is right and wrong with this configuration",
		load: () => import("./doctor.ts"),
	},
	restore: {
		does: "[--check] [--identity FILE] FILE  fills an empty database with such a file, or tries whether one can",
		load: () => import("./restore.ts"),
	},
	seed: {
		does: "[--empty] [--reset] [--articles N]  begins a site: with samples, or without",
		load: () => import("./seed.ts"),
	},
	version: { does: "which version this is", load: () => import("./version.ts") },
};

/**
 * Runs the command that the first word names. A failure is one line, without what is internal to the
 * program. @returns the exit code.
 */
export async function runCommand([name = "help", ...words]: string[], terminal: Terminal): Promise<number> {
	const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
	if (command === undefined) {
		for (const [known, { does }] of Object.entries(commands)) terminal.say(`${known.padEnd(12)} ${does}`);
		return name === "help" ? 0 : 1;
	}
	try {
		const { run } = await command.load();
		return await run(words, terminal);
	} catch (error) {
		terminal.warn(error instanceof Error ? error.message : String(error));
		return 1;
	}
}
