import { mkdtemp, readdir, readFile, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { openScriptedSmtp } from "#platform/testing/scripted-smtp.ts";
import { openSmtpInbox, readMail } from "#platform/testing/smtp-inbox.ts";
import { outboxTransport, pruneOutbox, smtpPool, smtpTransport } from "./mail-transport.ts";

const from = "Ensemble <hello@ensemble.example>";
const message = {
	to: "reader@example.com",
	subject: "Élan, et un clic",
	text: "Bonjour à tous,\n\nun lien : http://localhost/?token=abc\n",
	html: "<p>Bonjour à tous</p>",
	headers: { "List-Unsubscribe": "<http://localhost/leave?token=abc>" },
	messageId: "42@localhost",
	date: new Date("2026-01-15T08:00:00.000Z"),
};
const neverAborted = new AbortController().signal;

async function freshFolder(): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), "ensemble-outbox-"));
	onTestFinished(() => rm(folder, { recursive: true, force: true }));
	return join(folder, "outbox");
}

async function freshInbox(options?: Parameters<typeof openSmtpInbox>[0]) {
	const inbox = await openSmtpInbox(options);
	onTestFinished(inbox.close);
	return inbox;
}

describe("the outbox", () => {
	it("gets one whole message a mail, in a folder made for it", async () => {
		const folder = await freshFolder();
		await outboxTransport(folder, from).deliver(message, neverAborted);
		expect(await readdir(folder)).toEqual(["20260115T080000Z-42.eml"]);
		const { headers, text, html } = readMail(await readFile(join(folder, "20260115T080000Z-42.eml"), "utf8"));
		expect(headers).toMatchObject({
			from,
			to: "reader@example.com",
			"message-id": "<42@localhost>",
			date: "Thu, 15 Jan 2026 08:00:00 +0000",
			"list-unsubscribe": "<http://localhost/leave?token=abc>",
		});
		expect(headers["x-mailer"]).toBeUndefined();
		expect([text, html]).toEqual([message.text, message.html]);
	});
});

describe("pruning the outbox", () => {
	it("deletes what the queue has forgotten too, and leaves the rest", async () => {
		const folder = await freshFolder();
		const outbox = outboxTransport(folder, from);
		for (const messageId of ["old@localhost", "new@localhost"]) {
			await outbox.deliver({ ...message, messageId }, neverAborted);
		}
		const now = new Date("2026-03-01T00:00:00.000Z");
		const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000);
		await utimes(join(folder, "20260115T080000Z-old.eml"), daysAgo(31), daysAgo(31));
		await utimes(join(folder, "20260115T080000Z-new.eml"), daysAgo(29), daysAgo(29));
		await pruneOutbox(folder, () => now);
		expect(await readdir(folder)).toEqual(["20260115T080000Z-new.eml"]);
	});

	it("is nothing to do where there is no outbox", async () => {
		await expect(pruneOutbox(await freshFolder(), () => new Date())).resolves.toBeUndefined();
	});
});

describe("a mail server", () => {
	it("gets the mail with the sender's name and one recipient", async () => {
		const inbox = await freshInbox();
		await smtpTransport(inbox.url, from).deliver(message, neverAborted);
		expect(inbox.mails).toHaveLength(1);
		expect(inbox.mails[0]).toMatchObject({
			from: "hello@ensemble.example",
			to: ["reader@example.com"],
			text: message.text,
		});
	});

	it("never gets more recipients than one, whatever the address", async () => {
		const inbox = await freshInbox();
		const two = { ...message, to: "a@example.com,b@example.com" };
		await expect(smtpTransport(inbox.url, from).deliver(two, neverAborted)).rejects.toThrow("recipient");
		expect(inbox.mails).toEqual([]);
	});

	it("passes its refusal on", async () => {
		const inbox = await freshInbox({
			refuse: () => Object.assign(new Error("5.1.1 No such user"), { responseCode: 550 }),
		});
		const attempt = smtpTransport(inbox.url, from).deliver(message, neverAborted);
		await expect(attempt).rejects.toMatchObject({ responseCode: 550, response: "550 5.1.1 No such user" });
	});

	it("fails while it cannot be reached", async () => {
		const inbox = await openSmtpInbox();
		await inbox.close();
		await expect(smtpTransport(inbox.url, from).deliver(message, neverAborted)).rejects.toThrow(
			"ECONNREFUSED",
		);
	});

	it("is left when the delivery is cut off", async () => {
		const inbox = await freshInbox();
		const attempt = smtpTransport(inbox.url, from).deliver(message, AbortSignal.abort());
		await expect(attempt).rejects.toMatchObject({ code: "EABORT" });
		expect(inbox.mails).toEqual([]);
	});
});

describe("a pool of connections", () => {
	const readers = ["ada@example.com", "ben@example.com", "eve@example.com"];

	async function open(endsConnections: boolean) {
		const smtp = await openScriptedSmtp({ endsConnections });
		onTestFinished(smtp.close);
		const pool = smtpPool(smtp.url, from, { connections: 1 });
		const deliver = (to: string) => pool.deliver({ ...message, to }, neverAborted);
		const becomes = (count: number) => expect.poll(smtp.connections, { timeout: 20_000 }).toBe(count);
		const taken = () => smtp.taken.map(({ to }) => to);
		return { pool, deliver, becomes, taken, connections: smtp.connections };
	}

	it("stays open from one mail to the next, and ends with the sending", async () => {
		const { pool, deliver, becomes, taken, connections } = await open(false);
		for (const reader of readers) {
			await deliver(reader);
			expect(await connections()).toBe(1);
		}
		expect(taken()).toEqual(readers);
		await pool.close?.();
		await becomes(0);
	});

	it("opens another where the mail server ended one between two mails, and neither loses nor repeats any", async () => {
		const { pool, deliver, becomes, taken } = await open(true);
		for (const reader of readers) {
			await deliver(reader);
			await becomes(0);
		}
		expect(taken()).toEqual(readers);
		await pool.close?.();
	});
});
