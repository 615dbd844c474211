import type { AddressInfo } from "node:net";
import { connect, createServer, type Socket } from "node:net";

/** A TCP link between two programs, which can be frozen and cut. */
export type TcpLink = {
	/** The port that accepts connections. */
	port: number;
	/**
	 * Lets nothing pass from now on: connections stay open and are taken, as with a stopped process or a
	 * firewall.
	 */
	freeze(): void;
	thaw(): void;
	/** Ends every connection, and each new one, until it is mended. */
	cut(): void;
	/** Takes connections again, to another port of its host where one is named. */
	mend(port?: number): void;
	close(): void;
};

/** Opens a link on a free port to a port of this machine, or of another. */
export async function openTcpLink(target: { host: string; port: number }): Promise<TcpLink> {
	let destination = target;
	const pairs = new Set<Socket>();
	let isFrozen = false;
	let isCut = false;
	const server = createServer({ noDelay: true }, (near) => {
		if (isCut) {
			near.destroy();
			return;
		}
		const far = connect({ ...destination, noDelay: true });
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
	return {
		port: (server.address() as AddressInfo).port,
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
		mend: (port = destination.port) => {
			destination = { ...destination, port };
			isCut = false;
		},
		close: () => {
			server.close();
			for (const socket of pairs) socket.destroy();
		},
	};
}
