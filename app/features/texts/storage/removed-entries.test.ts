import { describe, expect, it } from "vitest";
import { deletedStore } from "#app/features/deleted/deleted.store.server.ts";
import { findShipped } from "#app/features/texts/catalogue.server.ts";
import { movableClock } from "#platform/testing/clock.ts";
import { engines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { removedEntriesStore } from "./removed-entries.store.server.ts";
import { textDraftsStore } from "./text-drafts.store.server.ts";
import { textsStore } from "./texts.store.server.ts";

const quotes = "home.testimonials.quotes";
const added = `${quotes}.nabcd1234`;

describe.each(engines)("entries that were removed from their lists on %s", (engine) => {
	async function open() {
		const { db } = await freshDatabase(engine);
		const { clock, advance } = movableClock();
		const drafts = textDraftsStore(db, clock);
		const texts = textsStore(db, clock);
		const write = (key: string, text: string, base: string) =>
			drafts.save({ key, language: "en", text, base });
		const publish = async () => texts.publish((await drafts.read()).revision);
		const list = async () => deletedStore(db, clock).list();
		const removed = removedEntriesStore(db, clock);
		return { db, drafts, write, publish, list, removed, advance };
	}

	it("are stored again with their newer texts when an earlier version restored them", async () => {
		const { db, write, list } = await open();
		await write(quotes, "0 nabcd1234 1", "0 1");
		await write(`${added}.quote`, "We met in May.", "");
		await write(quotes, "0 1", "0 nabcd1234 1");
		// As a process of an earlier version writes it.
		await db
			.insertInto("text_drafts")
			.values({ key: quotes, language: "en", text: "0 nabcd1234 1", saved_at: "2026-01-02T00:00:00.000Z" })
			.execute();
		await write(`${added}.quote`, "We met in June.", "We met in May.");
		await write(quotes, "0 1", "0 nabcd1234 1");
		expect(await list()).toMatchObject([{ id: added, title: "We met in June." }]);
	});

	it("are stored with the owner's wording for a missing fact", async () => {
		const { db, write } = await open();
		const team = "home.team.paragraphs";
		const variant = "home.team.paragraphs_withoutFormerName.0";
		await write(variant, "Two of us.", shippedIn(variant));
		await write(team, "1 2", "0 1 2");
		const stored = await db.selectFrom("deleted_things").select(["id", "content"]).execute();
		expect(stored).toEqual([{ id: `${team}.0`, content: expect.stringContaining("Two of us.") }]);
	});

	it("go for good by themselves, but for what was written of an original that quotes nobody", async () => {
		const { write, publish, list, removed, advance, drafts } = await open();
		const faq = "home.faq.items";
		const order = shippedIn(faq);
		const rest = order.replace("0 ", "");
		await write(`${faq}.0.question`, "Where is it?", shippedIn(`${faq}.0.question`));
		await write(`${quotes}.0.quote`, "We met in May.", shippedIn(`${quotes}.0.quote`));
		await write(faq, rest, order);
		await write(quotes, "1", "0 1");
		await publish();
		advance(31 * 24 * 60 * 60_000);
		const { revision } = await drafts.read();
		expect(await removed.removeOld()).toBe(1);
		expect(await removed.removeOld()).toBe(0);
		expect((await drafts.read()).revision).toBe(revision + 1);
		expect(await list()).toMatchObject([{ kind: "entry", id: `${faq}.0`, erasedAt: null }]);
		await write(faq, order, rest);
		expect(await list()).toEqual([]);
		await write(`${faq}.0.question`, "Where are we?", "Where is it?");
	});
});

const shippedIn = (key: string) => findShipped(key, "en") ?? "";
