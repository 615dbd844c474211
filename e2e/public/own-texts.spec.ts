import type { StoredFacts } from "#app/features/facts/stored-facts.ts";
import { catalogue } from "#app/features/texts/catalogue.server.ts";
import { inEachLanguage, localizePath } from "#app/i18n/language.ts";
import { countedTexts } from "#app/i18n/list-lengths.ts";
import { languages } from "#app/site/site-config.ts";
import type { Administrator } from "#e2e/support/administrator.ts";
import { watchForAttacks } from "#e2e/support/attack-watch.ts";
import { sidewaysScroll } from "#e2e/support/content-area.ts";
import { awaitMail, expect, linkTo, test } from "#e2e/support/mail-fixtures.ts";
import { addresses } from "#e2e/support/pages.ts";
import { textsBeyondTheEdge } from "#e2e/support/scrolling.ts";
import { anotherAgency } from "#server/testing/another-agency.ts";
import { isAmong, keys, markedText, shownIn, unmetIn, walkedApart } from "#server/testing/own-words/marks.ts";

test.use({
	siteEnvironment: { GA_MEASUREMENT_ID: "G-TEST123", META_PIXEL_ID: "1234567890" },
});

/** A window of 1280 pixels at 400 %. */
const zoomed = { width: 320, height: 640 };
/** A word as long as a line of an event may be, without a place to break it. */
const longWord = "Donaudampfschifffahrtsgesellschaft".repeat(3);

/** Every page in one language, half of them in either: both have the same layout. */
const eachPageOnce = addresses
	.filter((_, place) => place % 4 === 0 || place % 4 === 3)
	.map(({ address }) => address);

/** Said where a page is not in the reader's language: the default language has no such page. */
const ofForeignPages = [
	"home.referral.englishOnly",
	"network.formInEnglish",
	"socials.hero.englishOnly",
	"socials.events.englishText",
	"blog.writtenIn",
	"blog.article.writtenIn",
].map((key) => `en ${key}`);

/** Texts that a page holds unseen: those of scripts, empty lists and limits. */
const carried = [
	...Object.keys(countedTexts).map((key) => `${key}_one`),
	"home.insights.loading",
	"socials.events.empty",
	"socials.events.englishText",
	"socials.events.frenchText",
	"blog.loading",
	"blog.empty",
	"blog.tooMany",
	"blog.article.share.copied",
	"blog.article.share.refused",
	"blog.article.share.device",
	"navigation.closeMenu",
	"navigation.loading",
	"navigation.toasts",
	"newsletterForm.invalid",
	"newsletterForm.invalidTitle",
	"newsletterForm.failed",
	"newsletterForm.failedTitle",
	"newsletterForm.textOfMany",
	"table.phases",
	"table.moved",
	"table.actions.waitingList",
	"table.formInEnglish",
	"table.nextTables",
	"table.facts",
	"table.ages",
	"table.deadlines",
	"table.calendarStates",
	"table.discreetTitles",
	"table.discreetName",
	"table.past",
	"table.notFound",
	"newsletterForm.success",
	"newsletterForm.successTitle",
	"newsletter.confirm.busy",
	"newsletter.unsubscribe.busy",
	"legal.contact.whatsapp",
	"legal.notice.stated",
	"legal.privacy.counting.left",
	"legal.privacy.counting.counted",
	"consent",
	"errors.notFound.hint",
	"errors.unavailable",
	"errors.unexpected",
	"errors.refused",
	"errors.unreached",
	"errors.undelivered",
];

/** Changes every text of the site, in each language, and publishes them together. */
async function changeAll(owner: Administrator): Promise<void> {
	const changes = keys.flatMap((key) =>
		languages.map((language) => ({
			key,
			language,
			text: markedText(key, language),
			base: catalogue.get(key)?.shipped[language],
		})),
	);
	const send = async () => {
		for (let next = changes.pop(); next !== undefined; next = changes.pop()) {
			await owner.request("PUT", "/api/admin/texts/draft", next);
		}
	};
	await Promise.all(Array.from({ length: 6 }, send));
	const { revision } = await owner.request<{ revision: number }>("GET", "/api/admin/texts");
	await owner.request("POST", "/api/admin/text-publications", { revision });
}

/** Facts that a new site leaves blank, each with texts that name it. */
async function stateMoreFacts(owner: Administrator): Promise<void> {
	const { facts, version } = await owner.request<StoredFacts>("GET", "/api/admin/facts");
	const { callForm, personSince, statementName, callerName, filePeople, fileMonths } = anotherAgency;
	const { membersYoungest, membersOldest, membersWomen, membersLocal } = anotherAgency;
	const members = { membersYoungest, membersOldest, membersWomen, membersLocal };
	const more = { callForm, personSince, statementName, callerName, filePeople, fileMonths, ...members };
	await owner.request("PUT", "/api/admin/facts", { facts: { ...facts, ...more }, version });
}

/** Records that the quotes which fill the window are agreed to as they now read. */
async function agreeToQuotes(owner: Administrator): Promise<void> {
	for (const entry of ["home.testimonials.quotes.0", "home.testimonials.quotes.1"]) {
		const wording = inEachLanguage((language) => ({
			quote: markedText(`${entry}.quote`, language),
			author: markedText(`${entry}.author`, language),
		}));
		const consent = { person: "A client", givenOn: "2026-01-01", wording };
		await owner.request("PUT", `/api/admin/testimonial-consents/${entry}`, consent);
	}
}

/** Articles that fill a second page, one of which is in no other language. */
async function fillTheBlog(owner: Administrator): Promise<string> {
	const words = { title: "Love", excerpt: "Love", content: "Love" };
	const alone = { ...words, title: "Alonebird", category: "Solo" };
	const first = await owner.publish(alone);
	for (let count = 0; count < 14; count += 1) await owner.publish(words, { ...words, title: "Alonebird" });
	const path = `/api/blog-posts/${first.id}/preview-link`;
	return (await owner.request<{ url: string }>("POST", path)).url;
}

/** A table and an article of one long word each. */
async function writeLongWords(owner: Administrator): Promise<string> {
	const word = longWord;
	const texts = { title: word, date: word, time: word, price: word, location: word, description: word };
	await owner.request("POST", "/api/events", texts);
	return (await owner.publish({ title: word, excerpt: word, content: word })).slug;
}

/** An article that somebody signs, and that appeared first on another site. */
async function publishSigned(owner: Administrator): Promise<void> {
	const author = { name: "Ann", words: "", imageUrl: null, fr: { words: "" } };
	const { id: authorId } = await owner.request<{ id: string }>("POST", "/api/admin/authors", author);
	const words = { title: "Signedbird", excerpt: "Love", content: "Love" };
	const originalUrl = "https://first.example/love";
	const article = { ...words, originalUrl, authorId, fr: { ...words, originalUrl }, published: true };
	await owner.request("POST", "/api/blog-posts", article);
}

test("every text that the owner changes is met where it belongs, in each language, and bears the worst", {
	tag: "@long",
}, async ({ page, site, administrator, inbox }) => {
	test.slow(true, "Some thirteen hundred texts are changed, and every page is read.");
	const long = await writeLongWords(administrator);
	const preview = await fillTheBlog(administrator);
	await publishSigned(administrator);
	// The day of a count is shown once somebody has confirmed it.
	await administrator.setMemberCount(234);
	await stateMoreFacts(administrator);
	await changeAll(administrator);
	await agreeToQuotes(administrator);
	const met = { shown: "", carried: "" };
	const read = async (path: string, init?: RequestInit): Promise<void> => {
		const answer = await fetch(new URL(path, site.url), { redirect: "manual", ...init });
		const text = await answer.text();
		met.carried += text;
		met.shown += shownIn(text);
		const next = answer.status === 303 ? answer.headers.get("Location") : null;
		if (next !== null) await read(next);
	};
	for (const { address } of addresses) await read(address);
	// One member is said otherwise than many.
	await administrator.setMemberCount(1);
	for (const language of languages) await read(localizePath("/", language));
	for (const language of languages) {
		const inLanguage = (path: string) => localizePath(path, language);
		const queries = [
			"search=love",
			"search=alonebird",
			"search=zzzz",
			"category=solo",
			"page=2",
			"page=99",
			"category=Dating",
			"tag=first",
		];
		const blog = queries.map((query) => `${inLanguage("/blog")}?${query}`);
		const links = ["thanks", "confirm?token=none", "unsubscribe?token=none"];
		const newsletter = links.map((page) => inLanguage(`/newsletter/${page}`));
		const previewed = inLanguage(new URL(preview).pathname);
		const others = [
			inLanguage("/none"),
			inLanguage("/blog"),
			inLanguage("/blog/none"),
			previewed,
			inLanguage("/feed.xml"),
			inLanguage("/events.ics"),
		];
		for (const path of [...blog, ...newsletter, ...others]) await read(path);
		for (const path of ["/blog/alonebird", "/blog/signedbird", "/authors/ann"]) await read(inLanguage(path));
		await read(inLanguage("/how-it-works"), { method: "POST" });
		await read(inLanguage("/newsletter/thanks"), {
			method: "POST",
			body: new URLSearchParams({ email: "none" }),
		});
		const email = `reader-${language}@example.com`;
		await fetch(`${site.url}/api/newsletter`, {
			method: "POST",
			headers: { "Content-Type": "application/json" },
			body: JSON.stringify({ email, language }),
		});
		const asking = await awaitMail(inbox, email);
		const confirm = linkTo(asking, "/confirm");
		await read(confirm);
		await read(confirm, { method: "POST" });
		const welcome = await awaitMail(inbox, email, 2);
		const unsubscribe = linkTo(welcome, "/unsubscribe");
		await read(unsubscribe);
		await read(unsubscribe, {
			method: "POST",
			body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
		});
		await read(unsubscribe);
		for (const [intent, then] of [
			["reason", unsubscribe],
			["undo", `${unsubscribe}&undone=`],
			["pause", unsubscribe],
		] as const) {
			const body = new URLSearchParams({ intent, reason: "no-need" });
			await read(unsubscribe, { method: "POST", body });
			await read(then);
		}
		met.shown += [asking, welcome].map((mail) => JSON.stringify(mail)).join("");
	}
	const isIn = (list: readonly string[]) => (name: string) =>
		isAmong(name.slice(3), list) || list.includes(name);
	const known = [...carried, ...Object.values(walkedApart).flat(), ...ofForeignPages];
	expect(unmetIn(met.shown, keys).filter((name) => !isIn(known)(name))).toEqual([]);
	expect(unmetIn(met.carried, keys).filter(isIn(carried))).toEqual([]);

	const expectNothingRan = watchForAttacks(page, site.url);
	await page.setViewportSize(zoomed);
	for (const address of [...eachPageOnce, `/blog/${long}`]) {
		await page.goto(address);
		await page.locator("main details").evaluateAll((questions) => {
			for (const question of questions) question.setAttribute("open", "");
		});
		expect.soft(await sidewaysScroll(page), address).toBe(0);
		expect
			.soft(
				(await textsBeyondTheEdge(page)).map((text) => text.slice(0, 60)),
				address,
			)
			.toEqual([]);
		await expectNothingRan(address);
	}
});
