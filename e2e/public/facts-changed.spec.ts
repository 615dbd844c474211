import type { FactPlace } from "#app/site/fact-kinds.ts";
import { type FactId, type Facts, factIds, factList } from "#app/site/facts.ts";
import type { Language } from "#app/site/site-config.ts";
import { awaitMail, expect, test } from "#e2e/support/mail-fixtures.ts";
import { addresses } from "#e2e/support/pages.ts";

// A site of its own, whose every fact changes.
test.use({ siteEnvironment: { LOG_LEVEL: "warn" } });

const changed: Facts = {
	name: "Tandem",
	formerName: "Moka Matches",
	tagline: { en: "Two seats, one story", fr: "Deux places, une histoire" },
	company: "Tandem & Co",
	registrationNumber: "C98765",
	vatNumber: "VAT24680",
	place: { en: "Moka, Mauritius", fr: "Moka, à Maurice" },
	address: "9 Kestrel Lane",
	email: "ask@tandem.mu",
	phone: "+230 6111 2222",
	whatsapp: "+230 6333 4444",
	profiles: ["https://www.tiktok.com/@tandem", "https://pages.tandem.mu/us"],
	apply: { en: "https://in.tandem.mu/en", fr: "https://in.tandem.mu/fr" },
	networkForm: { en: "https://in.tandem.mu/net", fr: "https://in.tandem.mu/reseau" },
	socialsForm: { en: "https://in.tandem.mu/tables", fr: "https://in.tandem.mu/dejeuners" },
	tableParameter: "entry.7",
	referralForm: { en: "https://in.tandem.mu/friend", fr: "https://in.tandem.mu/amie" },
	fee: 12_340,
	minimumAge: 23,
	dates: 7,
	minutes: 51,
	swipingHours: 63,
	answerDays: 3,
	readers: 2,
	ticket: 1730,
	table: { min: 10, max: 14 },
	tableSmall: 12,
	weeks: { min: 3, max: 9 },
	moveDays: 21,
};

/** How visitors read each fact, in their language. */
function written(id: FactId, language: Language): string[] {
	const value = changed[id];
	const rupees = (amount: number) =>
		language === "en" ? [`Rs${amount}`] : [`Rs\u00a0${Math.floor(amount / 1000)}\u202f${amount % 1000}`];
	if (id === "fee" || id === "ticket") return rupees(changed[id]);
	if (id === "whatsapp") return ["wa.me/23063334444"];
	if (id === "answerDays") return [language === "en" ? "three business days" : "trois jours ouvrés"];
	if (id === "moveDays") return [language === "en" ? "three weeks" : "trois semaines"];
	if (id === "tableSmall") return [language === "en" ? "twelve" : "douze"];
	if (typeof value === "number") return [String(value)];
	if (typeof value === "string") return [value.replaceAll("&", "&amp;")];
	if (Array.isArray(value)) return value as string[];
	if ("min" in value) return [String(value.min), String(value.max)];
	return [(value as Record<Language, string>)[language]];
}

const prefix = { en: "", fr: "/fr" };

for (const language of ["en", "fr"] as const) {
	test(`every fact is shown where it is said to be (${language})`, async ({ site, inbox, administrator }) => {
		const { version, facts: before } = await administrator.request<{ facts: Facts; version: number }>(
			"GET",
			"/api/admin/facts",
		);
		const readAll = async (paths: string[]) => {
			const texts = paths.map(async (path) => (await fetch(site.url + path)).text());
			return (await Promise.all(texts)).join("\n");
		};
		const picture = async () => (await fetch(`${site.url}/share/${language}/legal.png`)).headers.get("ETag");
		const drawn = await picture();
		await administrator.request("PUT", "/api/admin/facts", { facts: changed, version });

		const email = `reader-${language}@example.com`;
		await fetch(`${site.url}/api/newsletter`, {
			method: "POST",
			headers: { "Content-Type": "application/json" },
			body: JSON.stringify({ email, language, page: "/" }),
		});
		const mail = await awaitMail(inbox, email);
		const event = {
			title: "Table",
			date: "May 3",
			time: "7 pm",
			calendarDate: "2099-05-03",
			published: true,
		};
		const made = await administrator.request("POST", "/api/events", event);

		const at = (...paths: string[]) => readAll(paths.map((path) => prefix[language] + path || "/"));
		const home = await at("/");
		const socials = await at("/events/singlessocials");
		const places: Partial<Record<FactPlace, string>> = {
			home,
			socials,
			everyPage: await at("/blog"),
			footer: await at("/network"),
			howItWorks: await at("/how-it-works"),
			network: await at("/network"),
			rebrand: await at("/rebrand-announcement"),
			legal: await at("/privacy-policy", "/legal"),
			mails: [mail.headers.from, mail.headers.subject ?? "", mail.html].join("\n"),
			searchEngines: [home, socials, await readAll(["/site.webmanifest"])].join("\n"),
			feeds: await at("/feed.xml"),
			calendars: await at("/events.ics"),
			eventForm: JSON.stringify({ ...(made as object), small: language === "en" ? "twelve" : "douze" }),
		};
		for (const id of factIds) {
			for (const place of factList[id].shown) {
				const text = places[place];
				if (text === undefined || (place === "eventForm" && language === "fr")) continue;
				for (const words of written(id, language)) expect.soft(text, `${id}: ${place}`).toContain(words);
			}
		}
		expect(await picture()).not.toBe(drawn);

		const pages = addresses.filter((address) => address.language === language).map(({ address }) => address);
		const all = [await readAll(pages), ...Object.values(places)].join("\n");
		for (const sample of [
			"Ensemble Ltd",
			"· Ensemble",
			">Ensemble<",
			"Tamarin Intro",
			"ensemble.example",
			"5000 0000",
		]) {
			expect.soft(all, sample).not.toContain(sample);
		}
		await administrator.request("PUT", "/api/admin/facts", { facts: before, version: version + 1 });
		expect(await at("/")).toContain("Ensemble Ltd");
	});
}
