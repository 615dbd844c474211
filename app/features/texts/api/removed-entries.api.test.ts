import { beforeEach, describe, expect, it } from "vitest";
import type { DeletedThing } from "#app/content/deletion/deleted-thing.ts";
import { presentText, type TextList } from "#app/features/texts/site-text.ts";
import type { Language } from "#app/site/site-config.ts";
import { movableClock } from "#platform/testing/clock.ts";
import { engines } from "#platform/testing/fresh-database.ts";
import { testSite } from "#server/testing/test-site.ts";

const deleted = "/api/admin/deleted";
const consents = "/api/admin/testimonial-consents";
const publications = "/api/admin/text-publications";
const quotes = "home.testimonials.quotes";
const name = "nabcd1234";
const entry = `${quotes}.${name}`;
const wording = {
	en: { quote: "We met in May.", author: "Ada, 34" },
	fr: { quote: "Nous nous sommes vus en mai.", author: "Ada, 34 ans" },
};

describe.each(engines)("an entry that was removed from its list, on %s", (engine) => {
	let site: Awaited<ReturnType<typeof testSite>>;
	let token: string;
	let time: ReturnType<typeof movableClock>;

	beforeEach(async () => {
		time = movableClock();
		site = await testSite({ engine, clock: time.clock });
		token = await site.signIn();
	});

	async function ask<Answer>(method: string, address: string, body?: unknown, status = 200): Promise<Answer> {
		const answer = await site.send(method, address, body, token);
		expect(answer.status).toBe(status);
		return (status === 204 ? undefined : await answer.json()) as Answer;
	}

	const read = () => ask<TextList>("GET", "/api/admin/texts");
	const things = () => ask<DeletedThing[]>("GET", deleted);
	const write = (key: string, text: string, base: string, language: Language = "en") =>
		ask("PUT", "/api/admin/texts/draft", { key, language, text, base });
	const publish = async () =>
		ask<{ id: string }>("POST", publications, { revision: (await read()).revision }, 201);

	const discard = async () =>
		ask("DELETE", `/api/admin/texts/draft?revision=${(await read()).revision}`, undefined, 204);
	/** Moves the clock on by some days, and signs in again. */
	async function wait(days: number): Promise<void> {
		time.advance(days * 24 * 60 * 60_000);
		token = await site.signIn();
	}

	async function orderOf(list = quotes): Promise<string> {
		const found = (await read()).lists.find(({ key }) => key === list);
		if (found === undefined) throw new Error(`There is no list ${list}.`);
		return presentText(found.order);
	}
	const arrange = async (order: string, list = quotes) => write(list, order, await orderOf(list));
	const restore = (kind = "testimonial", id = entry, status = 200) =>
		ask("POST", `${deleted}/${kind}/${id}/restore`, undefined, status);

	/** A testimonial in both languages, to which somebody agreed, between those that are shipped. */
	async function quote() {
		await arrange(`0 ${name} 1`);
		for (const language of ["en", "fr"] as const)
			for (const [field, text] of Object.entries(wording[language]))
				await write(`${entry}.${field}`, text, "", language);
		await ask("PUT", `${consents}/${entry}`, { person: "Ada B.", givenOn: "2026-01-02", wording });
	}

	async function shown(language: Language): Promise<string[]> {
		const texts = await site.site.services.readTexts();
		const items = texts.open(language, "home")("testimonials.quotes");
		return items.map((one) => `${one.quote} ${one.author} ${one.consented}`);
	}
	const shownQuote = `${wording.fr.quote} ${wording.fr.author} true`;

	it("waits in Deleted, and comes back where it stood with its words and its consent", async () => {
		await quote();
		await publish();
		const before = await shown("fr");
		expect(before[1]).toBe(shownQuote);
		await arrange("0 1");
		await publish();
		expect(await shown("fr")).not.toContain(shownQuote);
		expect(await things()).toMatchObject([
			{ kind: "testimonial", id: entry, title: "Ada, 34 · We met in May." },
		]);
		await restore();
		expect(await things()).toEqual([]);
		expect(await orderOf()).toBe(`0 ${name} 1`);
		await publish();
		expect(await shown("fr")).toEqual(before);
		await restore("testimonial", entry, 404);
	});

	it("has its words back though they were never published, whatever was published since", async () => {
		await quote();
		await arrange("1 0");
		await publish();
		await restore();
		expect(await orderOf()).toBe(`1 ${name} 0`);
		await publish();
		expect((await shown("fr"))[1]).toBe(shownQuote);
	});

	it("is kept no more where its list names it again: by Undo in the toast, or with the draft", async () => {
		await quote();
		await publish();
		await write(`${entry}.quote`, "We met in June.", wording.en.quote);
		await arrange("0 1");
		await arrange(`0 1 ${name}`);
		expect(await things()).toEqual([]);
		await arrange("0 1");
		expect(await things()).toHaveLength(1);
		await discard();
		expect(await things()).toEqual([]);
		expect((await read()).texts.filter(({ languages }) => languages.en.draft !== null)).toEqual([]);
	});

	it("is kept where a new one goes with a draft that is discarded, or with what is taken back", async () => {
		await quote();
		await discard();
		expect(await things()).toMatchObject([{ kind: "testimonial", id: entry }]);
		await restore();
		const { id } = await publish();
		await ask("POST", `${publications}/${id}/undo`, {});
		expect(await things()).toMatchObject([{ kind: "testimonial", id: entry }]);
		await restore();
		await publish();
		expect((await shown("fr"))[1]).toBe(shownQuote);
	});

	it("is erased for good only once visitors do not read it, and then wherever it was", async () => {
		await quote();
		const { id } = await publish();
		await arrange("0 1");
		const refused = await ask("DELETE", `${deleted}/testimonial/${entry}`, undefined, 409);
		expect(refused).toMatchObject({ code: "still-read" });
		expect(await things()).toHaveLength(1);
		await publish();
		await ask("DELETE", `${deleted}/testimonial/${entry}`, undefined, 204);
		expect(await things()).toEqual([]);
		expect(await ask("GET", consents)).toEqual([]);
		expect(JSON.stringify(await ask("GET", publications))).not.toContain("Ada");
		expect(JSON.stringify(await read())).not.toContain("We met in May");
		await ask("POST", `${publications}/${id}/undo`, {});
		expect(await shown("en")).toHaveLength(2);
		await restore("testimonial", entry, 404);
	});

	it("is erased after thirty days, which begin when visitors do not read it any more", async () => {
		await quote();
		await publish();
		await arrange("0 1");
		const { removedEntries } = site.stores;
		await wait(31);
		const { revision } = await read();
		expect(await things()).toMatchObject([{ id: entry, erasedAt: null }]);
		expect(await removedEntries.removeOld()).toBe(0);
		await ask("POST", publications, { revision }, 201);
		await wait(29);
		expect([(await things()).length, await removedEntries.removeOld()]).toEqual([1, 0]);
		await wait(2);
		expect(await removedEntries.removeOld()).toBe(1);
		expect([await things(), await ask("GET", consents)]).toEqual([[], []]);
	});

	it("is kept of every list, where its owner wrote anything of it", async () => {
		const list = "home.faq.items";
		const order = await orderOf(list);
		await arrange(order.replace("0 ", ""), list);
		expect(await things()).toEqual([]);
		await arrange(order, list);
		const { languages } = (await read()).texts.find(({ key }) => key === `${list}.0.question`) ?? {};
		await write(`${list}.0.question`, "Where is {{place}}?", languages?.en.shipped ?? "");
		await arrange(order.replace("0 ", ""), list);
		expect(await things()).toMatchObject([{ kind: "entry", id: `${list}.0`, title: "Where is …?" }]);
		await restore("entry", `${list}.0`);
		expect(await orderOf(list)).toBe(order);
	});

	it("keeps what was written in it after its removal, when its list names it again", async () => {
		const list = "home.faq.items";
		const [key, order] = [`${list}.0.question`, await orderOf(list)];
		const removed = order.replace("0 ", "");
		const question = async () => {
			const { languages } = (await read()).texts.find((text) => text.key === key) ?? {};
			return languages && presentText(languages.en);
		};
		const rewrite = async (text: string) => write(key, text, (await question()) ?? "");
		const shipped = (await question()) ?? "";
		await rewrite("Where is it?");
		await arrange(removed, list);
		await rewrite("Where are we?");
		await arrange(order, list);
		expect(await question()).toBe("Where are we?");
		await arrange(removed, list);
		await rewrite(shipped);
		await restore("entry", `${list}.0`);
		expect(await question()).toBe(shipped);
		await rewrite("When is it?");
		await arrange(removed, list);
		const { id } = await publish();
		await rewrite(shipped);
		await arrange(order, list);
		expect(await question()).toBe(shipped);
		await discard();
		await ask("POST", `${publications}/${id}/undo`, {});
		expect([await orderOf(list), await question()]).toEqual([order, shipped]);
	});

	it("is kept as it was rewritten until its removal is published", async () => {
		await quote();
		await publish();
		await arrange("0 1");
		await write(`${entry}.quote`, "We met in June.", wording.en.quote);
		await publish();
		await restore();
		await publish();
		expect((await shown("en"))[1]).toBe(`We met in June. ${wording.en.author} false`);
	});

	it("is kept as one with what is within it, and not put back where its list is gone or full", async () => {
		const [steps, inner] = ["howItWorks.steps", `howItWorks.steps.${name}.details`];
		const order = await orderOf(steps);
		await arrange(`${order} ${name}`, steps);
		await write(`${steps}.${name}.title`, "Wait", "");
		await arrange("nzzzz0000 nzzzz0001", inner);
		await write(`${inner}.nzzzz0000`, "A while", "");
		await write(`${inner}.nzzzz0001`, "A day", "");
		await arrange("nzzzz0001", inner);
		await arrange(order, steps);
		const kept = async () => (await things()).map(({ id }) => id).toSorted();
		expect(await kept()).toEqual([`${steps}.${name}`, `${inner}.nzzzz0000`]);
		const answer = await ask("POST", `${deleted}/entry/${inner}.nzzzz0000/restore`, undefined, 409);
		expect(answer).toMatchObject({ code: "list-gone" });
		await restore("entry", `${steps}.${name}`);
		await restore("entry", `${inner}.nzzzz0000`);
		expect(await orderOf(inner)).toBe("nzzzz0000 nzzzz0001");
		expect(await kept()).toEqual([]);
		await arrange("nzzzz0001", inner);
		const many = Array.from({ length: 59 }, (_, index) => `nyyyy00${String(index + 10)}`);
		await arrange(["nzzzz0001", ...many].join(" "), inner);
		const full = await ask("POST", `${deleted}/entry/${inner}.nzzzz0000/restore`, undefined, 409);
		expect(full).toMatchObject({ code: "list-full" });
	});
});
