import { createServer, type ListenOptions, type Server, type Socket } from "node:net";

/**
 * Takes connections before there is anything to answer them with: they wait, unread, until a server takes them
 * over together with the address that they came to.
 */
export class HeldConnections {
	readonly #waiting = new Set<Socket>();
	readonly #door: Server;

	constructor(maxConnections: number) {
		this.#door = createServer({ pauseOnConnect: true }, (socket) => {
			this.#waiting.add(socket);
			socket.on("error", ignore);
			socket.once("close", () => this.#waiting.delete(socket));
		});
		this.#door.maxConnections = maxConnections;
	}

	/** Resolves once connections are taken. @throws Error where another process keeps the address for itself. */
	listen(options: ListenOptions): Promise<void> {
		return new Promise((resolve, reject) => {
			this.#door.once("error", reject);
			this.#door.listen(options, () => {
				this.#door.removeListener("error", reject);
				resolve();
			});
		});
	}

	/** Hands the address over, and every connection that waits. */
	passTo(server: Server, onListening: () => void): void {
		server.listen(this.#door, () => {
			for (const socket of this.#waiting) {
				socket.removeListener("error", ignore);
				server.emit("connection", socket);
				socket.resume();
			}
			this.#waiting.clear();
			onListening();
		});
	}
}

/** Ignores the error of a client that gave up: its connection closes, which is noticed. */
function ignore(): void {}
