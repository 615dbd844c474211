import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, openSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Layout } from "./layout.ts";
import { asAccount } from "./run-program.ts";
import type { NextProcess } from "./service.ts";

/** A version whose program is not loaded by then hangs. */
const loadsWithinMs = 20_000;
const holdsWithinMs = 2_000;
/** Seconds to wait for the lock: a process that the last one forked holds it for a moment longer. */
const lockWaitSeconds = "10";
/** The number of the lock among the process's open files. */
const lockFile = 3;

type Files = {
	/** Held by the process that is the site. */
	lock: string;
	/** Names the process that is the site. */
	number: string;
};

/**
 * Starts a version that loads its program and waits until it is told to open the site. Until it is taken for the
 * site it ends with this process, however that ends. Undefined for a version that knows no such start.
 */
export async function toldProcess(
	layout: Layout,
	version: string,
	files: Files,
): Promise<NextProcess | undefined> {
	// The child shares this open file: it keeps the lock that `take` takes on it after the file is closed here.
	const lock = openSync(files.lock, "a");
	const child = spawnTold(layout, version, lock);
	const says = wordsOf(child);
	const hasEnded = () => child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
	let isTaken = false;
	// One that ends meanwhile is noticed by what it does not say.
	const tell = (word: "hold" | "open" | "keep") =>
		new Promise<void>((resolve) => {
			if (child.connected) child.send(word, () => resolve());
			else resolve();
		});
	const leave = () => {
		if (!isTaken && !hasEnded()) child.kill("SIGKILL");
		closeSync(lock);
		if (child.connected) child.disconnect();
		child.unref();
	};
	const isLoaded = await says("loaded", loadsWithinMs);
	if (!isLoaded && hasEnded()) {
		leave();
		return undefined;
	}
	return {
		isLoaded,
		hold: async () => {
			await tell("hold");
			await says("holding", holdsWithinMs);
		},
		open: () => tell("open"),
		take: async () => {
			if (hasEnded() || !(await takesLock(lock))) return false;
			noteNumber(files.number, child.pid);
			isTaken = true;
			await tell("keep");
			return true;
		},
		isReady: (withinMs) => says("ready", withinMs),
		leave,
	};
}

function spawnTold(layout: Layout, version: string, lock: number): ChildProcess {
	const program = join(layout.releases, version, "bin", "ensemble");
	const [name = "", ...words] = asAccount(layout, [program, "start", "--when-told"]);
	return spawn(name, words, {
		detached: true,
		stdio: ["ignore", "inherit", "inherit", lock, "ipc"],
		env: { PATH: process.env.PATH, ENSEMBLE_ENV_FILE: layout.environmentFile },
	});
}

/** Writes the number of the process that is the site: whole, or not at all. */
function noteNumber(file: string, pid: number | undefined): void {
	writeFileSync(`${file}.new`, `${pid}\n`);
	renameSync(`${file}.new`, file);
}

/** Returns a wait for a word of a process; false where it ends before, or does not say it in time. */
function wordsOf(child: ChildProcess) {
	const said = new Set<unknown>();
	const changed = new Set<() => void>();
	const notice = () => {
		for (const look of changed) look();
	};
	let hasEnded = false;
	child.on("message", (word) => {
		said.add(word);
		notice();
	});
	for (const event of ["exit", "error"] as const) {
		child.once(event, () => {
			hasEnded = true;
			notice();
		});
	}
	return (word: string, withinMs: number) =>
		new Promise<boolean>((resolve) => {
			const end = (isSaid: boolean) => {
				clearTimeout(late);
				changed.delete(look);
				resolve(isSaid);
			};
			const look = () => {
				if (said.has(word)) end(true);
				else if (hasEnded) end(false);
			};
			const late = setTimeout(() => end(false), withinMs);
			changed.add(look);
			look();
		});
}

/** Takes the lock for all processes that share this open file. @returns whether it was free in time. */
function takesLock(lock: number): Promise<boolean> {
	const stdio = ["ignore", "ignore", "ignore", lock] as const;
	const flock = spawn("flock", ["--wait", lockWaitSeconds, String(lockFile)], { stdio: [...stdio] });
	return new Promise((resolve) => {
		flock.once("error", () => resolve(false));
		flock.once("close", (code) => resolve(code === 0));
	});
}
