import { createWriteStream } from "node:fs";
import type { ServerResponse } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, it, onTestFinished } from "vitest";
import { articleInput } from "#app/features/articles/article.ts";
import { pageInput } from "#app/features/custom-pages/custom-page.ts";
import { eventInput } from "#app/features/events/event.ts";
import { searchSettings } from "#app/features/settings/search-settings.ts";
import { siteState, troublesOf } from "#app/features/state/site-state.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { movableClock } from "#platform/testing/clock.ts";
import { engines, freshDatabase, freshPlace } from "#platform/testing/fresh-database.ts";
import { freshFolder } from "#platform/testing/fresh-folder.ts";
import { serveWeb } from "#platform/testing/web-server.ts";
import { runRestore } from "#server/backup/command.ts";
import { writeArchive } from "#server/backup/write-archive.ts";
import { startedLetter } from "#server/testing/letters.ts";
import { listeningSite } from "#server/testing/listening-site.ts";
import { addReaders } from "#server/testing/readers.ts";
import { tellSearchEngines } from "./indexnow.ts";

const siteUrl = "https://agency.test";
const hourMs = 60 * 60_000;

type Message = { host: string; key: string; keyLocation: string; urlList: string[] };
type Refusal = { status: number; headers?: Record<string, string> } | "cut";
type Listening = Awaited<ReturnType<typeof listeningSite>>;

/** Opens a search engine that reads the key file of the site at a port before it takes a message. */
async function openEngine(portOf: () => number) {
	const messages: Message[] = [];
	const refusals: Refusal[] = [];
	async function judge(body: string, response: ServerResponse): Promise<void> {
		const message = JSON.parse(body) as Message;
		const refusal = refusals.shift();
		if (refusal === "cut") return void response.destroy();
		if (refusal !== undefined) return void response.writeHead(refusal.status, refusal.headers).end();
		const { pathname, host } = new URL(message.keyLocation);
		const file = await fetch(`http://127.0.0.1:${portOf()}${pathname}`);
		const isProved = host === message.host && file.ok && (await file.text()) === message.key;
		if (!isProved) return void response.writeHead(403).end();
		const areOwn = message.urlList.every((url) => new URL(url).host === message.host);
		if (!areOwn || message.urlList.length > 10_000) return void response.writeHead(422).end();
		messages.push(message);
		response.writeHead(messages.length === 1 ? 202 : 200).end();
	}
	const { url, asked } = await serveWeb((request, response) => {
		void text(request).then((body) => judge(body, response));
	});
	/** Returns the paths that were told since the last look. */
	const told = () =>
		messages.splice(0).flatMap(({ urlList }) => urlList.map((address) => address.replace(siteUrl, "")));
	return { url, asked, messages, refusals, told };
}

type Options = { siteUrl?: string; isOpen?: boolean; database?: Parameters<typeof listeningSite>[0] };

/** Opens a site whose owner opened it, and that has begun to tell an engine of changes. */
async function open({ siteUrl: address = siteUrl, isOpen = true, database }: Options = {}) {
	const { clock, advance } = movableClock();
	let site: Listening | undefined;
	const engine = await openEngine(() => site?.port ?? 0);
	const opened = await listeningSite({ clock, siteUrl: address, ...database });
	site = opened;
	const { stores } = opened;
	if (isOpen) await stores.facts.open(true);
	const watch = () => watching(opened, engine.url, address);
	await watch().look();
	return { ...opened, clock, advance, engine, watch };
}

function watching({ stores, site, database }: Listening, endpoint: string, address: string) {
	const job = tellSearchEngines({
		...{ indexNow: stores.indexNow, siteUrl: address, endpoint, revision: database.revision },
		listPages: site.services.listPages,
		mayBeListed: site.services.mayBeListed,
		isWanted: async () => (await stores.settings.find(searchSettings.indexNow))?.value !== "off",
		isHeld: stores.heldMails.isWaiting,
		log: site.services.log,
	});
	onTestFinished(job.stop);
	return job;
}

const article = (title: string, more: object = {}) =>
	articleInput.parse({ title, excerpt: "How.", content: "Text.", published: true, ...more });

async function stateOf({ send, signIn }: Listening) {
	const state = siteState.parse(
		await (await send("GET", "/api/admin/state", undefined, await signIn())).json(),
	);
	const { keyFile = "", ...engine } = state.searchEngines ?? {};
	return { engine, keyFile, trouble: troublesOf(state, new Date("2026-01-15T09:00:00Z")).searchEngines };
}

describe.each(engines)("search engines on %s", (name) => {
	it("hear of what is published, changed, moved and withdrawn, in both languages", async () => {
		const { stores, engine, watch, advance } = await open({
			database: { database: await freshDatabase(name) },
		});
		const job = watch();
		expect(engine.asked).toEqual([]);
		const { id } = await stores.articles.saving.create(article("First"));
		await job.look();
		expect(engine.told()).toEqual(["/blog/first", "/fr/blog/first"]);
		await stores.articles.saving.update(id, { ...article("First", { slug: "second" }), version: 1 });
		await job.look();
		expect(engine.told().toSorted()).toEqual(
			["/blog/first", "/blog/second", "/fr/blog/first", "/fr/blog/second"].toSorted(),
		);
		advance(hourMs);
		await stores.articles.saving.update(id, { ...article("Again", { slug: "second" }), version: 2 });
		await job.look();
		expect(engine.told()).toEqual(["/blog/second", "/fr/blog/second"]);
		await stores.articles.saving.update(id, {
			...article("Again", { slug: "second", published: false }),
			version: 3,
		});
		await job.look();
		expect(engine.told().toSorted()).toEqual(["/blog/second", "/fr/blog/second"]);
		await job.look();
		expect(engine.told()).toEqual([]);
	});
});

it("search engines hear of tables, pages of the owner and letters", async () => {
	const site = await open();
	const { stores, engine, watch, database } = site;
	await stores.events.create(eventInput.parse({ title: "Dinner", date: "x", time: "y", price: "z" }));
	const fr = { title: "Nous joindre", content: "Mots." };
	await stores.customPages.create(
		pageInput.parse({ title: "Contact", content: "Words.", published: true, fr }),
	);
	await addReaders(database, 2);
	await startedLetter(site);
	await watch().look();
	expect(engine.told()).toEqual([
		"/events/singlessocials/dinner",
		"/fr/events/singlessocials/dinner",
		"/newsletter",
		"/fr/newsletter",
		"/newsletter/two-tables-in-december",
		"/fr/newsletter/deux-tables-en-decembre",
		"/contact",
		"/fr/nous-joindre",
	]);
});

it("search engines hear nothing of drafts, of what a page is while the site is not open, or of the past", async () => {
	const { stores, engine, watch } = await open({ isOpen: false });
	await stores.articles.saving.create(article("First"));
	await stores.articles.saving.create(article("Secret", { published: false }));
	await watch().look();
	expect(engine.asked).toEqual([]);
	await stores.facts.open(true);
	await watch().look();
	const told = engine.told();
	expect(told).toEqual(expect.arrayContaining(["/", "/fr", "/blog/first", "/fr/blog/first"]));
	expect(told.filter((path) => /secret|admin|preview|invitation|feedback/.test(path))).toEqual([]);
});

it("search engines are told by nobody where the owner has switched it off, and of the rest once it is on", async () => {
	const { stores, engine, watch, ...site } = await open();
	const job = watch();
	await stores.settings.set(searchSettings.indexNow, "off");
	await stores.articles.saving.create(article("First"));
	await job.look();
	expect(engine.asked).toEqual([]);
	expect((await stateOf({ stores, ...site } as Listening)).engine).toEqual({});
	await stores.settings.set(searchSettings.indexNow, "on");
	await job.look();
	expect(engine.told()).toEqual(["/blog/first", "/fr/blog/first"]);
});

it.each(["http://agency.test", "https://ensemble.example", "http://localhost:3000"])(
	"a site at %s tells no search engine",
	async (address) => {
		const { stores, engine, watch } = await open({ siteUrl: address });
		await stores.articles.saving.create(article("First"));
		await watch().look();
		expect(engine.asked).toEqual([]);
	},
);

it("a page that changes again and again is told of once an hour, and its withdrawal at once", async () => {
	const { stores, engine, watch, advance } = await open();
	const job = watch();
	const { id } = await stores.articles.saving.create(article("First"));
	await job.look();
	expect(engine.told()).toHaveLength(2);
	advance(60_000);
	await stores.articles.saving.update(id, { ...article("First, again"), slug: "first", version: 1 });
	await job.look();
	expect(engine.told()).toEqual([]);
	advance(hourMs);
	await job.look();
	expect(engine.told()).toEqual(["/blog/first", "/fr/blog/first"]);
	await stores.articles.saving.update(id, { ...article("First", { published: false }), version: 2 });
	await job.look();
	expect(engine.told()).toHaveLength(2);
});

it("search engines that are busy are told again when they wish, and those that fail ever later", async () => {
	const site = await open();
	const { stores, engine, watch, advance } = site;
	const job = watch();
	engine.refusals.push({ status: 429, headers: { "Retry-After": "7200" } }, { status: 503 }, "cut");
	await stores.articles.saving.create(article("First"));
	await job.look();
	expect((await stateOf(site)).engine).toMatchObject({ status: 429, toldAt: null });
	advance(7_199_000);
	await job.look();
	expect(engine.asked).toHaveLength(1);
	advance(1_000);
	await job.look();
	expect(await stateOf(site)).toMatchObject({
		engine: { status: 503, failingSince: "2026-01-15T08:00:00.000Z" },
		trouble: null,
	});
	for (const minutes of [2, 4]) {
		advance(minutes * 60_000 - 1);
		await job.look();
		advance(1);
		await job.look();
	}
	expect(engine.asked).toHaveLength(4);
	expect(engine.told()).toEqual(["/blog/first", "/fr/blog/first"]);
	expect(await stateOf(site)).toMatchObject({
		engine: { status: 202, failingSince: null, toldAt: "2026-01-15T10:06:00.000Z" },
		trouble: null,
	});
});

it.each([
	[403, "key"],
	[422, "address"],
	[400, "message"],
])(
	"search engines that answer %i are said to need help, and asked again after an hour",
	async (status, trouble) => {
		const site = await open();
		const { stores, engine, watch, advance } = site;
		const job = watch();
		engine.refusals.push({ status });
		await stores.articles.saving.create(article("First"));
		await job.look();
		expect(await stateOf(site)).toMatchObject({ engine: { status }, trouble });
		advance(hourMs - 1);
		await job.look();
		expect(engine.asked).toHaveLength(1);
		advance(1);
		await job.look();
		expect(engine.told()).toHaveLength(2);
		expect((await stateOf(site)).trouble).toBeNull();
	},
);

it("the key file is there under its key alone", async () => {
	const site = await open();
	const { keyFile } = await stateOf(site);
	const { pathname } = new URL(keyFile);
	const answer = await fetch(site.url + pathname);
	expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "text/plain; charset=UTF-8"]);
	expect(`/${await answer.text()}.txt`).toBe(pathname);
	expect((await fetch(site.url + pathname, { method: "HEAD" })).status).toBe(200);
	expect((await fetch(`${site.url}/${"0".repeat(32)}.txt`)).status).toBe(404);
});

it("many pages are told of in messages of ten thousand addresses", async () => {
	const { stores, engine, advance, ...site } = await open();
	const pages = Array.from({ length: 6_000 }, (_, number) => ({
		paths: { en: `/blog/${number}`, fr: `/fr/blog/${number}` },
		updatedAt: "2026-01-15T08:00:00.000Z",
	}));
	const job = tellSearchEngines({
		...{ indexNow: stores.indexNow, siteUrl, endpoint: engine.url, revision: site.database.revision },
		...{ mayBeListed: async () => true, isWanted: async () => true, isHeld: async () => false },
		listPages: async () => pages,
		log: site.site.services.log,
	});
	onTestFinished(job.stop);
	await job.look();
	expect(engine.messages.map(({ urlList }) => urlList.length)).toEqual([10_000, expect.any(Number)]);
	expect(new Set(engine.told()).size).toBeGreaterThanOrEqual(12_000);
});

it("two processes tell search engines once", async () => {
	const { stores, engine, watch } = await open();
	const jobs = [watch(), watch(), watch()];
	await stores.articles.saving.create(article("First"));
	await Promise.all(jobs.map((job) => job.look()));
	expect(engine.told()).toHaveLength(2);
});

it("a process that ends in the middle leaves its message to the next", async () => {
	const { stores, watch, advance, engine, ...site } = await open();
	await stores.articles.saving.create(article("First"));
	const { promise: isAsked, resolve } = Promise.withResolvers<void>();
	const silent = await serveWeb(() => resolve());
	const cut = watching({ stores, ...site } as Listening, silent.url, siteUrl);
	const looking = cut.look();
	await isAsked;
	await cut.stop();
	await looking;
	const next = watch();
	await next.look();
	expect(engine.told()).toEqual([]);
	advance(5 * 60_000);
	await next.look();
	expect(engine.told()).toEqual(["/blog/first", "/fr/blog/first"]);
});

it.each(engines)("a site restored on %s tells search engines nothing of the past", async (name) => {
	const { stores, database } = await open({ database: { database: await freshDatabase(name) } });
	await stores.articles.saving.create(article("Before"));
	const file = join(await freshFolder(), "site.tar.gz");
	await writeArchive(database, createWriteStream(file), { now: new Date() });
	const place = await freshPlace(name);
	await runRestore(file, {}, place);
	const restored = await openDatabase(place);
	const { stores: own, engine, watch } = await open({ isOpen: false, database: { database: restored } });
	expect((await own.facts.find()).openedAt).not.toBeNull();
	expect(engine.asked).toEqual([]);
	await own.articles.saving.create(article("After"));
	await watch().look();
	expect(engine.told()).toEqual(["/blog/after", "/fr/blog/after"]);
	await restored.close();
});
