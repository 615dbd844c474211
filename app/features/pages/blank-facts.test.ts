import { expect, it } from "vitest";
import { eventInput } from "#app/features/events/event.ts";
import { localizePath } from "#app/i18n/language.ts";
import { defaultFacts } from "#app/site/facts.ts";
import { languages } from "#app/site/site-config.ts";
import { pages } from "#app/site/site-map.ts";
import { openReader } from "#server/testing/reader.ts";

const none = { en: "", fr: "" };
/** Texts that invite to the network and to a seat, or say how one came there. */
const aboutForms =
	/network|réseau(?!x sociaux)|(?:apply|ask) for a seat|how to apply|apply again|when you apply\.|demande[rz] une place|moment de la candidature|sign-up form|formulaire d’inscription|waiting list|liste d’attente/i;

it("a fact without a value is stated and linked on no page, in either language", async () => {
	const { stores, state, read, send } = await openReader();
	await state({
		...{ formerName: "", phone: "", whatsapp: "", address: "", profiles: [], tableParameter: "" },
		...{ networkForm: none, socialsForm: none, referralForm: none },
	});
	const real = { calendarDate: "2026-03-12", startTime: "18:30", ticketPrice: 1000, date: "", time: "" };
	await stores.events.create(eventInput.parse({ title: "Dinner", ...real, fr: { title: "Dîner" } }));
	const addresses = [...(await (await send("GET", "/sitemap.xml")).text()).matchAll(/<loc>([^<]+)</g)];
	const paths = addresses.map(([, address = ""]) => new URL(address).pathname);
	expect(paths).toEqual(expect.arrayContaining(["/", "/fr", "/legal", "/fr/privacy-policy"]));
	expect(paths.join("\n")).not.toMatch(/network|rebrand/);

	const { formerName, phone, networkForm, socialsForm, referralForm } = defaultFacts;
	const gone = [formerName, phone, networkForm.en, socialsForm.en, referralForm.en, "tel:", "wa.me"];
	for (const path of paths) {
		const page = await read(path);
		expect([path, page.status]).toEqual([path, 200]);
		expect([path, gone.filter((said) => page.html.includes(said))]).toEqual([path, []]);
		const text = page.all("body *:not(script, style)").map(({ textContent }) => textContent);
		const broken = text.filter((words) => /\{\{|undefined| {2}|\s[,.](?:\s|$)/.test(words));
		expect([path, broken]).toEqual([path, []]);
		const hrefs = page.all("a").map((link) => link.getAttribute("href") ?? "");
		expect([path, hrefs.filter((href) => href === "" || /\/(?:network|rebrand)/.test(href))]).toEqual([
			path,
			[],
		]);
		const empty = page.all("main :is(a, button, h1, h2, h3, p:not([class*=not-empty]), li, dt, dd)");
		const silent = empty.filter((part) => part.textContent === "" && part.querySelector("svg, img") === null);
		expect([path, silent.map((part) => part.outerHTML)]).toEqual([path, []]);
		const lists = page.all("body :is(ul, ol, dl):not([class*='empty:hidden'])");
		const listless = lists.filter(({ children }) => children.length === 0).map((list) => list.parentElement);
		expect([path, listless.map((part) => part?.outerHTML)]).toEqual([path, []]);
		expect([path, page.meta("description")]).toEqual([path, expect.stringMatching(/\S/)]);
		const pageText = [page.meta("description"), JSON.stringify(page.data("FAQPage")), ...text].join("\n");
		expect([path, aboutForms.exec(pageText)?.[0]]).toEqual([path, undefined]);
		for (const data of page.data("ProfessionalService")) {
			expect(Object.keys(data)).not.toEqual(expect.arrayContaining(["telephone"]));
			expect(data).not.toHaveProperty("alternateName");
		}
		for (const event of page.data("SocialEvent")) expect(event).toHaveProperty("offers.price", 1000);
	}
	for (const language of languages) {
		for (const path of [pages.network, pages.rebrand]) {
			expect((await send("GET", localizePath(path, language))).status).toBe(404);
		}
	}
});
