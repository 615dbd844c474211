import { createWriteStream } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { articleInput } from "#app/features/articles/article.ts";
import { pageInput } from "#app/features/custom-pages/custom-page.ts";
import { eventInput } from "#app/features/events/event.ts";
import { hashOf, imageUrlOf } from "#app/features/media/media.ts";
import type { Database } from "#platform/database/database.ts";
import { engines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { freshFolder } from "#platform/testing/fresh-folder.ts";
import { checkRestore } from "#server/backup/command.ts";
import type { Manifest, PageReader } from "#server/backup/manifest.ts";
import { writeArchive } from "#server/backup/write-archive.ts";
import { openStores } from "#server/composition/stores.ts";
import { databaseOfRelease } from "#server/testing/releases/release-database.ts";
import { beforeBaseline } from "#server/testing/releases/release-files.ts";
import { unbuiltPages } from "#server/testing/unbuilt-pages.ts";
import { sitePages } from "./site-pages.ts";

const now = new Date("2026-11-22T08:15:00.000Z");
const clock = () => now;
const article = "/blog/a-good-start";
let pages: PageReader;
let otherPages: PageReader;

beforeAll(async () => {
	const build = await unbuiltPages();
	const program = (name: string) => ({
		mode: "test" as const,
		loadBuild: async () => build,
		readProgram: async () => name.repeat(64),
	});
	pages = sitePages(program("a"));
	otherPages = sitePages(program("b"));
});

const drawn = () =>
	sharp({ create: { width: 480, height: 320, channels: 3, background: "teal" } })
		.webp()
		.toBuffer();

/** A site with something of each kind to show. */
async function writtenSite(engine: Database["engine"], picture?: Uint8Array<ArrayBuffer>) {
	const database = await freshDatabase(engine);
	const stores = openStores(database, clock);
	const bytes = picture ?? (await drawn());
	const imageUrl = imageUrlOf(await stores.media.add({ bytes, width: 480, height: 320 }));
	const texts = { excerpt: "In short.", content: "## Then\n\nWords.", tags: ["Advice"], published: true };
	const fr = { title: "Un bon début", excerpt: "En bref.", content: "Des mots." };
	const { id } = await stores.articles.saving.create(
		articleInput.parse({ ...texts, title: "A good start", imageUrl, fr }),
	);
	for (const title of ["A second", "A third"]) {
		await stores.articles.saving.create(articleInput.parse({ ...texts, title }));
	}
	const evening = { calendarDate: "2026-12-12", startTime: "18:30", ticketPrice: 1000, date: "", time: "" };
	await stores.events.create(eventInput.parse({ ...evening, title: "Dinner", fr: { title: "Dîner" } }));
	const reach = { title: "How to reach us", content: "Words.", slug: "contact", placement: "footer" };
	await stores.customPages.create(pageInput.parse({ ...reach, published: true }));
	return { database, stores, id };
}

async function archiveOf(database: Database, reader: PageReader | undefined = pages) {
	const file = join(await freshFolder(), "site.tar.gz");
	return { file, manifest: await writeArchive(database, createWriteStream(file), { now, pages: reader }) };
}

function check(file: string, reader: PageReader, onProgress?: (what: string, count: number) => void) {
	return checkRestore(file, { pages: reader, ...(onProgress && { onProgress }) });
}

/**
 * Compares the pages of a database with those of an archive. @returns what was said of a difference.
 */
async function differenceOf(database: Database, manifest: Pick<Manifest, "pages" | "writtenAt">) {
	const folder = await freshFolder();
	const comparison = pages.compare(database, folder, manifest, () => undefined);
	return comparison.then(
		() => undefined,
		(error: Error) => error.message,
	);
}

describe.each(engines)("the pages of an archive of a site on %s", (engine) => {
	it("say what they said, in both languages, the feeds and the pictures with them", async () => {
		const { database } = await writtenSite(engine);
		const { file, manifest } = await archiveOf(database);
		const paths = manifest.pages?.digests.map(({ path }) => path);
		const some = [article, "/fr/blog/a-good-start", "/contact", "/fr", "/feed.xml", "/fr/events.ics"];
		expect(paths).toEqual(expect.arrayContaining([...some, "/sitemap.xml"]));
		const progress: [string, number][] = [];
		const { pagesRead } = await check(file, pages, (...what) => void progress.push(what));
		expect(pagesRead).toEqual({ count: paths?.length, areCompared: true });
		expect(progress.at(-1)).toEqual(["pages", paths?.length]);
	});
});

it("that says something else is named, whatever else is the same", async () => {
	const { database, stores, id } = await writtenSite("sqlite");
	const { manifest } = await archiveOf(database);
	expect(await differenceOf(database, manifest)).toBeUndefined();
	const title = "A good start";
	await stores.articles.saving.update(id, {
		...articleInput.parse({ title, content: "Others.", published: true }),
		version: 1,
	});
	const page = manifest.pages?.digests.filter(({ path }) => path === article) ?? [];
	const pagesAlone = { program: manifest.pages?.program ?? "", digests: page };
	expect(await differenceOf(database, { ...manifest, pages: pagesAlone })).toBe(
		`${article} says something else than when the archive was written.`,
	);
});

it("that does not open is named, and a picture that cannot be shown", async () => {
	const { database } = await writtenSite("sqlite", Uint8Array.from([1, 2, 3]));
	const digests = [{ path: "/blog/gone", sha256: "0".repeat(64) }];
	const writtenAt = now.toISOString();
	expect(await differenceOf(database, { writtenAt, pages: { program: "a".repeat(64), digests } })).toBe(
		"/blog/gone does not open once it is restored: it answers 404.",
	);
	expect(await differenceOf(database, { writtenAt })).toMatch(
		/^\/media\/\w{64}-480\.avif does not open once it is restored: it answers 500\.$/,
	);
});

it("archived pages are sound where one names a picture that its owner deleted", async () => {
	const { database, stores, id } = await writtenSite("sqlite");
	const { imageUrl } = await stores.articles.reading.get(id);
	await stores.media.remove(hashOf(imageUrl ?? "") ?? "");
	const { file } = await archiveOf(database);
	expect((await check(file, pages)).pagesRead?.areCompared).toBe(true);
});

it("of another version are opened, and not compared; of an older archive as well", async () => {
	const { database } = await writtenSite("sqlite");
	const { file, manifest } = await archiveOf(database);
	const count = manifest.pages?.digests.length;
	expect((await check(file, otherPages)).pagesRead).toEqual({ count, areCompared: false });
	const older = join(await freshFolder(), "older.tar.gz");
	await writeArchive(database, createWriteStream(older), { now });
	expect((await check(older, pages)).pagesRead).toEqual({ count, areCompared: false });
	expect(await readdir(join(file, ".."))).toEqual(["site.tar.gz"]);
});

it("of tables of an older version are not noted, and are opened once these are up to date", async () => {
	const { file, manifest } = await archiveOf(await databaseOfRelease(beforeBaseline, "sqlite"));
	expect(manifest.pages).toBeUndefined();
	const { pagesRead } = await check(file, pages);
	expect(pagesRead?.areCompared).toBe(false);
	expect(pagesRead?.count).toBeGreaterThan(20);
});
