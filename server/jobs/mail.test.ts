import { mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { type Language, languages } from "#app/site/site-config.ts";
import { openLog } from "#platform/log/log.ts";
import { movableClock } from "#platform/testing/clock.ts";
import { engines } from "#platform/testing/fresh-database.ts";
import { openSmtpInbox } from "#platform/testing/smtp-inbox.ts";
import { testSite } from "#server/testing/test-site.ts";
import { openMailing } from "./mail.ts";

const siteUrl = "https://ensemble.example";
const minuteMs = 60_000;
const email = "reader@example.com";
const prefixes: Record<Language, string> = { en: "", fr: "/fr" };

async function open(smtpUrl: string | undefined, engine: (typeof engines)[number] = "sqlite") {
	const time = movableClock();
	const site = await testSite({ engine, clock: time.clock });
	const dataDir = await mkdtemp(join(tmpdir(), "ensemble-mailing-"));
	onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
	const environment = {
		smtpUrl,
		mailFrom: undefined,
		mailRate: undefined,
		dkim: undefined,
		dataDir,
		siteUrl,
		adminUrl: "https://office.ensemble.example",
	};
	const start = () =>
		openMailing({
			environment,
			stores: site.stores,
			readTexts: site.site.services.readTexts,
			writeGuestMail: site.site.services.guestMails.service.write,
			writePaymentMail: site.site.services.paymentMails.write,
			applications: site.site.services.applications,
			endHosts: site.site.services.endHosts,
			clock: time.clock,
			log: openLog("silent"),
		});
	const subscribe = (language: Language = "en") =>
		site.send("POST", "/api/newsletter", { email, language, page: "/blog" });
	const subscriber = () => site.database.db.selectFrom("subscribers").selectAll().executeTakeFirstOrThrow();
	return { ...site, dataDir, time, start, subscribe, subscriber };
}

async function openInbox(options?: Parameters<typeof openSmtpInbox>[0]) {
	const inbox = await openSmtpInbox(options);
	onTestFinished(inbox.close);
	return inbox;
}

const linksIn = ({ text, html }: { text: string; html: string }) => [
	...(text.match(/https?:\/\/\S+/g) ?? []),
	...[...html.matchAll(/(?:href|src|url\()="?([^")]+)/g)].map(([, link = ""]) => link),
];
const tokenIn = (link: string) => new URL(link).searchParams.get("token") ?? "";

describe.each(languages)("the mails in %s", (language) => {
	async function exchange() {
		const inbox = await openInbox();
		const site = await open(inbox.url);
		const worker = site.start();
		await site.subscribe(language);
		await worker.runDue();
		const [mail] = inbox.mails;
		if (mail === undefined) throw new Error("No mail came");
		const find = (page: string) => linksIn(mail).find((link) => link.includes(page)) ?? "";
		return { ...site, inbox, worker, mail, confirmLink: find("/confirm"), leaveLink: find("/unsubscribe") };
	}

	it("lead to the pages of that language alone, on this site alone", async () => {
		const { mail, confirmLink, leaveLink } = await exchange();
		expect(new URL(confirmLink).pathname).toBe(`${prefixes[language]}/newsletter/confirm`);
		expect(new URL(leaveLink).pathname).toBe(`${prefixes[language]}/newsletter/unsubscribe`);
		expect(linksIn(mail)).toHaveLength(4);
		expect(linksIn(mail).every((link) => link.startsWith(`${siteUrl}${prefixes[language]}/`))).toBe(true);
		expect(mail.html).toMatch(new RegExp(`<html[^>]* lang="${language}"`));
	});

	it("can be left with one click (RFC 8058)", async () => {
		const { mail, leaveLink, worker, inbox, stores, confirmLink } = await exchange();
		await stores.confirmations.confirm(tokenIn(confirmLink));
		await worker.runDue();
		for (const { headers } of [mail, inbox.mails[1] ?? mail]) {
			expect(headers["list-unsubscribe"]).toBe(`<${leaveLink}>`);
			expect(headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
		}
		expect(inbox.mails).toHaveLength(2);
	});

	it("confirm, welcome, unsubscribe and undo", async () => {
		const { stores, worker, inbox, subscriber, confirmLink, leaveLink } = await exchange();
		expect(await subscriber()).toMatchObject({ state: "pending", language });
		expect(await stores.confirmations.confirm(tokenIn(confirmLink))).toBe("confirmed");
		await worker.runDue();
		expect(inbox.mails).toHaveLength(2);
		expect(inbox.mails.map(linksIn)[1]).toContain(leaveLink);
		expect(await stores.subscribers.unsubscribe(tokenIn(leaveLink))).toBe("unsubscribed");
		expect(await subscriber()).toMatchObject({ state: "unsubscribed" });
		expect(await stores.subscribers.undoUnsubscribe(tokenIn(leaveLink))).toBe("subscribed");
		expect(await subscriber()).toMatchObject({ state: "confirmed" });
	});

	it("say everything in the plain text too, without a mark left over", async () => {
		const { mail } = await exchange();
		expect(mail.text).toContain("Ensemble Ltd");
		expect(mail.text + mail.headers.subject).not.toMatch(/\*|\{\{|<\/?\w/);
		expect(mail.html).not.toMatch(/\*\w|\{\{|<img|<script|<link/);
	});
});

describe.each(engines)("when the mail server is down, on %s", (engine) => {
	it("stores the mail, and sends it once the server is back", async () => {
		const first = await openSmtpInbox();
		await first.close();
		const { start, subscribe, subscriber, time } = await open(first.url, engine);
		expect((await subscribe()).status).toBe(200);
		await start().runDue();
		const back = await openInbox({ port: first.port });
		const afterRestart = start();
		await afterRestart.runDue();
		expect(back.mails).toEqual([]);
		time.advance(minuteMs);
		await afterRestart.runDue();
		expect(back.mails.map(({ to }) => to)).toEqual([[email]]);
		time.advance(30 * minuteMs);
		await afterRestart.runDue();
		expect(back.mails).toHaveLength(1);
		expect(await subscriber()).toMatchObject({ state: "pending" });
	});

	it("sends each mail once, however many processes there are", async () => {
		const inbox = await openInbox();
		const { send, start } = await open(inbox.url, engine);
		for (let number = 0; number < 10; number += 1) {
			await send("POST", "/api/newsletter", { email: `reader${number}@example.com` });
		}
		await Promise.all([start().runDue(), start().runDue(), start().runDue()]);
		const recipients = inbox.mails.flatMap(({ to }) => to);
		expect(recipients).toHaveLength(10);
		expect(new Set(recipients).size).toBe(10);
	});
});

it("the form is answered without waiting for the mail server", async () => {
	const silent = createServer();
	const connected = Promise.withResolvers<void>();
	silent.on("connection", (socket) => {
		connected.resolve();
		onTestFinished(() => void socket.destroy());
	});
	await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
	onTestFinished(() => void silent.close());
	const address = silent.address();
	const port = typeof address === "object" ? address?.port : 0;
	const { start, subscribe, stores, database } = await open(`smtp://127.0.0.1:${port}`);
	const worker = start();
	const unlisten = stores.mails.onWake(() => void worker.runDue());
	expect((await subscribe()).status).toBe(200);
	await connected.promise;
	expect((await subscribe()).status).toBe(200);
	unlisten();
	const mails = await database.db.selectFrom("outgoing_mails").select(["tries", "sent_at"]).execute();
	expect(mails).toEqual([{ tries: 1, sent_at: null }]);
});

it("mails are written into the data folder without a mail server", async () => {
	const { start, subscribe, dataDir } = await open(undefined);
	await subscribe();
	await start().runDue();
	expect(await readdir(join(dataDir, "outbox"))).toEqual([
		expect.stringMatching(/^20260115T080000Z-.+\.eml$/),
	]);
});

it("nothing is sent to someone who unsubscribed before the mail was sent", async () => {
	const inbox = await openInbox();
	const { start, subscribe, subscriber, stores } = await open(inbox.url);
	await subscribe();
	await stores.subscribers.unsubscribe((await subscriber()).unsubscribe_token);
	await start().runDue();
	expect(inbox.mails).toEqual([]);
});
