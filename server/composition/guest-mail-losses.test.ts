import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { TableMails } from "#app/features/guest-mails/guest-mail.ts";
import { openLog } from "#platform/log/log.ts";
import { engines } from "#platform/testing/fresh-database.ts";
import { openMailing } from "#server/jobs/mail.ts";
import { eveningOver, roundMs } from "#server/testing/evening-over.ts";
import { type Opened, openTable, siteUrl, tokenOf, visit } from "#server/testing/table-of-guests.ts";

const minuteMs = 60_000;

/** Opens a worker that sends a site's mails into its folder, with its hourly chores done. */
async function openWorker({ site, stores, folder, time }: Opened) {
	const worker = openMailing({
		environment: {
			...{ smtpUrl: undefined, mailFrom: undefined, mailRate: undefined, dkim: undefined },
			...{ dataDir: folder, siteUrl, adminUrl: siteUrl },
		},
		stores,
		readTexts: site.services.readTexts,
		writeGuestMail: site.services.guestMails.service.write,
		writePaymentMail: site.services.paymentMails.write,
		applications: site.services.applications,
		endHosts: site.services.endHosts,
		clock: time.clock,
		log: openLog("silent"),
	});
	await worker.runDue();
	return { ...worker, sent: () => readdir(join(folder, "outbox")).catch(() => []) };
}

/** Does something while queries of events fail. */
async function withoutEvents({ database: { db } }: Opened, act: () => Promise<unknown>): Promise<void> {
	await db.schema.alterTable("events").renameTo("events_away").execute();
	try {
		await act();
	} finally {
		await db.schema.alterTable("events_away").renameTo("events").execute();
	}
}

describe.each(engines)("where its table cannot be read, on %s", (engine) => {
	it("a mail waits, and leaves once it can", async () => {
		const site = await openTable(engine);
		const { runDue, sent } = await openWorker(site);
		await site.order("invitation", [site.woman]);
		await withoutEvents(site, runDue);
		const waiting = await site.database.db
			.selectFrom("outgoing_mails")
			.select(["tries", "sent_at"])
			.execute();
		expect(waiting).toEqual([{ tries: 1, sent_at: null }]);
		expect(await sent()).toEqual([]);
		site.time.advance(minuteMs);
		await runDue();
		expect(await sent()).toHaveLength(1);
		expect(await site.outcomes("invitation", [site.woman])).toEqual(["already"]);
	});

	it("an invitation is neither called invalid nor thanked for", async () => {
		const site = await openTable(engine);
		await site.order("invitation", [site.woman]);
		const token = tokenOf((await site.written())[0]);
		await withoutEvents(site, async () => {
			await expect(visit(site, token)).rejects.toThrow("events");
			// No thanks for an answer that was not taken.
			expect(await visit(site, token, "accept")).not.toBe(303);
		});
		expect(await visit(site, token)).toBe("open");
	});
});

describe.each(engines)("a mail that reached nobody, on %s", (engine) => {
	it("is ordered again where it was no longer true when it was to leave", async () => {
		const site = await openTable(engine);
		const { runDue, sent } = await openWorker(site);
		await site.order("invitation", [site.woman]);
		await site.setState(site.woman, "applied");
		await runDue();
		const shown = await site.send("GET", site.path, undefined, site.token);
		expect(((await shown.json()) as TableMails).guests[0]?.mails).toEqual([]);
		expect(await site.outcomes("invitation", [site.woman])).toEqual(["ordered"]);
		await runDue();
		expect(await sent()).toHaveLength(1);
	});

	it("has asked nobody about the evening", async () => {
		const site = await eveningOver(engine);
		const { ids, stores } = site;
		const both = [ids.Anna ?? "", ids.Luc ?? ""];
		await site.order("feedback", both);
		for (let mail = await stores.mails.claim(); mail; mail = await stores.mails.claim()) {
			if (mail.recipient === "luc@example.com") await stores.mails.markSent(mail);
			else await stores.mails.markFailed(mail, new Error("no such mailbox"), true);
		}
		await site.later(roundMs);
		expect(await site.outcomes("results", both)).toEqual(["unfit", "ordered"]);
	});
});
