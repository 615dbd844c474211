import type { APIRequestContext } from "@playwright/test";
import { membersPublicDefault } from "#app/site/site-config.ts";
import { expect, test } from "#e2e/support/fixtures.ts";

/** Everything that is public at an address, as text. */
async function read(request: APIRequestContext, address: string): Promise<string> {
	return (await request.get(address, { maxRedirects: 0 })).text();
}

/** The places among these where a text is. */
async function placesWith(request: APIRequestContext, addresses: string[], text: string): Promise<string[]> {
	const found = await Promise.all(
		addresses.map(async (address) => [address, await read(request, address)] as const),
	);
	return found.filter(([, body]) => body.includes(text)).map(([address]) => address);
}

test("an article is in every place at once, and gone from all of them", async ({
	request,
	administrator,
}) => {
	const english = {
		title: "Mangrovia one",
		excerpt: "Excerpt en",
		content: "Words of it.",
		tags: ["mangrovia"],
	};
	const french = { ...english, title: "Palétuvia un", category: "", imageAlt: "" };
	const input = { ...english, slug: "mangrovia-place", fr: french, published: true };
	const places = (prefix: string) => [
		prefix || "/",
		`${prefix}/blog`,
		`${prefix}/blog?search=${prefix === "" ? "MANGROVIA" : "paletuvia"}`,
		`${prefix}/blog?tag=mangrovia`,
		`${prefix}/blog/mangrovia-place`,
		`${prefix}/feed.xml`,
	];
	const endpoints = ["/api/blog-posts", "/api/blog-posts/mangrovia-place"];
	const all = { en: [...places(""), ...endpoints], fr: [...places("/fr"), ...endpoints] };
	const addressed = ["/sitemap.xml", "/feed.xml", "/fr/feed.xml", "/", "/fr", "/blog", "/fr/blog"];
	const everywhere = [...new Set([...all.en, ...all.fr, ...addressed])];

	const created = await administrator.request<{ id: string; version: number }>(
		"POST",
		"/api/blog-posts",
		input,
	);
	expect(await placesWith(request, all.en, "Mangrovia one")).toEqual(all.en);
	expect(await placesWith(request, all.fr, "Palétuvia un")).toEqual(all.fr);
	expect(await placesWith(request, addressed, "/blog/mangrovia-place")).toEqual(addressed);

	const path = `/api/blog-posts/${created.id}`;
	const edited = { ...input, title: "Mangrovia two", fr: { ...french, title: "Palétuvia deux" } };
	await administrator.request("PUT", path, { ...edited, version: 1 });
	expect(await placesWith(request, all.en, "Mangrovia two")).toEqual(all.en);
	expect(await placesWith(request, all.fr, "Palétuvia deux")).toEqual(all.fr);
	expect(await placesWith(request, everywhere, "Mangrovia one")).toEqual([]);
	expect(await placesWith(request, everywhere, "Palétuvia un")).toEqual([]);

	await administrator.request("PUT", path, { ...edited, published: false, version: 2 });
	for (const text of ["Mangrovia two", "Palétuvia deux"]) {
		expect(await placesWith(request, everywhere, text)).toEqual([]);
	}
	expect(await placesWith(request, addressed, "/blog/mangrovia-place")).toEqual([]);

	await administrator.request("PUT", path, { ...edited, published: true, version: 3 });
	expect(await placesWith(request, all.en, "Mangrovia two")).toEqual(all.en);
	await administrator.request("DELETE", path);
	expect(await placesWith(request, [...everywhere, `/blog/${created.id}`], "Mangrovia two")).toEqual([]);
});

test("an event is on its page, in calendars and in structured data at once, and gone from them", async ({
	request,
	administrator,
}) => {
	const words = { date: "January 15", time: "7 pm", price: "Rs1000", description: "" };
	const input = {
		...words,
		title: "Mangrovia dinner",
		calendarDate: "2090-01-15",
		startTime: "19:00",
		published: true,
		fr: { ...words, title: "Dîner Palétuvia", location: "" },
	};
	const pages = { en: "/events/singlessocials", fr: "/fr/events/singlessocials" };
	const { id } = await administrator.request<{ id: string }>("POST", "/api/events", input);
	const en = [pages.en, "/events.ics", `/events/${id}.ics`, "/api/events"];
	const fr = [pages.fr, "/fr/events.ics", `/fr/events/${id}.ics`, "/api/events"];
	expect(await placesWith(request, en, "Mangrovia dinner")).toEqual(en);
	expect(await placesWith(request, fr, "Dîner Palétuvia")).toEqual(fr);
	for (const [page, title] of [
		[pages.en, "Mangrovia dinner"],
		[pages.fr, "Dîner Palétuvia"],
	] as const) {
		const data = (await read(request, page)).match(
			/<script type="application\/ld\+json"[^>]*>.*?<\/script>/gs,
		);
		expect(data?.join("")).toContain(title);
	}

	const path = `/api/events/${id}`;
	await administrator.request("PUT", path, { ...input, location: "Moka", version: 1 });
	expect(await placesWith(request, en.slice(0, 3), "Moka")).toEqual(en.slice(0, 3));
	await administrator.request("PUT", path, { ...input, published: false, version: 2 });
	for (const removed of [false, true]) {
		if (removed) await administrator.request("DELETE", path);
		expect(await placesWith(request, [pages.en, "/api/events", `/api/events/${id}`], "Mangrovia")).toEqual(
			[],
		);
		expect(await placesWith(request, [pages.fr], "Palétuvia")).toEqual([]);
		// Calendars that hold it show it as cancelled, and nothing else of it.
		const entries = (await read(request, "/events.ics"))
			.split("BEGIN:VEVENT")
			.filter((entry) => entry.includes("Mangrovia"));
		expect(entries.filter((entry) => !entry.includes("STATUS:CANCELLED"))).toEqual([]);
	}
});

test("the member count is on every page that states it at once", async ({ request, administrator }) => {
	const places = ["/", "/fr", "/api/settings", "/api/settings/active_members_count"];
	await administrator.setMemberCount(718);
	expect(await placesWith(request, places, "718")).toEqual(places);
	await administrator.setMemberCount(membersPublicDefault);
	expect(await placesWith(request, places, "718")).toEqual([]);
});
