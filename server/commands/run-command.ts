import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { asTyped } from "#server/process/typed-command.ts";
import { failureSentence } from "./failure-sentence.ts";
import type { CommandArgs, Terminal } from "./terminal.ts";

type Command = {
	/** Its description in `help`. */
	does: string;
	options?: ParseArgsOptionsConfig;
	/** True if it takes a file or a folder. */
	takesFile?: boolean;
	/** Loaded when it is asked for. */
	load(): Promise<{ run(args: CommandArgs, terminal: Terminal): Promise<number> }>;
};

const commands: Record<string, Command> = {
	"access-code": {
		does: "[--keys]  a new access code for the content area; signs everyone out; --keys removes the owner's other keys, where they were lost",
		options: { keys: { type: "boolean" } },
		load: () => import("./access-code.ts"),
	},
	backup: {
		does: "[FILE]  writes all that the site holds to one file, while it runs; --before-update, without FILE, keeps it as the way back from the update that follows",
		options: { "before-update": { type: "boolean" } },
		takesFile: true,
		load: () => import("./backup.ts"),
	},
	copy: {
		does: "copies all that the site holds to BACKUP_COPY_URL, encrypted, while it runs",
		load: () => import("./copy.ts"),
	},
	doctor: {
		does: "what is right and wrong with this configuration",
		load: () => import("./doctor.ts"),
	},
	export: {
		does: "[--people] FOLDER  writes all that the site holds as files that need no program of ours; --people adds readers and guests",
		options: { people: { type: "boolean" } },
		takesFile: true,
		load: () => import("./export.ts"),
	},
	import: {
		does: "[--dry-run] [--publish] [--pictures FOLDER|ZIP] [--fetch] [--language en|fr] [--from ADDRESS] [--members FILE] [--ask-readers | --consent WORDS --consent-on DAY] FILE  takes articles, pictures, authors, addresses and readers out of an export of WordPress (XML) or Ghost (JSON), or a zip of it and its pictures, as drafts unless --publish; --dry-run only tells",
		options: {
			"dry-run": { type: "boolean" },
			publish: { type: "boolean" },
			pictures: { type: "string" },
			fetch: { type: "boolean" },
			language: { type: "string" },
			from: { type: "string" },
			members: { type: "string" },
			"ask-readers": { type: "boolean" },
			consent: { type: "string" },
			"consent-on": { type: "string" },
		},
		takesFile: true,
		load: () => import("./import.ts"),
	},
	media: {
		does: "[--out] [--in]  where the images are; --out moves those of the database to where MEDIA_URL says, while the site runs, --in moves them back",
		options: { out: { type: "boolean" }, in: { type: "boolean" } },
		load: () => import("./media.ts"),
	},
	restore: {
		does: "[--check] [--identity FILE] [--until TIME] FILE  fills an empty database with such a file, or with a copy at s3://BUCKET/PREFIX or file:///FOLDER, or tries whether one can",
		options: { check: { type: "boolean" }, identity: { type: "string" }, until: { type: "string" } },
		takesFile: true,
		load: () => import("./restore.ts"),
	},
	seed: {
		does: "[--empty] [--reset] [--articles N]  begins a site: with samples, or without; --reset deletes the present one first, once that is confirmed",
		options: { reset: { type: "boolean" }, empty: { type: "boolean" }, articles: { type: "string" } },
		load: () => import("./seed.ts"),
	},
	version: {
		does: "which version this is",
		load: () => import("./version.ts"),
	},
};

/**
 * The commands that run in a process of their own: the site itself, and those that replace one version of
 * it by another.
 */
const others: Record<string, { does: string; refusal: string }> = {
	start: {
		does: "serves the site until it is stopped",
		refusal: "start takes no options: variables configure it.",
	},
	supervise: {
		does: "where there is no systemd: keeps the site running, and carries updates out",
		refusal: "supervise belongs to a site that `install` has laid out: sudo ensemble supervise",
	},
	update: {
		does: "[--check] [--watch SECONDS] FILE  replaces this version by that of a signed archive, and takes it back by itself where it is bad; --check only tries it on a copy",
		refusal: "update belongs to a site that `install` has laid out: sudo ensemble update FILE",
	},
};

/**
 * Runs the command that the first word names, once all words are understood. A failure is one line,
 * without internals. @returns the exit code.
 */
export async function runCommand([name = "help", ...args]: string[], terminal: Terminal): Promise<number> {
	const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
	if (command === undefined) {
		const described = Object.entries({ ...commands, ...others }).map(([known, { does }]) => [known, does]);
		for (const [known = "", does] of described.sort()) terminal.say(`${known.padEnd(12)} ${does}`);
		const isAsked = [name, ...args].some((arg) => ["help", "--help", "-h"].includes(arg));
		if (isAsked) return 0;
		const known = Object.hasOwn(others, name) ? others[name] : undefined;
		terminal.warn(known?.refusal ?? `${name} is not a command: nothing was done.`);
		return 1;
	}
	if (args.includes("--help") || args.includes("-h")) {
		terminal.say(`${asTyped(name)}  ${command.does}`);
		return 0;
	}
	try {
		const read = readArgs(args, command);
		const { run } = await command.load();
		return await run(read, terminal);
	} catch (error) {
		terminal.warn(failureSentence(error));
		return 1;
	}
}

/** @throws Error of one sentence: Node goes on with how to type something else. */
function parseKnown(args: string[], options: ParseArgsOptionsConfig) {
	try {
		return parseArgs({ args, options, allowPositionals: true });
	} catch (error) {
		throw new Error(`${String((error as Error).message).split(". ")[0]}: nothing was done.`);
	}
}

/** @throws Error for an option that the command does not have, and for a word too many. */
function readArgs(args: string[], { options = {}, takesFile = false }: Command): CommandArgs {
	const { values, positionals } = parseKnown(args, options);
	const tooMuch = positionals.slice(takesFile ? 1 : 0);
	if (tooMuch.length > 0) throw new Error(`${tooMuch.join(" ")} is too much: nothing was done.`);
	return { values, file: positionals[0] };
}
