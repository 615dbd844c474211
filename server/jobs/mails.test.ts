import PostalMime from "postal-mime";
import sharp from "sharp";
import { expect, it, onTestFinished } from "vitest";
import { blankDraft, contentOf } from "#app/content/draft.ts";
import { articleFields } from "#app/features/articles/article.ts";
import { articlePlace } from "#app/features/letters/letter-parts.ts";
import { imageUrlOf } from "#app/features/media/media.ts";
import { pageAt } from "#app/metadata/public-pages.ts";
import { movableClock } from "#platform/testing/clock.ts";
import { openScriptedSmtp } from "#platform/testing/scripted-smtp.ts";
import { openSender, startedLetter } from "#server/testing/letters.ts";
import { addReaders, readerToken, wholeLetter } from "#server/testing/readers.ts";
import { testSite } from "#server/testing/test-site.ts";
import { openMailing } from "./mail.ts";

const siteUrl = "https://ensemble.example";
const minuteMs = 60_000;
/** Gmail shows no more of a mail. */
const clippedBytes = 102_400;

/** A site that has sent one mail of every kind, in both languages. */
async function siteWithMails() {
	const time = movableClock();
	const smtp = await openScriptedSmtp();
	onTestFinished(smtp.close);
	const site = await testSite({ clock: time.clock, siteUrl, smtpUrl: smtp.url });
	const worker = openMailing({
		writeGuestMail: async () => undefined,
		environment: {
			smtpUrl: smtp.url,
			mailFrom: undefined,
			mailRate: undefined,
			dkim: undefined,
			dataDir: site.folder,
			siteUrl,
		},
		stores: site.stores,
		readTexts: site.site.services.readTexts,
		clock: time.clock,
		log: site.site.services.log,
	});
	for (const language of ["en", "fr"] as const) {
		const email = `new-${language}@example.com`;
		await site.send("POST", "/api/newsletter", { email, language, page: "/blog" });
		await worker.runDue();
		const token = /confirm\?token=([\w-]{43})/.exec(plainOf(smtp.taken.at(-1)?.source ?? ""))?.[1];
		await site.stores.confirmations.confirm(token ?? "");
		await worker.runDue();
	}
	await worker.stop();
	await addReaders(site.database, 2);
	time.advance(minuteMs);
	await startedLetter(site, { ...wholeLetter, ...(await everyPart(site.stores)) });
	await openSender(site, { clock: time.clock, smtpUrl: smtp.url }).runDue();
	return { ...site, taken: smtp.taken };
}

type Stores = Awaited<ReturnType<typeof testSite>>["stores"];

/** A letter with one of everything that can stand in it. */
async function everyPart({ articles, media }: Stores) {
	const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#345" } })
		.webp()
		.toBuffer();
	const imageUrl = imageUrlOf(await media.add({ bytes, width: 60, height: 40 }));
	const article = contentOf(articleFields, blankDraft(articleFields));
	const { id } = await articles.create({
		...article,
		title: "An evening by the sea",
		slug: "an-evening-by-the-sea",
		excerpt: "What we saw there.",
		content: "A long text.",
		category: "Evenings",
		imageUrl,
		imageAlt: "A table",
		published: true,
	});
	return {
		content: `Look: ![A lamp](${imageUrl})\n\n[The tables](/events/singlessocials)`,
		quote: "We laughed all evening.",
		imageUrl,
		imageAlt: "A table",
		parts: ["words", articlePlace(id), "picture", "quote", "tables"],
	};
}

/** A mail's lines that were broken to be short, whole again. */
function plainOf(source: string): string {
	return source.replace(/=\r\n/g, "").replaceAll("=3D", "=");
}

it("are whole, small, and lead nowhere but to what is there, with pictures that Outlook shows", async () => {
	const { taken, app, stores } = await siteWithMails();
	// To each language a question, a welcome and a letter; those who were welcomed have the letter too.
	expect(taken).toHaveLength(8);
	let pictures = 0;
	for (const { to, source } of taken) {
		expect(Buffer.byteLength(source)).toBeLessThan(clippedBytes);
		for (const line of source.split("\r\n")) expect(line.length).toBeLessThanOrEqual(998);
		const mail = await PostalMime.parse(source);
		expect(mail.to?.map(({ address }) => address)).toEqual([to]);
		expect(mail.attachments).toEqual([]);
		expect(mail.subject).not.toMatch(/[{}]|undefined|null/);
		const { html = "", text = "" } = mail;
		expect(text.length).toBeGreaterThan(100);
		expect(`${text}${html}`).not.toMatch(/\{\{|undefined|\[object/);
		expect(html).not.toMatch(/<script|<form|<iframe|\son\w+=/i);
		const language = /<html[^>]* lang="(\w\w)"/.exec(html)?.[1];
		expect(mail.headers.find(({ key }) => key === "content-language")?.value).toBe(language);
		for (const [, href = ""] of html.matchAll(/ href="([^"]+)"/g)) {
			const { origin, pathname } = new URL(href);
			expect(origin).toBe(siteUrl);
			const slug = /^\/(?:fr\/)?blog\/([^/]+)$/.exec(pathname)?.[1];
			const isThere = slug === undefined ? pageAt(pathname) : await stores.articles.findText(slug, "en");
			expect(isThere, pathname).toBeDefined();
		}
		for (const [tag] of html.matchAll(/<img [^>]*>/g)) {
			expect(tag).toMatch(/ alt="[^"]/);
			const src = / src="([^"]+)"/.exec(tag)?.[1] ?? "";
			const answer = await app.request(new URL(src).pathname);
			expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "image/jpeg"]);
			pictures += 1;
		}
	}
	// Of the words, the article and the letter in two letters; French has its own words, without one.
	expect(pictures).toBe(10);
});

it("to two readers differ in nothing but whose links they hold", async () => {
	const { taken } = await siteWithMails();
	const letters = taken.filter(({ source }) => /^List-Id:/im.test(source));
	expect(letters).toHaveLength(4);
	for (const { to, source } of letters) {
		const others = [readerToken(0), readerToken(1)].filter(
			(_, index) => to !== `reader-${index}@example.com`,
		);
		for (const token of others) expect(plainOf(source)).not.toContain(token);
	}
});
