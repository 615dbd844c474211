import { brotliCompressSync } from "node:zlib";
import type { Browser } from "@playwright/test";
import { launchBrowser, phone } from "./browser.ts";
import { kilobytes, whole } from "./figures.ts";
import { table } from "./markdown.ts";
import { atMost, type Part, plain } from "./part.ts";
import { say } from "./progress.ts";
import { publicPages } from "./public-pages.ts";
import { settle } from "./settle.ts";
import { withSite } from "./site.ts";

const maxScript = 115_000;
const maxStyle = 14_000;
const kinds = ["document", "script", "stylesheet", "font", "image"] as const;

type Kind = (typeof kinds)[number];
type Weight = Record<Kind, number> & { requests: number };

/** Measures the bytes of each public page on a first visit by phone. */
export const weight: Part = {
	title: "Weight of the public pages",
	method:
		"The styles of a page are part of its HTML; what they weigh by themselves, compressed with brotli, is counted as CSS too. Each page once the site's cache has compressed it as far as it goes, some two seconds after the first visit, in a new browser context (nothing cached), on a phone's screen, not scrolled, until the network is idle. Bytes of bodies as they travelled, compressed; the requests are all there were.",
	measure: async () => {
		const pages = await publicPages();
		const browser = await launchBrowser();
		try {
			return await withSite(async ({ url }) => {
				const weights: Weight[] = [];
				for (const { address } of pages) {
					await settle(url + address);
					weights.push(await weigh(browser, url + address));
				}
				say(`${pages.length} pages are weighed`);
				const max = (kind: keyof Weight) => Math.max(...weights.map((one) => one[kind]));
				const lines = pages.map(({ title }, index) => {
					const one = weights[index];
					return [title, ...kinds.map((kind) => kilobytes(one?.[kind] ?? 0)), whole(one?.requests ?? 0)];
				});
				return {
					rows: [
						atMost("JavaScript, the heaviest page", max("script"), maxScript, kilobytes),
						atMost("CSS, the heaviest page", max("stylesheet"), maxStyle, kilobytes),
						plain("HTML, the heaviest page", kilobytes(max("document"))),
						plain("fonts, the heaviest page", kilobytes(max("font"))),
						plain("images, the heaviest page", kilobytes(max("image"))),
						plain("requests, most of a page", whole(max("requests"))),
					],
					details: [table(["page", "HTML", "JS", "CSS", "fonts", "images", "requests"], lines)],
				};
			});
		} finally {
			await browser.close();
		}
	},
};

async function weigh(browser: Browser, url: string): Promise<Weight> {
	const context = await browser.newContext(phone);
	const page = await context.newPage();
	const weight: Weight = { document: 0, script: 0, stylesheet: 0, font: 0, image: 0, requests: 0 };
	const measuring: Promise<void>[] = [];
	page.on("requestfinished", (request) => {
		weight.requests += 1;
		const kind = kinds.find((one) => one === request.resourceType());
		if (kind === undefined) return;
		measuring.push(
			request.sizes().then(({ responseBodySize }) => {
				weight[kind] += responseBodySize;
			}),
		);
	});
	await page.goto(url, { waitUntil: "networkidle" });
	const styles = await page.locator("head style").allTextContents();
	weight.stylesheet += brotliCompressSync(styles.join("")).length;
	await Promise.all(measuring);
	await context.close();
	return weight;
}
