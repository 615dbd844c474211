import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { visitMailKey } from "#app/features/settings/mail-settings.ts";
import { defaultFacts } from "#app/site/facts.ts";
import { openLog } from "#platform/log/log.ts";
import { movableClock } from "#platform/testing/clock.ts";
import { engines } from "#platform/testing/fresh-database.ts";
import { openSmtpInbox } from "#platform/testing/smtp-inbox.ts";
import { testSite } from "#server/testing/test-site.ts";
import { openMailing } from "./mail.ts";

const hourMs = 60 * 60_000;
const owner = "owner@agency.example";

describe.each(engines)("the mail of a month's visits on %s", (engine) => {
	async function open({ email = owner, start = "2026-03-31T19:00:00.000Z" } = {}) {
		const time = movableClock(start);
		const site = await testSite({ engine, clock: time.clock });
		const { stores } = site;
		const inbox = await openSmtpInbox();
		onTestFinished(inbox.close);
		const dataDir = await mkdtemp(join(tmpdir(), "ensemble-visits-"));
		onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
		await stores.facts.save({ ...defaultFacts, email }, 1);
		const environment = {
			smtpUrl: inbox.url,
			mailFrom: undefined,
			mailRate: undefined,
			dkim: undefined,
			dataDir,
			siteUrl: "https://ensemble.example",
		};
		const { readTexts } = site.site.services;
		const mailing = () =>
			openMailing({
				...{ environment, stores, readTexts, clock: time.clock, log: openLog("silent") },
				writeGuestMail: async () => undefined,
			});
		/** Lets hours pass, then every job take its turn in a process that has just begun. */
		const pass = async (hours: number) => {
			time.advance(hours * hourMs);
			await mailing().runDue();
		};
		const visitOn = async (day: string, visits: number) => {
			const seen = { page: "/", language: "en", source: "search/Google", openings: visits, visits, wide: 1 };
			await stores.visits.add({ day, seen: [seen], outcomes: [] });
		};
		return { ...site, inbox, mailing, pass, visitOn };
	}

	it("comes once, on the first where the business is, however many processes look", async () => {
		const { inbox, mailing, pass, visitOn } = await open();
		await visitOn("2026-02-10", 10);
		await visitOn("2026-03-10", 214);
		await pass(0);
		expect(inbox.mails).toEqual([]);
		await pass(2);
		await Promise.all([mailing().runDue(), mailing().runDue()]);
		await pass(3 * 24);
		expect(inbox.mails.map(({ to, headers }) => [to, headers.subject])).toEqual([
			[[owner], "Your website in March 2026"],
		]);
		const text = inbox.mails[0]?.text ?? "";
		for (const line of ["214, after 10 the month before", "Google (214)", "8–14  ████████████████████ 214"]) {
			expect(text).toContain(line);
		}
	});

	it.each([
		["a month to which nobody came", {}, async () => undefined],
		[
			"an owner who switched it off",
			{},
			async ({ stores, visitOn }: Awaited<ReturnType<typeof open>>) => {
				await visitOn("2026-03-10", 5);
				await stores.settings.set(visitMailKey, "off");
			},
		],
		[
			"the sample of a new site",
			{ email: defaultFacts.email },
			async ({ visitOn }: Awaited<ReturnType<typeof open>>) => visitOn("2026-03-10", 5),
		],
		[
			"a month long ago",
			{ start: "2026-04-09T08:00:00.000Z" },
			async ({ visitOn }: Awaited<ReturnType<typeof open>>) => visitOn("2026-03-10", 5),
		],
		[
			"a restored site before its owner has answered",
			{},
			async ({ database, visitOn }: Awaited<ReturnType<typeof open>>) => {
				await visitOn("2026-03-10", 5);
				const held = { id: "held", recipient: "a@example.com", language: "en", kind: "welcome" } as const;
				const at = "2026-03-01T00:00:00.000Z";
				const due = {
					payload: "{}",
					created_at: at,
					next_try_at: at,
					tries: 0,
					unhurried: 0,
					held: 1,
				} as const;
				await database.db
					.insertInto("outgoing_mails")
					.values({ ...held, ...due })
					.execute();
			},
		],
	])("does not come for %s", async (_what, options, prepare) => {
		const site = await open(options);
		await prepare(site);
		await site.pass(2);
		expect(site.inbox.mails).toEqual([]);
	});
});
