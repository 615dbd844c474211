import { expect, it } from "vitest";
import type { DeletedThing } from "#app/content/deletion/deleted-thing.ts";
import type { TextList } from "#app/features/texts/site-text.ts";
import { engines } from "#platform/testing/fresh-database.ts";
import { testSite } from "#server/testing/test-site.ts";

const deleted = "/api/admin/deleted";
const quotes = "home.testimonials.quotes";
const entry = `${quotes}.nabcd1234`;
const [arranged, without] = ["0 nabcd1234 1", "0 1"];

/** Opens a published testimonial that the draft removes, and that is in Deleted. */
async function open(engine: (typeof engines)[number]) {
	const site = await testSite({ engine });
	const token = await site.signIn();
	const ask = (method: string, address: string, body?: unknown) => site.send(method, address, body, token);
	const write = (key: string, text: string, base: string) =>
		ask("PUT", "/api/admin/texts/draft", { key, language: "en", text, base });
	const read = async () => (await (await ask("GET", "/api/admin/texts")).json()) as TextList;
	const things = async () => (await (await ask("GET", deleted)).json()) as DeletedThing[];
	const publish = async () =>
		ask("POST", "/api/admin/text-publications", { revision: (await read()).revision });
	await write(quotes, arranged, without);
	await write(`${entry}.quote`, "We met in May.", "");
	return { ...site, ask, write, read, things, publish };
}

it.each(engines)(
	"what stands in its list again, in the draft, is no deleted thing, on %s",
	async (engine) => {
		const { ask, write, read, things, publish, database } = await open(engine);
		await publish();
		await write(quotes, without, arranged);
		await publish();
		expect(await things()).toMatchObject([{ kind: "testimonial", id: entry }]);
		// As a process of an earlier version writes it: the row stays.
		await database.db
			.insertInto("text_drafts")
			.values({ key: quotes, language: "en", text: arranged, saved_at: "2026-01-02T00:00:00.000Z" })
			.execute();
		expect(await things()).toEqual([]);
		const answer = await ask("DELETE", `${deleted}/testimonial/${entry}`);
		expect([answer.status, await answer.json()]).toMatchObject([404, { code: "not-found" }]);
		expect(JSON.stringify(await read())).toContain("We met in May.");
		await write(quotes, without, arranged);
		expect(await things()).toMatchObject([{ title: "We met in May." }]);
	},
);

it.each(engines)(
	"what visitors read keeps its words, though the draft names it no more, on %s",
	async (engine) => {
		const { ask, write, read, things, publish } = await open(engine);
		await publish();
		await write(quotes, without, arranged);
		expect((await ask("DELETE", `${deleted}/testimonial/${entry}`)).status).toBe(409);
		expect(JSON.stringify(await read())).toContain("We met in May.");
		expect(await things()).toHaveLength(1);
	},
);
