import { describe, expect, it } from "vitest";
import { eventInput } from "#app/features/events/event.ts";
import { localizePath } from "#app/i18n/language.ts";
import { defaultTexts } from "#app/i18n/site-texts.server.ts";
import { defaultFacts } from "#app/site/facts.ts";
import { languages } from "#app/site/site-config.ts";
import { pages } from "#app/site/site-map.ts";
import { openReader } from "#server/testing/reader.ts";

const clock = () => new Date("2026-03-01T08:00:00.000Z");
const real = { date: "", time: "", calendarDate: "2026-04-18", startTime: "18:30", ticketPrice: 1000 };

/** Opens the page of the tables, on the first of March, with these events. */
async function open(...events: object[]) {
	const reader = await openReader({ clock, siteUrl: "https://ensemble.example" });
	for (const event of events) {
		await reader.stores.events.create(eventInput.parse({ title: "Dinner by the lagoon", ...real, ...event }));
	}
	return reader;
}

const addressIn = (language: (typeof languages)[number]) => localizePath(pages.socials, language);

describe.each(languages)("the page of the tables (%s)", (language) => {
	const t = defaultTexts.open(language, "socials");
	const table = defaultTexts.open(language, "table");
	const address = addressIn(language);

	it("says, without a table, that the next one is being set, and offers no calendar", async () => {
		const { read } = await open();
		const page = await read(address);
		expect(page.said()).toContain(t("events.empty.title"));
		expect(page.said()).not.toContain(t("events.allInCalendar"));
		expect(page.data("SocialEvent")).toEqual([]);
	});

	it("shows each table with its day, hours, place, guests and price", async () => {
		const { read } = await open({ endTime: "21:30", location: "Moka", tableSize: 8 });
		const page = await read(address);
		const [row, ...others] = page.all("#dates li");
		expect(others).toEqual([]);
		expect(row?.querySelector("h3")?.textContent).toBe("Dinner by the lagoon");
		const facts = [...(row?.querySelectorAll("dd") ?? [])].map(({ textContent }) => textContent);
		expect(facts).toEqual(["Moka", "8", language === "en" ? "Rs\u00a01,000" : "Rs\u00a01\u202f000"]);
		expect(row?.textContent).toContain(language === "en" ? "Saturday 18 April" : "samedi 18 avril");
		expect(row?.textContent).toContain(
			language === "en" ? "6:30\u00a0pm – 9:30\u00a0pm" : "de 18\u00a0h\u00a030 à 21\u00a0h\u00a030",
		);
	});

	it("leads from a table to its page, to the form and into a calendar", async () => {
		const { read, stores } = await open({});
		const [event] = await stores.events.listUpcoming();
		const page = await read(address);
		const hrefs = page.all("#dates li a").map((link) => link.getAttribute("href"));
		expect(hrefs[0]).toBe(localizePath(`${pages.socials}/${event?.slug}`, language));
		expect(hrefs[1]).toContain(defaultFacts.socialsForm.en);
		expect(hrefs[2]).toBe(localizePath(`/events/${event?.id}.ics`, language));
		const feed = localizePath("/events.ics", language);
		expect(page.links()).toEqual(expect.arrayContaining([feed, `${feed}?discreet`]));
	});

	it.each([
		["few", true],
		["full", true],
		["postponed", false],
		["cancelled", false],
	] as const)("says that a table is %s, where a seat can be asked for: %s", async (state, isOpen) => {
		const { read } = await open({ state });
		const row = (await read(address)).all("#dates li")[0];
		expect(row?.textContent).toContain(table(`phases.${state}`));
		const forms = [...(row?.querySelectorAll("a") ?? [])].filter((link) =>
			link.getAttribute("href")?.startsWith(defaultFacts.socialsForm.en),
		);
		expect(forms).toHaveLength(isOpen ? 1 : 0);
	});

	it("shows what is not dated in its own words, and tells search engines nothing of it", async () => {
		const { read } = await open({
			calendarDate: null,
			startTime: null,
			date: "Some day soon",
			time: "evening",
		});
		const page = await read(address);
		expect(page.all("#dates li")[0]?.textContent).toContain("Some day soon");
		expect(page.data("SocialEvent")).toEqual([]);
		expect(page.said()).not.toContain(t("events.allInCalendar"));
	});

	it("lists the past tables apart, the latest first, where nothing can be asked for", async () => {
		const { read } = await open(
			{ title: "In January", calendarDate: "2026-01-10" },
			{ title: "In February", calendarDate: "2026-02-10" },
			{ title: "To come" },
		);
		const page = await read(address);
		expect(page.texts("#dates li h3")).toEqual(["To come"]);
		const past = page.getByRole("region", { name: table("past.title").replaceAll("*", "") });
		const names = [...past.querySelectorAll("li a")].map(({ textContent }) => textContent);
		expect(names).toEqual(["In February", "In January"]);
	});

	it("has no place for past tables before there is one", async () => {
		const { read } = await open({});
		expect((await read(address)).all("#past-tables")).toEqual([]);
	});

	it("shows no draft, nowhere", async () => {
		const { read } = await open({ title: "A secret table", published: false });
		expect((await read(address)).html).not.toContain("A secret table");
	});

	it("states the price, the size of a table and the weeks that its owner states", async () => {
		const { read, state } = await open();
		await state({ ticket: 1750, table: { min: 10, max: 12 }, weeks: { min: 5, max: 9 } });
		const { said } = await read(address);
		expect(said()).toContain(language === "en" ? "Rs\u00a01,750" : "Rs\u00a01\u202f750");
		for (const number of [10, 12, 5, 9]) expect(said()).toMatch(new RegExp(`\\b${number}\\b`));
	});

	it("answers its questions", async () => {
		const { read } = await open();
		const questions = t("faq.items").map(({ question }) => question);
		expect((await read(address)).texts("main details summary")).toEqual(questions);
	});

	it("tells search engines when and where a table is, for how much, and whether seats are left", async () => {
		const { read } = await open({ location: "Moka", state: "few" });
		const [data] = (await read(address)).data("SocialEvent");
		expect(data).toMatchObject({
			name: "Dinner by the lagoon",
			location: { name: "Moka", address: { addressCountry: "MU" } },
			offers: { price: 1000, priceCurrency: "MUR", availability: "https://schema.org/LimitedAvailability" },
			eventStatus: "https://schema.org/EventScheduled",
		});
	});
});

it("the page of tables tells French readers, twice, that its form is in English", async () => {
	const { read } = await open();
	const notes = async (language: "en" | "fr") => {
		const note = defaultTexts.open(language, "socials")("hero.englishOnly");
		return (await read(addressIn(language))).said().split(note).length - 1;
	};
	expect([await notes("en"), await notes("fr")]).toEqual([0, 2]);
});

it("the page of tables shows a table in the words of each language, and marks what is in another", async () => {
	const { read } = await open({ description: "Fresh fish.", fr: { title: "Dîner au lagon" } });
	const french = (await read(addressIn("fr"))).all("#dates li")[0];
	expect(french?.querySelector("h3")?.textContent).toBe("Dîner au lagon");
	const marked = [...(french?.querySelectorAll('[lang="en"]') ?? [])].map(({ textContent }) => textContent);
	expect(marked).toContain("Fresh fish.");
	const english = (await read(addressIn("en"))).all("#dates li")[0];
	expect(english?.querySelectorAll("[lang]")).toHaveLength(0);
});

it.each(["<script>alert(1)</script>", '"><img src=x onerror=alert(1)>'])(
	"shows a title like %s as words",
	async (title) => {
		const { read } = await open({ title, description: title });
		const page = await read(addressIn("en"));
		expect(page.texts("#dates li h3")).toEqual([title]);
		expect(page.all("#dates img, #dates script")).toEqual([]);
		expect(page.data("SocialEvent")).toMatchObject([{ name: title }]);
	},
);
