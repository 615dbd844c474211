import { describe, expect, it } from "vitest";
import { formatDay } from "#app/i18n/dates.ts";
import { localizePath } from "#app/i18n/language.ts";
import { defaultTexts } from "#app/i18n/site-texts.server.ts";
import { defaultFacts, type Facts } from "#app/site/facts.ts";
import { type Language, languages, privacyUpdated } from "#app/site/site-config.ts";
import { siteFacts } from "#app/site/site-facts.ts";
import { pages } from "#app/site/site-map.ts";
import { openReader, type ReadPage } from "#server/testing/reader.ts";
import { noticeSections } from "./legal-document.tsx";

describe.each(languages)("a legal page (%s)", (language) => {
	const t = defaultTexts.open(language, "legal");
	const address = (page: "privacy" | "legal") => localizePath(pages[page], language);

	it.each(["privacy", "legal"] as const)(
		"(%s) leads from its contents to each of its sections",
		async (name) => {
			const { read } = await openReader();
			const page = await read(address(name));
			const [phone, wide] = page.all("main nav ol");
			const targets = (list: Element | undefined) =>
				[...(list?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href")?.slice(1) ?? "");
			const sections = page.all("main section[id]").map(({ id }) => id);
			expect(targets(phone)).toEqual(sections);
			expect(targets(wide)).toEqual(sections);
			expect(new Set(sections).size).toBe(sections.length);
		},
	);

	it.each(["privacy", "legal"] as const)("(%s) numbers its sections for the eye", async (name) => {
		const { read } = await openReader();
		const sections = (await read(address(name))).all("main section[id]:not(#contact)");
		expect(sections.map((section) => section.querySelector("[aria-hidden]")?.textContent)).toEqual(
			sections.map((_section, place) => String(place + 1)),
		);
	});

	it("says when the privacy policy last changed", async () => {
		const { read } = await openReader();
		const { said } = await read(address("privacy"));
		expect(said()).toContain(t("privacy.updated", { date: formatDay(privacyUpdated, language) }));
	});

	it("says for how many months a file is kept, once that is stated", async () => {
		const { read, state } = await openReader();
		const period =
			language === "en" ? "17 months after your membership" : "17 mois après la fin de votre adhésion";
		const retention = async (facts: Partial<Facts>) => {
			await state(facts);
			return (await read(address("privacy"))).said();
		};
		expect(await retention({})).not.toMatch(/months after your|mois après la fin/);
		expect(await retention({ fileMonths: "17" })).toContain(period);
		expect(await retention({ fileMonths: "17", networkForm: { en: "", fr: "" } })).toContain(period);
	});

	it("updates the day once the owner has published a change of it, and of nothing else", async () => {
		const day = { now: new Date("2027-03-01T08:00:00.000Z") };
		const { read, stores } = await openReader({ clock: () => day.now });
		const shown = async () => (await read(address("privacy"))).said();
		const publish = async (key: string, other: Language) => {
			await stores.textDrafts.saveAll([{ key, language: other, text: "Otherwise" }]);
			await stores.texts.publish((await stores.textDrafts.read()).revision);
		};
		const updated = (at: string) => t("privacy.updated", { date: formatDay(at, language) });
		await publish("legal.notice.title", language);
		expect(await shown()).toContain(updated(privacyUpdated));
		await publish("legal.privacy.intro", language);
		expect(await shown()).toContain(updated("2027-03-01"));
		// Midnight has passed where the business is.
		day.now = new Date("2027-03-04T21:00:00.000Z");
		await publish("legal.privacy.intro", language === "en" ? "fr" : "en");
		expect(await shown()).toContain(updated("2027-03-05"));
	});

	it("lets a visitor be left out of the counts, and counted again, without scripts", async () => {
		const { read, post, site } = await openReader({ siteUrl: "https://ensemble.example" });
		const ownText = (key: "left" | "counted" | "leave" | "return") => t(`privacy.counting.${key}`);
		const buttons = (page: ReadPage) => page.texts("main form button");
		expect(buttons(await read(address("privacy")))).toEqual([ownText("leave"), ownText("return")]);
		const send = (choice: string) =>
			post(address("privacy"), { intent: "counting", choice }, "https://ensemble.example");
		const answer = await send("leave");
		expect(answer.headers.get("Set-Cookie")).toBe(
			"uncounted=1; Max-Age=31536000; Path=/; SameSite=Lax; Secure",
		);
		expect(answer.said()).toContain(ownText("left"));
		expect(buttons(answer)).toEqual([ownText("return")]);
		const back = await send("return");
		expect(back.headers.get("Set-Cookie")).toContain("uncounted=; Max-Age=0;");
		expect(back.said()).toContain(ownText("counted"));
		expect(buttons(back)).toEqual([ownText("leave")]);
		expect((await send("other")).status).toBe(400);
		expect(site.services.visitCounter.take()).toEqual([]);
	});

	it("shows the owner's contact details", async () => {
		const { read, state } = await openReader();
		await state({
			email: "team@duo.example",
			phone: "+230 5111 2222",
			whatsapp: "+230 5333 4444",
			address: "1 Royal Road",
			company: "Duo Ltd",
		});
		const contact = (await read(address("legal"))).all("#contact")[0];
		const links = [...(contact?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href"));
		expect(links).toEqual(["mailto:team@duo.example", "tel:+23051112222", "https://wa.me/23053334444"]);
		expect(contact?.textContent).toContain(`Duo Ltd, 1 Royal Road, ${defaultFacts.place[language]}`);
	});

	it("shows no WhatsApp if there is none", async () => {
		const { read } = await openReader();
		const contact = (await read(address("privacy"))).all("#contact")[0];
		expect(contact?.textContent).not.toContain(t("contact.whatsapp"));
		expect(contact?.querySelectorAll("dt")).toHaveLength(3);
	});

	it("links the email address wherever a section names it", async () => {
		const { read, state } = await openReader();
		await state({ email: "team@duo.example" });
		const page = await read(address("privacy"));
		const named = page.said().split("team@duo.example").length - 1;
		expect(page.links().filter((href) => href === "mailto:team@duo.example")).toHaveLength(named);
		expect(named).toBeGreaterThan(1);
	});

	it("is named after the company above the legal notice", async () => {
		const { read, state } = await openReader();
		await state({ company: "Duo <Ltd>" });
		const page = await read(address("legal"));
		expect(page.texts("main header p")[0]).toBe("Duo <Ltd>");
		expect(page.html).not.toContain("<Ltd>");
	});
});

describe("who publishes the site", () => {
	const identityIn = (facts: Partial<Facts>, language: Language = "en") => {
		const t = defaultTexts.open(language, "legal");
		const [publisher] = noticeSections(t, siteFacts({ ...defaultFacts, ...facts }, language));
		return publisher?.paragraphs.slice(t("notice.sections")[0]?.paragraphs.length) ?? [];
	};
	const known = { registrationNumber: "C123", vatNumber: "VAT9", address: "1 Royal Road" };

	it("is offered on request if nothing is known", () => {
		expect(identityIn({})).toEqual([
			`Given on request at ${defaultFacts.email}: company registration number, VAT number, street address.`,
		]);
	});

	it("is stated if all of it is known", () => {
		expect(identityIn(known)).toEqual([
			"Company registration number: C123.",
			"VAT number: VAT9.",
			"Street address: 1 Royal Road.",
		]);
	});

	it.each([
		["registrationNumber", "VAT number, street address"],
		["vatNumber", "company registration number, street address"],
		["address", "company registration number, VAT number"],
	] as const)("states %s where it alone is known, and the rest on request", (name, rest) => {
		const [stated, asked] = identityIn({ [name]: known[name] });
		expect(stated).toContain(known[name]);
		expect(asked).toContain(rest);
	});

	it("is stated in French typography", () => {
		const [asked] = identityIn({}, "fr");
		expect(asked).toMatch(/\u00a0: numéro|numéro/);
		expect(asked).toContain(defaultFacts.email);
		expect(asked).not.toMatch(/\{\{/);
	});

	it("leaves the other sections as they are", () => {
		const t = defaultTexts.open("en", "legal");
		const sections = noticeSections(t, siteFacts({ ...defaultFacts, ...known }, "en"));
		expect(sections.slice(1)).toEqual(t("notice.sections").slice(1));
	});
});
