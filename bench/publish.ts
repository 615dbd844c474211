import { Administrator, type Saved } from "#e2e/support/administrator.ts";
import { median, milliseconds, percentile, whole } from "./figures.ts";
import { atMost, type Part, plain } from "./part.ts";
import { withSite } from "./site.ts";

const publications = 60;
const high = 95;

/** From sending a publication to having the page that shows it. */
export const publish: Part = {
	title: "From publishing to visible",
	method: `${publications} new articles, each then given another title. The time runs from sending the request (POST, then PUT) until the first page asked for after its acknowledgement has arrived: the article, and the blog list. A page without the new title is a stale one.`,
	measure: () =>
		withSite(async ({ url }) => {
			const administrator = await Administrator.signIn(url);
			const taken: number[] = [];
			let stale = 0;

			async function publishAndLook(title: string, send: () => Promise<Saved>): Promise<Saved> {
				const began = performance.now();
				const saved = await send();
				const page = await (await fetch(`${url}/blog/${saved.slug}`)).text();
				taken.push(performance.now() - began);
				const list = await (await fetch(`${url}/blog`)).text();
				stale += [page, list].filter((html) => !html.includes(title)).length;
				return saved;
			}

			for (let number = 1; number <= publications; number += 1) {
				const words = { title: `Measured ${number} first`, excerpt: "In a moment.", content: "Now." };
				const saved = await publishAndLook(words.title, () => administrator.publish(words));
				const next = { ...words, title: `Measured ${number} again` };
				await publishAndLook(next.title, () => administrator.rewrite(saved, next));
			}
			return {
				rows: [
					plain("publish to visible, median", milliseconds(median(taken))),
					plain(`publish to visible, p${high}`, milliseconds(percentile(taken, high))),
					atMost("stale pages after a publication", stale, 0, whole),
				],
				details: [],
			};
		}),
};
