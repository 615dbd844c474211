import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Clock } from "#platform/clock.ts";
import { writeAtomically } from "#platform/files/owner-only.ts";
import { pruneFolder } from "#platform/files/pruned-folder.ts";
import { mailsStayMs } from "./mail-queue.ts";

const connectTimeoutMs = 10_000;
/** The time limit of a probe, for whose answer somebody waits. */
const probeTimeoutMs = 5_000;
/** A server that says nothing for this long has hung up on us. */
const silenceTimeoutMs = 20_000;
/** Some 10,000 mails. */
const maxOutboxBytes = 100 * 1024 * 1024;

/** A mail ready to be sent. `to` is one address; header values hold no line break. */
export type Message = {
	to: string;
	subject: string;
	text: string;
	html: string;
	headers: Record<string, string>;
	/** A message to calendars (RFC 6047), which take it as a change of what they hold. */
	calendar?: CalendarPart;
	/** One about another entry of theirs, beside the first. */
	otherCalendar?: CalendarPart;
	/** The same at each try, so that a mailbox can tell a mail that came twice. */
	messageId: string;
	date: Date;
	/** The address for bounces; the sender's unless stated. */
	returnPath?: string;
};

type CalendarPart = { filename: string; content: string; method: "REQUEST" | "CANCEL" };

export type MailTransport = {
	/** Hands a mail over. @throws the server's refusal, or why it could not be reached. */
	deliver(message: Message, signal: AbortSignal): Promise<void>;
	close?(): Promise<void>;
};

/** The sender of mails: an address with a name, or a function that is asked at each mail. */
export type Sender = string | (() => Promise<{ name: string; address: string }>);

/** The key that signs every mail, and where its public half is found (RFC 6376). */
export type Dkim = { domainName: string; keySelector: string; privateKey: string };

/** Headers that the signature covers: RFC 8058 requires both of one-click unsubscribe. */
const signedHeaders = [
	...["From", "To", "Subject", "Date", "Message-ID", "MIME-Version", "Content-Type"],
	...["Content-Transfer-Encoding", "Content-Language"],
	...["List-Id", "List-Unsubscribe", "List-Unsubscribe-Post"],
].join(":");

/** Sends through the server of an `smtp:` or `smtps:` address, one connection a mail. */
export function smtpTransport(url: string, sender: Sender, dkim?: Dkim): MailTransport {
	const mailer = opened(({ createTransport }) => createTransport(server(url), composition(dkim)));
	return {
		deliver: async (message, signal) => {
			await (await mailer()).sendMail({ ...(await addressed(message, sender)), signal });
		},
	};
}

type PoolOptions = { connections: number; dkim?: Dkim | undefined };

/** Sends many mails through a server, over several connections that stay open. */
export function smtpPool(url: string, sender: Sender, { connections, dkim }: PoolOptions): MailTransport {
	const mailer = opened(({ createTransport }) =>
		createTransport(
			// A mail whose connection closes is ours to try again: only we note what became of it.
			{ ...server(url), pool: true, maxConnections: connections, maxRequeues: 0 },
			composition(dkim),
		),
	);
	let isOpen = false;
	return {
		deliver: async (message, signal) => {
			isOpen = true;
			await (await mailer()).sendMail({ ...(await addressed(message, sender)), signal });
		},
		close: async () => {
			if (isOpen) (await mailer()).close();
		},
	};
}

/** Connects to a mail server and signs in, without a mail. @throws why that does not work. */
export async function greetMailServer(url: string): Promise<void> {
	const { createTransport } = await import("nodemailer");
	const mailer = createTransport(server(url, probeTimeoutMs, probeTimeoutMs));
	try {
		await mailer.verify();
	} finally {
		mailer.close();
	}
}

function server(url: string, ms = connectTimeoutMs, socketTimeout = silenceTimeoutMs) {
	return { url, connectionTimeout: ms, greetingTimeout: ms, dnsTimeout: ms, socketTimeout };
}

/** Opens a mailer with the first mail: until then its library is not read. */
function opened<Mailer>(open: (library: typeof import("nodemailer")) => Mailer): () => Promise<Mailer> {
	let mailer: Promise<Mailer> | undefined;
	return () => {
		mailer ??= import("nodemailer").then(open);
		return mailer;
	};
}

/** Writes each mail to a folder as `<instant>-<id>.eml`, whole or not at all. */
export function outboxTransport(folder: string, sender: Sender, dkim?: Dkim): MailTransport {
	const mailer = opened(({ createTransport }) =>
		createTransport({ streamTransport: true, buffer: true }, composition(dkim)),
	);
	return {
		deliver: async (message) => {
			const { message: bytes } = await (await mailer()).sendMail(await addressed(message, sender));
			const instant = message.date.toISOString().replace(/[-:]|\.\d+/g, "");
			const path = join(folder, `${instant}-${message.messageId.replace(/@.*$/, "")}.eml`);
			await writeAtomically(path, bytes);
		},
	};
}

/** Counts the mails of an outbox folder: none of them was ever sent. */
export async function countOutbox(folder: string): Promise<number> {
	const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
		if (error.code === "ENOENT") return [];
		throw error;
	});
	return names.filter((name) => name.endsWith(".eml")).length;
}

/** Deletes old mails of an outbox, as the queue does: they name people. */
export async function pruneOutbox(folder: string, clock: Clock): Promise<void> {
	const writtenAfter = new Date(clock().getTime() - mailsStayMs);
	await pruneFolder(folder, { maxBytes: maxOutboxBytes, writtenAfter });
}

/** Options of every mail: nothing is ever fetched to fill one. */
function composition(dkim: Dkim | undefined) {
	return {
		...(dkim && { dkim: { ...dkim, headerFieldNames: signedHeaders } }),
		disableFileAccess: true,
		disableUrlAccess: true,
		xMailer: false as const,
	};
}

function attached({ filename, content, method }: CalendarPart) {
	return { filename, content, contentType: `text/calendar; charset=utf-8; method=${method}` };
}

/** The recipient as an object: as text, a comma in it would make two of it. */
async function addressed({ to, returnPath, calendar, otherCalendar, ...message }: Message, sender: Sender) {
	const from = typeof sender === "string" ? sender : await sender();
	const envelope = returnPath === undefined ? undefined : { from: returnPath, to };
	return {
		...message,
		...(calendar && { icalEvent: calendar }),
		...(otherCalendar && { attachments: [attached(otherCalendar)] }),
		...(envelope && { envelope }),
		from,
		to: { name: "", address: to },
	};
}
