import { execFileSync } from "node:child_process";
import { signalIfThere } from "#platform/testing/child-process.ts";
import type { Place } from "../place.ts";
import { isRunning } from "./trial-folder.ts";

/**
 * A network of machines that are namespaces of this one's kernel, each with an address of its own,
 * on a bridge that this machine has an address on too.
 */
export type Wires = {
	/** The address at which all of them find what stands on this machine. */
	hub: string;
	placeOf(name: string): Place;
	/** Takes a machine's line away: what is sent vanishes, and nobody is told. */
	cut(name: string): void;
	mend(name: string): void;
	/** Has a share of what a machine sends and is sent vanish, from 0 to 100. */
	lose(name: string, percent: number): void;
	close(): void;
};

/** For networks that are tried: none that a machine has by itself. */
const networks = Array.from({ length: 256 }, (_, number) => `198.18.${number}`);
const firstAddress = 11;

const run = (program: string, ...args: string[]): string =>
	execFileSync(program, args, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
const ip = (words: string): string => run("ip", ...words.split(" "));

/** Lays wires between so many machines, with those gone that a killed trial left. */
export function layWires(names: readonly string[]): Wires {
	removeAllOf((pid) => !isRunning(pid));
	const own = process.pid;
	const bridge = `e${own}-b`;
	const network = freeNetwork();
	const hub = `${network}.1`;
	const lineOf = (name: string) => `e${own}-${names.indexOf(name)}`;
	const spaceOf = (name: string) => `ensemble-${own}-${name}`;
	const addressOf = (name: string) => `${network}.${firstAddress + names.indexOf(name)}`;
	const close = () => removeAllOf((pid) => pid === own);
	process.once("exit", close);

	ip(`link add ${bridge} type bridge`);
	ip(`address add ${hub}/24 dev ${bridge}`);
	ip(`link set ${bridge} up`);
	for (const name of names) {
		const [space, line] = [spaceOf(name), lineOf(name)];
		ip(`netns add ${space}`);
		ip(`link add ${line} type veth peer name eth0 netns ${space}`);
		ip(`link set ${line} master ${bridge} up`);
		ip(`-n ${space} address add ${addressOf(name)}/24 dev eth0`);
		ip(`-n ${space} link set eth0 up`);
		ip(`-n ${space} link set lo up`);
	}
	return {
		hub,
		placeOf: (name) => ({ address: addressOf(name), within: ["ip", "netns", "exec", spaceOf(name)] }),
		cut: (name) => void ip(`link set ${lineOf(name)} down`),
		mend: (name) => void ip(`link set ${lineOf(name)} up`),
		lose: (name, percent) => {
			const drop = `numgen random mod 100 < ${percent} drop;`;
			const chains = ["input", "output"].map(
				(hook) => `chain ${hook} { type filter hook ${hook} priority 0; ${drop} };`,
			);
			const rules = percent === 0 ? "" : `table ip loss { ${chains.join(" ")} }`;
			run("ip", "netns", "exec", spaceOf(name), "nft", `table ip loss; delete table ip loss; ${rules}`);
		},
		close: () => {
			process.off("exit", close);
			close();
		},
	};
}

function freeNetwork(): string {
	const taken = ip("-o -4 address");
	const free = networks.find((network) => !taken.includes(` ${network}.`));
	if (free === undefined) throw new Error("No network is left: see `ip address`.");
	return free;
}

/** Removes the namespaces and wires of trials by the ids of their processes, and what runs there. */
function removeAllOf(isGone: (pid: number) => boolean): void {
	const mine = (text: string, pattern: RegExp) =>
		[...text.matchAll(pattern)].filter(([, pid]) => isGone(Number(pid))).map(([name]) => name);
	for (const space of mine(ip("netns list"), /^ensemble-(\d+)-[\w-]+/gm)) {
		for (const pid of ip(`netns pids ${space}`).split("\n").filter(Boolean))
			signalIfThere(Number(pid), "SIGKILL");
		ip(`netns delete ${space}`);
	}
	// Wires may have gone with their namespaces, a moment later than that.
	for (const line of mine(ip("-o link"), /\be(\d+)-(?:b|\d)\b/g)) {
		try {
			ip(`link delete ${line}`);
		} catch (error) {
			if (!String(error).includes("Cannot find device")) throw error;
		}
	}
}
