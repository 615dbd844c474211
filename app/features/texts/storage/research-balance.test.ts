import { expect, it } from "vitest";
import { dictionaries } from "#app/i18n/dictionaries.server.ts";
import { withOwnTexts } from "#app/i18n/own-texts.ts";
import { siteTexts } from "#app/i18n/site-texts.server.ts";
import { defaultFacts } from "#app/site/facts.ts";
import { migrations } from "#migrations/index.ts";
import { engines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { textDraftsStore } from "./text-drafts.store.server.ts";
import { textsStore } from "./texts.store.server.ts";

const now = "2026-11-01T08:00:00.000Z";
const clock = () => new Date(now);
const before = "home.research.positive";
const after = "home.research.balance.0";

it.each(engines)("what its owner said for the other side of research stays (%s)", async (engine) => {
	const { db } = await freshDatabase(engine);
	const written = { language: "fr" as const, replaced: "Shipped" };
	await db
		.insertInto("own_texts")
		.values([
			{ key: `${before}.figure`, text: "60 %", ...written },
			{ key: `${before}.text`, text: "en sont contents.", ...written },
			{ key: `${before}.text`, text: "are pleased.", replaced: "Shipped", language: "en" },
			{ key: `${after}.text`, text: "Written since.", replaced: "Shipped", language: "en" },
		])
		.execute();
	const drafted = { key: `${before}.text`, saved_at: now };
	await db
		.insertInto("text_drafts")
		.values([
			{ ...drafted, language: "en", text: "are happy." },
			{ ...drafted, language: "fr", text: null },
		])
		.execute();
	await db.insertInto("text_publications").values({ id: "first", published_at: now, undoes: null }).execute();
	await db
		.insertInto("published_texts")
		.values({
			...{ publication_id: "first", key: `${before}.figure`, language: "fr" },
			...{ before: null, after: "60 %", shipped: "53 %" },
		})
		.execute();

	await migrations["0056-research-balance"]?.up(db);
	// A process that was killed before it noted that it was done begins again.
	await migrations["0056-research-balance"]?.up(db);

	const texts = textsStore(db, clock);
	const page = async (language: "en" | "fr") => {
		const said = siteTexts(defaultFacts, withOwnTexts(dictionaries, await texts.list()));
		return said.pick(language, "home").home.research.balance;
	};
	expect(await page("fr")).toMatchObject([{ figure: "60 %", text: "en sont contents." }]);
	expect(await page("en")).toMatchObject([{ text: "Written since." }]);
	expect((await texts.list()).filter(({ key }) => key.startsWith(before))).toHaveLength(3);

	const { drafts } = await textDraftsStore(db, clock).read();
	const [shipped] = dictionaries.fr.home.research.balance;
	expect(Object.fromEntries(drafts)).toMatchObject({
		[`en ${after}.text`]: "are happy.",
		[`fr ${after}.text`]: shipped?.text,
	});

	const changes = (await texts.listPublications())[0]?.changes.map(({ key }) => key);
	expect(changes).toEqual([`${after}.figure`, `${before}.figure`]);
	await texts.undo("first", [{ key: `${after}.figure`, language: "fr" }]);
	expect(await page("fr")).toMatchObject([{ figure: shipped?.figure, text: "en sont contents." }]);
});
