import type { IncomingHttpHeaders } from "node:http";
import { json } from "node:stream/consumers";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { articleInput } from "#app/features/articles/article.ts";
import { activeMembersKey } from "#app/features/settings/setting.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { openLog } from "#platform/log/log.ts";
import { steppingClock } from "#platform/testing/clock.ts";
import { engines, migratedPlace, type Place } from "#platform/testing/fresh-database.ts";
import { serveWeb } from "#platform/testing/web-server.ts";
import { contentKinds, openStores } from "#server/composition/stores.ts";
import { checkCdn } from "#server/doctor/check-cdn.ts";
import { cheapGuess } from "#server/testing/cheap-guess.ts";
import { purgeSharedCaches } from "./shared-caches.ts";

const secret = "of these two";
const article = articleInput.parse({ title: "One", excerpt: "Two", content: "Three", published: true });

/** Opens a CDN that takes purges unless a status says otherwise. */
async function openCdn() {
	const purged: string[][] = [];
	const refusals: number[] = [];
	const heard: IncomingHttpHeaders[] = [];
	const { url } = await serveWeb((request, response) => {
		void json(request).then((body) => {
			heard.push(request.headers);
			const refusal = refusals.shift();
			if (refusal === undefined) purged.push((body as { tags: string[] }).tags);
			response.writeHead(refusal ?? 200).end();
		});
	});
	return { access: { url: `${url}/purge`, secret }, refusals, heard, purged: () => purged.splice(0) };
}

/** Opens one process of the site on a database, that tells a CDN of changes. */
async function openProcess(place: Place, access: Parameters<typeof purgeSharedCaches>[0]["access"]) {
	const database = await openDatabase(place);
	onTestFinished(() => database.close());
	await vi.waitFor(() => expect(database.revision.current()).toBeDefined());
	const lines: unknown[] = [];
	const note = (line: object) => void lines.push(line);
	const time = { ms: 0, day: "2026-11-27" };
	const job = purgeSharedCaches({
		...{ access, revision: database.revision, kinds: contentKinds },
		day: () => time.day,
		now: () => time.ms,
		log: Object.assign(openLog("silent"), { warn: note, info: note }),
	});
	onTestFinished(job.stop);
	return { ...job, lines, time, stores: openStores(database, steppingClock(), { guessCost: cheapGuess }) };
}

describe.each(engines)("a CDN before a site on %s", (engine) => {
	it("drops all pages when a process begins, and then those that show what has changed", async () => {
		const cdn = await openCdn();
		const site = await openProcess(await migratedPlace(engine), cdn.access);
		await site.look();
		expect(cdn.purged()).toEqual([["pages"]]);
		site.time.ms = 5_000;
		await site.look();
		expect(cdn.purged()).toEqual([["pages"]]);
		await site.stores.articles.saving.create(article);
		await site.look();
		expect(cdn.purged()).toEqual([["articles"]]);
		await site.stores.settings.set(activeMembersKey, "240");
		await site.look();
		await site.look();
		expect(cdn.purged()).toEqual([["settings"]]);
		// A page may have been on its way there.
		site.time.ms = 10_000;
		await site.look();
		await site.look();
		expect(cdn.purged()).toEqual([["articles", "settings"]]);
		site.time.day = "2026-11-28";
		await site.look();
		expect(cdn.purged()).toEqual([["pages"]]);
	});

	it("hears of what another process has changed from each that might still give the old page away", async () => {
		const cdn = await openCdn();
		const place = await migratedPlace(engine);
		const [one, other] = [await openProcess(place, cdn.access), await openProcess(place, cdn.access)];
		await one.look();
		await other.look();
		cdn.purged();
		await one.stores.articles.saving.create(article);
		await vi.waitFor(async () => {
			await other.look();
			expect(cdn.purged().flat()).toContain("articles");
		});
	});
});

it("a CDN that takes no purge is asked again, ever later, and publishing goes on", async () => {
	const cdn = await openCdn();
	cdn.refusals.push(503, 401);
	const site = await openProcess(await migratedPlace("sqlite"), cdn.access);
	await site.look();
	await site.stores.articles.saving.create(article);
	await site.look();
	expect(cdn.purged()).toEqual([]);
	site.time.ms = 1_000;
	await site.look();
	site.time.ms = 2_000;
	await site.look();
	expect(cdn.purged()).toEqual([]);
	site.time.ms = 3_000;
	await site.look();
	expect(cdn.purged()).toEqual([["pages", "articles"]]);
	expect(site.lines).toEqual([
		{ reason: "it answers 503", tries: 1 },
		{ reason: "it answers 401", tries: 2 },
		{ tries: 2 },
	]);
});

it("a purge names its keys and proves who asks in the words of several CDNs", async () => {
	const cdn = await openCdn();
	const site = await openProcess(await migratedPlace("sqlite"), cdn.access);
	await site.look();
	expect(cdn.heard[0]).toMatchObject({
		authorization: `Bearer ${secret}`,
		"fastly-key": secret,
		"surrogate-key": "pages",
	});
});

it("a CDN is examined by a purge of no page", async () => {
	const cdn = await openCdn();
	const purge = cdn.access;
	const [taken] = await checkCdn({ cdn: { seconds: 600, purge } });
	expect(taken?.state).toBe("right");
	expect(cdn.purged()).toEqual([["doctor"]]);
	cdn.refusals.push(403);
	expect((await checkCdn({ cdn: { seconds: 600, purge } }))[0]).toMatchObject({
		state: "wrong",
		found: "takes no purge: it answers 403",
	});
	expect((await checkCdn({ cdn: { seconds: 600, purge: undefined } }))[0]?.state).toBe("look");
	expect(await checkCdn({ cdn: undefined })).toEqual([]);
});
