import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { articlePlace } from "#app/features/letters/letter-parts.ts";
import { addReaders, wholeLetter } from "#server/testing/readers.ts";
import { testSite } from "#server/testing/test-site.ts";

async function checksOf(content: string) {
	const site = await testSite({ siteUrl: "https://ensemble.example" });
	await addReaders(site.database, 2);
	const { id } = await site.stores.letters.create({ ...wholeLetter, content });
	const { checks } = await site.site.services.letters.service.preview(id);
	return checks.map(({ code, language, detail }) => [code, language, detail]);
}

it("names a link of the site that leads nowhere, and asks no other site", async () => {
	const links =
		"[a](/blog/nowhere) [b](/legal) [c](https://elsewhere.invalid/x) [d](/no/page) [e](/) " +
		"[f](/newsletter/never-sent) [g](/fr/events/singlessocials/no-table) [h](/feed.xml)";
	expect(await checksOf(links)).toEqual([
		["dead-link", "en", "/blog/nowhere"],
		["dead-link", "en", "/no/page"],
		["dead-link", "en", "/newsletter/never-sent"],
		["dead-link", "en", "/fr/events/singlessocials/no-table"],
		["no-mail-server", null, ""],
	]);
});

it("finds nothing wrong with a whole letter but the mail server that is missing", async () => {
	expect(await checksOf("Hello.")).toEqual([["no-mail-server", null, ""]]);
});

it("does without an article that is deleted, but not without one that could not be read", async () => {
	const { site, database, stores } = await testSite({ siteUrl: "https://ensemble.example" });
	const article = articlePlace(randomUUID(), false);
	const { id } = await stores.letters.create({ ...wholeLetter, parts: ["words", article] });
	await expect(site.services.letters.service.preview(id)).resolves.toBeDefined();
	await database.db.schema.alterTable("article_texts").renameTo("article_texts_away").execute();
	await expect(site.services.letters.service.preview(id)).rejects.toThrow("article_texts");
});
