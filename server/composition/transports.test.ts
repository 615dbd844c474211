import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { siteTexts } from "#app/i18n/site-texts.server.ts";
import { defaultFacts } from "#app/site/facts.ts";
import type { Message } from "#platform/mail/mail-transport.ts";
import { freshFolder } from "#platform/testing/fresh-folder.ts";
import { openSmtpInbox } from "#platform/testing/smtp-inbox.ts";
import {
	letterTransport,
	type MailSettings,
	mailTransport,
	outboxFolder,
	senderAddress,
} from "./transports.ts";

const message: Message = {
	to: "ada@example.com",
	subject: "Bonjour",
	text: "Words.",
	html: "<p>Words.</p>",
	headers: {},
	messageId: "<one@ensemble.example>",
	date: new Date("2026-01-15T08:00:00.000Z"),
};

const settings = async (more: Partial<MailSettings> = {}): Promise<MailSettings> => ({
	smtpUrl: undefined,
	mailFrom: undefined,
	mailRate: undefined,
	dkim: undefined,
	dataDir: await freshFolder(),
	siteUrl: "https://ensemble.example",
	...more,
});

const readTextsWith = (facts: object) => async () => siteTexts({ ...defaultFacts, ...facts });
const signal = () => new AbortController().signal;

/** Returns the mails that stand in the folder of a site without a mail server. */
async function outbox(of: MailSettings): Promise<string[]> {
	const folder = outboxFolder(of);
	const names = (await readdir(folder)).filter((name) => !name.startsWith("."));
	return Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
}

describe("whom mails are from", () => {
	it("is the business as its owner states it, until the environment says otherwise", async () => {
		const duo = readTextsWith({ name: "Duo", email: "team@duo.example" });
		expect(await senderAddress(await settings(), duo)).toBe("Duo <team@duo.example>");
		const fixed = await settings({ mailFrom: "Post <post@ensemble.example>" });
		expect(await senderAddress(fixed, duo)).toBe("Post <post@ensemble.example>");
	});
});

describe.each([
	["a mail", mailTransport],
	["a letter", letterTransport],
] as const)("%s", (_what, transportOf) => {
	it("is written to a folder where nothing sends it", async () => {
		const site = await settings();
		await transportOf(site, readTextsWith({ name: "Duo", email: "team@duo.example" })).deliver(
			message,
			signal(),
		);
		const [mail = "", ...others] = await outbox(site);
		expect(others).toEqual([]);
		expect(mail).toMatch(/^From: Duo <team@duo\.example>/m);
		expect(mail).toMatch(/^To: ada@example\.com/m);
		expect(mail).toContain("Words.");
	});

	it("is from the business as it is named when the mail is sent, not when the site was started", async () => {
		const site = await settings();
		let name = "Duo";
		const transport = transportOf(site, () => readTextsWith({ name })());
		await transport.deliver(message, signal());
		name = "Trio";
		await transport.deliver({ ...message, messageId: "<two@ensemble.example>" }, signal());
		const senders = (await outbox(site)).map((mail) => /^From: (\w+)/m.exec(mail)?.[1]);
		expect(senders.toSorted()).toEqual(["Duo", "Trio"]);
	});

	it("leaves by the mail server that the environment names, and stands in no folder then", async () => {
		const inbox = await openSmtpInbox();
		onTestFinished(inbox.close);
		const site = await settings({ smtpUrl: inbox.url, mailFrom: "Post <post@ensemble.example>" });
		const transport = transportOf(site, readTextsWith({}));
		await transport.deliver(message, signal());
		await transport.close?.();
		expect(inbox.mails).toMatchObject([{ from: "post@ensemble.example", to: ["ada@example.com"] }]);
		expect(inbox.mails[0]?.headers.subject).toBe("Bonjour");
		await expect(readdir(outboxFolder(site))).rejects.toThrow("ENOENT");
	});

	it("says where it stands that it could not be handed over", async () => {
		const inbox = await openSmtpInbox({ refuse: () => new Error("No such mailbox.") });
		onTestFinished(inbox.close);
		const site = await settings({ smtpUrl: inbox.url });
		const transport = transportOf(site, readTextsWith({}));
		await expect(transport.deliver(message, signal())).rejects.toThrow("No such mailbox.");
		await transport.close?.();
	});

	it("is signed by no key that cannot be read: the site does not start", async () => {
		const dkim = { domain: "ensemble.example", selector: "one", keyFile: "/no/such/key.pem" };
		const site = await settings({ dkim });
		expect(() => transportOf(site, readTextsWith({}))).toThrow("ENOENT");
	});
});
