import { beforeEach, describe, expect, it } from "vitest";
import type { SavedChange, TextList } from "#app/features/texts/site-text.ts";
import { presentText } from "#app/features/texts/site-text.ts";
import type { TextPublication } from "#app/features/texts/text-publication.ts";
import { testSite } from "#server/testing/test-site.ts";

const draft = "/api/admin/texts/draft";
const publications = "/api/admin/text-publications";
const list = "home.faq.items";
const added = "nabcd1234";
const shipped = "0 1 2 3 4 5 6 7 8 9 10 11 12";

let site: Awaited<ReturnType<typeof testSite>>;
let token: string;

beforeEach(async () => {
	site = await testSite();
	token = await site.signIn();
});

async function ask<Answer>(method: string, address: string, body?: unknown, status = 200): Promise<Answer> {
	const answer = await site.send(method, address, body, token);
	expect(answer.status).toBe(status);
	return (await answer.json()) as Answer;
}

const read = async () => ask<TextList>("GET", "/api/admin/texts");

async function arrange(text: string, { key = list, base = "", status = 200 } = {}) {
	const present = (await read()).lists.find((one) => one.key === key);
	const from = base === "" ? (present ? presentText(present.order) : "") : base;
	return ask<SavedChange>("PUT", draft, { key, language: "en", text, base: from }, status);
}

const write = (language: string, field: string, text: string, status = 200) =>
	ask("PUT", draft, { key: `${list}.${added}.${field}`, language, text, base: "" }, status);

const publish = async () =>
	ask<TextPublication>("POST", publications, { revision: (await read()).revision }, 201);

async function questions(language: "en" | "fr"): Promise<string[]> {
	const texts = await site.site.services.readTexts();
	return texts
		.open(
			language,
			"home",
		)("faq.items")
		.map(({ question }) => question);
}

describe("a list of the site", () => {
	it("is arranged in the draft, published with the texts, and taken back", async () => {
		const before = await questions("en");
		await arrange(`${added} 9 -8 7`);
		await write("en", "question", "Do you meet us in {{place}}?");
		await write("en", "answer", "Yes, <b>always</b>.");
		await write("fr", "question", "Nous voyez-vous ?");
		expect(await questions("en")).toEqual(before);
		const { id, changes } = await publish();
		expect(changes).toHaveLength(4);
		expect(await questions("en")).toEqual(["Do you meet us in Tamarin, Mauritius?", before[9], before[7]]);
		expect((await questions("fr"))[0]).toBe("Nous voyez-vous ?");
		await ask("POST", `${publications}/${id}/undo`, {});
		expect(await questions("en")).toEqual(before);
	});

	it("is listed with its order, and with the texts of what was added where it stands", async () => {
		await arrange(`0 ${added}`);
		const { lists, texts } = await read();
		expect(lists.find(({ key }) => key === list)?.order).toMatchObject({ shipped, draft: `0 ${added}` });
		const keys = texts.map(({ key }) => key);
		const place = keys.indexOf(`${list}.${added}.question`);
		expect(keys.slice(place - 1, place + 2)).toEqual([
			`${list}.12.answer_withoutFileMonths`,
			`${list}.${added}.question`,
			`${list}.${added}.answer`,
		]);
		expect(texts[place]?.models?.[0]?.length).toBeGreaterThan(20);
	});

	it("publishes nothing of an entry that was added and removed again, and has its words back with it", async () => {
		await arrange(`0 ${added}`);
		await write("en", "question", "Really?");
		await arrange("0");
		expect((await publish()).changes.map(({ key }) => key)).toEqual([list]);
		await arrange(`0 ${added}`);
		const text = (await read()).texts.find(({ key }) => key === `${list}.${added}.question`);
		expect(text?.languages.en).toMatchObject({ published: null, draft: "Really?" });
	});

	it("has an entry back with its words, its place and its consent, as the screen's Undo asks for", async () => {
		const quotes = "home.testimonials.items";
		const name = `${quotes}.${added}`;
		const before = (await read()).lists.find(({ key }) => key === quotes)?.order.shipped ?? "";
		const order = `${added} ${before}`;
		await arrange(order, { key: quotes });
		for (const [field, text] of [
			["quote", "We met in May."],
			["author", "Two members"],
		]) {
			await ask("PUT", draft, { key: `${name}.${field}`, language: "en", text, base: "" });
		}
		const quote = { quote: "We met in May.", author: "Two members" };
		const wording = { en: quote, fr: quote };
		const consents = "/api/admin/testimonial-consents";
		await ask("PUT", `${consents}/${name}`, { person: "A. Member", givenOn: "2026-01-02", wording });
		await arrange(before, { key: quotes });
		const texts = async () => (await read()).texts.filter(({ key }) => key.startsWith(`${name}.`));
		expect(await texts()).toEqual([]);
		await arrange(order, { key: quotes });
		expect((await texts()).map(({ languages }) => languages.en.draft)).toEqual(
			expect.arrayContaining(["We met in May.", "Two members"]),
		);
		expect(await ask("GET", consents)).toMatchObject([{ entry: name, person: "A. Member" }]);
		const { changes } = await publish();
		expect(changes.map(({ key }) => key)).toContain(`${name}.quote`);
	});

	it("takes no text for an entry that it does not have, as when another window removed it", async () => {
		await write("en", "question", "Really?", 404);
		await arrange(`0 ${added}`);
		await write("en", "question", "Really?");
		await arrange("0");
		await write("en", "question", "Really?", 404);
	});

	it("of lists is arranged within an entry that was added", async () => {
		await arrange(`0 1 2 3 ${added}`, { key: "howItWorks.steps" });
		const inner = `howItWorks.steps.${added}.details`;
		await arrange("nzzzz0000", { key: inner });
		const { lists, texts } = await read();
		expect(lists.find(({ key }) => key === inner)?.order.draft).toBe("nzzzz0000");
		expect(texts.map(({ key }) => key)).toContain(`${inner}.nzzzz0000`);
	});

	it("is never arranged over what another window made of it", async () => {
		await arrange("1 0");
		const answer = await ask<{ code: string; current: string }>(
			"PUT",
			draft,
			{ key: list, language: "en", text: "0", base: shipped },
			409,
		);
		expect(answer).toMatchObject({ code: "stale", current: "1 0" });
	});

	it.each(["0 0", "13", "<script>", "nabc", "-", "0  1", "n".repeat(20_000)])(
		"is not arranged as %.20j",
		async (text) => {
			await arrange(text, { status: 400 });
			expect((await read()).revision).toBe(0);
		},
	);

	it("has one order for all languages, and none where the site has no list", async () => {
		await ask("PUT", draft, { key: list, language: "fr", text: "0", base: "" }, 404);
		await arrange("0", { key: "legal.privacy.sections", status: 404 });
		await arrange("0", { key: "favicon.uses", status: 404 });
	});

	it("goes to the translator with what was added, and comes back", async () => {
		await arrange(`0 ${added}`);
		await write("en", "question", "Really?");
		const answer = await site.send("GET", "/api/admin/texts/translation?language=fr", undefined, token);
		const file = (await answer.text()).replace(/(msgid "Really\?"\s+msgstr) ""/, '$1 "Vraiment\u00a0?"');
		const { changed, problems } = await ask<{ changed: number; problems: unknown[] }>(
			"POST",
			"/api/admin/texts/translation",
			{ language: "fr", file },
		);
		expect([changed, problems]).toEqual([1, []]);
		const text = (await read()).texts.find(({ key }) => key === `${list}.${added}.question`);
		expect(text?.languages.fr.draft).toBe("Vraiment\u00a0?");
	});
});
