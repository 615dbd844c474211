import type { Page } from "@playwright/test";
import type { SampleContent } from "#app/features/facts/sample-content.ts";
import { quotingLists } from "#app/features/texts/testimonial.ts";
import { localizePath } from "#app/i18n/language.ts";
import type { FactPlace } from "#app/site/fact-kinds.ts";
import { type FactId, factIds, factList } from "#app/site/facts.ts";
import { type Language, languages } from "#app/site/site-config.ts";
import type { Administrator } from "#e2e/support/administrator.ts";
import { enter, expectAccessible, expectToast, openScreen } from "#e2e/support/content-area.ts";
import { crawl } from "#e2e/support/crawl.ts";
import { awaitMail, expect, test } from "#e2e/support/mail-fixtures.ts";
import { anotherAgency } from "#server/testing/another-agency.ts";
import { isSaid, wordsOfEntries, wordsOfNewSite } from "#server/testing/sample-words.ts";

// A site of its own, that becomes another agency's.
test.use({ siteName: "another agency" });

const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';

/** The dashboard's region before the site is open. */
const opening = (page: Page) => page.getByRole("region", { name: "Before you open the site" });
const question = (page: Page) => page.getByRole("alertdialog");

/** Sees on the dashboard what is still the sample's, in the question before opening too. */
async function seeSamples(page: Page): Promise<void> {
	await openScreen(page, "dashboard", "Dashboard");
	await expect(opening(page)).toContainText(/\d+ facts are still the sample’s/);
	await expectAccessible(page);
	await page.getByRole("button", { name: "Open the site" }).click();
	await expect(question(page)).toContainText(/Still to be replaced or confirmed: .*Free network/);
	await page.keyboard.press("Escape");
	await opening(page)
		.getByText(/facts are still the sample’s/)
		.click();
	await opening(page).getByRole("link", { name: "Free network" }).click();
	await expect(page).toHaveURL(/\/admin\/facts#fact-networkForm$/);
	await expect(page.getByRole("group", { name: /Free network/ }).getByLabel("English")).toBeFocused();
}

/** Fills in every box of the facts, one of them wrong at first, and saves them. */
async function stateFacts(page: Page): Promise<void> {
	const box = (path: string) => page.locator(`[name="${path}"]`);
	for (const id of factIds) {
		const value: unknown = anotherAgency[id];
		// Profiles follow below; the picture of a way to pay stands on no page of the site.
		if (Array.isArray(value) || factList[id].kind === "image") continue;
		const parts = typeof value === "object" && value !== null ? Object.entries(value) : [];
		if (parts.length === 0) await box(id).fill(String(value));
		for (const [part, inner] of parts) await box(`${id}.${part}`).fill(String(inner));
	}
	const profiles = page.locator("#fact-profiles");
	await profiles.getByRole("button").nth(-2).click();
	for (const [index, address] of anotherAgency.profiles.entries()) {
		await profiles.getByRole("textbox").nth(index).fill(address);
	}
	const save = page.getByRole("button", { name: "Save Facts" });
	await box("phone").fill("5000");
	await save.click();
	await expect(page.getByText("Use the international form, such as +230 5000 0000.")).toBeVisible();
	await expect(box("phone")).toBeFocused();
	await expectAccessible(page);
	await box("phone").fill(anotherAgency.phone);
	await page.getByRole("button", { name: "FR Français" }).click();
	await expect(page.getByRole("heading", { name: "Informations", level: 1 })).toBeVisible();
	await page.getByRole("button", { name: "EN English" }).click();
	await expect(box("phone")).toHaveValue(anotherAgency.phone);
	await save.click();
	await expectToast(page, "Facts savedThey are on the website now, wherever they appear.");
	await expect(page.getByRole("banner").getByText(anotherAgency.name)).toBeVisible();
}

/** Gives the site a logo and an accent, which its icons and shared pictures take up. */
async function chooseLook(page: Page): Promise<void> {
	await page.goto("/admin/facts/look");
	await page.getByLabel("Colour code").fill("#1a237e");
	const file = { name: "logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from(logo) };
	await page.locator("#look-logo input[type=file]").setInputFiles(file);
	await expect(page.getByRole("button", { name: "Choose another file" })).toBeVisible();
	await page.getByRole("button", { name: "Save Look" }).click();
	await expectToast(page, "Look savedIt is on the website now.");
}

/** Hides the testimonials that nobody gave, and publishes that. */
async function hideTestimonials(page: Page): Promise<void> {
	for (const list of quotingLists) {
		await page.goto(`/admin/texts/lists?list=${list}`);
		const hide = page.getByRole("button", { name: /^Hide: / });
		await hide.first().waitFor();
		for (let left = await hide.count(); left > 0; left -= 1) {
			const saved = page.waitForResponse((answer) => answer.url().endsWith("/api/admin/texts/draft"));
			await hide.first().click();
			expect((await saved).status()).toBe(200);
			await expect(hide).toHaveCount(left - 1);
		}
	}
	await page.goto("/admin/texts/review");
	await page.getByRole("button", { name: "Publish now" }).click();
	await expect(page).toHaveURL(/\/admin\/texts$/);
}

async function countMembers(page: Page): Promise<void> {
	await openScreen(page, "settings", "Settings");
	await page.getByRole("spinbutton", { name: "Active Members Count" }).fill("87");
	await page.getByRole("button", { name: "Update Count" }).click();
	await expectToast(page, "SuccessActive members count updated successfully");
}

/** Deletes the articles and events of the sample. */
async function deleteEntries(owner: Administrator): Promise<void> {
	const { entries } = await owner.request<SampleContent>("GET", "/api/admin/sample-content");
	const paths = { article: "/api/blog-posts", event: "/api/events" };
	for (const { kind, id } of entries) await owner.request("DELETE", `${paths[kind]}/${id}`);
}

/** Opens the site, of which nothing is left to be replaced. */
async function openSite(page: Page): Promise<void> {
	await openScreen(page, "dashboard", "Dashboard");
	await expect(opening(page)).toBeVisible();
	await expect(opening(page)).not.toContainText(/still the sample|as samples?/);
	await opening(page).getByText("Promises and claims in your name").click();
	await expectAccessible(page);
	await opening(page).getByRole("button", { name: "I have read my promises and my privacy policy" }).click();
	await expectToast(page, "Noted as of today");
	await expect(opening(page)).toContainText("5 of 5 done");
	await page.getByRole("button", { name: "Open the site" }).click();
	await expect(question(page)).not.toContainText("Still to be replaced");
	await question(page).getByRole("button", { name: "Open the site" }).click();
	await expectToast(page, "The site is open");
}

/** Returns the forms in which visitors read a fact, in their language; programs read bare amounts. */
function written(id: FactId, language: Language, place: FactPlace): string[] {
	const value = anotherAgency[id];
	if (id === "ticket" && place === "eventForm") return [`Rs${value}`];
	const comma = language === "en" ? "," : "\u202f";
	const rupees = (amount: number) => [`Rs\u00a0${Math.floor(amount / 1000)}${comma}${amount % 1000}`];
	if (id === "fee" || id === "ticket") return rupees(anotherAgency[id]);
	// It ends a notice, in whose place nothing is said.
	if (id === "announcedUntil") return [];
	if (id === "whatsapp") return ["wa.me/23063334444"];
	if (id === "answerDays") return [language === "en" ? "three business days" : "trois jours ouvrés"];
	if (id === "moveDays") return [language === "en" ? "three weeks" : "trois semaines"];
	if (id === "tableSmall") return [language === "en" ? "twelve" : "douze"];
	if (typeof value === "number") return [String(value)];
	if (typeof value === "string") return [value.replaceAll("&", "&amp;")];
	if (Array.isArray(value)) return value as string[];
	if ("min" in value) return [String(value.min), String(value.max)];
	return [(value as Record<Language, string>)[language]];
}

/** The icons, and the picture of a shared page in each language: their bytes, by address. */
async function picturesOf(siteUrl: string): Promise<Map<string, string>> {
	const paths = ["/favicon.svg", "/favicon.ico", "/apple-touch-icon.png", "/share/en/legal.png"];
	const read = async (path: string) => {
		const bytes = await (await fetch(siteUrl + path)).arrayBuffer();
		return [path, Buffer.from(bytes).toString("base64")] as const;
	};
	return new Map(await Promise.all([...paths, "/share/fr/legal.png"].map(read)));
}

test("the sample becomes another agency, and nothing of it is left anywhere", { tag: "@long" }, async ({
	page,
	site,
	inbox,
	administrator,
}) => {
	test.slow(true, "Every fact is typed, and the whole site is read twice.");
	const samples = [...wordsOfNewSite, ...wordsOfEntries];
	const before = [...(await crawl(site.url)).values()].join("\n");
	// Whatever is not met before would be missed afterwards, too.
	expect(samples.filter((words) => !isSaid(words, before))).toEqual([]);
	const drawn = await picturesOf(site.url);

	await enter(page, administrator);
	await seeSamples(page);
	await stateFacts(page);
	await chooseLook(page);
	await hideTestimonials(page);
	await countMembers(page);
	await deleteEntries(administrator);
	const robots = async () => (await page.request.get("/network")).headers()["x-robots-tag"];
	expect(await robots()).toBe("noindex");
	await openSite(page);
	expect(await robots()).toBeUndefined();

	const event = { title: "Table", calendarDate: "2099-05-03", startTime: "19:00", published: true };
	const made = await administrator.request<object>("POST", "/api/events", event);
	const pages = await crawl(site.url);
	const all = new Map(pages);
	for (const language of languages) {
		const email = `reader-${language}@example.com`;
		await fetch(`${site.url}/api/newsletter`, {
			method: "POST",
			headers: { "Content-Type": "application/json" },
			body: JSON.stringify({ email, language, page: "/" }),
		});
		const mail = await awaitMail(inbox, email);
		const said = [mail.headers.from, mail.headers.subject ?? "", mail.text, mail.html].join("\n");
		all.set(`mail ${language}`, said);
		const at = (...paths: string[]) =>
			paths.map((path) => pages.get(localizePath(path, language)) ?? "").join("\n");
		const places: Partial<Record<FactPlace, string>> = {
			home: at("/"),
			socials: at("/events/singlessocials"),
			everyPage: at("/blog"),
			footer: at("/network"),
			howItWorks: at("/how-it-works"),
			network: at("/network"),
			rebrand: at("/rebrand-announcement"),
			legal: at("/privacy-policy", "/legal"),
			mails: said,
			searchEngines: at("/", "/events/singlessocials") + pages.get("/site.webmanifest"),
			feeds: at("/feed.xml"),
			calendars: pages.get("/events.ics") ?? "",
			...(language === "en" && { eventForm: JSON.stringify({ ...made, small: "twelve" }) }),
		};
		for (const id of factIds) {
			for (const place of factList[id].shown) {
				const text = places[place];
				if (text === undefined) continue;
				for (const words of written(id, language, place))
					expect.soft(text, `${id}: ${place}`).toContain(words);
			}
		}
	}
	for (const [address, text] of all) {
		expect
			.soft(
				samples.filter((words) => isSaid(words, text)),
				address,
			)
			.toEqual([]);
	}
	const pictures = await picturesOf(site.url);
	expect([...pictures].filter(([path, bytes]) => drawn.get(path) === bytes).map(([path]) => path)).toEqual(
		[],
	);
});
