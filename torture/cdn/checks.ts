import { setTimeout as wait } from "node:timers/promises";
import { freeTriesPerClient } from "#app/features/session/sign-in-limit.server.ts";
import type { Administrator } from "#e2e/support/administrator.ts";
import { until } from "#platform/testing/postgres-cluster.ts";
import { expectThat } from "../expect-that.ts";
import type { SiteSlot } from "../site-slot.ts";

/** The means of a check: `url` is that of the cache. */
export type CdnTrial = {
	url: string;
	site: SiteSlot;
	administrator: Administrator;
	seconds: number;
	secret: string;
};

/** A duty of the site behind a shared cache, and its check. @returns the finding, in a few words. */
type CdnCheck = readonly [what: string, look: (trial: CdnTrial) => Promise<string>];

const soonMs = 1_000;
const publications = 10;
const lookMs = 10;

type Answer = { status: number; headers: Headers; body: string; isHit: boolean };

async function ask(url: string, headers: Record<string, string> = {}): Promise<Answer> {
	const answer = await fetch(url, { headers, redirect: "manual" });
	const isHit = answer.headers.get("X-Cache") === "hit";
	return { status: answer.status, headers: answer.headers, body: await answer.text(), isHit };
}

/** Resolves once the cache answers an address itself. */
const warm = (address: string) =>
	until(async () => expectThat((await ask(address)).isHit, `${address} is kept`));

async function keepsPages({ url }: CdnTrial): Promise<string> {
	const paths = ["/", "/fr", "/blog", "/fr/blog", "/how-it-works", "/events/singlessocials", "/legal"];
	for (const path of paths) {
		await warm(url + path);
		const other = await ask(url + path, { Cookie: "_ga=GA1.1.1; language=en" });
		expectThat(other.isHit, `${path} is kept for readers with cookies, too`);
		expectThat(!/cookie/i.test(other.headers.get("Vary") ?? ""), `${path} is the same for any cookie`);
		expectThat(!other.headers.has("Surrogate-Key"), `${path} keeps its keys from readers`);
	}
	return `${paths.length} of ${paths.length}`;
}

async function leadsOn({ url }: CdnTrial): Promise<string> {
	await warm(`${url}/`);
	const { status, headers } = await ask(`${url}/`, { Cookie: "language=fr" });
	expectThat(status === 302 && headers.get("Location") === "/fr", "a French reader is led on");
	expectThat((await ask(`${url}/`)).status === 200, "nobody else is");
	return "302 to /fr, of a page that is kept";
}

/** Milliseconds until an address of the cache shows something. */
async function msUntil(address: string, isShown: (answer: Answer) => boolean): Promise<number> {
	const began = performance.now();
	while (!isShown(await ask(address))) {
		expectThat(performance.now() - began < 30 * soonMs, `${address} changes`);
		await wait(lookMs);
	}
	return Math.round(performance.now() - began);
}

async function publishes({ url, administrator }: CdnTrial): Promise<string> {
	const waits: number[] = [];
	for (let count = 1; count <= publications; count += 1) {
		const texts = { title: `Table number ${count}`, excerpt: "Soon.", content: "Text." };
		await Promise.all([warm(`${url}/blog`), warm(`${url}/`)]);
		const article = await administrator.publish(texts);
		const shows = ({ body }: Answer) => body.includes(texts.title);
		waits.push(...(await Promise.all([msUntil(`${url}/blog`, shows), msUntil(`${url}/`, shows)])));
		const address = `${url}/blog/${article.slug}`;
		await warm(address);
		const rewritten = { ...texts, title: `${texts.title}, moved` };
		const saved = await administrator.rewrite(article, rewritten);
		waits.push(await msUntil(address, ({ body }) => body.includes(rewritten.title)));
		await warm(address);
		await administrator.unpublish(saved, rewritten);
		waits.push(await msUntil(address, ({ status }) => status === 404));
	}
	const longest = Math.max(...waits);
	expectThat(longest <= soonMs, `a change is there within a second: it took ${longest} ms`);
	return `${waits.length} changes, the longest after ${longest} ms`;
}

async function keepsNothingPrivate({ url, administrator }: CdnTrial): Promise<string> {
	const texts = { title: "Not yet", excerpt: "A", content: "B", published: false };
	const draft = await administrator.request<{ id: string }>("POST", "/api/blog-posts", texts);
	const preview = `/api/blog-posts/${draft.id}/preview-link`;
	const shared = await administrator.request<{ url: string }>("POST", preview);
	const token = "a".repeat(43);
	const signedIn = { Cookie: `session=${administrator.token}` };
	const paths = [
		new URL(shared.url).pathname,
		...["/admin", "/admin/login", "/api/blog-posts", "/api/settings", "/?language=fr", "/?language=en"],
		...["confirm", "unsubscribe", "settings", "address"].map((name) => `/newsletter/${name}?token=${token}`),
		...["/newsletter/thanks", `/invitation/${token}`, `/feedback/${token}`, `/preview/${token}`],
	];
	for (const path of paths) {
		for (const headers of [undefined, signedIn, undefined]) {
			const answer = await ask(url + path, headers);
			expectThat(answer.status < 500 && !answer.isHit, `${path} is not kept (${answer.status})`);
			const cacheControl = answer.headers.get("Cache-Control");
			const isRight = cacheControl === (path.startsWith("/api/") ? "no-store" : "private, no-store");
			expectThat(isRight, `${path} says so: ${cacheControl}`);
		}
	}
	return `${paths.length} addresses, none`;
}

async function namesVisitors({ url }: CdnTrial): Promise<string> {
	const guess = async (visitor: string) => {
		const headers = { "Content-Type": "application/json", "X-Forwarded-For": visitor };
		const body = JSON.stringify({ password: "certainly wrong" });
		return (await fetch(`${url}/api/admin/login`, { method: "POST", headers, body })).status;
	};
	const tries = Array.from({ length: freeTriesPerClient + 2 }, () => guess("198.51.100.1"));
	const refused = (await Promise.all(tries)).filter((status) => status === 429).length;
	const other = await guess("198.51.100.2");
	expectThat(refused > 0 && other === 401, `each visitor is counted alone: ${refused} refused, ${other}`);
	return `${refused} of ${tries.length} wrong codes refused, another visitor's read`;
}

async function refusesOthers({ url }: CdnTrial): Promise<string> {
	const headers = { Authorization: "Bearer another", "Surrogate-Key": "pages" };
	const { status } = await fetch(`${url}/purge`, { method: "POST", headers });
	expectThat(status === 403, `a purge of somebody else is refused: ${status}`);
	return String(status);
}

async function servesWhileAway({ url, site, seconds }: CdnTrial): Promise<string> {
	const paths = ["/", "/fr", "/blog"];
	for (const path of paths) await warm(url + path);
	await site.kill();
	const ages = [];
	for (const path of paths) {
		await until(async () => {
			const { status, headers } = await ask(url + path);
			const age = Number(headers.get("Age"));
			expectThat(status === 200, `${path} is served while the site is away: ${status}`);
			expectThat(age > 2 * seconds, `${path} is past its time`);
			ages.push(age);
		});
	}
	const { status } = await ask(`${url}/admin/login`);
	expectThat(status === 503, `what is private is not served then: ${status}`);
	await site.start();
	return `${ages.length} of ${paths.length} after twice their time; what is private: ${status}`;
}

export const cdnChecks: readonly CdnCheck[] = [
	["pages are kept, for readers with any cookies", keepsPages],
	["who has chosen French is led on", leadsOn],
	["published, changed and withdrawn", publishes],
	["private pages, answers of forms and the API that are kept", keepsNothingPrivate],
	["visitors are told apart", namesVisitors],
	["a purge by somebody else", refusesOthers],
	["pages while the site is away", servesWhileAway],
];
