import { connect, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** A connection on which a test writes what no HTTP client would. */
export type RawConnection = {
	socket: Socket;
	write(text: string): void;
	/** All that was answered so far. */
	answered(): string;
	/** Waits for an answer that matches. Rejects when the connection ends without one. */
	awaitAnswer(pattern: RegExp): Promise<string>;
	/** Waits until the server ends the connection. @returns all that it answered. */
	awaitEnd(): Promise<string>;
};

/** Connects to a port of this machine. The connection ends with the test. */
export async function rawConnection(port: number): Promise<RawConnection> {
	const socket = connect({ port, host: "127.0.0.1" });
	onTestFinished(() => {
		socket.destroy();
	});
	// An end by force is an end like any other here.
	socket.on("error", () => undefined);
	let text = "";
	socket.setEncoding("latin1");
	socket.on("data", (chunk) => {
		text += chunk;
	});
	const ended = new Promise<string>((resolve) => socket.once("close", () => resolve(text)));
	await new Promise<void>((resolve) => socket.once("connect", () => resolve()));
	return {
		socket,
		write: (words) => void socket.write(words, "latin1"),
		answered: () => text,
		awaitEnd: () => ended,
		awaitAnswer: (pattern) =>
			new Promise((resolve, reject) => {
				const look = () => pattern.test(text) && resolve(text);
				socket.on("data", look);
				void ended.then(() => reject(new Error(`It ended with: ${text}`)));
				look();
			}),
	};
}

/** Sends one request as it is written, and reads until the server ends the connection. */
export async function exchange(port: number, request: string): Promise<string> {
	const connection = await rawConnection(port);
	connection.write(request);
	return connection.awaitEnd();
}
