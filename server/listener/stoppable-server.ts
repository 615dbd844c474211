import { type IncomingMessage, Server, type ServerOptions, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";

/** A request that was on its way on an idle connection has arrived by then. */
const idleGraceMs = 500;
/** Interval of closing idle connections while the last requests run. */
const sweepMs = 50;

type State = { isStopping: boolean };

/**
 * An HTTP server that answers, when it stops, every request that was sent before. Node's own
 * `close` cuts idle connections at once, and with them the requests that are on their way.
 */
export class StoppableServer extends Server {
	readonly #state: State;
	readonly #connections = new Set<Socket>();
	/** Connections that it has taken so far. */
	#taken = 0;

	constructor(options: ServerOptions) {
		const state = { isStopping: false };
		super({ ...options, ServerResponse: responseOf(state) });
		this.#state = state;
		this.on("connection", (socket) => {
			this.#taken += 1;
			this.#connections.add(socket);
			socket.once("close", () => this.#connections.delete(socket));
		});
	}

	/**
	 * Takes no new connection; each answer ends its connection, and connections without a request end
	 * after half a second, or once the last answer is sent. Resolves once there is none.
	 */
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

	/**
	 * Node takes a connection for idle whose answer has ended, though its client has not read all of it
	 * yet. While one is being sent, the others cost nothing.
	 */
	#closeIdle(): void {
		for (const { writableLength } of this.#connections) if (writableLength > 0) return;
		this.closeIdleConnections();
	}

	/**
	 * Takes the connections that wait: one comes in a turn of the event loop. Closed unseen, they would
	 * be cut, with what was asked on them.
	 */
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
		override writeHead(status: number, ...rest: never[]): this {
			// The client learns that its next request needs another connection.
			if (state.isStopping) this.shouldKeepAlive = false;
			return super.writeHead(status, ...rest);
		}
	};
}
