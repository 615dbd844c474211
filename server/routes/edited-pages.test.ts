import { describe, expect, it } from "vitest";
import { articleInput } from "#app/features/articles/article.ts";
import { pageInput } from "#app/features/custom-pages/custom-page.ts";
import { eventInput } from "#app/features/events/event.ts";
import { activeMembersKey } from "#app/features/settings/setting.ts";
import { catalogue } from "#app/features/texts/catalogue.server.ts";
import { type PageView, pageViews } from "#app/features/texts/page-views.ts";
import { takeMarks } from "#app/i18n/marked-texts.ts";
import { defaultFacts } from "#app/site/facts.ts";
import { type Language, languages } from "#app/site/site-config.ts";
import { openLog } from "#platform/log/log.ts";
import { anotherAgency } from "#server/testing/another-agency.ts";
import { openReader } from "#server/testing/reader.ts";

type Reader = Awaited<ReturnType<typeof openReader>>;
type Shown = { html: string; isMissing: boolean; isOff: boolean };

/** Texts that no page shows by itself, or that are no words on it: they are changed in the list. */
const inTheListAlone = [
	// The site's own forms, which are drafts until their owner opens one.
	/^(application|applicationMail|legal\.privacy\.applications)\./,
	// Mails, calendar files, and what only search engines and shared links show.
	/^(guestMail|paymentMail|answerMail|newsletterMail|letterMail)\./,
	/(^|\.)meta(\.|$)/,
	/^table\.(calendarStates|discreetName)/,
	/^blog\.author\.description$/,
	// The question about measuring, and menus of a phone: brought to light by a script.
	/^(consent|navigation)\./,
	// What a form, a search or a button answers, and what stands in a field.
	/^newsletterForm\.(submitting|placeholder|invalid|failed|success|tooMany|textOfMany)/,
	/\.(busy|sending|loading|placeholder|submit)$/,
	/^newsletter\.(thanks\.refused|settings\.(language|email|emailHint|save)$)/,
	/^feedback\.faults\./,
	/^legal\.privacy\.counting\.(left|counted)$/,
	/^errors\.(undelivered|unreached|notFound\.hint)\b/,
	/^blog\.(article\.share|search|resultsFor_one|results_one|resultsPage|pages|filters|categories)\b/,
	// What a page says of some events, articles, letters and facts alone.
	/^table\.(phases|moved|actions|formInEnglish|nextTables|facts|ages|deadlines|discreetTitles|past)\b/,
	/^letters\.(title|text|sentOn|read|tables|seeTables)$/,
	/^socials\.events\.types\./,
	/_without[A-Z]/,
	/(_one|[eE]nglishOnly|formInEnglish|englishText|frenchText|writtenIn)$/,
	/^(legal\.contact\.whatsapp|legal\.notice\.stated|newsletter\.unsubscribe\.reasons\.thanks)$/,
	// A quote that fills the window once its author has consented.
	/^home\.testimonials\.quotes\./,
	// An address, a button that listeners alone hear of, and pictures.
	/\.(url|alternative|tags)$/,
	/(\.(alt|label|arts?|picture|ariaLabel)|[lL]abel)$/,
];

/**
 * Views that look like another one here: no letter was sent, and a private link shows the article.
 */
const alike: PageView[] = ["newsletter/archive noLetters", "preview missing"];

async function openSite() {
	const reader = await openReader({ log: openLog("silent") });
	return { ...reader, token: await reader.signIn() };
}

async function look(reader: Reader & { token: string }, view: PageView, language: Language): Promise<Shown> {
	const answer = await reader.send("POST", "/api/admin/texts/page", { view, language }, reader.token);
	expect([view, answer.status]).toEqual([view, 200]);
	return (await answer.json()) as Shown;
}

/** Returns the keys of the texts that stand on a page as words, where they can be pointed at. */
function keysOn({ html }: Shown): string[] {
	const body = html
		.slice(html.indexOf("<body"))
		.replaceAll(/<script\b[\s\S]*?<\/script>/g, "")
		.replaceAll(/<[^>]*>/g, "");
	return takeMarks(body).keys;
}

describe("a page while its texts are changed", () => {
	it("is any that visitors meet, in each of its states, and shows what no other state does", async () => {
		const site = await openSite();
		await site.stores.settings.set(activeMembersKey, "310");
		const { personSince, callForm, membersYoungest, membersOldest, membersWomen, membersLocal } =
			anotherAgency;
		const { statementName, callerName, filePeople, fileMonths } = anotherAgency;
		const stated = { personSince, callForm, membersYoungest, membersOldest, membersWomen, membersLocal };
		const discreet = { statementName, callerName, filePeople, fileMonths };
		await site.stores.facts.save({ ...defaultFacts, ...stated, ...discreet }, 1);
		const author = await site.stores.authors.create({
			name: "Ann",
			words: "",
			imageUrl: null,
			fr: { words: "" },
		});
		const words = { title: "A good start", excerpt: "In short.", content: "Words.", category: "Dating" };
		const more = { tags: ["Advice"], authorId: author.id, originalUrl: "https://first.example/start" };
		for (let count = 0; count < 2; count += 1) {
			await site.stores.articles.saving.create(articleInput.parse({ ...words, ...more, published: true }));
		}
		const day = { calendarDate: "2030-03-12", startTime: "18:30", ticketPrice: 1000, date: "", time: "" };
		await site.stores.events.create(eventInput.parse({ title: "Dinner", ...day }));
		const met = new Set<string>();
		const empty: string[] = [];
		for (const view of pageViews) {
			const shown = await look(site, view, "en");
			if (shown.isMissing) continue;
			const keys = keysOn(shown);
			const own = keys.filter((key) => !/^(navigation|newsletterForm|consent)\./.test(key));
			if (own.every((key) => met.has(key)) && !alike.includes(view)) {
				empty.push(view);
			}
			for (const key of keys) met.add(key);
		}
		expect(empty).toEqual([]);
		const unmet = [...catalogue.keys()].filter((key) => !met.has(key));
		expect(unmet.filter((key) => !inTheListAlone.some((pattern) => pattern.test(key)))).toEqual([]);
		expect(inTheListAlone.filter((pattern) => !unmet.some((key) => pattern.test(key)))).toEqual([]);
	});

	it("shows the newest of what the site has, and says where there is none yet", async () => {
		const site = await openSite();
		const none: PageView[] = ["article now", "author now", "table now", "page now", "newsletter/letter now"];
		for (const view of none) {
			const shown = await look(site, view, "fr");
			expect([view, shown.isMissing, keysOn(shown).some((key) => /notFound|missing/.test(key))]).toEqual([
				...[view, true, true],
			]);
		}
		const { articles, authors, customPages, events } = site.stores;
		const author = await authors.create({ name: "Ann", words: "", imageUrl: null, fr: { words: "" } });
		const words = { title: "First", excerpt: "In short.", content: "Words.", authorId: author.id };
		await articles.saving.create(articleInput.parse({ ...words, published: true }));
		const fr = { title: "Second", excerpt: "En bref.", content: "Des mots." };
		await articles.saving.create(articleInput.parse({ ...words, published: true, fr }));
		const custom = { title: "Terms", content: "Ours.", published: true };
		await customPages.create(
			pageInput.parse({ ...custom, fr: { title: "Conditions", content: "Les nôtres." } }),
		);
		const day = { calendarDate: "2030-03-12", startTime: "18:30", ticketPrice: 1000, date: "", time: "" };
		await events.create(eventInput.parse({ title: "Dinner", ...day, fr: { title: "Un dîner" } }));
		for (const [view, said] of [
			["article now", "Second"],
			["preview now", "Second"],
			["author now", "Ann"],
			["page now", "Les nôtres."],
			["table now", "Un dîner"],
		] as const) {
			const shown = await look(site, view, "fr");
			expect([view, shown.isMissing, shown.html.includes(said), shown.html.includes('lang="fr"')]).toEqual([
				...[view, false, true, true],
			]);
		}
	});

	it("says which page is switched off", async () => {
		const site = await openSite();
		const isOff = async (view: PageView) => (await look(site, view, "fr")).isOff;
		expect([await isOff("network now"), await isOff("rebrand now")]).toEqual([false, false]);
		const networkForm = { en: "", fr: "" };
		await site.stores.facts.save({ ...defaultFacts, formerName: "", networkForm }, 1);
		expect([await isOff("network now"), await isOff("rebrand now")]).toEqual([true, true]);
		expect([await isOff("errors notFound"), await isOff("article now")]).toEqual([false, false]);
	});

	it("shows the draft, to the administrator alone, and nobody stores it on the way", async () => {
		const site = await openSite();
		const key = "network.hero.title";
		const base = catalogue.get(key)?.shipped.fr ?? "";
		await site.stores.textDrafts.save({ key, language: "fr", text: "Entrez *donc*", base });
		expect((await look(site, "network now", "fr")).html).toContain("Entrez ");
		expect((await look(site, "network now", "en")).html).not.toContain("Entrez ");
		const path = "/api/admin/texts/page";
		const body = { view: "network now", language: "fr" };
		const answer = await site.send("POST", path, body, site.token);
		expect(answer.headers.get("Cache-Control")).toContain("no-store");
		expect((await site.send("POST", path, body)).status).toBe(401);
		for (const wrong of ["network", "/network", "network now ", "admin now", "page ../admin"]) {
			expect((await site.send("POST", path, { ...body, view: wrong }, site.token)).status).toBe(400);
		}
		expect((await site.read("/fr/network")).html).not.toContain("Entrez ");
	});

	it.each(languages)(
		"changes nothing and asks for nobody where it is a page of somebody's (%s)",
		async (language) => {
			const site = await openSite();
			for (const view of pageViews.filter((one) =>
				/^(newsletter|invitation|feedback|errors|busy)/.test(one),
			)) {
				const { html, isMissing } = await look(site, view, language);
				expect([view, isMissing && view !== "newsletter/letter now"]).toEqual([view, false]);
				expect(html).toContain(`lang="${language}"`);
			}
			const { db } = site.database;
			const readers = await db.selectFrom("subscribers").select("id").execute();
			const mails = await db.selectFrom("outgoing_mails").select("id").execute();
			expect([...readers, ...mails]).toEqual([]);
		},
	);
});
