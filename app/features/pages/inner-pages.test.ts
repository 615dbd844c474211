import { describe, expect, it } from "vitest";
import { localizePath } from "#app/i18n/language.ts";
import { defaultTexts } from "#app/i18n/site-texts.server.ts";
import { defaultFacts } from "#app/site/facts.ts";
import { languages } from "#app/site/site-config.ts";
import { pages } from "#app/site/site-map.ts";
import { openReader } from "#server/testing/reader.ts";

const plain = (text: string) => text.replaceAll("*", "");

describe.each(languages)("how it works (%s)", (language) => {
	const t = defaultTexts.open(language, "howItWorks");
	const address = localizePath(pages["how-it-works"], language);

	it("lists the four steps in order, each with its details", async () => {
		const { read } = await openReader();
		const page = await read(address);
		const steps = page.all("main ol > li");
		expect(steps.map((step) => step.querySelector("h3")?.textContent)).toEqual(
			t("steps").map(({ title }) => title),
		);
		expect(steps.map((step) => step.querySelectorAll("ul > li").length)).toEqual(
			t("steps").map(({ details }) => details.length),
		);
	});

	it("separates what is shared in an introduction from what is not", async () => {
		const { read } = await openReader();
		const page = await read(address);
		const privacy = page.getByRole("region", { name: plain(t("privacy.title")) });
		const lists = [...privacy.querySelectorAll("ul")].map((list) =>
			[...list.querySelectorAll("li")].map(({ textContent }) => textContent),
		);
		expect(lists).toEqual([t("privacy.shared.items"), t("privacy.confidential.items")]);
		expect(page.links()).toContain(localizePath(pages.privacy, language));
	});

	it("compares with dating apps in the rows of the home page", async () => {
		const { read } = await openReader();
		const page = await read(address);
		const home = await read(localizePath("/", language));
		const rows = (of: typeof page) => of.texts("main tbody tr");
		expect(rows(page)).toHaveLength(8);
		expect(rows(page)).toEqual(rows(home));
	});

	it("ends with the form, and with the free network", async () => {
		const { read } = await openReader();
		const { links } = await read(address);
		expect(links().slice(-2)).toEqual([defaultFacts.apply[language], localizePath(pages.network, language)]);
	});

	it("shows the owner's fee and minutes", async () => {
		const { read, state } = await openReader();
		await state({ fee: 6000, minutes: 25 });
		const page = await read(address);
		expect(page.all("main ol")[0]?.textContent).toContain(
			language === "en" ? "Rs\u00a06,000" : "Rs\u00a06\u202f000",
		);
		expect(page.all("main section")[0]?.textContent).toContain("25");
	});
});

describe.each(languages)("the network (%s)", (language) => {
	const t = defaultTexts.open(language, "network");
	const address = localizePath(pages.network, language);

	it("asks twice to join, at its head and at its end, by the form of the site", async () => {
		const { read } = await openReader();
		const { links } = await read(address);
		expect(links()).toEqual([
			defaultFacts.networkForm.en,
			defaultFacts.networkForm.en,
			localizePath(pages["how-it-works"], language),
			localizePath("/", language),
		]);
	});

	it("says beside both that the form is in English, to readers of another language", async () => {
		const { read, state } = await openReader();
		const notes = async () => (await read(address)).said().split(t("formInEnglish")).length - 1;
		expect(await notes()).toBe(language === "en" ? 0 : 2);
		await state({ networkForm: { en: "https://f.example/en", fr: "https://f.example/fr" } });
		expect(await notes()).toBe(0);
		expect((await read(address)).links()[0]).toBe(`https://f.example/${language}`);
	});

	it("says plainly what the network does not do", async () => {
		const { read } = await openReader();
		const note = (await read(address)).getByRole("region", { name: plain(t("note.title")) });
		expect(note.textContent).toContain(t("note.text"));
	});

	it("numbers its steps for the eye, and lists them for screen readers", async () => {
		const { read } = await openReader();
		const steps = (await read(address)).all("main ol > li");
		expect(steps.map((step) => step.querySelector("[aria-hidden]")?.textContent)).toEqual(["1", "2", "3"]);
		expect(steps.map((step) => step.querySelector("h3")?.textContent)).toEqual(
			t("steps.items").map(({ title }) => title),
		);
	});
});

describe.each(languages)("the announcement of the new name (%s)", (language) => {
	const address = localizePath(pages.rebrand, language);

	it("names the former and the present name, as its owner states them", async () => {
		const { read, state } = await openReader();
		await state({ name: "Duo", formerName: "Solo", company: "Duo Ltd" });
		const page = await read(address);
		expect(page.all("main h1")[0]?.textContent).toContain("Duo");
		expect(page.all("main h1")[0]?.textContent).toContain("Solo");
		expect(page.document.title).toContain("Solo");
		expect(page.said()).toContain("Duo Ltd");
		expect(page.said()).not.toContain(defaultFacts.formerName);
	});

	it("leads on to how it works, and home", async () => {
		const { read } = await openReader();
		const { links } = await read(address);
		expect(links()).toEqual([localizePath(pages["how-it-works"], language), localizePath("/", language)]);
	});

	it("is announced above the home page, and on no other", async () => {
		const { read } = await openReader();
		const strip = async (path: string) =>
			(await read(localizePath(path, language)))
				.all(".rebrand-notice a")
				.map((link) => link.getAttribute("href"));
		expect(await strip("/")).toEqual([address]);
		expect(await strip(pages.network)).toEqual([]);
		expect(await strip(pages.rebrand)).toEqual([]);
	});
});

describe.each(languages)("the preview of the favicon (%s)", (language) => {
	const t = defaultTexts.open(language, "favicon");

	it("shows the icon at the three sizes of browsers, and links to the file", async () => {
		const { read } = await openReader();
		const page = await read(localizePath(pages.favicon, language));
		const signs = page.all("main li img");
		expect(signs.map((sign) => sign.getAttribute("width"))).toEqual(["16", "32", "64"]);
		expect(new Set(signs.map((sign) => sign.getAttribute("alt")))).toEqual(new Set([t("alternative")]));
		expect(page.texts("main li h2")).toEqual([16, 32, 64].map((size) => t("size", { size })));
		expect(page.links()).toEqual(["/favicon.svg"]);
	});

	it("asks search engines to leave it out", async () => {
		const { read } = await openReader();
		expect((await read(localizePath(pages.favicon, language))).meta("robots")).toContain("noindex");
	});
});
