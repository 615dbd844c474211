import { setTimeout as wait } from "node:timers/promises";
import { Administrator } from "#e2e/support/administrator.ts";
import { megabytes, milliseconds, whole } from "./figures.ts";
import { atMost, type Part, plain } from "./part.ts";
import { probeHealth, probeSignIn } from "./probe.ts";
import { residentBytes } from "./process-usage.ts";
import { withSite } from "./site.ts";

const stormMs = 60_000;
const pictureRequests = 500;
const monitorMs = 100;
const saveMs = 1_000;
const signInMs = 5_000;
const healthMs = 200;
const memoryMs = 500;
const maxSignInMs = 2_000;
const maxHealthMs = 100;
const maxMemoryBytes = 350_000_000;

/** The answers to the visitors of the storm so far. */
type Met = { answers: number; empty: string[]; failed: string[]; refused: number };

/** Asks for an address and notes an empty page, or a server error that is not the promised 503. */
async function visit(met: Met, url: string, method = "GET"): Promise<string> {
	const answer = await fetch(url, { method, redirect: "manual" });
	const body = await answer.text();
	met.answers += 1;
	const promised = answer.status === 503 && answer.headers.has("Retry-After");
	if (promised) met.refused += 1;
	else if (answer.status >= 500) met.failed.push(`${answer.status} ${method} ${url}`);
	else if (answer.status === 200 && method === "GET" && body === "") met.empty.push(url);
	return body;
}

/** Follows the links of pages in both languages, again and again. */
async function crawl(met: Met, origin: string, isOver: () => boolean, pictures: Set<string>): Promise<void> {
	while (!isOver()) {
		const waiting = ["/", "/fr"];
		const seen = new Set(waiting);
		for (let path = waiting.shift(); path !== undefined && !isOver(); path = waiting.shift()) {
			const html = await visit(met, origin + path);
			for (const [, picture] of html.matchAll(/(\/media\/[0-9a-f]{64}-\d+\.(?:webp|avif))/g)) {
				if (picture !== undefined) pictures.add(picture);
			}
			for (const [, link] of html.matchAll(/<a [^>]*href="(\/[^"#]*)"/g)) {
				if (link === undefined || seen.has(link) || link.startsWith("/admin")) continue;
				seen.add(link);
				waiting.push(link);
			}
		}
	}
}

/** Repeats a task until the storm is over; each turn starts on time. */
async function every(periodMs: number, isOver: () => boolean, turn: () => Promise<void>): Promise<void> {
	const turns: Promise<void>[] = [];
	while (!isOver()) {
		turns.push(turn());
		await wait(periodMs);
	}
	await Promise.all(turns);
}

/** A crawl, cold pictures, an uptime monitor and an administrator, all at once. */
export const storm: Part = {
	title: "Everything at once",
	method: `For ${stormMs / 1000} s on a new site: a link checker that follows every link in both languages, ${pictureRequests} requests at once for pictures that were never asked for, HEAD every ${monitorMs} ms, an article saved every ${saveMs / 1000} s. Meanwhile a sign-in every ${signInMs / 1000} s, \`/healthz\` every ${healthMs} ms, each from a thread of its own, and \`ps -o rss\`.`,
	measure: () =>
		withSite(async ({ url, pid }) => {
			const administrator = await Administrator.signIn(url);
			const signInProbe = await probeSignIn(url, signInMs);
			const healthProbe = await probeHealth(url, healthMs);
			const end = performance.now() + stormMs;
			const isOver = () => performance.now() > end;
			const met: Met = { answers: 0, empty: [], failed: [], refused: 0 };
			const pictures = new Set<string>();
			let memory = 0;
			let saves = 0;

			async function askForPictures(): Promise<void> {
				for (const path of ["/", "/blog", "/fr/blog"]) {
					const html = await visit(met, url + path);
					for (const [picture] of html.matchAll(/\/media\/[0-9a-f]{64}-\d+\.(?:webp|avif)/g)) {
						pictures.add(picture);
					}
				}
				const all = [...pictures];
				const asked = Array.from({ length: pictureRequests }, (_, index) => all[index % all.length]);
				await Promise.all(asked.map((picture) => visit(met, `${url}${picture}`)));
			}

			await Promise.all([
				crawl(met, url, isOver, pictures),
				askForPictures(),
				every(monitorMs, isOver, async () => {
					for (const path of ["/", "/how-it-works", "/fr", "/blog"]) await visit(met, url + path, "HEAD");
				}),
				every(saveMs, isOver, async () => {
					saves += 1;
					await administrator.publish({ title: `Storm ${saves}`, excerpt: "In a storm.", content: "Wind." });
				}),
				every(memoryMs, isOver, async () => {
					memory = Math.max(memory, residentBytes(pid));
				}),
			]);
			const [signIn, health] = await Promise.all([signInProbe.stop(), healthProbe.stop()]);
			met.failed.push(...signIn.failed, ...health.failed);
			return {
				rows: [
					atMost("storm: empty pages", met.empty.length, 0, whole),
					atMost("storm: errors but the promised 503", met.failed.length, 0, whole),
					plain("storm: answers, of them 503", `${met.answers}, ${met.refused}`),
					atMost("storm: sign-in, slowest", signIn.slowestMs, maxSignInMs, milliseconds),
					atMost("storm: /healthz, slowest", health.slowestMs, maxHealthMs, milliseconds),
					plain("storm: /healthz, median", milliseconds(health.medianMs)),
					atMost("storm: resident memory, most", memory, maxMemoryBytes, megabytes),
				],
				details: [...met.empty, ...met.failed].slice(0, 20),
			};
		}),
};
