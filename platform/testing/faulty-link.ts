import type { AddressInfo } from "node:net";
import { connect, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

export type FaultyLink = {
	/** The database's address by way of the link. */
	url: string;
	/**
	 * From now on nothing passes: connections stay open and are taken, as with a stopped process or a
	 * firewall.
	 */
	freeze(): void;
	thaw(): void;
	/** Ends every connection, and each new one, until it is mended. */
	cut(): void;
	mend(): void;
};

/**
 * A TCP link between a process and a PostgreSQL, which can be frozen and cut. Gone when the test
 * ends.
 */
export async function faultyLink(databaseUrl: string): Promise<FaultyLink> {
	const target = new URL(databaseUrl);
	const pairs = new Set<Socket>();
	let isFrozen = false;
	let isCut = false;
	const server = createServer((near) => {
		if (isCut) {
			near.destroy();
			return;
		}
		const far = connect(Number(target.port), target.hostname);
		for (const [from, to] of [
			[near, far],
			[far, near],
		] as const) {
			pairs.add(from);
			from.on("error", () => to.destroy());
			from.once("close", () => {
				pairs.delete(from);
				to.destroy();
			});
			from.on("data", (chunk) => to.write(chunk));
			if (isFrozen) from.pause();
		}
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	onTestFinished(() => {
		server.close();
		for (const socket of pairs) socket.destroy();
	});
	const url = new URL(databaseUrl);
	url.port = String((server.address() as AddressInfo).port);
	return {
		url: url.href,
		freeze: () => {
			isFrozen = true;
			for (const socket of pairs) socket.pause();
		},
		thaw: () => {
			isFrozen = false;
			for (const socket of pairs) socket.resume();
		},
		cut: () => {
			isCut = true;
			for (const socket of pairs) socket.destroy();
		},
		mend: () => {
			isCut = false;
		},
	};
}
