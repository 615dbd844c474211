import { request } from "node:http";
import type { Letter } from "#app/features/letters/letter.ts";
import type { Outcome } from "#app/features/visits/counted-kinds.ts";
import { visitSourceHeader, visitsPath } from "#app/features/visits/visit.ts";
import { type VisitReport, visitReportPath } from "#app/features/visits/visit-report.ts";
import { arrivalParameter } from "#app/site/site-config.ts";
import { Administrator } from "#e2e/support/administrator.ts";
import { enter, expect, test } from "#e2e/support/content-area.ts";
import { type Place, samplePlace, startSite } from "#e2e/support/site-process.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { openSmtpInbox, type SmtpInbox } from "#platform/testing/smtp-inbox.ts";
import { addReaders, wholeLetter } from "#server/testing/readers.ts";

const readers = 100;
const clicks = 12;
const withinMs = 60_000;
const agent =
	"Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 Mobile Safari/604.1";
const letters = "/api/admin/letters";
/** The page to which the letter leads. */
const table = "/events/singlessocials";

type Headers = Record<string, string>;

/** Asks as a browser does, which `fetch` may not. */
function ask(url: string, headers: Headers, body?: object): Promise<number> {
	return new Promise((resolve, reject) => {
		const all = { "User-Agent": agent, ...headers, ...(body && { "Content-Type": "application/json" }) };
		request(url, { method: body === undefined ? "GET" : "POST", headers: all }, (answer) => {
			answer.resume().once("end", () => resolve(answer.statusCode ?? 0));
		})
			.once("error", reject)
			.end(body && JSON.stringify(body));
	});
}

/** Opens a page from elsewhere. */
async function openPage(url: string, headers: Headers = {}): Promise<void> {
	const opens = {
		"Sec-Fetch-Mode": "navigate",
		"Sec-Fetch-Dest": "document",
		"Sec-Fetch-Site": "cross-site",
	};
	expect(await ask(url, { ...opens, ...headers })).toBe(200);
}

/** Opens a French page from elsewhere, and follows a link on it. */
async function follow(siteUrl: string, page: string, referrer: string, outcome: Outcome): Promise<void> {
	await openPage(siteUrl + page, { Referer: referrer });
	const word = { kind: outcome, page, referrer };
	expect(await ask(siteUrl + visitsPath, { "Sec-Fetch-Site": "same-origin" }, word)).toBe(204);
}

/** Sends a letter to readers. @returns an address that it leads to, in each language. */
async function sendLetter(place: Place, administrator: Administrator, inbox: SmtpInbox): Promise<string[]> {
	const database = await openDatabase({ ...place, databaseUrl: place.databaseUrl || undefined });
	await addReaders(database, readers);
	await database.close();
	const { id } = await administrator.request<Letter>("POST", letters, {});
	await administrator.request("PUT", `${letters}/${id}`, { ...wholeLetter, version: 1 });
	await administrator.request("POST", `${letters}/${id}/send`, { version: 2, audience: "all" });
	await expect.poll(() => inbox.mails.length, { timeout: withinMs }).toBe(readers);
	return inbox.mails.map(({ html }) => {
		const [, link = ""] = new RegExp(`href="([^"]+[?]${arrivalParameter}=[^"]+)"`).exec(html) ?? [];
		const { pathname, search } = new URL(link);
		return pathname + search;
	});
}

/** Comes by the letter, by a search and by a social network, and does what is told below. */
async function come(siteOf: (visitor: number) => string, links: string[]): Promise<void> {
	for (const [visitor, link] of links.slice(0, clicks).entries()) await openPage(siteOf(visitor) + link);
	for (let visitor = 0; visitor < 10; visitor += 1) {
		const [path, outcome] =
			visitor < 7 ? (["/fr", "application"] as const) : (["/fr/network", "network"] as const);
		await follow(siteOf(visitor), path, "https://www.google.com/", outcome);
	}
	for (let visitor = 0; visitor < 3; visitor += 1) {
		await follow(siteOf(visitor), `/fr${table}`, "https://www.facebook.com/", "calendar");
	}
	for (const visitor of [0, 1]) {
		const body = { email: `new-${visitor}@example.com`, language: "fr", page: "/fr/blog" };
		const source = { [visitSourceHeader]: `${new URLSearchParams({ referrer: "https://lexpress.mu" })}` };
		expect(await ask(`${siteOf(visitor)}/api/newsletter`, source, body)).toBe(200);
	}
}

for (const [engine, processes] of [
	["postgres", 2],
	["sqlite", 1],
] as const) {
	const where = `${processes} process(es) on ${engine}`;
	test(`what visitors did at ${where} is told within a minute, under its page, language and source`, {
		tag: "@long",
	}, async ({ page: screen }) => {
		const inbox = await openSmtpInbox();
		const place = await samplePlace(engine);
		const start = () => startSite(place, { SMTP_URL: inbox.url });
		const first = await start();
		const sites = [first, ...(processes > 1 ? [await start()] : [])];
		const administrator = await Administrator.signIn(first.url);
		/** Each visitor's process is another one than the last's. */
		const siteOf = (visitor: number) => sites[visitor % sites.length]?.url ?? first.url;

		const links = await sendLetter(place, administrator, inbox);
		await come(siteOf, links);
		const last = sites.at(-1)?.url ?? first.url;
		const reporter = await Administrator.signIn(last);
		const read = () => reporter.request<VisitReport>("GET", `${visitReportPath}?period=today`);
		await expect
			.poll(async () => (await read()).outcomes, { timeout: withinMs })
			.toEqual({ application: 7, network: 3, calendar: 3, signUp: 2 });
		const report = await read();
		expect(report.totals).toMatchObject({ visits: clicks + 10 + 3 });
		const of = (path: string) => report.pages.find((one) => one.page === path && one.language === "fr");
		expect(of("/")).toMatchObject({ visits: 7, outcomes: { application: 7 } });
		expect(of("/network")).toMatchObject({ visits: 3, outcomes: { network: 3 } });
		const inFrench = links.slice(0, clicks).filter((link) => link.startsWith("/fr/")).length;
		expect(of(table)).toMatchObject({ visits: inFrench + 3, outcomes: { calendar: 3 } });
		expect(of("/blog")).toMatchObject({ visits: 0, outcomes: { signUp: 2 } });
		const sources = report.sources.map(({ source, visits, outcomes }) => [source, visits, outcomes]);
		expect(sources).toEqual([
			["letter/two-tables-in-december", clicks, {}],
			["search/Google", 10, { application: 7, network: 3 }],
			["social/Facebook", 3, { calendar: 3 }],
			["site/lexpress.mu", 0, { signUp: 2 }],
		]);
		await enter(screen, reporter);
		await screen.goto(`${last}/admin/visits?period=today`);
		await expect(
			screen.getByText(`${clicks} visits came by the letter “${wholeLetter.subject}”; no form was opened.`),
		).toBeVisible();
		await expect(screen.getByText(`${clicks + 10 + 3} visits. Forms were opened 10 times.`)).toBeVisible();

		await screen.close();
		for (const site of sites) await site.stop();
		await inbox.close();
		await place.remove();
	});
}
