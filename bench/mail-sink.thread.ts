/** A mail server that keeps nothing. Tells its port, and ends with its thread. */
import { parentPort } from "node:worker_threads";
import { SMTPServer } from "smtp-server";

const server = new SMTPServer({
	disabledCommands: ["AUTH", "STARTTLS"],
	onData: (stream, _session, done) => {
		stream.resume();
		stream.on("end", () => done());
	},
});
// A site that stops leaves its connections.
server.on("error", () => undefined);
server.listen(0, "127.0.0.1", () => {
	const address = server.server.address();
	parentPort?.postMessage(typeof address === "object" && address !== null ? address.port : 0);
});
