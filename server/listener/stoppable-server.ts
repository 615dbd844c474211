import { type IncomingMessage, Server, type ServerOptions, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";

/** A request that was on its way on an idle connection has arrived by then. */
const idleGraceMs = 500;
/** Interval of closing idle connections while the last requests run. */
const sweepMs = 50;

type State = { isStopping: boolean };

/** An HTTP server that answers all when it stops: Node's `close` cuts idle connections at once. */
export class StoppableServer extends Server {
	readonly #state: State;
	/** Open connections. */
	readonly sockets = new Set<Socket>();
	/** Connections that it has taken so far. */
	#taken = 0;

	constructor(options: ServerOptions) {
		const state = { isStopping: false };
		super({ ...options, ServerResponse: responseOf(state) });
		this.#state = state;
		this.on("connection", (socket) => {
			this.#taken += 1;
			this.sockets.add(socket);
			socket.once("close", () => this.sockets.delete(socket));
		});
	}

	/** Takes no new connection, answers what was sent, and resolves once all connections have ended. */
	async stop(): Promise<void> {
		this.#state.isStopping = true;
		await this.#takeWaiting();
		let sweep: NodeJS.Timeout | undefined;
		const grace = setTimeout(() => {
			sweep = setInterval(() => this.#closeIdle(), sweepMs);
		}, idleGraceMs);
		await new Promise((resolve) => NetServer.prototype.close.call(this, resolve));
		clearTimeout(grace);
		clearInterval(sweep);
	}

	/** Node takes a connection for idle whose answer has ended, though its client is still reading. */
	#closeIdle(): void {
		for (const { writableLength } of this.sockets) if (writableLength > 0) return;
		this.closeIdleConnections();
	}

	/** Takes the connections that wait, one in a turn of the event loop: unseen, they would be cut. */
	async #takeWaiting(): Promise<void> {
		const end = performance.now() + idleGraceMs;
		let before: number;
		do {
			before = this.#taken;
			await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
		} while (this.#taken > before && performance.now() < end);
	}
}

function responseOf(state: State) {
	return class StoppableResponse<
		Request extends IncomingMessage = IncomingMessage,
	> extends ServerResponse<Request> {
		// Named one by one: gathering and spreading them would cost each cached page.
		override writeHead(status: number, reason?: never, headers?: never): this {
			// The client learns that its next request needs another connection.
			if (state.isStopping) this.shouldKeepAlive = false;
			return super.writeHead(status, reason, headers);
		}
	};
}
