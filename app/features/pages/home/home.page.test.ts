import { describe, expect, it } from "vitest";
import { articleInput } from "#app/features/articles/article.ts";
import { activeMembersKey } from "#app/features/settings/setting.ts";
import { dictionaries } from "#app/i18n/dictionaries.server.ts";
import { inEachLanguage } from "#app/i18n/language.ts";
import { defaultTexts } from "#app/i18n/site-texts.server.ts";
import { defaultFacts } from "#app/site/facts.ts";
import { languages } from "#app/site/site-config.ts";
import { openOfSuite } from "#platform/testing/fresh-database.ts";
import { openReader } from "#server/testing/reader.ts";

const addressOf = { en: "/", fr: "/fr" } as const;

/** A published article. */
const article = (title: string, more: object = {}) =>
	articleInput.parse({ title, excerpt: "In short.", content: "Words.", published: true, ...more });

describe.each(languages)("the home page (%s)", (language) => {
	const t = defaultTexts.open(language, "home");
	const address = addressOf[language];
	/** The page of a new site. */
	const firstPage = openOfSuite(async (atEnd) => (await openReader({ atEnd })).read(address));

	it("has the specification's order", () => {
		const page = firstPage();
		const ids = page.all("main section[aria-labelledby]").map((part) => part.getAttribute("aria-labelledby"));
		expect(ids.slice(0, -1)).toEqual([
			...["person", "expectations", "apply-call", "members", "testimonials", "membership", "second-apply"],
			...[
				"team",
				"comparison",
				"guarantees",
				"discretion",
				"price",
				"steps",
				"research",
				"referral",
				"insights",
				"questions",
			],
		]);
	});

	it("asks five times to apply, each time in the form of the page's language", () => {
		const { links } = firstPage();
		const forms = links().filter((href) => href === defaultFacts.apply[language]);
		expect(forms).toHaveLength(5);
		expect(links()).not.toContain(defaultFacts.apply[language === "en" ? "fr" : "en"]);
	});

	it("shows the number of members in the hero and in the counter, with the day of its confirmation", async () => {
		const { read, stores } = await openReader();
		await stores.settings.set(activeMembersKey, "1250");
		const page = await read(address);
		const members = language === "en" ? "1,250" : "1\u202f250";
		const hero = page.all("main section")[0]?.textContent;
		expect(hero).toContain(t("hero.count", { count: 1250, members }));
		const counter = page.getByRole("region", { name: t("counter.label") }).textContent;
		expect(counter).toContain(t("counter.count", { members }));
		expect(counter).toContain(
			t("counter.day", { day: language === "en" ? "15 January 2026" : "15 janvier 2026" }),
		);
	});

	it("shows no day for a number that was never confirmed", async () => {
		const { read, stores } = await openReader();
		await stores.settings.begin(activeMembersKey, "234");
		const counter = (await read(address)).getByRole("region", { name: t("counter.label") }).textContent;
		expect(counter).toContain(t("counter.count", { members: "234" }));
		expect(counter).not.toContain(t("counter.day", { day: "" }).replace(/[\s.]+$/, ""));
	});

	it.each([
		["nothing", undefined, "234"],
		["no number", "soon", "234"],
		["nobody yet", "0", "0"],
	])("stands with %s stored as the number of members", async (_what, stored, shown) => {
		const { read, stores } = await openReader();
		if (stored !== undefined) await stores.settings.set(activeMembersKey, stored);
		const page = await read(address);
		expect(page.status).toBe(200);
		expect(page.all("main section")[0]?.textContent).toContain(
			t("hero.count", { count: Number(shown), members: shown }),
		);
	});

	it("counts one member as one", async () => {
		const { read, stores } = await openReader();
		await stores.settings.set(activeMembersKey, "1");
		const hero = (await read(address)).all("main section")[0]?.textContent;
		expect(hero).toContain(t("hero.count", { count: 1, members: "1" }));
		expect(hero).not.toContain(t("hero.count", { count: 2, members: "1" }));
	});

	it("shows the three latest published articles, the newest first, each with a link", async () => {
		const { read, stores } = await openReader();
		for (const title of ["One", "Two", "Three", "Four"]) await stores.articles.saving.create(article(title));
		await stores.articles.saving.create(article("Draft", { published: false }));
		const page = await read(address);
		const insights = page.getByRole("region", { name: t("insights.title").replaceAll("*", "") });
		const titles = [...insights.querySelectorAll("h3 a")];
		expect(titles.map(({ textContent }) => textContent)).toEqual(["Four", "Three", "Two"]);
		expect(titles.map((link) => link.getAttribute("href"))).toEqual(
			["four", "three", "two"].map((slug) => `${language === "fr" ? "/fr" : ""}/blog/${slug}`),
		);
	});

	it("asks for patience if there is no article yet", () => {
		expect(firstPage().said()).toContain(t("insights.loading"));
	});

	it("names the one source of its findings, which opens in a new tab", () => {
		const page = firstPage();
		const [source, ...others] = page.all('main [aria-labelledby="research"] a');
		expect(others).toEqual([]);
		expect(source?.getAttribute("href")).toMatch(/^https:\/\/www\.pewresearch\.org\//);
		expect([source?.getAttribute("target"), source?.getAttribute("rel")]).toEqual(["_blank", "noopener"]);
		expect(page.texts('main [aria-labelledby="research"] cite')).toEqual(["Pew Research Center 2023"]);
	});

	it("marks each testimonial as a sample, and has no quote fill the window without a consent", () => {
		const page = firstPage();
		const quotes = page.texts('main [aria-labelledby="testimonials"] figure figcaption');
		expect(quotes).toHaveLength(t("testimonials.items").length);
		for (const quote of quotes) expect(quote).toContain(t("testimonials.sampleMark"));
		expect(page.said()).toContain(t("testimonials.sample"));
		for (const { quote } of t("testimonials.quotes")) expect(page.said()).not.toContain(quote);
	});

	it("says what it costs, what comes next, who it is and how to ask before anything else", () => {
		const page = firstPage();
		const [hero, person] = page.all("main section");
		expect(hero?.textContent).toContain(t("hero.price"));
		expect(hero?.textContent).toContain(t("hero.next"));
		const ask = [...(hero?.querySelectorAll("a") ?? [])].find((link) =>
			link.textContent?.startsWith(t("ask.action")),
		);
		expect(ask?.getAttribute("href")).toBe("tel:+23050000000");
		expect(person?.textContent).toContain(defaultFacts.personWords[language]);
		expect(person?.textContent).toContain(t("person.sample"));
	});

	it("folds what a phone has no room for, and has all of it in the HTML", () => {
		const page = firstPage();
		const folded = (section: string, what: string) =>
			page.all(`main [aria-labelledby="${section}"] details:not([open]) ${what}`).length;
		expect(folded("testimonials", "figure")).toBe(3);
		expect(folded("comparison", "tbody tr")).toBe(5);
		expect(page.all('main [aria-labelledby="comparison"] tbody tr')).toHaveLength(8);
	});

	it("answers its questions", () => {
		const page = firstPage();
		const questions = page.texts('main [aria-labelledby="questions"] details summary');
		expect(questions).toEqual(t("faq.items").map(({ question }) => question));
		expect(questions).toHaveLength(11);
	});

	it("names the business, its site and the search of its blog to search engines", async () => {
		const { read } = await openReader({ siteUrl: "https://ensemble.example" });
		const page = await read(address);
		expect(page.data("ProfessionalService")).toMatchObject([
			{ name: defaultFacts.name, legalName: defaultFacts.company, email: defaultFacts.email },
		]);
		const blog = `https://ensemble.example${language === "fr" ? "/fr" : ""}/blog`;
		expect(page.data("WebSite")).toMatchObject([
			{
				inLanguage: language,
				potentialAction: { target: { urlTemplate: `${blog}?search={search_term_string}` } },
			},
		]);
	});

	it("shows the owner's facts: the fee, the minutes, the age and the name", async () => {
		const { read, state } = await openReader();
		await state({ fee: 12500, minutes: 55, minimumAge: 25, name: "Duo", dates: 7 });
		const page = await read(address);
		const fee = language === "en" ? "Rs\u00a012,500" : "Rs\u00a012\u202f500";
		expect(page.html).toContain(fee);
		const price = page.all('main section[aria-labelledby="price"]')[0]?.textContent;
		expect(price).toContain(fee);
		expect(price).toContain("7");
		expect(page.all('main section[aria-labelledby="apply-call"] h2')[0]?.textContent).toContain("55");
		expect(page.said()).toMatch(/\b25\b/);
		expect(page.document.title).toContain("Duo");
		expect(page.all("main caption")[0]?.textContent).toContain("Duo");
	});
});

it("the home page has no hole where the owner states nothing of the person, the members and discretion", async () => {
	const { read, state } = await openReader();
	await state({ personName: "" });
	const page = await read("/");
	expect(page.all('main [aria-labelledby="person"]')).toEqual([]);
	const { counter, discretion } = defaultTexts.pick("en", "home").home;
	expect(counter.figures).toEqual([]);
	expect(discretion.items).toHaveLength(2);
	expect(page.said()).not.toContain("{{");
});

it("the home page shows the owner's facts about the person, the members and discretion", async () => {
	const { read, state } = await openReader();
	await state({
		...{ personName: "Ada Roy", personSince: "1999", whatsapp: "+230 5111 1111" },
		callForm: { en: "https://calls.example/en", fr: "" },
		...{ membersYoungest: "29", membersOldest: "58", membersWomen: "52", membersLocal: "70" },
		...{ statementName: "AR Services", callerName: "Ada", filePeople: "2", fileMonths: "6" },
	});
	const page = await read("/");
	const person = page.all('main [aria-labelledby="person"]')[0]?.textContent;
	expect(person).toContain("1999");
	expect(person).not.toContain("invented");
	const hero = page.all("main section")[0];
	expect([...(hero?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href")).slice(1)).toEqual([
		"https://wa.me/23051111111",
		"https://calls.example/en",
		"tel:+23050000000",
	]);
	const members = page.all('main [aria-labelledby="members"]')[0]?.textContent;
	for (const figure of ["29 to 58", "52 : 48", "70%"]) expect(members).toContain(figure);
	expect(page.all('main [aria-labelledby="discretion"] dt')).toHaveLength(6);
	expect(page.all('main [aria-labelledby="questions"] details')).toHaveLength(13);
});

it.each([
	["", 1],
	["2026-01-15", 1],
	["2026-01-14", 0],
])("tells of the new name until its last day: %j", async (announcedUntil, bars) => {
	const { read, state } = await openReader();
	await state({ announcedUntil });
	const page = await read("/");
	expect(page.all(".rebrand-notice")).toHaveLength(bars);
	expect((await read("/rebrand-announcement")).status).toBe(200);
});

it("the home page shows a quote in its window once its author's consent is noted", async () => {
	const { read, stores } = await openReader();
	const wording = inEachLanguage((language) => {
		const { quote = "", author = "" } = dictionaries[language].home.testimonials.quotes[1] ?? {};
		return { quote, author };
	});
	const given = { person: "Somebody", givenOn: "2026-01-10", wording };
	await stores.consents.record("home.testimonials.quotes.1", given);
	const page = await read("/");
	expect(page.said()).toContain(wording.en.quote);
	expect(page.said()).not.toContain(dictionaries.en.home.testimonials.quotes[0]?.quote);
});

it("the home page asks for mail where there is neither a number nor a way to book a call", async () => {
	const { read, state } = await openReader();
	await state({ phone: "" });
	expect((await read("/")).links()).toContain(`mailto:${defaultFacts.email}`);
});

it("the home page tells French readers alone that the form of a nomination is in English", async () => {
	const { read, state } = await openReader();
	const { englishOnly } = defaultTexts.pick("fr", "home").home.referral;
	expect((await read("/fr")).said()).toContain(englishOnly);
	expect((await read("/")).said()).not.toContain(defaultTexts.pick("en", "home").home.referral.englishOnly);
	await state({ referralForm: { en: "https://f.example/en", fr: "https://f.example/fr" } });
	const french = await read("/fr");
	expect(french.links()).toContain("https://f.example/fr");
	expect(french.said()).not.toContain(englishOnly);
});

it("the home page shows an article without a translation to French readers in English, and says so", async () => {
	const { read, stores } = await openReader();
	await stores.articles.saving.create(article("Only English"));
	await stores.articles.saving.create(
		article("Both", { fr: { title: "Les deux", excerpt: "Bref.", content: "Mots." } }),
	);
	const page = await read("/fr");
	const [both, only] = page.all("main article h3");
	expect([both?.textContent, both?.getAttribute("lang")]).toEqual(["Les deux", null]);
	expect([only?.textContent, only?.getAttribute("lang")]).toEqual(["Only English", "en"]);
});
