import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Administrator } from "#e2e/support/administrator.ts";
import { milliseconds } from "./figures.ts";
import { longProse, mostCharacters as size } from "./long-prose.ts";
import { table } from "./markdown.ts";
import { atMost, type Part } from "./part.ts";
import { say } from "./progress.ts";
import { type MeasuredSite, runSite } from "./site.ts";

const maxDelayMs = 100;
/** The wait until the site has written down what its event loop did last. */
const noteMs = 600;

/** The longest texts that a save takes, as people write them and as parsers fear them. */
const texts: Record<string, string> = {
	prose: longProse(),
	"one line": "word ".repeat(size / 5),
	"different signs": Array.from({ length: size }, (_, at) =>
		String.fromCharCode(0x4e00 + ((at * 7919) % 20_000)),
	).join(""),
	"signs that unfold": "ﷺ".repeat(size),
	"&": "&".repeat(size),
	"*a_": "*a_ ".repeat(25_000),
	a__a: `a${"_".repeat(100_000)}a`,
	"[": "[".repeat(size),
	"<": "<".repeat(size),
	"1.": "1. ".repeat(13_000),
	"a =": "a\n=\n".repeat(10_000),
	"<u>": "<u>".repeat(3_400),
	">": ">".repeat(size),
};

/** Measures how long hostile texts block the event loop. */
export const hostileTexts: Part = {
	title: "Texts that parsers fear",
	method: `${Object.keys(texts).length} texts of up to ${size.toLocaleString("en-GB")} characters, each previewed, published in both languages, changed, and, where it was accepted, read as a page and in the feed. The delay of the event loop is what \`monitorEventLoopDelay\` sees in the site's process: the longest of each text.`,
	measure: async () => {
		const site = await runSite(undefined, "--import ./bench/event-loop-watch.ts");
		try {
			const administrator = await Administrator.signIn(site.url);
			const lines: string[][] = [];
			let longest = 0;
			for (const [name, content] of Object.entries(texts)) {
				const began = Date.now();
				const outcome = await pasteAndRead(site, administrator, content);
				await wait(noteMs);
				const delay = longestDelay(site, began);
				longest = Math.max(longest, delay);
				lines.push([name, outcome, milliseconds(delay)]);
				say(`${name}: ${outcome}, ${milliseconds(delay)}`);
			}
			return {
				rows: [atMost("texts that parsers fear: longest delay", longest, maxDelayMs, milliseconds)],
				details: [table(["text", "saving", "longest delay"], lines)],
			};
		} finally {
			await site.stop();
			await site.place.remove();
		}
	},
};

async function pasteAndRead(
	{ url }: MeasuredSite,
	administrator: Administrator,
	content: string,
): Promise<string> {
	const send = (method: string, path: string, body: unknown) =>
		fetch(url + path, {
			method,
			headers: { "Content-Type": "application/json", Authorization: `Bearer ${administrator.token}` },
			body: JSON.stringify(body),
		});
	const texts = { title: "Pasted", excerpt: "A text.", content };
	const input = { ...texts, published: true, fr: texts };
	await (await send("POST", "/api/admin/preview", { markdown: content })).arrayBuffer();
	const created = await send("POST", "/api/blog-posts", input);
	if (created.status !== 201) return ((await created.json()) as { code: string }).code;
	const { id, slug, version } = (await created.json()) as { id: string; slug: string; version: number };
	await (await send("PUT", `/api/blog-posts/${id}`, { ...input, title: "Again", version })).arrayBuffer();
	for (const path of [`/blog/${slug}`, `/fr/blog/${slug}`, "/feed.xml", "/blog"]) {
		const answer = await fetch(url + path, { headers: { "Accept-Encoding": "br" } });
		await answer.arrayBuffer();
		if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
	}
	await send("DELETE", `/api/blog-posts/${id}`, undefined);
	return "accepted";
}

/** Milliseconds, of what was written down since an instant. */
function longestDelay({ place }: MeasuredSite, since: number): number {
	const lines = readFileSync(join(place.dataDir, "event-loop.log"), "utf8").trim().split("\n");
	const noted = lines.map((line) => line.split(" ").map(Number)).filter(([at = 0]) => at > since);
	return Math.max(0, ...noted.map(([, delay = 0]) => delay));
}
