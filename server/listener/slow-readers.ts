import type { Server } from "node:http";
import type { Socket } from "node:net";

/**
 * Ends connections whose client does not take what the process holds for it: `readingMs` after it
 * began to wait. What fits the system's own buffers is not held, and nobody waits for it.
 */
export function cutSlowReaders(
	server: Server,
	{ readingMs, checkEveryMs }: { readingMs: number; checkEveryMs: number },
): void {
	/** Since when each open connection has had something to read; 0 while it has nothing. */
	const waitingSince = new Map<Socket, number>();
	server.on("connection", (socket: Socket) => {
		waitingSince.set(socket, 0);
		socket.once("close", () => waitingSince.delete(socket));
	});
	const check = setInterval(() => {
		const now = performance.now();
		for (const [socket, since] of waitingSince) {
			if (socket.writableLength === 0) waitingSince.set(socket, 0);
			else if (since === 0) waitingSince.set(socket, now);
			else if (now - since > readingMs) socket.destroy();
		}
	}, checkEveryMs);
	check.unref();
	server.once("close", () => clearInterval(check));
}
