import { globSync, readFileSync } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { parse as parseCsv } from "csv-parse/sync";
import { po } from "gettext-parser";
import ical from "ical.js";
import sharp from "sharp";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { parse } from "yaml";
import { articleInput } from "#app/features/articles/article.ts";
import { authorInput } from "#app/features/authors/author.ts";
import { pageInput } from "#app/features/custom-pages/custom-page.ts";
import { eventInput } from "#app/features/events/event.ts";
import { imageUrlOf } from "#app/features/media/media.ts";
import type { Database } from "#platform/database/database.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { bothEngines, engines, migratedPlace, openOfSuite } from "#platform/testing/fresh-database.ts";
import { type AtEnd, freshFolder } from "#platform/testing/fresh-folder.ts";
import { brokenLinks } from "#server/testing/broken-links.ts";
import { startedLetter } from "#server/testing/letters.ts";
import { addReaders, readerAddress, readerToken, wholeLetter } from "#server/testing/readers.ts";
import { anna } from "#server/testing/table-of-guests.ts";
import { testSite } from "#server/testing/test-site.ts";
import { unbuiltPages } from "#server/testing/unbuilt-pages.ts";
import { malformation } from "#server/testing/well-formed.ts";
import { type ExportedProgram, type ExportOptions, exportSite } from "./export-site.ts";

const instant = new Date("2026-11-22T08:15:00.000Z");
const siteUrl = "https://www.duo.example";
const formula = '=HYPERLINK("https://evil.example")';
let program: ExportedProgram;

beforeAll(async () => {
	program = { build: await unbuiltPages(), clientFolder: "public" };
});

const options: ExportOptions = {
	withPeople: false,
	signal: new AbortController().signal,
	onProgress: () => undefined,
	instant,
};

/** A site with something of each kind, which goes on while it is exported. */
async function writtenSite(engine: Database["engine"], atEnd: AtEnd) {
	const place = await migratedPlace(engine, atEnd);
	const database = await openDatabase(place);
	atEnd(() => database.close());
	const site = await testSite({ database, siteUrl, atEnd });
	const { stores } = site;
	const bytes = await sharp({ create: { width: 480, height: 320, channels: 3, background: "teal" } })
		.webp()
		.toBuffer();
	const imageUrl = imageUrlOf(
		await stores.media.add({ bytes: new Uint8Array(bytes), width: 480, height: 320, name: "The lagoon" }),
	);
	const author = await stores.authors.create(
		authorInput.parse({ name: "Nadia Lemaire", words: "I listen.", imageUrl }),
	);
	const first = await stores.articles.saving.create(
		articleInput.parse({
			...{
				title: "A good start: #1",
				excerpt: "In short.",
				content: `Words, and [more](/legal).\n\n![](${imageUrl})`,
			},
			...{ category: "Advice", tags: ["yes", "first date"], imageUrl, authorId: author.id, published: true },
			fr: { title: "Un bon début", excerpt: "En bref.", content: "Des mots.", slug: "un-bon-debut" },
		}),
	);
	await stores.articles.corrections.save(first.id, {
		...articleInput.parse({ ...first, title: "A better start" }),
		version: first.version,
	});
	const second = await stores.articles.saving.create(
		articleInput.parse({ title: "Gone", excerpt: "e", content: "c", published: true }),
	);
	await stores.articles.saving.update(second.id, {
		...articleInput.parse({ ...second, published: false }),
		version: second.version,
	});
	await stores.articles.saving.create(articleInput.parse({ title: "Not yet" }));
	const reach = {
		title: "How to reach us",
		content: "By road.",
		slug: "contact",
		placement: "footer",
		published: true,
	};
	await stores.customPages.create(
		pageInput.parse({ ...reach, fr: { title: "Nous joindre", content: "Par la route.", slug: "venir" } }),
	);
	const evening = { calendarDate: "2026-12-12", startTime: "18:30", ticketPrice: 1000, date: "", time: "" };
	const table = await stores.events.create(
		eventInput.parse({ ...evening, title: "Dinner", fr: { title: "Dîner" } }),
	);
	await stores.guests.add(table.id, { ...anna, note: formula, state: "applied" });
	await stores.redirects.save({ path: "/old", target: "/legal" });
	await addReaders(database, 3);
	await startedLetter(site, { ...wholeLetter, imageUrl, parts: ["words", "picture"] });
	await stores.letters.create({ ...wholeLetter, subject: "For January" });
	return { ...site, place: { ...place, siteUrl, mode: "test" as const }, database };
}

/** Reads every file of a folder, by its path. */
function readAll(folder: string): Map<string, string> {
	const files = globSync("**/*", { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile());
	return new Map(
		files.map((entry) => {
			const path = join(entry.parentPath, entry.name);
			return [path.slice(folder.length + 1), readFileSync(path, "utf8")];
		}),
	);
}

const headOf = (file = "") => parse(/^---\n([\s\S]*?)\n---\n/.exec(file)?.[1] ?? "");
const rowsOf = (file = ""): Record<string, string>[] => parseCsv(file, { bom: true, columns: true });

type Files = ReadonlyMap<string, string>;

function expectDocuments(folder: string, files: Files, bytes: Uint8Array): void {
	const article = files.get("articles/en/a-good-start-1.md");
	expect(headOf(article)).toMatchObject({
		title: "A good start: #1",
		...{
			language: "en",
			slug: "a-good-start-1",
			state: "published",
			description: "In short.",
			tags: ["yes", "first date"],
		},
		address: `${siteUrl}/blog/a-good-start-1`,
		...{ author: "Nadia Lemaire", category: "Advice", translations: { fr: "../fr/un-bon-debut.md" } },
	});
	const picture = /!\[\]\((.*)\)/.exec(article ?? "")?.[1] ?? "";
	expect(picture).toMatch(/^\.\.\/\.\.\/pictures\/the-lagoon-[0-9a-f]{8}\.webp$/);
	expect(readFileSync(join(folder, "articles/en", picture))).toEqual(Buffer.from(bytes));
	expect(headOf(files.get("articles/fr/un-bon-debut.md")).address).toBe(`${siteUrl}/fr/blog/un-bon-debut`);
	expect(headOf(files.get("articles/en/a-good-start-1.waiting.md"))).toMatchObject({
		title: "A better start",
		state: "waiting",
	});
	expect(headOf(files.get("articles/en/gone.md"))).toMatchObject({ state: "withdrawn" });
	expect(headOf(files.get("articles/en/not-yet.md"))).toMatchObject({ state: "draft" });
	expect(headOf(files.get("pages/fr/venir.md"))).toMatchObject({
		title: "Nous joindre",
		address: `${siteUrl}/fr/venir`,
		state: "published",
	});
	expect(files.get("authors/en/nadia-lemaire.md")).toContain("I listen.");
}

function expectLetters(files: Files): void {
	const letters = rowsOf(files.get("letters/letters.csv"));
	expect(letters.map((row) => [row.Language, row.State, row.Sent === ""])).toEqual(
		expect.arrayContaining([
			["en", "sending", false],
			["fr", "sending", false],
			["en", "draft", true],
		]),
	);
	const sent = letters.find((row) => row.State === "sending" && row.Language === "en");
	expect(files.get(`letters/${sent?.["Web page"]}`)).toContain("../pictures/the-lagoon-");
	expect(files.get(`letters/${sent?.Text}`)).toContain(siteUrl);
	expect(
		[...files].filter(([path, text]) => path.startsWith("letters/") && text.includes("?token=")),
	).toEqual([]);
}

function expectTables(files: Files): void {
	expect(rowsOf(files.get("events/events.csv"))).toMatchObject([
		{ "Title (fr)": "Dîner", Day: "2026-12-12", Published: "yes" },
	]);
	const calendar = new ical.Component(ical.parse(files.get("events/events.fr.ics") ?? ""));
	expect(calendar.getAllSubcomponents("vevent")).toHaveLength(1);
	expect(po.parse(files.get("texts/fr.po") ?? "").headers.Language).toBe("fr");
	expect(parse(files.get("texts/facts.yaml") ?? "")).toMatchObject({ name: "Ensemble" });
	expect(rowsOf(files.get("redirects.csv"))).toEqual([{ From: "/old", To: "/legal" }]);
	expect(rowsOf(files.get("people/readers.csv")).map((row) => [row.Email, row.Confirmed])).toContainEqual([
		readerAddress(0),
		"2026-01-01T08:00:00.000Z",
	]);
	expect(rowsOf(files.get("people/guests.csv"))).toMatchObject([
		{ "First name": "Anna", Note: `'${formula}` },
	]);
}

function expectWordpress(files: Files, hash: string): void {
	const xml = files.get("wordpress.xml") ?? "";
	expect(malformation(xml)).toBeUndefined();
	const valuesOf = (name: string) =>
		[...xml.matchAll(new RegExp(`<${name}><!\\[CDATA\\[([^\\]]*)`, "g"))].map(([, value]) => value);
	const posts = valuesOf("wp:post_name").map((slug, place) => [
		...[valuesOf("wp:post_type")[place], slug, valuesOf("wp:status")[place]],
	]);
	expect(posts.toSorted()).toEqual([
		["attachment", "the-lagoon", "inherit"],
		["page", "contact", "publish"],
		["page", "venir", "publish"],
		["post", "a-good-start-1", "publish"],
		["post", "gone", "draft"],
		["post", "not-yet", "draft"],
		["post", "un-bon-debut", "publish"],
	]);
	const shown = `src="${siteUrl}${imageUrlOf(hash)}" alt="">`;
	expect(valuesOf("content:encoded").filter((html) => html?.includes(shown))).toHaveLength(1);
	expect(valuesOf("wp:attachment_url")).toEqual([siteUrl + imageUrlOf(hash)]);
	expect(valuesOf("wp:author_display_name")).toEqual(["Ensemble", "Nadia Lemaire"]);
}

function expectCopy(folder: string, files: Files, pageCount: number): void {
	expect(brokenLinks(folder)).toEqual([]);
	const paths = [
		"index.html",
		"fr/index.html",
		"blog/a-good-start-1/index.html",
		"fr/blog/un-bon-debut/index.html",
		"fr/venir/index.html",
		"blog/_category-advice/index.html",
	];
	for (const path of paths) expect(files.get(`site/${path}`), path).toMatch(/<html lang="(en|fr)"/);
	const pages = [...files].filter(([path]) => path.startsWith("site/") && path.endsWith(".html"));
	expect(pages).toHaveLength(pageCount);
	expect(
		pages.filter(([, html]) =>
			/<script(?! type="application\/ld\+json")|<noscript|method="post"/i.test(html),
		),
	).toEqual([]);
	expect(files.get("site/fr/index.html")).toContain("Cette copie n’envoie rien.");
	expect(files.get("index.html")).toMatch(
		/site\/index\.html[\s\S]*people\/guests\.csv[\s\S]*Ce qui n’y est pas/,
	);
}

describe.each(engines)("an export of a site on %s", (engine) => {
	it("holds everything in files that other programs read, and a copy of every page without a broken link", {
		timeout: 120_000,
	}, async () => {
		const { place, stores } = await writtenSite(engine, onTestFinished);
		const folder = join(await freshFolder(), "mine");
		const told = new Set<string>();
		const onProgress = (what: string) => void told.add(what);
		const { counts, missed } = await exportSite(folder, place, program, {
			...options,
			withPeople: true,
			onProgress,
		});
		expect(counts).toMatchObject({
			articles: 3,
			pages: 1,
			authors: 1,
			letters: 2,
			pictures: 1,
			events: 1,
			readers: 3,
			guests: 1,
			redirects: 1,
			wordpress: 7,
		});
		expect(missed).toEqual([]);
		expect(told).toContain("articles");
		const files = readAll(folder);

		const [hash = ""] = await stores.media.listHashes();
		expectDocuments(folder, files, (await stores.media.findBytes(hash)) ?? new Uint8Array());
		expectLetters(files);
		expectTables(files);
		expectWordpress(files, hash);
		expectCopy(folder, files, counts.site ?? 0);
	});
});

describe.each(bothEngines)("an export on %s of a site that goes on", (engine) => {
	/** One export, in which a picture is damaged, and while which an article is written. */
	const exported = openOfSuite(async (atEnd) => {
		const { place, stores } = await writtenSite(engine, atEnd);
		const imageUrl = imageUrlOf(
			await stores.media.add({ bytes: Uint8Array.from([1, 2, 3]), width: 480, height: 320 }),
		);
		const damaged = { title: "Damaged", excerpt: "e", content: "c", imageUrl, published: true };
		await stores.articles.saving.create(articleInput.parse(damaged));
		const folder = join(await freshFolder(atEnd), "mine");
		const late: Promise<unknown>[] = [];
		const onProgress = (what: string) => {
			if (what !== "pictures" || late.length > 0) return;
			late.push(
				stores.articles.saving.create(
					articleInput.parse({ title: "Too late", excerpt: "e", content: "c", published: true }),
				),
			);
		};
		const { counts, missed } = await exportSite(folder, place, program, { ...options, onProgress });
		return { folder, counts, missed, imageUrl, files: readAll(folder), late: await Promise.all(late) };
	}, 120_000);

	it("names nobody unless it is asked to, and nobody but its owner can read it", async () => {
		const { folder, counts, files } = exported();
		expect(Object.keys(counts)).not.toContain("readers");
		const people = [anna.email, anna.firstName, readerAddress(0), readerToken(0)];
		expect(
			[...files].filter(([, text]) => people.some((one) => text.includes(one))).map(([path]) => path),
		).toEqual([]);
		expect(files.get("index.html")).toContain("--people");
		const modes = await Promise.all(
			[...files.keys(), ".", "site"].map(async (path) => (await stat(join(folder, path))).mode & 0o077),
		);
		expect(new Set(modes)).toEqual(new Set([0]));
	});

	it("is of one moment, whatever is written meanwhile", () => {
		const { files, late } = exported();
		expect(late).toHaveLength(1);
		expect([...files.values()].some((text) => text.includes("Too late"))).toBe(false);
	});

	it("names what does not open on the site itself, and has the rest", () => {
		const { folder, files, missed, imageUrl } = exported();
		expect(missed[0]).toMatch(
			/\/media\/[0-9a-f]{64}-\d+\.webp does not open on the site itself: it answers 500\.$/,
		);
		expect(files.get("MISSING.txt")).toBe(`${missed.join("\n")}\n`);
		expect(files.get("site/blog/damaged/index.html")).toContain(`${siteUrl}${imageUrl}`);
		expect(brokenLinks(folder)).toEqual([]);
	});
});
