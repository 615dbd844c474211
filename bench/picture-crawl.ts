import { setTimeout as wait } from "node:timers/promises";
import { Administrator } from "#e2e/support/administrator.ts";
import { megabytes, seconds } from "./figures.ts";
import { atMost, type Part, plain } from "./part.ts";
import { fetchPatiently, inParallel, photograph, pictureAddresses, uploadPicture } from "./pictures.ts";
import { residentBytes } from "./process-usage.ts";
import { withSite } from "./site.ts";

const images = 100;
/** The number of images of the sample site. */
const sampleImages = 11;
const connections = 6;
const laterMs = 60_000;
const sampleEveryMs = 200;
const maxBytes = 350_000_000;
const maxBytesLater = 250_000_000;

/** Measures memory after a crawl of a large library whose pictures are not made yet. */
export const pictureCrawl: Part = {
	title: "A crawl of every picture",
	method: `A site of ${images} published articles with a picture each: ${images - sampleImages} photographs of 1,600 x 1,067 pixels, uploaded one after the other beside the ${sampleImages} sample ones. ${connections} connections then ask for every candidate of every \`srcset\` on the articles' pages, while the site makes them; whoever gets a 503 comes back after \`Retry-After\`. The greatest \`ps -o rss\`, read every ${sampleEveryMs} ms from the first upload on, and the one ${laterMs / 1000} s after the last answer.`,
	measure: () =>
		withSite(async ({ url, pid }) => {
			const administrator = await Administrator.signIn(url);
			let max = 0;
			const sampling = setInterval(() => {
				max = Math.max(max, residentBytes(pid));
			}, sampleEveryMs);
			for (let number = sampleImages; number < images; number += 1) {
				const imageUrl = await uploadPicture(url, administrator.token, await photograph(number));
				const texts = { title: `Photograph ${number}`, excerpt: "One more.", content: "A picture." };
				await administrator.request("POST", "/api/blog-posts", { ...texts, imageUrl, published: true });
			}
			const addresses = await pictureAddresses(url);
			const began = performance.now();
			await inParallel(addresses, connections, (address) => fetchPatiently(url + address));
			const took = (performance.now() - began) / 1000;
			clearInterval(sampling);
			await wait(laterMs);
			return {
				rows: [
					atMost("crawl of every picture: resident memory, the most", max, maxBytes, megabytes),
					atMost("crawl of every picture: a minute later", residentBytes(pid), maxBytesLater, megabytes),
					plain(`crawl of every picture: ${addresses.length} sizes and formats`, seconds(took)),
				],
				details: [],
			};
		}),
};
