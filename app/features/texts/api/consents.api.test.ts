import { beforeEach, describe, expect, it } from "vitest";
import type { SavedChange, TextList } from "#app/features/texts/site-text.ts";
import type { TestimonialConsent, Wording } from "#app/features/texts/testimonial.ts";
import { dictionaries } from "#app/i18n/dictionaries.server.ts";
import { inEachLanguage } from "#app/i18n/language.ts";
import type { Language } from "#app/site/site-config.ts";
import { engines } from "#platform/testing/fresh-database.ts";
import { testSite } from "#server/testing/test-site.ts";

const path = "/api/admin/testimonial-consents";
const draft = "/api/admin/texts/draft";
const entry = "home.testimonials.quotes.1";
const added = "home.testimonials.items.nabcd1234";
const shipped: Wording = inEachLanguage((language) => {
	const { quote = "", author = "" } = dictionaries[language].home.testimonials.quotes[1] ?? {};
	return { quote, author };
});
const given = { person: "Xanthippe Moreau", givenOn: "2026-01-10", wording: shipped };

describe.each(engines)("consent to being quoted on %s", (engine) => {
	let site: Awaited<ReturnType<typeof testSite>>;
	let token: string;

	beforeEach(async () => {
		site = await testSite({ engine, clock: () => new Date("2026-01-15T08:00:00.000Z") });
		token = await site.signIn();
	});

	async function ask<Answer>(method: string, address: string, body?: unknown, status = 200): Promise<Answer> {
		const answer = await site.send(method, address, body, token);
		expect(answer.status).toBe(status);
		return (status === 204 ? undefined : await answer.json()) as Answer;
	}

	const record = (change: object = {}, status = 200, of = entry) =>
		ask<TestimonialConsent>("PUT", `${path}/${of}`, { ...given, ...change }, status);

	const write = (key: string, language: Language, text: string, base: string) =>
		ask<SavedChange>("PUT", draft, { key, language, text, base });

	async function publish(): Promise<string> {
		const { revision } = await ask<TextList>("GET", "/api/admin/texts");
		const { id } = await ask<{ id: string }>("POST", "/api/admin/text-publications", { revision }, 201);
		return id;
	}

	const quotes = async (language: Language) =>
		(await site.site.services.readTexts()).open(language, "home")("testimonials.quotes");
	const isConsented = async (language: Language) => (await quotes(language))[1]?.consented;

	it("takes the sample notice away, and is on no page itself", async () => {
		expect(await isConsented("en")).toBe(false);
		const recorded = await record();
		expect(recorded).toEqual({ entry, ...given, recordedAt: "2026-01-15T08:00:00.000Z" });
		expect([await isConsented("en"), await isConsented("fr")]).toEqual([true, true]);
		expect((await quotes("en"))[0]?.consented).toBe(false);
		const texts = await site.site.services.readTexts();
		expect(texts.serialize("en", "home")).not.toContain("Xanthippe");
		expect(await ask("GET", path)).toEqual([recorded]);
	});

	it("holds for the words that were agreed to, and for no others, in each language", async () => {
		await record();
		await write(`${entry}.quote`, "fr", "J’ai trouvé le bonheur.", shipped.fr.quote);
		expect(await isConsented("fr")).toBe(true);
		const id = await publish();
		expect([await isConsented("en"), await isConsented("fr")]).toEqual([true, false]);
		await ask("POST", `/api/admin/text-publications/${id}/undo`, {});
		expect(await isConsented("fr")).toBe(true);
	});

	it("can be there before the words are published, and moves with its entry", async () => {
		const order = { key: "home.testimonials.items", language: "en" };
		await ask("PUT", draft, { ...order, text: "nabcd1234 0", base: "0 1 2 3 4 5" });
		await write(`${added}.quote`, "en", "We are engaged.", "");
		await write(`${added}.author`, "en", "Nurse, 31", "");
		const words = { quote: "We are engaged.", author: "Nurse, 31" };
		await record({ wording: { en: words, fr: words } }, 200, added);
		await publish();
		for (const language of ["en", "fr"] as const) {
			const items = (await site.site.services.readTexts()).open(language, "home")("testimonials.items");
			expect(items[0]).toEqual({ ...words, consented: true });
			expect(items[1]?.consented).toBe(false);
		}
	});

	it("is erased when it is withdrawn, and the notice is back at once", async () => {
		await record();
		await ask("DELETE", `${path}/${entry}`, undefined, 204);
		expect([await isConsented("en"), await ask("GET", path)]).toEqual([false, []]);
		await ask("DELETE", `${path}/${entry}`, undefined, 404);
	});

	it("takes the place of an earlier one", async () => {
		await record();
		await record({ person: "Yolande" });
		expect(await ask("GET", path)).toMatchObject([{ entry, person: "Yolande" }]);
	});

	it.each([
		["words that the draft does not say", { wording: { ...shipped, fr: shipped.en } }, 409],
		["nobody", { person: "  " }, 400],
		["a day to come", { givenOn: "2026-01-16" }, 400],
		["no day", { givenOn: "2026-02-31" }, 400],
		["no words", { wording: {} }, 400],
	])("is not recorded with %s", async (_what, change, status) => {
		await record(change, status);
		expect(await ask("GET", path)).toEqual([]);
	});

	it.each(["home.faq.items.0", "home.testimonials.quotes.7", "home.testimonials", "none"])(
		"is asked for testimonials alone: %s",
		async (key) => {
			await record({}, 404, key);
		},
	);

	it.each([
		["GET", path],
		["PUT", `${path}/${entry}`],
		["DELETE", `${path}/${entry}`],
	])("is the administrator's alone: %s", async (method, address) => {
		expect((await site.send(method, address, method === "PUT" ? given : undefined)).status).toBe(401);
	});
});
