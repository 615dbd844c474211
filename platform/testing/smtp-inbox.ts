import { SMTPServer } from "smtp-server";

/** A mail as it arrived: its envelope, its headers by lower case name, and its parts decoded. */
export type ReceivedMail = {
	from: string;
	to: string[];
	headers: Record<string, string>;
	text: string;
	html: string;
};

/** A real mail server on a port of its own, which stores what it receives. */
export type SmtpInbox = {
	url: string;
	port: number;
	mails: ReceivedMail[];
	close(): Promise<void>;
};

/**
 * Listens on a free port, or on the one given. `refuse` answers recipients with an error instead of
 * taking them.
 */
export async function openSmtpInbox(
	options: { port?: number; refuse?: () => Error } = {},
): Promise<SmtpInbox> {
	const mails: ReceivedMail[] = [];
	const server = new SMTPServer({
		disabledCommands: ["AUTH", "STARTTLS"],
		onRcptTo: (_address, _session, done) => done(options.refuse?.()),
		onData: (stream, { envelope }, done) => {
			const chunks: Buffer[] = [];
			stream.on("data", (chunk: Buffer) => chunks.push(chunk));
			stream.on("end", () => {
				const { mailFrom, rcptTo } = envelope;
				const mail = readMail(Buffer.concat(chunks).toString("utf8"));
				mails.push({
					...mail,
					from: mailFrom ? mailFrom.address : "",
					to: rcptTo.map(({ address }) => address),
				});
				done();
			});
		},
	});
	await new Promise<void>((resolve) => server.listen(options.port ?? 0, "127.0.0.1", resolve));
	const address = server.server.address();
	const port = typeof address === "object" && address !== null ? address.port : 0;
	return {
		url: `smtp://127.0.0.1:${port}`,
		port,
		mails,
		close: () => new Promise((resolve) => server.close(() => resolve())),
	};
}

/** Reads a message: its first plain text and its first HTML, however its parts are put together. */
export function readMail(source: string): Pick<ReceivedMail, "headers" | "text" | "html"> {
	const [head] = splitHead(source);
	const parts = partsOf(source);
	const find = (type: string) => parts.find((part) => part.type.startsWith(type))?.content ?? "";
	return { headers: readHeaders(head), text: find("text/plain"), html: find("text/html") };
}

/** Lists the decoded parts of a message, or of one of its parts, which are made of none themselves. */
function partsOf(source: string): { type: string; content: string }[] {
	const [head, content] = splitHead(source);
	const headers = readHeaders(head);
	const type = headers["content-type"] ?? "";
	const boundary = /boundary="([^"]+)"/.exec(type)?.[1];
	if (boundary === undefined) return [{ type, content: decode(content, headers) }];
	const parts = content.split(new RegExp(`\\r?\\n?--${boundary}`)).slice(1, -1);
	return parts.flatMap((part) => partsOf(part.trimStart()));
}

function splitHead(source: string): [head: string, body: string] {
	const end = /\r?\n\r?\n/.exec(source);
	return end === null ? [source, ""] : [source.slice(0, end.index), source.slice(end.index + end[0].length)];
}

function readHeaders(head: string): Record<string, string> {
	const lines = head.replace(/\r?\n[ \t]+/g, " ").split(/\r?\n/);
	return Object.fromEntries(
		lines.map((line) => [
			line.slice(0, line.indexOf(":")).toLowerCase(),
			decodeWords(line.slice(line.indexOf(":") + 1).trim()),
		]),
	);
}

/** Returns a header's encoded words (RFC 2047) as text: `=?UTF-8?Q?confirm=C3=A9?=`. */
function decodeWords(header: string): string {
	return header
		.replace(/\?=\s+=\?/g, "?==?")
		.replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_word, kind: string, text: string) =>
			kind.toUpperCase() === "B"
				? decode(text, { "content-transfer-encoding": "base64" })
				: decode(text.replaceAll("_", " "), { "content-transfer-encoding": "quoted-printable" }),
		);
}

function decode(content: string, headers: Record<string, string>): string {
	const encoding = headers["content-transfer-encoding"];
	if (encoding === "base64") return Buffer.from(content, "base64").toString("utf8");
	if (encoding !== "quoted-printable") return content;
	const bytes = content
		.replace(/=\r?\n/g, "")
		.replace(/=([0-9A-F]{2})/g, (_mark, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
	return Buffer.from(bytes, "latin1").toString("utf8").replace(/\r\n/g, "\n");
}
