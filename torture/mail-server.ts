import { SMTPServer } from "smtp-server";
import { readMail } from "#platform/testing/smtp-inbox.ts";

/** The copies that arrived of one mail, by its Message-ID. */
type Arrived = { to: string; subject: string; copies: number };

/** Opens a mail server that takes everything, and remembers which mail reached whom how often. */
export async function openMailServer(host = "127.0.0.1") {
	const arrived = new Map<string, Arrived>();
	const server = new SMTPServer({
		disabledCommands: ["AUTH", "STARTTLS"],
		onData: (stream, { envelope }, done) => {
			const chunks: Buffer[] = [];
			stream.on("data", (chunk: Buffer) => chunks.push(chunk));
			stream.on("end", () => {
				const { headers } = readMail(Buffer.concat(chunks).toString("utf8"));
				const id = headers["message-id"] ?? "";
				const known = arrived.get(id);
				if (known !== undefined) known.copies += 1;
				else {
					const to = envelope.rcptTo[0]?.address ?? "";
					arrived.set(id, { to, subject: headers.subject ?? "", copies: 1 });
				}
				done();
			});
		},
	});
	// A killed process leaves its connections.
	server.on("error", () => undefined);
	await new Promise<void>((resolve) => server.listen(0, host, resolve));
	const address = server.server.address();
	const port = typeof address === "object" && address !== null ? address.port : 0;
	return { port, arrived, close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}

export type MailServer = Awaited<ReturnType<typeof openMailServer>>;
