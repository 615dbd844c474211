import { describe, expect, it } from "vitest";
import { articleInput } from "#app/features/articles/article.ts";
import { movableClock } from "#platform/testing/clock.ts";
import { bothEngines } from "#platform/testing/fresh-database.ts";
import { openReader } from "#server/testing/reader.ts";
import { testSite } from "#server/testing/test-site.ts";
import { maxMissed, maxRedirects, redirectsPath } from "./redirect.ts";

async function open(siteUrl?: string) {
	const reader = await openReader({ siteUrl });
	const token = await reader.signIn();
	const save = (path: string, target: string) => reader.send("POST", redirectsPath, { path, target }, token);
	const led = async (path: string, headers = {}) => {
		const answer = await reader.app.request(path, { headers });
		return [answer.status, answer.headers.get("Location")];
	};
	return { ...reader, token, save, led };
}

describe("a redirect of the owner", () => {
	it("leads on for good from where there is no page, in both languages, until it is deleted", async () => {
		const { save, led, send, token } = await open();
		expect(await led("/old-page")).toEqual([404, null]);
		expect((await save("/Old-Page/", "/network")).status).toBe(200);
		expect(await led("/old-page")).toEqual([301, "/network"]);
		expect(await led("/OLD-page/?x=1")).toEqual([301, "/network"]);
		expect(await led("/fr/old-page")).toEqual([301, "/fr/network"]);
		expect(await led("/blog/nothing-here")).toEqual([404, null]);
		await save("/blog/nothing-here", "https://duo.mu/there");
		expect(await led("/blog/nothing-here")).toEqual([301, "https://duo.mu/there"]);
		await save("/old-page", "/blog");
		expect(await led("/old-page")).toEqual([301, "/blog"]);
		expect((await send("DELETE", `${redirectsPath}?path=/old-page`, undefined, token)).status).toBe(204);
		expect(await led("/old-page")).toEqual([404, null]);
	});

	it.each(["/network", "/fr/network", "/feed.xml", "/events", "/sitemap/1.xml"])(
		"is refused from %s, where there is something",
		async (path) => {
			const { save } = await open();
			const answer = await save(path, "/blog");
			expect([answer.status, await answer.json()]).toMatchObject([
				400,
				{ fields: { path: "Choose an address at which there is nothing yet." } },
			]);
		},
	);

	it("gives way to a page that is published at its address later", async () => {
		const { save, led, stores } = await open();
		await save("/blog/first", "/network");
		expect(await led("/blog/first")).toEqual([301, "/network"]);
		await stores.articles.saving.create(
			articleInput.parse({ title: "First", excerpt: "How.", content: "Text.", published: true }),
		);
		expect((await led("/blog/first"))[0]).toBe(200);
	});

	it("leads on in one language alone where another leads from the same address", async () => {
		const { save, led } = await open();
		await save("/old", "/network");
		expect((await save("/fr/old", "/fr/blog")).status).toBe(200);
		expect(await led("/fr/old")).toEqual([301, "/fr/blog"]);
		expect(await led("/old")).toEqual([301, "/network"]);
	});

	it("of any length can be deleted", async () => {
		const { save, send, token } = await open();
		const path = `/${"é".repeat(120)}`;
		const answer = await save(path, "/network");
		const address = `${redirectsPath}?${new URLSearchParams({ path: answer.ok ? (await answer.json()).path : "" })}`;
		expect([answer.status, (await send("DELETE", address, undefined, token)).status]).toEqual([200, 204]);
	});

	it("never leads back to where it began", async () => {
		const { save, led } = await open("https://agency.test");
		expect((await save("/a", "/a")).status).toBe(400);
		expect((await save("/a", "/b")).status).toBe(200);
		expect((await save("/b", "/c")).status).toBe(200);
		for (const target of [
			"/A/",
			"https://agency.test/a",
			"https://AGENCY.test/a?x=1",
			"https://agency.test//c",
		]) {
			expect([target, (await save("/c", target)).status]).toEqual([target, 400]);
		}
		expect((await save("/c", "https://agency.test/network#top")).status).toBe(200);
		expect(await led("/a")).toEqual([301, "/network#top"]);
	});

	it("leads no reader in a circle over the other language", async () => {
		const { save } = await open();
		expect((await save("/fr/old", "/old")).status).toBe(400);
	});
});

describe.each(bothEngines)("the addresses that visitors missed on %s", (engine) => {
	async function lists() {
		const time = movableClock();
		const site = await testSite({ engine, clock: time.clock });
		const read = async () =>
			(await (await site.send("GET", redirectsPath, undefined, await site.signIn())).json()) as {
				redirects: { path: string }[];
				missed: { path: string; visits: number; lastDay: string }[];
			};
		return { ...site, ...time, read };
	}

	it("are listed with visits and last day, the most visited first, unless something leads on", async () => {
		const { stores, read, advance } = await lists();
		await stores.redirects.addMissed(
			new Map([
				["/a", 1],
				["/b", 3],
				["/c", 9],
			]),
		);
		await stores.redirects.save({ path: "/c", target: "/network" });
		advance(24 * 60 * 60_000);
		await stores.redirects.addMissed(new Map([["/a", 1]]));
		expect((await read()).missed).toEqual([
			{ path: "/b", visits: 3, lastDay: "2026-01-15" },
			{ path: "/a", visits: 2, lastDay: "2026-01-16" },
		]);
		advance(90 * 24 * 60 * 60_000);
		await stores.redirects.addMissed(new Map([["/d", 1]]));
		expect((await read()).missed.map(({ path }) => path)).toEqual(["/a", "/d"]);
	});

	it("are bounded, and so are redirects", async () => {
		const { stores, read, database } = await lists();
		const visits = Array.from(
			{ length: maxMissed + 20 },
			(_, number) => [`/m${number}`, number + 1] as const,
		);
		await stores.redirects.addMissed(new Map(visits));
		const { missed } = await read();
		expect([missed.length, missed.at(-1)?.visits]).toEqual([maxMissed, 21]);
		const many = Array.from({ length: maxRedirects }, (_, number) => ({
			path: `/r${number}`,
			target: "/blog",
		}));
		await database.db.insertInto("redirects").values(many).execute();
		await expect(stores.redirects.save({ path: "/more", target: "/blog" })).rejects.toMatchObject({
			status: 400,
		});
		await stores.redirects.save({ path: "/r7", target: "/network" });
	});
});
