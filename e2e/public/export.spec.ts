import { execFile } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { auditStore } from "#app/features/audit/audit.store.server.ts";
import type { AuditRecord } from "#app/features/audit/audit.ts";
import { systemClock } from "#platform/clock.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { isLong } from "#platform/testing/long-tests.ts";
import { brokenLinks } from "#server/testing/broken-links.ts";
import { expect, test } from "../support/fixtures.ts";
import { samplePlace } from "../support/site-process.ts";

const run = promisify(execFile);
const siteUrl = "https://www.duo.example";
const sample = ["", "fr/", "blog/", "fr/blog/", "events/singlessocials/", "fr/legal/"].map(
	(path) => `${path}index.html`,
);
let scratch = "";
let folder = "";
let recorded: AuditRecord[] = [];

test.beforeAll(async () => {
	const place = await samplePlace();
	scratch = await mkdtemp(join(tmpdir(), "ensemble-export-"));
	folder = join(scratch, "mine");
	const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL } = place;
	const env = { ...process.env, NODE_ENV: "production", DATA_DIR, DATABASE_URL, SITE_URL: siteUrl };
	await run(process.execPath, ["scripts/command.ts", "export", folder], { env });
	const database = await openDatabase({ ...place, databaseUrl: DATABASE_URL || undefined });
	recorded = await auditStore(database.db, systemClock).list({ action: "site-exported" }, 9);
	await database.close();
	await place.remove();
});

test.afterAll(() => rm(scratch, { recursive: true, force: true }));

test("an export by command is in the record of the site", () => {
	expect(recorded).toMatchObject([{ person: null, details: { byCommand: true } }]);
});

test("a copy of the site opens from a disk, each page whole and without a broken link", async ({
	browser,
}) => {
	expect(brokenLinks(folder)).toEqual([]);
	const context = await browser.newContext();
	// Nothing is asked of anybody: the disk alone answers.
	const asked: string[] = [];
	await context.route(/^https?:/, (route) => {
		asked.push(route.request().url());
		return route.abort();
	});
	const page = await context.newPage();
	const complaints: string[] = [];
	page.on("console", (message) => complaints.push(`${page.url()} ${message.text()}`));
	page.on("requestfailed", (request) => complaints.push(`${page.url()} ${request.url()}`));
	const pages = isLong ? globSync("**/*.html", { cwd: join(folder, "site") }) : sample;
	for (const path of pages) {
		await page.goto(pathToFileURL(join(folder, "site", path)).href);
		await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
		const missing = await page.evaluate(async () => {
			await document.fonts.ready;
			const pictures = [...document.images].filter(
				({ complete, naturalWidth }) => complete && naturalWidth === 0,
			);
			const isSet = document.fonts.check('1rem "Instrument Sans Variable"');
			return [...pictures.map(({ src }) => src), ...(isSet ? [] : ["the typeface"])];
		});
		expect(missing, path).toEqual([]);
	}
	expect([asked, complaints]).toEqual([[], []]);
	await context.close();
});

test("a reader goes from page to page and to the other language in a copy from a disk, also on a phone", {
	tag: "@long",
}, async ({ browser }) => {
	const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
	const page = await context.newPage();
	await page.goto(pathToFileURL(join(folder, "index.html")).href);
	await page.getByRole("link", { name: "site/index.html" }).first().click();
	await page.locator("summary[aria-label=Menu]").click();
	await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Insights" }).click();
	expect(page.url()).toMatch(/\/site\/blog\/index\.html$/);
	await page.getByRole("main").getByRole("article").getByRole("link").first().click();
	await expect(page).toHaveURL(/\/site\/blog\/[a-z-]+\/index\.html$/);
	await page.locator("summary[aria-label=Menu]").click();
	await page.getByRole("link", { name: "FR Français" }).first().click();
	await expect(page).toHaveURL(/\/site\/fr\/blog\/[a-z-]+\/index\.html$/);
	await expect(page.locator("html")).toHaveAttribute("lang", "fr");
	await expect(page.getByText("Cette copie n’envoie rien.").first()).toBeVisible();
	await context.close();
});

test("a WordPress file is XML with what the importer looks for", async ({ browser }) => {
	const page = await browser.newPage();
	const found = await page.evaluate(
		(xml) => {
			const parsed = new DOMParser().parseFromString(xml, "application/xml");
			const wp = "http://wordpress.org/export/1.2/";
			const textsOf = (name: string) =>
				[...parsed.getElementsByTagNameNS(wp, name)].map(({ textContent }) => textContent);
			return {
				root: parsed.documentElement.nodeName,
				doctype: parsed.doctype,
				version: textsOf("wxr_version"),
				items: parsed.querySelectorAll("rss > channel > item").length,
				ids: new Set(textsOf("post_id")).size,
				types: textsOf("post_type"),
				pictures: textsOf("attachment_url"),
			};
		},
		readFileSync(join(folder, "wordpress.xml"), "utf8"),
	);
	expect(found).toMatchObject({ root: "rss", doctype: null, version: ["1.2"], ids: found.items });
	const written = globSync("articles/*/*.md", { cwd: folder });
	expect(found.types.filter((type) => type === "post")).toHaveLength(written.length);
	expect(found.pictures).toHaveLength(globSync("pictures/*.webp", { cwd: folder }).length);
	await page.close();
});
