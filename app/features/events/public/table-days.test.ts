import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { entryPathIn, slugIn } from "#app/content/entry-slugs.ts";
import { eventInput, type SocialEvent } from "#app/features/events/event.ts";
import { eventEnd, eventStart } from "#app/features/events/event-time.ts";
import { localizePath } from "#app/i18n/language.ts";
import type { Language } from "#app/site/site-config.ts";
import { siteContext } from "#app/site/site-context.server.ts";
import { openOfSuite } from "#platform/testing/fresh-database.ts";
import type { AtEnd } from "#platform/testing/fresh-folder.ts";
import { siteContexts } from "#server/routes/pages.ts";
import { businessInstant } from "#server/testing/business-instant.ts";
import { testSite } from "#server/testing/test-site.ts";
import { eventJsonLd } from "./event-data.tsx";
import { loader as loadList } from "./socials.page.tsx";
import { loader as loadTable } from "./table.page.tsx";

const siteUrl = "https://ensemble.example";
const list = "/events/singlessocials";
const real = { calendarDate: "2026-12-12", startTime: "18:30", endTime: "21:30", ticketPrice: 1000 };
const fr = { title: "Dîner de décembre" };
const dinner = eventInput.parse({ title: "December Dinner", date: "", time: "", ...real, fr });

/** Opens a site whose clock stands still, with one table, as pages, files and lists show it. */
async function open(state: SocialEvent["state"] = "announced", atEnd?: AtEnd) {
	const time = { now: new Date("2026-11-01T08:00:00.000Z") };
	const { site, stores, send } = await testSite({ siteUrl, clock: () => time.now, atEnd });
	const contextOf = siteContexts(site);
	const created = await stores.events.create({ ...dinner, state });
	const argsOf = (path: string) => {
		const request = new Request(siteUrl + path);
		const context = new RouterContextProvider();
		context.set(siteContext, contextOf(request, "", "192.0.2.1"));
		return { request, url: new URL(request.url), context };
	};

	/** Returns what every place says of the table on a day, in a language. */
	async function on(local: string, language: Language) {
		time.now = new Date(businessInstant(local));
		const path = entryPathIn("table", created, language);
		const params = { slug: slugIn(language, created) };
		const page = await loadTable({ ...argsOf(path), params, pattern: `${list}/:slug` });
		const shown = await loadList({ ...argsOf(localizePath(list, language)), params: {}, pattern: list });
		const [calendar, feed, sitemap] = await Promise.all(
			[`/events/${created.id}.ics`, "/events.ics"]
				.map((address) => localizePath(address, language))
				.concat("/sitemap.xml")
				.map(async (address) => (await send("GET", address)).text()),
		);
		const elsewhere = {
			row: shown.events[0],
			past: shown.tables,
			calendar: /STATUS:(\w+)/.exec(calendar ?? "")?.[1],
			feed: /STATUS:(\w+)/.exec(feed ?? "")?.[1],
			isListed: sitemap?.includes(`<loc>${siteUrl}${path}</loc>`),
		};
		const found = page.data.found;
		if (found === null) return { page: undefined, ...elsewhere, availability: undefined, status: undefined };
		const { event, table } = found;
		const facts = { start: eventStart(event) ?? "", end: eventEnd(event), phase: table.phase };
		const site = { name: "Ensemble" };
		const data = eventJsonLd(siteUrl, language, site, event, { ...facts, form: table.action.href });
		return {
			page: table,
			...elsewhere,
			availability: JSON.stringify(data).match(/schema.org\/(\w+Stock|\w+Availability|SoldOut)/)?.[1],
			status: JSON.stringify(data).match(/schema.org\/(Event[A-Z]\w+)/)?.[1],
		};
	}

	return { on, events: stores.events, created };
}

/** The days before the table, by the clocks of the business, at noon unless a time is named. */
const days = [
	["D-29", "2026-11-13T12:00", "announced", "InStock", ["before", "apply", "move"]],
	["D-28", "2026-11-14T12:00", "announced", "InStock", ["now", "apply", "move"]],
	["D-14", "2026-11-28T12:00", "announced", "InStock", ["now", "apply", "move"]],
	["D-13", "2026-11-29T12:00", "closed", "OutOfStock", ["after", "closed", "move"]],
	["D-7", "2026-12-05T23:59:59", "closed", "OutOfStock", ["after", "closed", "move"]],
	["D-6", "2026-12-06T00:00", "closed", "OutOfStock", ["after", "closed", "moveAfter"]],
	["the evening", "2026-12-12T19:30", "closed", "OutOfStock", ["after", "closed", "moveAfter"]],
	["the last minute", "2026-12-12T23:59:59", "closed", "OutOfStock", ["after", "closed", "moveAfter"]],
	["the day after", "2026-12-13T00:00", "over", "OutOfStock", []],
] as const;

const sentences: Record<Language, Record<string, string>> = {
	en: {
		before: "Invitations go out from Saturday 14 November to Saturday 28 November.",
		now: "Invitations are going out, until Saturday 28 November.",
		after: "The invitations have gone out.",
		apply: "Apply by Saturday 28 November to be considered for this table.",
		closed: "Applications for this table are closed. You may apply for the next ones.",
		move: "A ticket can be moved to another table until Saturday 5 December.",
		moveAfter: "Tickets for this table can no longer be moved to another one.",
	},
	fr: {
		before: "Les invitations partent du samedi 14 novembre au samedi 28 novembre.",
		now: "Les invitations partent en ce moment, jusqu’au samedi 28 novembre.",
		after: "Les invitations sont parties.",
		apply: "Demandez une place au plus tard le samedi 28 novembre.",
		closed: "Les demandes pour cette table sont closes. Vous pouvez en faire une pour les suivantes.",
		move: "Un billet peut être reporté sur une autre table jusqu’au samedi 5 décembre.",
		moveAfter: "Les billets de cette table ne peuvent plus être reportés sur une autre.",
	},
};
/** The places of a table that is nowhere to be seen. */
const nowhere = {
	page: undefined,
	row: undefined,
	past: [],
	calendar: undefined,
	feed: undefined,
	isListed: false,
	availability: undefined,
	status: undefined,
};

const words = {
	en: { announced: "", closed: "Applications are closed", over: "Past table", apply: "Apply for a seat" },
	fr: {
		announced: "",
		closed: "Les demandes sont closes",
		over: "Table passée",
		apply: "Demander une place",
	},
};

describe.each(["en", "fr"] as const)("a table from day to day in %s", (language) => {
	/** One site for all tests of the suite, whose clock each of them sets later. */
	const announced = openOfSuite((atEnd) => open("announced", atEnd));

	it.each(days)("on %s says the same everywhere", async (_day, instant, phase, availability, deadlines) => {
		const { on } = announced();
		const { page, row, past, ...rest } = await on(instant, language);
		const status = words[language][phase];
		const label = phase === "announced" ? words[language].apply : "";
		expect(page).toMatchObject({ phase, status, action: { label } });
		expect(page?.deadlines).toEqual(deadlines.map((name) => sentences[language][name]));
		expect(row).toEqual(phase === "over" ? undefined : page);
		expect(past).toHaveLength(phase === "over" ? 1 : 0);
		const calendars = { calendar: "CONFIRMED", feed: "CONFIRMED" };
		expect(rest).toEqual({ availability, status: "EventScheduled", ...calendars, isListed: true });
	});

	it.each([
		["few", "2026-12-11T12:00", "few", "LimitedAvailability", "EventScheduled", "CONFIRMED", "apply"],
		["few", "2026-12-12T12:00", "closed", "OutOfStock", "EventScheduled", "CONFIRMED", "none"],
		["full", "2026-12-11T12:00", "full", "SoldOut", "EventScheduled", "CONFIRMED", "waitingList"],
		["postponed", "2026-12-20T12:00", "postponed", "OutOfStock", "EventPostponed", "TENTATIVE", "none"],
		["cancelled", "2026-12-11T12:00", "cancelled", "OutOfStock", "EventCancelled", "CANCELLED", "none"],
	] as const)(
		"that its owner calls %s says so everywhere on %s",
		async (state, instant, phase, availability, status, calendar, kind) => {
			const { on } = await open(state);
			const { page, row, past, ...rest } = await on(instant, language);
			expect(page).toMatchObject({ phase, action: { kind } });
			expect([row, past]).toEqual([page, []]);
			expect(rest).toEqual({ availability, status, calendar, feed: calendar, isListed: true });
		},
	);

	it("is nowhere while it is a draft, and hands its name to the form once it is announced", async () => {
		const { on, events, created } = await open();
		const shown = await on("2026-11-20T12:00", language);
		const form = new URL(shown.page?.action.href ?? "");
		expect(form.searchParams.get("event")).toBe(
			language === "en" ? "December Dinner, Saturday 12 December" : "Dîner de décembre, samedi 12 décembre",
		);
		await events.update(created.id, { ...dinner, published: false, version: 1 });
		expect(await on("2026-11-20T12:00", language)).toEqual(nowhere);
	});

	it("that was moved says from when, in words and to search engines", async () => {
		const { on, events, created } = await open();
		await events.update(created.id, { ...dinner, calendarDate: "2026-12-19", version: 1 });
		const { page, status } = await on("2026-11-20T12:00", language);
		expect(page?.moved).toContain(
			language === "en" ? "Saturday 12 December 2026" : "samedi 12 décembre 2026",
		);
		expect(status).toBe("EventRescheduled");
	});
});

/** A table's life on one site, whose owner says what changes: what it is then, and can be done. */
const life = [
	["2026-11-12T12:00", { published: false }, undefined],
	["2026-11-13T12:00", { published: true }, "announced apply InStock"],
	["2026-11-13T23:59:59", {}, "announced apply InStock"],
	["2026-11-14T12:00", {}, "announced apply InStock"],
	["2026-11-28T23:59:59", {}, "announced apply InStock"],
	["2026-11-29T00:00", {}, "closed none OutOfStock"],
	["2026-11-30T12:00", { state: "few" }, "few apply LimitedAvailability"],
	["2026-12-05T23:59:59", {}, "few apply LimitedAvailability"],
	["2026-12-06T12:00", { state: "full" }, "full waitingList SoldOut"],
	["2026-12-11T23:59:59", {}, "full waitingList SoldOut"],
	["2026-12-12T12:00", {}, "closed none OutOfStock"],
	["2026-12-12T18:30", {}, "closed none OutOfStock"],
	["2026-12-12T21:30", {}, "closed none OutOfStock"],
	["2026-12-12T23:59:59", {}, "closed none OutOfStock"],
	["2026-12-13T00:00", {}, "over none OutOfStock"],
] as const;

it.each(["en", "fr"] as const)("a table is walked from draft to over in %s", async (language) => {
	const { on, events, created } = await open();
	let version = 1;
	const owner = { ...dinner };
	for (const [instant, changes, expected] of life) {
		if (Object.keys(changes).length > 0) {
			Object.assign(owner, changes);
			await events.update(created.id, { ...owner, version });
			version += 1;
		}
		const { page, row, past, availability, ...rest } = await on(instant, language);
		if (expected === undefined) {
			expect({ page, row, past, availability, ...rest }).toEqual(nowhere);
			continue;
		}
		expect(`${page?.phase} ${page?.action.kind} ${availability}`, instant).toBe(expected);
		const isOver = page?.phase === "over";
		expect([row, past.length], instant).toEqual(isOver ? [undefined, 1] : [page, 0]);
		expect(page?.action.label === "", instant).toBe(page?.action.kind === "none");
		const calendars = { calendar: "CONFIRMED", feed: "CONFIRMED" };
		expect(rest, instant).toEqual({ status: "EventScheduled", ...calendars, isListed: true });
	}
});
