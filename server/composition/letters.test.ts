import { expect, it } from "vitest";
import { articleInput } from "#app/features/articles/article.ts";
import { imageUrlOf } from "#app/features/media/media.ts";
import { activeMembersKey } from "#app/features/settings/setting.ts";
import { addReaders, wholeLetter } from "#server/testing/readers.ts";
import { testSite } from "#server/testing/test-site.ts";

it("a letter is checked for every link of its words that leads nowhere on the site", async () => {
	const siteUrl = "https://ensemble.example";
	const { database, site, stores } = await testSite({ siteUrl });
	const { letters, articles, media } = stores;
	await addReaders(database, 1);
	const words = { title: "Moon", excerpt: "A text.", content: "Words." };
	await articles.saving.create(articleInput.parse({ ...words, slug: "moon", published: true }));
	await articles.saving.create(articleInput.parse({ ...words, slug: "unwritten", published: false }));
	const picture = imageUrlOf(await media.add({ bytes: new Uint8Array([1]), width: 60, height: 40 }));
	const there = ["/", "/fr/blog/moon", `${siteUrl}/events/singlessocials?a=b#c`, picture, "/feed.xml"];
	const gone = [
		...["/blog/unwritten", "/blog/none", "/nowhere", "/newsletter/none", "/media/none.webp"],
		picture.replace(/[0-9a-f]{64}/, "0".repeat(64)),
	];
	const elsewhere = ["https://elsewhere.example/none", "mailto:hello@ensemble.example"];
	const content = [...there, ...gone, ...elsewhere].map((href) => `[words](${href})`).join(" ");
	const { id } = await letters.create({ ...wholeLetter, content, fr: null });
	const { checks } = await site.services.letters.service.preview(id, "en");
	const dead = checks.filter(({ code }) => code === "dead-link");
	expect(dead.map(({ detail }) => detail)).toEqual(gone);
});

it("a letter is asked about figures that are not those of the facts and the settings, and leaves with them", async () => {
	const { database, site, stores } = await testSite();
	await addReaders(database, 2);
	const { id, version } = await stores.letters.create({
		...wholeLetter,
		subject: "Our membership fee is Rs 9,500",
		content: "We have **500** members. A plane ticket is Rs 6,000.",
		fr: wholeLetter.fr && { ...wholeLetter.fr, quote: "Notre cotisation est de Rs 9 500" },
	});
	const { service } = site.services.letters;
	const asked = async () => {
		const { checks } = await service.preview(id);
		return checks.flatMap(({ code, language, claim, blocks }) =>
			code === "figure" ? [[language, claim?.text, claim?.figure, claim?.says, blocks]] : [],
		);
	};
	const ofFee = [
		["en", "subject", "Rs 9,500", "Rs\u00a08,000", false],
		["fr", "quote", "Rs 9 500", "Rs\u00a08\u202f000", false],
	];
	expect(await asked()).toEqual([ofFee[0], ["en", "content", "500", "234", false], ofFee[1]]);
	await stores.settings.set(activeMembersKey, "500");
	expect(await asked()).toEqual(ofFee);
	const facts = await stores.facts.find();
	await stores.facts.save({ ...facts.facts, fee: 9_500 }, facts.version);
	expect(await asked()).toEqual([]);
	await stores.settings.set(activeMembersKey, "234");
	expect(await service.send(id, { version, audience: "all", sendAt: null })).toMatchObject({
		state: "sending",
	});
});
