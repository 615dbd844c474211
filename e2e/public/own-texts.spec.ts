import { catalogue } from "#app/features/texts/catalogue.server.ts";
import { addressKindAt } from "#app/features/texts/text-rules.ts";
import { localizePath } from "#app/i18n/language.ts";
import { countedTexts } from "#app/i18n/list-counts.server.ts";
import { type Language, languages } from "#app/site/site-config.ts";
import type { Administrator } from "#e2e/support/administrator.ts";
import { awaitMail, expect, linkTo, test } from "#e2e/support/mail-fixtures.ts";
import { addresses } from "#e2e/support/pages.ts";

test.use({ siteEnvironment: { GA_MEASUREMENT_ID: "G-TEST123", META_PIXEL_ID: "1234567890" } });

const keys = [...catalogue.keys()];

/** A word that is nowhere else, for one text in one language. */
const markOf = (key: string, language: Language) => `zq${language}${keys.indexOf(key).toString(36)}z`;

/** Said where a page is not in the reader's language: the default language has no such page. */
const ofForeignPages = [
	"home.referral.englishOnly",
	"network.formInEnglish",
	"socials.hero.englishOnly",
	"socials.events.englishText",
	"blog.writtenIn",
	"blog.article.writtenIn",
].map((key) => `en ${key}`);

/** What scripts alone bring to light, and a list that is empty or asked too often: carried by its page. */
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
	"consent",
	"errors.unavailable",
	"errors.unexpected",
];

/**
 * Met where other tests look: a site that is overloaded, or asked too often, letters, a reader's own
 * changes (`newsletter-settings.spec.ts`), and tables' mails (`guests.spec.ts`).
 */
const elsewhere = [
	"busy",
	"newsletterForm.tooMany",
	"newsletterForm.tooManyOfAll",
	"letterMail",
	"letters",
	"newsletter.settings",
	"newsletter.address",
	"newsletterMail.settings",
	"newsletterMail.address",
	"newsletterMail.moved",
	"newsletterMail.invitation",
	"guestMail",
	"invitation",
	"feedback",
];

/** A text with its word, or a link to an address that holds it. */
function changedText(key: string, language: Language, shipped: string): string {
	const mark = markOf(key, language);
	return addressKindAt(key) === undefined ? `${mark} ${shipped}` : `https://${mark}.example/`;
}

/** Changes every text of the site, in each language, and publishes them together. */
async function changeAll(owner: Administrator): Promise<void> {
	const changes = [...catalogue.values()].flatMap(({ key, shipped }) =>
		languages.map((language) => ({
			key,
			language,
			text: changedText(key, language, shipped[language]),
			base: shipped[language],
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

/** Articles that fill a second page, one of which is in no other language. */
async function fillTheBlog(owner: Administrator): Promise<string> {
	const words = { title: "Love", excerpt: "Love", content: "Love" };
	const alone = { ...words, title: "Alonebird", category: "Solo" };
	const first = await owner.publish(alone);
	for (let count = 0; count < 14; count += 1) await owner.publish(words, { ...words, title: "Alonebird" });
	const path = `/api/blog-posts/${first.id}/preview-link`;
	return (await owner.request<{ url: string }>("POST", path)).url;
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

test("every text that the owner changes is met where it belongs, in each language", async ({
	site,
	administrator,
	inbox,
}) => {
	test.slow(true, "Some thirteen hundred texts are changed, and every page is read.");
	const preview = await fillTheBlog(administrator);
	await publishSigned(administrator);
	// The day of a count is shown once somebody has confirmed it.
	await administrator.setMemberCount(234);
	await changeAll(administrator);
	const met = { shown: "", carried: "" };
	const read = async (path: string, init?: RequestInit) => {
		const answer = await fetch(new URL(path, site.url), { redirect: "manual", ...init });
		const text = await answer.text();
		met.carried += text;
		met.shown += text.replaceAll(/<script(?! type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g, "");
		return text;
	};
	for (const { address } of addresses) await read(address);
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
	const unmet = (text: string) =>
		languages.flatMap((language) =>
			keys.filter((key) => !text.includes(markOf(key, language))).map((key) => `${language} ${key}`),
		);
	const isIn = (list: readonly string[]) => (name: string) =>
		list.some((part) => name.slice(3) === part || name.slice(3).startsWith(`${part}.`) || name === part);
	const known = [...carried, ...elsewhere, ...ofForeignPages];
	expect(unmet(met.shown).filter((name) => !isIn(known)(name))).toEqual([]);
	expect(unmet(met.carried).filter(isIn(carried))).toEqual([]);
});
