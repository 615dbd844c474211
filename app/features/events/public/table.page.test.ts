import { describe, expect, it } from "vitest";
import { eventInput } from "#app/features/events/event.ts";
import { localizePath } from "#app/i18n/language.ts";
import { defaultTexts } from "#app/i18n/site-texts.server.ts";
import { defaultFacts } from "#app/site/facts.ts";
import { languages, seatPrice } from "#app/site/site-config.ts";
import { pages } from "#app/site/site-map.ts";
import { movableClock } from "#platform/testing/clock.ts";
import { openOfSuite } from "#platform/testing/fresh-database.ts";
import type { AtEnd } from "#platform/testing/fresh-folder.ts";
import { openReader } from "#server/testing/reader.ts";

const dayMs = 24 * 60 * 60_000;
const real = { date: "", time: "", calendarDate: "2026-04-18", startTime: "18:30", ticketPrice: 1000 };

/** Opens a site with one table, whose page is read on the first of March and later. */
async function open(event: object = {}, atEnd?: AtEnd) {
	const { clock, advance } = movableClock("2026-03-01T08:00:00.000Z");
	const reader = await openReader({ clock, siteUrl: "https://ensemble.example", atEnd });
	const input = eventInput.parse({ title: "Dinner by the lagoon", ...real, ...event });
	const created = await reader.stores.events.create(input);
	return {
		...reader,
		created,
		passDays: (days: number) => advance(days * dayMs),
		readIn: (language: "en" | "fr") =>
			reader.read(localizePath(`${pages.socials}/${created.slug}`, language)),
	};
}

describe.each(languages)("the page of a table (%s)", (language) => {
	const t = defaultTexts.open(language, "table");
	const socials = localizePath(pages.socials, language);
	const first = openOfSuite(async (atEnd) => {
		const { created, readIn } = await open({}, atEnd);
		return { created, page: await readIn(language) };
	});

	it("is named after the table and its day", () => {
		const { created, page } = first();
		expect(page.texts("main h1")).toEqual(["Dinner by the lagoon"]);
		expect(page.document.title).toContain("Dinner by the lagoon");
		expect(page.document.title).toContain(language === "en" ? "18 April" : "18 avril");
		expect(page.meta("og:image")).toBe(
			`https://ensemble.example/share/${language}/table/${created.slug}.png`,
		);
	});

	it("leads to the form, back to the tables and to all the questions", () => {
		const { links } = first().page;
		expect(links()[0]).toBe(socials);
		expect(links()[1]).toContain(defaultFacts.socialsForm.en);
		expect(links()).toContain(`${socials}#questions`);
	});

	it("tells the form which table is meant", () => {
		const form = new URL(first().page.links()[1] ?? "");
		expect([...form.searchParams.values()].join(" ")).toContain("Dinner by the lagoon");
	});

	it.each([
		["entry.123456", "entry.123456"],
		["", undefined],
	])("tells the form by the parameter that the owner named %j", async (tableParameter, expected) => {
		const { readIn, stores } = await open();
		await stores.facts.save({ ...defaultFacts, tableParameter }, 1);
		const { searchParams } = new URL((await readIn(language)).links()[1] ?? "");
		expect([...searchParams.keys()]).toEqual(expected === undefined ? [] : [expected]);
	});

	it.each([
		[{ ageFrom: 30, ageTo: 40 }, { from: 30, to: 40 }, "ages.range"],
		[{ ageFrom: 30 }, { from: 30 }, "ages.from"],
		[{ ageTo: 40 }, { to: 40 }, "ages.to"],
	] as const)("says whom it is for: %j", async (ages, values, text) => {
		const { readIn } = await open(ages);
		const details = (await readIn(language)).texts("main dd");
		expect(details).toContain(t(text, values));
	});

	it("states no price but its own, in its questions too", async () => {
		const { readIn } = await open({ ticketPrice: 1750 });
		const text = (await readIn(language)).document.querySelector("main")?.textContent ?? "";
		expect(text).toContain(seatPrice(1750, language));
		expect(text).not.toContain(seatPrice(defaultFacts.ticket, language));
	});

	it("says that a seat is on the house, and asks nothing about a ticket", async () => {
		const { readIn } = await open({ ticketPrice: 0 });
		const text = (await readIn(language)).document.querySelector("main")?.textContent ?? "";
		expect(text).toContain(language === "en" ? "On the house" : "Offert");
		expect(text).not.toMatch(/Rs.?\d/);
		expect(text).not.toMatch(/(a|your|the) ticket|(un|votre|le) billet/i);
	});

	it("says nothing of ages nor of what is spoken where its owner says nothing", async () => {
		const { readIn } = await open();
		const terms = (await readIn(language)).texts("main dt");
		const list = defaultTexts.open(language, "socials");
		expect(terms).toEqual([list("events.place"), list("events.guests"), list("events.price")]);
	});

	it.each([
		["en", { en: ["English"], fr: ["anglais"] }],
		["fr", { en: ["French"], fr: ["français"] }],
		["all", { en: ["English", "French"], fr: ["anglais", "français"] }],
	] as const)("says what is spoken there: %s", async (spoken, names) => {
		const { readIn } = await open({ spoken });
		const detail = (await readIn(language)).texts("main dd").at(-1)?.toLowerCase();
		for (const name of names[language]) expect(detail).toContain(name.toLowerCase());
	});

	it("offers the calendar twice, the second time with nothing but the meal in it", async () => {
		const { readIn, created } = await open();
		const file = localizePath(`/events/${created.id}.ics`, language);
		const hrefs = (await readIn(language)).links().filter((href) => href?.includes(".ics"));
		expect(hrefs).toEqual([file, `${file}?discreet`]);
	});

	it("says by when to apply, and once it is too late, that the next ones may be asked for", async () => {
		const { readIn, passDays } = await open();
		const before = await readIn(language);
		expect(before.said()).toContain(
			t("deadlines.apply", { day: language === "en" ? "Saturday 4 April" : "samedi 4 avril" }),
		);
		passDays(40);
		const after = await readIn(language);
		expect(after.said()).toContain(t("deadlines.closed"));
		expect(after.links()).toContain(`${socials}#dates`);
		expect(after.links().join(" ")).not.toContain(defaultFacts.socialsForm.en);
	});

	it("stays to be read once it has taken place, without questions, deadlines or restaurant", async () => {
		const { readIn, passDays } = await open();
		passDays(60);
		const page = await readIn(language);
		expect(page.status).toBe(200);
		expect(page.said()).toContain(t("past.sentence"));
		expect(page.all("main details")).toEqual([]);
		expect(page.said()).not.toContain(t("placeNote"));
		expect(page.said()).not.toContain(t("deadlines.title").replaceAll("*", ""));
	});

	it("says from which day it was moved", async () => {
		const { readIn, stores, created } = await open();
		const moved = {
			...eventInput.parse({ ...created, calendarDate: "2026-04-25" }),
			version: created.version,
		};
		await stores.events.update(created.id, moved);
		const page = await readIn(language);
		const day = language === "en" ? "Saturday 18 April 2026" : "samedi 18 avril 2026";
		expect(page.said()).toContain(t("moved", { day }));
		expect(page.data("SocialEvent")).toMatchObject([{ eventStatus: "https://schema.org/EventRescheduled" }]);
	});

	it("says that it is cancelled, and where the next ones are", async () => {
		const { readIn } = await open({ state: "cancelled" });
		const page = await readIn(language);
		expect(page.said()).toContain(t("phases.cancelled"));
		expect(page.said()).not.toContain(t("placeNote"));
		expect(page.document.querySelector("#questions")).toBeNull();
		expect(page.links()).toContain(`${socials}#dates`);
		expect(page.data("SocialEvent")).toMatchObject([{ eventStatus: "https://schema.org/EventCancelled" }]);
	});

	it.each(["nothing-here", "dinner-by-the-lagoon-2026-04-180", "%3Cscript%3E"])(
		"is not there under %s: 404, not to be listed, with the way to the tables",
		async (slug) => {
			const { read } = await open();
			const page = await read(`${socials}/${slug}`);
			expect(page.status).toBe(404);
			expect(page.meta("robots")).toContain("noindex");
			expect(page.texts("main h1")).toEqual([t("notFound.title")]);
			expect(page.links()).toEqual([socials]);
		},
	);

	it("is not there while it is a draft, whoever knows its address", async () => {
		const { readIn, stores, created } = await open();
		const hidden = { ...eventInput.parse({ ...created, published: false }), version: created.version };
		await stores.events.update(created.id, hidden);
		const page = await readIn(language);
		expect(page.status).toBe(404);
		expect(page.html).not.toContain("Dinner by the lagoon");
	});
});

it("the page of a table is found however its address is written", async () => {
	const { read, created } = await open();
	expect((await read(`${pages.socials}/${created.slug.toUpperCase()}`)).texts("main h1")).toEqual([
		"Dinner by the lagoon",
	]);
});

it("the page of a table has an address in each language, and leads there from the other one's", async () => {
	const { read } = await open({ fr: { title: "Dîner du lagon" } });
	const [english, french] = [`${pages.socials}/dinner-by-the-lagoon`, `/fr${pages.socials}/diner-du-lagon`];
	const page = await read(french);
	const origin = "https://ensemble.example";
	const alternates = page
		.all("link[rel=alternate][hreflang]")
		.map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")]);
	expect(alternates).toEqual([
		["en", origin + english],
		["fr", origin + french],
		["x-default", origin + english],
	]);
	expect(page.all("link[rel=canonical]").map((link) => link.getAttribute("href"))).toEqual([origin + french]);
	expect(page.data("SocialEvent")).toMatchObject([{ url: origin + french }]);
	expect(JSON.stringify(page.data("BreadcrumbList"))).toContain(origin + french);
	for (const link of page.all("a[hreflang=en]")) expect(link.getAttribute("href")).toContain(english);
	for (const [asked, shown] of [
		[`/fr${pages.socials}/dinner-by-the-lagoon`, french],
		[`${pages.socials}/diner-du-lagon`, english],
	] as const) {
		const moved = await read(asked);
		expect([moved.status, moved.headers.get("Location")]).toEqual([301, shown]);
	}
});

it("the page of a table tells French readers that the form is in English, and nobody once there is a French one", async () => {
	const { readIn, state } = await open();
	const note = defaultTexts.open("fr", "table")("formInEnglish");
	expect((await readIn("fr")).said()).toContain(note);
	expect((await readIn("en")).said()).not.toContain(defaultTexts.open("en", "table")("formInEnglish"));
	await state({ socialsForm: { en: "https://f.example/en", fr: "https://f.example/fr" } });
	expect((await readIn("fr")).said()).not.toContain(note);
});

it("the page of a table keeps the lines of what its owner wrote of it, as words", async () => {
	const { readIn } = await open({ description: "Fish & <b>rice</b>.\nBring nothing." });
	const page = await readIn("en");
	expect(page.texts("main p.whitespace-pre-line")).toEqual(["Fish & <b>rice</b>.\nBring nothing."]);
});
