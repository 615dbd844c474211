import { describe, expect, it } from "vitest";
import { visitMailKey } from "#app/features/settings/mail-settings.ts";
import { defaultFacts } from "#app/site/facts.ts";
import type { Language } from "#app/site/site-config.ts";
import { engines } from "#platform/testing/fresh-database.ts";
import { ownerAddress, ownersSite } from "#server/testing/owner-mails.ts";

const hourMs = 60 * 60_000;

describe.each(engines)("the mail of a month's visits on %s", (engine) => {
	type Options = { email?: string; start?: string; language?: Language };
	async function open(options: Options = {}) {
		const { email = ownerAddress, start = "2026-03-31T19:00:00.000Z", language = "en" } = options;
		const site = await ownersSite({ engine, start, language, facts: { email } });
		/** Lets hours pass, then every job take its turn. */
		const pass = async (hours: number) => {
			site.advance(hours * hourMs);
			await site.openWorker().runDue();
		};
		const visitOn = async (day: string, visits: number) => {
			const seen = { page: "/", language: "en", source: "search/Google", openings: visits, visits, wide: 1 };
			await site.stores.visits.add({ day, seen: [seen], outcomes: [] });
		};
		return { ...site, pass, visitOn };
	}

	it("comes once, on the first where the business is, however many processes look", async () => {
		const { inbox, openWorker, pass, visitOn } = await open();
		await visitOn("2026-02-10", 10);
		await visitOn("2026-03-10", 214);
		await pass(0);
		expect(inbox.mails).toEqual([]);
		await pass(2);
		await Promise.all([openWorker().runDue(), openWorker().runDue()]);
		await pass(3 * 24);
		expect(inbox.mails.map(({ to, headers }) => [to, headers.subject])).toEqual([
			[[ownerAddress], "Your website in March 2026"],
		]);
		const text = inbox.mails[0]?.text ?? "";
		for (const line of ["214, after 10 the month before", "Google (214)", "8–14  ████████████████████ 214"]) {
			expect(text).toContain(line);
		}
	});

	it("is in the language of the owner, with five lines and a curve", async () => {
		const { inbox, pass, visitOn } = await open({ language: "fr" });
		await visitOn("2026-03-10", 12);
		await pass(2);
		const [mail] = inbox.mails;
		expect(mail?.headers.subject).toBe("Votre site en mars 2026");
		const parts = (mail?.text ?? "").replaceAll("\u00a0", " ").split("\n\n");
		const linesOf = (begin: string) => parts.find((part) => part.startsWith(begin))?.split("\n");
		expect(linesOf("Visites : ")).toEqual([
			"Visites : 12",
			"Pages lues : 1 sur 12 ouvertes : affichées dix secondes ou plus",
			"Les plus lues : Page d’accueil (1)",
			"Provenances : Google (12)",
			"Ce qui a suivi : rien pour l’instant",
		]);
		expect(linesOf("Visites par semaine")).toHaveLength(6);
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
