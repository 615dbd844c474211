import { beforeEach, describe, expect, it } from "vitest";
import type { TextList } from "#app/features/texts/site-text.ts";
import type { TextPublication } from "#app/features/texts/text-publication.ts";
import { defaultFacts } from "#app/site/facts.ts";
import { testSite } from "#server/testing/test-site.ts";

const path = "/api/admin/texts";
const publications = "/api/admin/text-publications";
const shipped = "A sign for *small places*";
const change = { key: "favicon.title", language: "en", text: "A sign for *you*", base: shipped };

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

const read = async () => ask<TextList>("GET", path);
const publish = async () =>
	ask<TextPublication>("POST", publications, { revision: (await read()).revision }, 201);

describe("the texts of the site", () => {
	it("are listed with their facts, and none of the content area's", async () => {
		const { texts, facts } = await read();
		expect(texts.length).toBeGreaterThan(600);
		expect(texts.filter(({ key }) => key.startsWith("admin"))).toEqual([]);
		expect(facts).toMatchObject({ en: { fee: "Rs\u00a08,000" }, fr: { fee: "Rs\u00a08\u202f000" } });
	});

	it("are changed in a draft, published in one moment, and taken back", async () => {
		await ask("PUT", `${path}/draft`, change);
		const title = async () => (await site.site.services.readTexts()).open("en", "favicon")("title");
		expect(await title()).toBe(shipped);
		const { id, changes } = await publish();
		expect(changes).toEqual([{ key: change.key, language: "en", before: shipped, after: change.text }]);
		expect(await title()).toBe(change.text);
		expect(await ask("POST", `${publications}/${id}/undo`, {})).toMatchObject({ kept: 0 });
		expect(await title()).toBe(shipped);
		expect(await ask("GET", publications)).toMatchObject([{ undoes: id }, { id }]);
	});

	it.each([
		["home.price.title", "One fee, paid {{twice}}", "text-unknown", "{{twice}}"],
		["blog.readingTime", "A short read", "text-lost", "{{count}}"],
		["favicon.label", "  \u00a0 ", "text-blank", "nothing"],
		["favicon.label", "Br\u202eand", "text-hidden", "invisible"],
		["favicon.label", "x".repeat(9_000), "text-too-long", "at most"],
	])("refuse for %j what breaks its place: %.20j", async (key, text, code, named) => {
		const answer = { code, fields: { text: expect.stringContaining(named) } };
		expect(await ask("PUT", `${path}/draft`, { ...change, key, text }, 400)).toMatchObject(answer);
		expect((await read()).revision).toBe(0);
	});

	it("refuse a figure that contradicts a fact, when it is saved and when the fact has moved since", async () => {
		const price = {
			key: "howItWorks.steps.2.details.0",
			language: "en",
			text: "Our membership fee is Rs 9,000 a year.",
		};
		const { texts, facts } = await read();
		const base = texts.find(({ key }) => key === price.key)?.languages.en.shipped;
		const refused = { code: "text-contradicts", figure: "Rs 9,000", says: "Rs\u00a08,000" };
		expect(await ask("PUT", `${path}/draft`, { ...price, base }, 400)).toMatchObject(refused);
		expect(facts.en.fee).toBe("Rs\u00a08,000");
		await site.stores.facts.save({ ...defaultFacts, fee: 9000 }, 1);
		await ask("PUT", `${path}/draft`, { ...price, base });
		await site.stores.facts.save({ ...defaultFacts, fee: 9500 }, 2);
		const { revision } = await read();
		const late = { ...refused, says: "Rs\u00a09,500" };
		expect(await ask("POST", publications, { revision }, 400)).toMatchObject(late);
	});

	it("take back what is published, also where a fact has moved since", async () => {
		const price = { key: "howItWorks.steps.2.details.0", language: "en" };
		const published = "Our membership fee is Rs 8,000 a year.";
		const base = (await read()).texts.find(({ key }) => key === price.key)?.languages.en.shipped;
		await ask("PUT", `${path}/draft`, { ...price, text: published, base });
		await ask("POST", publications, { revision: (await read()).revision }, 201);
		await ask("PUT", `${path}/draft`, { ...price, text: "Our fee is {{fee}}.", base: published });
		await site.stores.facts.save({ ...defaultFacts, fee: 9000 }, 1);
		const undone = { ...price, text: published, base: "Our fee is {{fee}}." };
		expect(await ask("PUT", `${path}/draft`, undone)).toMatchObject({ draft: null });
	});

	it("refuse in French what breaks their place", async () => {
		const answer = await site.app.request(`${path}/draft`, {
			method: "PUT",
			headers: {
				"Content-Type": "application/json",
				Authorization: `Bearer ${token}`,
				Cookie: "language=fr",
			},
			body: JSON.stringify({ ...change, key: "blog.readingTime", text: "Court" }),
		});
		expect(await answer.json()).toMatchObject({
			message: "Il manque ce que la page remplit elle-même : {{count}}.",
		});
	});

	it("refuse a key that the site does not have", async () => {
		await ask("PUT", `${path}/draft`, { ...change, key: "admin.area" }, 404);
		await ask("PUT", `${path}/draft`, { ...change, language: "de" }, 400);
	});

	it.each([
		"//example.com",
		"/\\example.com",
		"https://example.com/",
		"/admin/texts",
		"/api/settings",
		"/?a=b",
		"",
	])("show no page at %j", async (address) => {
		expect((await site.send("POST", `${path}/page`, { path: address }, token)).status).toBe(400);
	});

	it.each([
		["GET", path],
		["PUT", `${path}/draft`],
		["DELETE", `${path}/draft?revision=0`],
		["POST", `${path}/page`],
		["GET", `${path}/translation?language=fr`],
		["POST", `${path}/translation`],
		["GET", publications],
		["POST", publications],
		["POST", `${publications}/one/undo`],
	])("are the administrator's alone: %s %s", async (method, address) => {
		const answer = await site.send(method, address, method === "GET" ? undefined : {});
		expect(answer.status).toBe(401);
	});
});
