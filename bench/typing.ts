import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { Administrator } from "#e2e/support/administrator.ts";
import { enter } from "#e2e/support/content-area.ts";
import { launchBrowser } from "./browser.ts";
import { kilobytes, median, milliseconds, percentile } from "./figures.ts";
import { atMost, type Part, plain } from "./part.ts";
import { withSite } from "./site.ts";

const words = 10_000;
const keys = 120;
const slower = 4;
const maxMs = 50;

/** Typing in the middle of a long article, in the editor that shows it as its page will. */
export const typing: Part = {
	title: "Writing a long article",
	method: `An article of ${words.toLocaleString("en")} words in 200 paragraphs with headings, lists and quotes, opened for editing, processor ${slower} times slower (the browser's own emulation). ${keys} letters are typed in its middle, with the autosaving that goes with them. A key is timed from its event to the task behind the next frame. The scripts are all that the writing screen fetches, compressed by brotli, and of them the editor alone.`,
	measure: async () => {
		const browser = await launchBrowser();
		try {
			return await withSite(async ({ url }) => {
				const administrator = await Administrator.signIn(url);
				const text = { title: "Long", excerpt: "Long.", content: longText() };
				const { id } = await administrator.request<{ id: string }>("POST", "/api/blog-posts", text);
				const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
				await enter(page, administrator);
				const scripts = weighScripts(page);
				await page.goto(`${url}/admin/edit-article/${id}`);
				const content = page.getByRole("textbox", { name: "Article Content" });
				await content.getByText("Paragraph 100 ").click();
				const session = await page.context().newCDPSession(page);
				await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
				const taken = await timeKeys(page);
				const weights = await scripts();
				const all = weights.reduce((sum, { bytes }) => sum + bytes, 0);
				const editor = weights.find(({ path }) => path.includes("visual-editor"))?.bytes ?? 0;
				return {
					rows: [
						plain("writing: from key to paint, median", milliseconds(median(taken))),
						atMost("writing: from key to paint, p95", percentile(taken, 95), maxMs, milliseconds),
						plain("writing screen: JavaScript", kilobytes(all)),
						plain("writing screen: of it the editor", kilobytes(editor)),
					],
					details: [],
				};
			});
		} finally {
			await browser.close();
		}
	},
};

/** Types, one key after another has been painted, and tells how long each took. */
async function timeKeys(page: Page): Promise<number[]> {
	const taken: number[] = [];
	for (let key = 0; key < keys; key += 1) {
		const painted = page.evaluate(
			() =>
				new Promise<number>((resolve) => {
					document.addEventListener(
						"keydown",
						({ timeStamp }) => {
							requestAnimationFrame(() => {
								const { port1, port2 } = new MessageChannel();
								port1.onmessage = () => resolve(performance.now() - timeStamp);
								port2.postMessage(null);
							});
						},
						{ capture: true, once: true },
					);
				}),
		);
		// Once the page answers, its listener is there.
		await page.evaluate(() => undefined);
		await page.keyboard.press(key % 6 === 5 ? "Space" : "e");
		taken.push(await painted);
	}
	return taken;
}

/** Notes the scripts that a page fetches. The answer weighs them as they travel. */
function weighScripts(page: Page) {
	const found = new Map<string, Promise<Buffer>>();
	page.on("response", (response) => {
		const path = new URL(response.url()).pathname;
		if (path.endsWith(".js") && response.ok()) found.set(path, response.body());
	});
	return () =>
		Promise.all(
			[...found].map(async ([path, body]) => ({ path, bytes: brotliCompressSync(await body).length })),
		);
}

/** Returns a text of 200 paragraphs of 50 words, with what articles have between them. */
function longText(): string {
	const sentence = "the lagoon is calm and the **table** is laid for six ";
	return Array.from({ length: words / 50 }, (_, at) => {
		const body = `Paragraph ${at} ${sentence.repeat(5)}`.split(" ").slice(0, 50).join(" ");
		if (at % 20 === 10) return `## Heading ${at}\n\n${body}`;
		if (at % 20 === 15) return `- ${body}\n- two\n- three`;
		return at % 20 === 18 ? `> ${body}` : body;
	}).join("\n\n");
}
