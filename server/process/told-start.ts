import type { ListenOptions, Server } from "node:net";
import { HeldConnections } from "#server/listener/held-connections.ts";
import { maxConnections } from "#server/listener/http-server.ts";

/** The option of a start that waits until whoever started it says so, as `updater/process-service.ts` does. */
export const whenTold = "--when-told";

/** The words that a process hears which is to take the place of another one. */
type Word = "hold" | "open" | "keep";

/**
 * Waits, with the program loaded and no database open, until the process that started this one says "open" or
 * "keep". Before that, "hold" has it take connections, which wait. Without "keep" it ends with whoever started it.
 */
export async function waitUntilTold(address: ListenOptions) {
	const held = new HeldConnections(maxConnections);
	const shared = { ...address, reusePort: true };
	let holding: Promise<boolean> | undefined;
	let isKept = false;
	const told = new Promise<void>((resolve) => {
		process.on("message", (word: Word) => {
			if (word === "keep") isKept = true;
			if (word !== "hold") return resolve();
			// A process that shares its address with none lets nobody wait here.
			holding ??= held.listen(shared).then(
				() => true,
				() => false,
			);
			void holding.then(() => tell("holding"));
		});
	});
	process.once("disconnect", () => {
		if (!isKept) process.kill(process.pid, "SIGTERM");
	});
	tell("loaded");
	await told;
	return {
		/** Has a server answer at the address, those first who wait there. */
		async listen(server: Server, onListening: () => void): Promise<void> {
			const ready = () => {
				onListening();
				tell("ready");
			};
			if (await holding) held.passTo(server, ready);
			else server.listen(shared, ready);
		},
	};
}

/** Tells the process that started this one, unless it has ended. */
function tell(what: "loaded" | "holding" | "ready"): void {
	if (process.connected) process.send?.(what, undefined, undefined, () => undefined);
}
