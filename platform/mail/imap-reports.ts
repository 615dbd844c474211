import type { ImapFlow } from "imapflow";
import type { ReadUpTo } from "./report-mailboxes.ts";

const connectTimeoutMs = 10_000;
/** A server that says nothing for this long has hung up on us. */
const silenceTimeoutMs = 60_000;
/** Reports return the mail they speak of at their end: what tells them apart stands before. */
const readBytes = 64 * 1024;
const maxLineBytes = 4 * 1024 * 1024;
/** Mails that are looked at in one round, and those whose heads are asked for at once. */
const mailsPerRound = 1_000;
const mailsAtOnce = 100;
const dayMs = 24 * 60 * 60_000;
/** Mail servers give up within a week: older reports speak of nothing that is still counted. */
const firstLookMs = 14 * dayMs;
/** The time after which reports that were counted are deleted: they name people. */
const reportsStayMs = 30 * dayMs;
export const countedFolder = "Newsletter reports";
const byUid = { uid: true } as const;

export type Round = {
	/** `imap:` or `imaps:`, with the account; its path names another folder than the inbox. */
	url: string;
	readUpTo: ReadUpTo | null;
	/** Counts the source of a report. @returns whether it is one of ours, which is then put away. */
	count(source: Uint8Array): Promise<boolean>;
	onRead(readUpTo: ReadUpTo): Promise<void>;
	now: Date;
	signal: AbortSignal;
};

/**
 * Reads new reports in one connection, and puts away the counted. Of other mails only the type is
 * read.
 * @returns whether there is more. @throws where the server cannot be reached, or goes away.
 */
export async function readNewReports(round: Round): Promise<boolean> {
	const { url, signal, now } = round;
	// Loaded with the first round: most sites name no mailbox.
	const { ImapFlow } = await import("imapflow");
	const client = new ImapFlow(options(new URL(url)));
	// Errors are thrown by the command that waits.
	client.on("error", () => undefined);
	const cutOff = () => client.close();
	signal.addEventListener("abort", cutOff);
	try {
		signal.throwIfAborted();
		await client.connect();
		const isMore = await readFolder(client, round);
		await deleteBefore(client, new Date(now.getTime() - reportsStayMs));
		await client.logout();
		return isMore;
	} finally {
		signal.removeEventListener("abort", cutOff);
		client.close();
	}
}

function options({ protocol, hostname, port, username, password }: URL) {
	const secure = protocol === "imaps:";
	return {
		host: hostname,
		port: Number(port) || (secure ? 993 : 143),
		secure,
		auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
		// Its own log would name people.
		logger: false as const,
		disableAutoIdle: true,
		connectionTimeout: connectTimeoutMs,
		greetingTimeout: connectTimeoutMs,
		socketTimeout: silenceTimeoutMs,
		maxLineLength: maxLineBytes,
		maxLiteralSize: maxLineBytes,
		maxResponseSize: 2 * maxLineBytes,
	};
}

async function readFolder(client: ImapFlow, round: Round): Promise<boolean> {
	const path = decodeURIComponent(new URL(round.url).pathname.slice(1)) || "INBOX";
	const lock = await client.getMailboxLock(path);
	try {
		if (client.mailbox === false) return false;
		const uidValidity = String(client.mailbox.uidValidity);
		const uids = await newMails(client, uidValidity, round);
		for (let from = 0; from < Math.min(uids.length, mailsPerRound); from += mailsAtOnce) {
			const some = uids.slice(from, from + mailsAtOnce);
			const counted = await countReports(client, some, round);
			// Noted last: what was not put away is read again, and counts no second time.
			if (counted.length > 0) await putAway(client, counted);
			await round.onRead({ uidValidity, lastUid: some.at(-1) ?? 0 });
		}
		return uids.length > mailsPerRound;
	} finally {
		lock.release();
	}
}

/** The numbers of the mails that were not looked at yet, in their order. */
async function newMails(client: ImapFlow, uidValidity: string, { readUpTo, now }: Round): Promise<number[]> {
	const isKnown = readUpTo?.uidValidity === uidValidity;
	const after = isKnown ? readUpTo.lastUid : 0;
	const since = { since: new Date(now.getTime() - firstLookMs) };
	const found = await client.search(isKnown ? { uid: `${after + 1}:*` } : since, byUid);
	// `n:*` names the last mail even where its number is smaller.
	return (found || []).filter((uid) => uid > after).toSorted((one, other) => one - other);
}

async function countReports(client: ImapFlow, uids: number[], { count }: Round): Promise<number[]> {
	const heads = await client.fetchAll(uids.join(","), { ...byUid, headers: ["content-type"] }, byUid);
	const counted: number[] = [];
	requireConnection(client);
	for (const { uid, headers } of heads) {
		if (!/multipart\/report/i.test(String(headers))) continue;
		const mail = await client.fetchOne(String(uid), { source: { start: 0, maxLength: readBytes } }, byUid);
		requireConnection(client);
		if (mail !== false && mail.source !== undefined && (await count(mail.source))) counted.push(uid);
	}
	return counted;
}

/** A connection that ended in the middle of an answer has no error of its own, only fewer mails. */
function requireConnection(client: ImapFlow): void {
	if (!client.usable) throw new Error("The connection ended.");
}

async function putAway(client: ImapFlow, uids: number[]): Promise<void> {
	const path = (await findCounted(client)) ?? (await client.mailboxCreate(countedFolder)).path;
	await client.messageMove(uids.join(","), path, byUid);
	requireConnection(client);
}

async function deleteBefore(client: ImapFlow, before: Date): Promise<void> {
	const path = await findCounted(client);
	if (path === undefined) return;
	const lock = await client.getMailboxLock(path);
	try {
		const old = (await client.search({ before }, byUid)) || [];
		if (old.length > 0) await client.messageDelete(old.join(","), byUid);
	} finally {
		lock.release();
	}
}

/** Some servers keep every folder below the inbox. */
async function findCounted(client: ImapFlow): Promise<string | undefined> {
	return (await client.list()).find(({ name }) => name === countedFolder)?.path;
}
