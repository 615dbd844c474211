import { expect, it } from "vitest";
import { articleInput } from "#app/features/articles/article.ts";
import { authorInput } from "#app/features/authors/author.ts";
import { pageInput } from "#app/features/custom-pages/custom-page.ts";
import { eventInput } from "#app/features/events/event.ts";
import { languages } from "#app/site/site-config.ts";
import { publicPages } from "#app/site/site-map.ts";
import { openReader } from "#server/testing/reader.ts";

/**
 * The properties without which Google shows no rich result of a type, and those without which a node
 * says nothing (https://developers.google.com/search/docs/appearance/structured-data/search-gallery).
 */
const required: Record<string, string[]> = {
	BlogPosting: ["headline", "image", "datePublished", "author", "publisher"],
	BreadcrumbList: ["itemListElement"],
	Country: ["name"],
	EntryPoint: ["urlTemplate"],
	ImageObject: ["url"],
	ListItem: ["position", "name", "item"],
	Offer: ["price", "priceCurrency", "availability", "url"],
	Organization: ["@id", "name"],
	Person: ["name"],
	Place: ["name", "address"],
	PostalAddress: ["addressLocality", "addressCountry"],
	ProfessionalService: ["@id", "name", "address", "image", "priceRange", "url"],
	ProfilePage: ["mainEntity"],
	SearchAction: ["target", "query-input"],
	SocialEvent: ["name", "startDate", "location", "image", "organizer", "eventStatus"],
	WebPage: ["@id"],
	WebSite: ["name", "url"],
};

/** Returns what a node and those within it lack, each by its type. */
function lackingIn(value: unknown): string[] {
	if (typeof value !== "object" || value === null) return value === "" ? ["a blank value"] : [];
	const within = Object.values(value).flatMap(lackingIn);
	const type = Reflect.get(value, "@type");
	if (typeof type !== "string") return within;
	const needed = required[type] ?? ["a row in this table"];
	return [...needed.filter((name) => !(name in value)).map((name) => `${type}: ${name}`), ...within];
}

it("states on every page what search engines require of each type", async () => {
	const { read, stores, send } = await openReader();
	const { id: authorId } = await stores.authors.create(authorInput.parse({ name: "Ann Lee" }));
	const words = { title: "Hers", excerpt: "In short.", content: "Words.", published: true };
	await stores.articles.saving.create(articleInput.parse({ ...words, authorId }));
	await stores.articles.saving.create(articleInput.parse({ ...words, title: "Ours" }));
	await stores.customPages.create(pageInput.parse({ title: "Contact", content: "Here.", published: true }));
	const table = { title: "Dinner", calendarDate: "2099-10-04", startTime: "18:30", ticketPrice: 1000 };
	await stores.events.create(eventInput.parse(table));

	const map = await (await send("GET", "/sitemap.xml")).text();
	const paths = [...map.matchAll(/<loc>http:\/\/[^/]+(.*?)<\/loc>/g)].map(([, path = ""]) => path);
	expect(paths).toHaveLength((publicPages.length + 5) * languages.length);
	const seen = new Set<string>();
	for (const path of paths) {
		const blocks = (await read(path)).all('script[type="application/ld+json"]');
		expect(blocks.length, path).toBeGreaterThan(0);
		for (const { textContent } of blocks) {
			expect(lackingIn(JSON.parse(textContent)), path).toEqual([]);
			for (const [, type = ""] of textContent.matchAll(/"@type":"(\w+)"/g)) seen.add(type);
		}
	}
	expect([...seen].toSorted()).toEqual(Object.keys(required));
});
