import { dictionaries } from "#app/i18n/dictionaries.server.ts";
import { languages } from "#app/site/site-config.ts";
import type { ExampleSite } from "./example-site.ts";

const base = "A sign for *small places*";
const change = { key: "favicon.title", language: "en", text: "A sign for *you*", base };
const draft = "/api/admin/texts/draft";
const translation = "/api/admin/texts/translation";
const publications = "/api/admin/text-publications";

async function publish({ request }: ExampleSite): Promise<Response> {
	const { revision } = (await (await request("PUT", draft, change)).json()) as { revision: number };
	return request("POST", publications, { revision });
}

const draftLink = "/api/admin/texts/draft-link";
const consents = "/api/admin/testimonial-consents";
const quoted = "home.testimonials.quotes.0";
const nobody = { quote: "Nothing", author: "Nobody" };
const consentTo = (en: object, fr: object) => ({
	person: "A client",
	givenOn: "2026-01-01",
	wording: { en, fr },
});

/** Records that somebody agreed to a testimonial as it is shipped. */
function recordConsent({ request }: ExampleSite, change: object = {}): Promise<Response> {
	const [en, fr] = languages.map((language) => {
		const { quote = "", author = "" } = dictionaries[language].home.testimonials.quotes[0] ?? {};
		return { quote, author };
	});
	return request("PUT", `${consents}/${quoted}`, { ...consentTo(en ?? nobody, fr ?? nobody), ...change });
}

/** Requests whose answers are compared with the API's document: of the texts of the site. */
export const textExamples: Record<string, (site: ExampleSite) => Promise<Response[]>> = {
	"GET /api/admin/texts": async (site) => {
		await publish(site);
		return [await site.request("GET", "/api/admin/texts")];
	},
	"PUT /api/admin/texts/draft": async ({ request }) => [
		await request("PUT", draft, change),
		await request("PUT", draft, { ...change, text: "Another" }),
		await request("PUT", draft, { ...change, text: "{{none}}" }),
		await request("PUT", draft, { ...change, text: "x".repeat(1_000) }),
		await request("PUT", draft, { ...change, key: "none" }),
	],
	"DELETE /api/admin/texts/draft": async ({ request }) => [
		await request("DELETE", `${draft}?revision=0`),
		await request("DELETE", `${draft}?revision=0`),
	],
	"GET /api/admin/texts/translation": async ({ request }) => [
		await request("GET", `${translation}?language=fr`),
	],
	"POST /api/admin/texts/translation": async ({ request }) => {
		const file = await (await request("GET", `${translation}?language=fr`)).text();
		const other = file.replace("{{count}} min", "{{other}} min");
		return [
			await request("POST", translation, { language: "fr", file }),
			await request("POST", translation, { language: "fr", file: other }),
		];
	},
	"POST /api/admin/texts/page": async ({ request }) => [
		await request("POST", "/api/admin/texts/page", { view: "blog now", language: "fr" }),
		await request("POST", "/api/admin/texts/page", { view: "//example.com", language: "fr" }),
	],
	"GET /api/admin/texts/draft-link": async ({ request }) => [await request("GET", draftLink)],
	"POST /api/admin/texts/draft-link": async ({ request }) => [await request("POST", draftLink)],
	"DELETE /api/admin/texts/draft-link": async ({ request }) => [await request("DELETE", draftLink)],
	"GET /api/admin/sample-quotes": async ({ request }) => [await request("GET", "/api/admin/sample-quotes")],
	"GET /api/admin/testimonial-consents": async (site) => {
		await recordConsent(site);
		return [await site.request("GET", consents)];
	},
	"PUT /api/admin/testimonial-consents/{entry}": async (site) => [
		await recordConsent(site),
		await recordConsent(site, { givenOn: "2999-01-01" }),
		await recordConsent(site, { wording: { en: nobody, fr: nobody } }),
		await site.request("PUT", `${consents}/none`, { person: "A", givenOn: "2026-01-01", wording: {} }),
		await site.request("PUT", `${consents}/home.faq.items.0`, consentTo(nobody, nobody)),
	],
	"DELETE /api/admin/testimonial-consents/{entry}": async (site) => {
		await recordConsent(site);
		return [
			await site.request("DELETE", `${consents}/${quoted}`),
			await site.request("DELETE", `${consents}/${quoted}`),
		];
	},
	"GET /api/admin/text-publications": async (site) => {
		await publish(site);
		return [
			await site.request("GET", publications),
			await site.request("GET", `${publications}?after=none`),
			await site.request("GET", `${publications}?after=${"x".repeat(101)}`),
		];
	},
	"POST /api/admin/text-publications": async (site) => [
		await publish(site),
		await site.request("POST", publications, { revision: 0 }),
	],
	"POST /api/admin/text-publications/{id}/undo": async (site) => {
		const { id } = (await (await publish(site)).json()) as { id: string };
		return [
			await site.request("POST", `${publications}/${id}/undo`, {}),
			await site.request("POST", `${publications}/${id}/undo`, {}),
			await site.request("POST", `${publications}/none/undo`, {}),
		];
	},
};
