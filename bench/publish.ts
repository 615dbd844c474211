import { Administrator, type Saved } from "#e2e/support/administrator.ts";
import { median, milliseconds, percentile, whole } from "./figures.ts";
import { longProse, mostCharacters } from "./long-prose.ts";
import { atMost, type Part, plain } from "./part.ts";
import { withSite } from "./site.ts";

const publications = 60;
const high = 95;
const longSaves = 30;

/** The time from sending a publication to having the page that shows it. */
export const publish: Part = {
	title: "From publishing to visible",
	method: `${publications} new articles, each then given another title. The time runs from sending the request (POST, then PUT) until the first page asked for after its acknowledgement has arrived: the article, and the blog list. A page without the new title is a stale one. Then a published article of ${mostCharacters.toLocaleString("en-GB")} characters, the most that one may have, is saved ${longSaves} times with other words at its beginning, each from sending the request until its answer has arrived: all of it is rendered, indexed, and stored as a version.`,
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
			const saves = await saveLongText(administrator);
			return {
				rows: [
					plain("publish to visible, median", milliseconds(median(taken))),
					plain(`publish to visible, p${high}`, milliseconds(percentile(taken, high))),
					plain("saving a text of 200,000 characters, median", milliseconds(median(saves))),
					plain(`saving a text of 200,000 characters, p${high}`, milliseconds(percentile(saves, high))),
					atMost("stale pages after a publication", stale, 0, whole),
				],
				details: [],
			};
		}),
};

/** Saves the longest text there may be again and again. @returns what each saving took. */
async function saveLongText(administrator: Administrator): Promise<number[]> {
	const words = { title: "Measured at length", excerpt: "In many words." };
	let article = await administrator.publish({ ...words, content: longProse() });
	const taken: number[] = [];
	for (let number = 1; number <= longSaves; number += 1) {
		const content = longProse(`Save ${number}. `);
		const began = performance.now();
		article = await administrator.rewrite(article, { ...words, content });
		taken.push(performance.now() - began);
	}
	return taken;
}
