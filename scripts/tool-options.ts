import { type ParseArgsConfig, parseArgs } from "node:util";

type ToolConfig = Pick<ParseArgsConfig, "options" | "allowPositionals">;

/**
 * Reads what was typed behind the name of a tool, before it does anything: `--help` prints what it
 * does and ends it, as does what it does not take.
 * @param usage such as `npm run outage -- [--rounds 10]  what it does`.
 */
export function readToolOptions<Config extends ToolConfig = object>(usage: string, config?: Config) {
	try {
		if (process.argv.includes("--help") || process.argv.includes("-h")) end(usage, 0);
		return parseArgs({ ...config, strict: true } as Config & { strict: true });
	} catch (error) {
		return end(`${firstSentence(error)}: nothing was done.\n${usage}`, 1);
	}
}

/** Node goes on with how to type something else. */
const firstSentence = (error: unknown): string => String((error as Error).message).split(/\. |\.$/)[0] ?? "";

function end(text: string, code: number): never {
	(code === 0 ? process.stdout : process.stderr).write(`${text}\n`);
	process.exit(code);
}
