import { createInterface } from "node:readline";
import { Writable } from "node:stream";

/** A terminal for the output and the questions of a command; tests script one. */
export type Terminal = {
	/** A line of the result. */
	say(line: string): void;
	/** A line of what went wrong. */
	warn(line: string): void;
	/** Shows the progress of a long command; the next line replaces it. */
	progress(line: string): void;
	/** Asks for one line, `hidden` while it is typed; undefined where the user or the input ends. */
	ask(question: string, options?: { hidden: boolean }): Promise<string | undefined>;
};

/** The process's own. A question is written to a terminal alone: a pipe has its answer ready. */
export const processTerminal: Terminal = {
	say: (line) => void process.stdout.write(`${line}\n`),
	warn: (line) => void process.stderr.write(`${line}\n`),
	progress: (line) => {
		if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${line}\r`);
	},
	ask: async (question, { hidden } = { hidden: false }) => {
		const terminal = process.stdin.isTTY === true;
		if (terminal) process.stdout.write(question);
		const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
		const output = hidden ? nowhere : process.stdout;
		const lines = createInterface({ input: process.stdin, output, terminal });
		const answer = await new Promise<string | undefined>((resolve) => {
			lines.once("line", resolve);
			lines.once("close", () => resolve(undefined));
		});
		lines.close();
		if (terminal && hidden) process.stdout.write("\n");
		return answer;
	},
};

/** The parsed arguments of a command. */
export type CommandArgs = { values: Record<string, unknown>; file: string | undefined };
