import { describe, expect, it } from "vitest";
import { articleInput } from "#app/features/articles/article.ts";
import { pageInput } from "#app/features/custom-pages/custom-page.ts";
import { movableClock } from "#platform/testing/clock.ts";
import { engines } from "#platform/testing/fresh-database.ts";
import type { AddressAnswer } from "#platform/web/ask-address.ts";
import { startedLetter } from "#server/testing/letters.ts";
import { addReaders, wholeLetter } from "#server/testing/readers.ts";
import { testSite } from "#server/testing/test-site.ts";
import { linksIn } from "./links-of-texts.server.ts";

const dayMs = 24 * 60 * 60_000;
const fine: AddressAnswer = { kind: "answered", status: 200 };
const missing: AddressAnswer = { kind: "answered", status: 404 };

it.each([
	['<a href="https://duo.mu/a_b">it</a> https://duo.mu/c', ["https://duo.mu/a_b"]],
	['{"html":"<a href=\\"https://duo.mu/?a=1&amp;b=2\\">x</a>"}', ["https://duo.mu/?a=1&b=2"]],
	['<a href="/network"><a href="https://ensemble.example/x"><a href="https://localhost/y">', []],
	['<a href="https://duo.mu/?a=1&#x26;b=2">', ["https://duo.mu/?a=1&b=2"]],
	['<a href="https://duo.mu/Tea_(drink)">', ["https://duo.mu/Tea_(drink)"]],
])("the links in %j", (text, links) => expect(linksIn(text)).toEqual(links));

describe.each(engines)("the links of published texts on %s", (engine) => {
	async function open() {
		const time = movableClock("2026-01-15T08:00:00.000Z");
		const site = await testSite({ engine, clock: time.clock });
		const { articles, contentLinks } = site.stores;
		const write = (title: string, content: string, published = true) =>
			articles.saving.create(articleInput.parse({ title, excerpt: "How.", content, published }));
		/** Asks what is due; what is not named answers well. */
		async function ask(answers: Record<string, AddressAnswer> = {}): Promise<string[]> {
			const due = await contentLinks.takeDue();
			await contentLinks.record(due.map((held) => ({ ...held, answer: answers[held.address] ?? fine })));
			return due.map(({ address }) => address);
		}
		return { ...site, ...time, contentLinks, write, ask };
	}

	it("are asked each week, those of articles, pages and letters, and none of a draft", async () => {
		const site = await open();
		const { write, ask, advance, stores, database } = site;
		await write("One", "[a](https://a.mu/x) and [again](https://a.mu/x)");
		await write("Draft", "[secret](https://secret.mu/)", false);
		await stores.customPages.create(
			pageInput.parse({ title: "Terms", content: "[b](https://b.mu/)", published: true }),
		);
		await addReaders(database, 1);
		const words = { content: "[c](https://c.mu/)" };
		const fr = wholeLetter.fr && { ...wholeLetter.fr, ...words };
		await startedLetter(site, { ...wholeLetter, ...words, fr });
		expect(await ask()).toEqual(["https://a.mu/x", "https://b.mu/", "https://c.mu/"]);
		expect(await ask()).toEqual([]);
		advance(7 * dayMs - 1);
		expect(await ask()).toEqual([]);
		advance(1);
		expect(await ask()).toHaveLength(3);
	});

	it("are asked as readers follow them: with brackets, and no address that leads nowhere", async () => {
		const { write, ask } = await open();
		await write("One", "[a](https://a.mu/Tea_(drink)) <https://b.mu/_x_> `https://c.mu/code`");
		expect(await ask()).toEqual(["https://a.mu/Tea_(drink)", "https://b.mu/_x_"]);
	});

	it("are told of once they failed twice, a day apart, with the texts that have them", async () => {
		const { write, ask, advance, contentLinks, stores } = await open();
		const { id } = await write("One", "[a](https://a.mu/?x=1&y=2) [b](https://b.mu/)");
		const answers: Record<string, AddressAnswer> = {
			"https://a.mu/?x=1&y=2": missing,
			"https://b.mu/": { kind: "answered", status: 403 },
		};
		await ask(answers);
		expect(await contentLinks.listDead()).toEqual([]);
		advance(dayMs);
		expect(await ask(answers)).toEqual(["https://a.mu/?x=1&y=2"]);
		expect(await contentLinks.listDead()).toEqual([
			{
				address: "https://a.mu/?x=1&y=2",
				status: 404,
				failingSince: "2026-01-15T08:00:00.000Z",
				places: [{ kind: "article", id, title: "One" }],
			},
		]);
		await stores.articles.saving.update(id, {
			...articleInput.parse({ title: "One", excerpt: "How.", content: "Mended.", published: true }),
			version: 1,
		});
		expect(await contentLinks.listDead()).toEqual([]);
		advance(7 * dayMs);
		expect(await ask()).toEqual([]);
	});

	it("are asked by one process, a few at once, and do not change if they could not be asked", async () => {
		const { write, contentLinks, advance, ask } = await open();
		await write("Many", Array.from({ length: 25 }, (_, number) => `<https://a.mu/${number}>`).join(" "));
		const both = await Promise.all([contentLinks.takeDue(), contentLinks.takeDue()]);
		const addresses = both.flat().map(({ address }) => address);
		expect(new Set(addresses).size).toBe(addresses.length);
		advance(16 * 60_000);
		await contentLinks.record(both.flat().map((held) => ({ ...held, answer: { kind: "unasked" } })));
		advance(dayMs);
		expect(await ask()).toHaveLength(10);
		expect(await contentLinks.listDead()).toEqual([]);
	});
});
