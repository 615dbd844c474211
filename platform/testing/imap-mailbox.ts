import { createServer, type Socket } from "node:net";
import { account, answerCommand, type Session } from "./imap-commands.ts";
import { addMail, type Folder } from "./imap-folders.ts";

type Options = {
	/** True if the server moves mails; clients copy and delete them where it does not. */
	canMove?: boolean;
	/** Called before each command; `drop` ends the connection in its place. */
	onCommand?: (command: string) => unknown;
};

/**
 * Opens a mail server of one account, as RFC 3501 has it, over real connections: the commands that
 * reading reports takes.
 */
export async function openImapMailbox({ canMove = true, onCommand }: Options = {}) {
	const folders = new Map<string, Folder>([["INBOX", { uidValidity: 7, uidNext: 1, mails: [] }]]);
	const sockets = new Set<Socket>();
	const capabilities = `IMAP4rev1 UIDPLUS${canMove ? " MOVE" : ""}`;

	// An answer in two writes would else wait 40 ms for the client to acknowledge the first.
	const server = createServer({ noDelay: true }, (socket) => {
		sockets.add(socket);
		socket.on("close", () => sockets.delete(socket));
		socket.on("error", () => undefined);
		const say = (text: string | Buffer) => {
			socket.write(Buffer.concat([Buffer.from("* "), Buffer.from(text), Buffer.from("\r\n")]));
		};
		const session: Session = { folder: undefined, isSignedIn: false, say };
		let pending = "";
		say(`OK [CAPABILITY ${capabilities}] ready`);
		socket.on("data", (chunk) => {
			pending += chunk.toString("utf8");
			for (let end = pending.indexOf("\r\n"); end >= 0; end = pending.indexOf("\r\n")) {
				const line = pending.slice(0, end);
				pending = pending.slice(end + 2);
				answer(socket, session, line);
			}
		});
	});

	function answer(socket: Socket, session: Session, line: string): void {
		const [, tag = "*", uid = "", name = "", rest = ""] = /^(\S+) (UID )?(\S+) ?(.*)$/i.exec(line) ?? [];
		const command = (uid + name).toUpperCase();
		if (onCommand?.(command) === "drop") {
			socket.destroy();
			return;
		}
		if (command === "CAPABILITY") session.say(`CAPABILITY ${capabilities}`);
		if (command === "LOGOUT") session.say("BYE see you");
		const isSimple = ["CAPABILITY", "LOGOUT", "NOOP"].includes(command);
		socket.write(`${tag} ${isSimple ? "OK done" : answerCommand(command, rest, session, folders)}\r\n`);
		if (command === "LOGOUT") socket.end();
	}

	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const address = server.address();
	const port = typeof address === "object" && address !== null ? address.port : 0;
	const folderOf = (name: string) => folders.get(name) ?? { uidValidity: 0, uidNext: 1, mails: [] };
	return {
		url: `imap://${account.user}:${account.password}@127.0.0.1:${port}`,
		/** A mail arrives. */
		deliver: (source: string | Buffer, date: Date, folder = "INBOX"): number =>
			addMail(folderOf(folder), { source: Buffer.from(source), date }),
		/** The mails of a folder: none where there is no such folder. */
		mailsIn: (name: string) => folderOf(name).mails,
		/** Renumbers its mails, as a restored server does. */
		renumber: (): void => {
			const inbox = folderOf("INBOX");
			inbox.uidValidity += 1;
			for (const [index, mail] of inbox.mails.entries()) mail.uid = index + 1;
			inbox.uidNext = inbox.mails.length + 1;
		},
		close: async (): Promise<void> => {
			for (const socket of sockets) socket.destroy();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}
