import "#platform/testing/dom.ts";
import { describe, expect, it, vi } from "vitest";
import { openBrowser } from "#server/testing/browser.tsx";
import { openScreen } from "#server/testing/content-area.tsx";
import type { Waiting } from "./waiting.ts";
import { WaitingPanel } from "./waiting-panel.tsx";

const quiet: Waiting = {
	nextTable: null,
	tablesToTell: [],
	tableAnswers: [],
	articlesDue: 0,
	lettersDue: 0,
	applicationsNew: 0,
	applicationsDue: 0,
	readersCame: 0,
	readersLeft: 0,
};
const nextTable = {
	id: "a",
	title: "Lagoon Dinner",
	fr: { title: "Dîner du lagon" },
	calendarDate: "2026-02-14",
	confirmed: 3,
	unanswered: 2,
	declined: 1,
	free: 1,
};
const toTell = {
	tableId: "b",
	title: "Brunch",
	fr: { title: "Brunch de mars" },
	calendarDate: "2026-03-01",
	guests: 6,
	news: [],
};

/** Opens the panel. @returns the text of each of its lines, and where it leads. */
async function open(waiting: Waiting, language: "en" | "fr" = "en") {
	const browser = await openBrowser(language);
	const visits = {
		totals: { visits: 61 },
		before: { visits: 1_048 },
		outcomes: { application: 4, network: 1 },
	};
	const state = { backup: { newestAt: "2026-01-15T02:00:00.000Z" } };
	vi.stubGlobal("fetch", (input: Request | string) => {
		const address = typeof input === "string" ? input : input.url;
		const answers = { "/state": state, "/visits": visits };
		const found = Object.entries(answers).find(([path]) => address.includes(path));
		return Promise.resolve(Response.json(found?.[1] ?? waiting));
	});
	const { tab } = await openScreen(browser, <WaitingPanel />);
	return tab
		.getAllByRole("link")
		.map((link) => [link.closest("li")?.textContent, link.getAttribute("href")] as const);
}

const answered = {
	tableId: "c",
	title: "Brunch",
	fr: { title: "Brunch de mars" },
	calendarDate: "2026-03-01",
	accepted: ["Anna"],
	declined: ["Luc", "Max"],
	late: ["Zoe"],
	fitting: ["Mina"],
};

describe("what guests answered", () => {
	it.each([
		["en", /^Brunch, Sunday 1 March 2026Accepted: Anna\.Declined: Luc and Max\.No answer in time: Zoe\./],
		["fr", /^Brunch de mars, dimanche 1er mars 2026Acceptations.: Anna\.Désistements.: Luc et Max\./],
	] as const)("is a line for each table, with who would fit, in %s", async (language, said) => {
		const lines = await open({ ...quiet, tableAnswers: [answered] }, language);
		const [line = "", path] = lines.find(([, href]) => href === "/admin/table/c") ?? [];
		expect(line).toMatch(said);
		expect(line).toContain("Mina");
		expect(path).toBe("/admin/table/c");
	});

	it("leaves out guests who did nothing", async () => {
		const quietly = { ...answered, accepted: [], declined: [], fitting: [] };
		const [line = ""] = (await open({ ...quiet, tableAnswers: [quietly] }))
			.map(([text]) => text ?? "")
			.slice(1);
		expect(line).not.toMatch(/Accepted|Declined|fit/);
	});
});

describe("the next thing", () => {
	it("names the next table, guests to write to and what is due this week", async () => {
		const lines = await open({ ...quiet, nextTable, tablesToTell: [toTell], articlesDue: 2, lettersDue: 1 });
		expect(lines).toEqual([
			[
				"Lagoon Dinner, in 30 days (Saturday 14 February 2026)3 confirmed · 2 have not answered · 1 declined · 1 free seatGuest list",
				"/admin/table/a",
			],
			["Brunch: 6 guests still have to hear from you.Write to them", "/admin/table-mails/b"],
			["2 articles are published this week.See the articles", "/admin/articles?status=scheduled"],
			["1 letter is sent this week.See the letters", "/admin/letters"],
			[
				"Visits in the last 7 days: 61, in the 7 days before: 1,048. Forms opened: 5.See the visits",
				"/admin/visits?period=7days",
			],
			["Readers in the last 7 days: 0 new, 0 left.See the readers", "/admin/subscribers"],
			["Last backup: 15 January 2026 at 06:00.See the backups", "/admin/backups"],
		]);
	});

	it("says in French what there is, in French titles", async () => {
		const free = null;
		const tables = { nextTable: { ...nextTable, free }, tablesToTell: [toTell] };
		const [table, tell, , , due] = await open({ ...quiet, ...tables }, "fr");
		expect(tell?.[0]).toMatch(/^Brunch de mars\s: 6 convives/);
		expect(table?.[0]).toMatch(/^Dîner du lagon, dans 30 jours \(samedi 14 février 2026\)3 confirmations/);
		expect(due?.[0]).toContain("Abonnés ces 7 derniers jours");
	});

	it("has links also if nothing is planned", async () => {
		const [table, due] = await open(quiet);
		expect([table, due]).toEqual([
			["No table is planned.Plan a table", "/admin/events"],
			["No article or letter is scheduled for this week.See the letters", "/admin/letters"],
		]);
	});
});
