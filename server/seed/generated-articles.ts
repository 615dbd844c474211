import { articleInput } from "#app/features/articles/article.ts";
import type { NewArticle } from "#app/features/articles/storage/articles.bulk.server.ts";

import { type SampleArticle, sampleArticles } from "./sample-articles.ts";

const dayMs = 24 * 60 * 60 * 1000;
/** Days before the seeding over which publications are spread. */
const spreadDays = 8 * 365;
const publishedShare = 0.7;
const frenchShare = 0.3;
const paragraphs = { least: 4, max: 10 };
const sentencesOfParagraph = { least: 3, max: 6 };

/** Parts from which the texts of one language are composed. */
type Source = { title: string; category: string; tags: string[]; sentences: string[] };

const english = sampleArticles.map(sourceOf);
const french = sampleArticles.flatMap(({ fr }) => (fr === undefined ? [] : sourceOf(fr)));

/** Articles of the samples' sentences, the oldest first, the same for each `count` and `now`. */
export function* generatedArticles(count: number, now: Date): Generator<NewArticle> {
	const chance = seededChance(count);
	const stepMs = (spreadDays * dayMs) / count;
	for (let number = 1; number <= count; number += 1) {
		const input = articleInput.parse({
			...texts(english, number, chance),
			published: chance() < publishedShare,
			fr: chance() < frenchShare ? texts(french, number, chance) : null,
		});
		yield { input, at: new Date(now.getTime() - Math.round((count - number + 1) * stepMs)) };
	}
}

function texts(sources: Source[], number: number, chance: () => number) {
	const { title, category, tags } = pick(sources, chance);
	const sentence = () => pick(pick(sources, chance).sentences, chance);
	const paragraph = () => Array.from({ length: between(sentencesOfParagraph, chance) }, sentence).join(" ");
	const content = Array.from({ length: between(paragraphs, chance) }, paragraph).join("\n\n");
	const others = pick(sources, chance).tags;
	return {
		title: `${title} · ${number}`,
		excerpt: sentence().slice(0, 300),
		content,
		category,
		tags: [...new Set([...tags.slice(0, 2), ...others.slice(0, 1)])],
	};
}

/** The sentences of running text: titles, lists and quotes are left out. */
function sourceOf(sample: Pick<SampleArticle, "title" | "category" | "tags" | "content">): Source {
	const { title, category, tags, content } = sample;
	const sentences = content
		.split("\n")
		.filter((line) => /^[\p{Letter}«“]/u.test(line))
		.flatMap((line) => line.split(/(?<=[.!?…])\s+(?=[\p{Lu}«“])/u));
	return { title, category, tags, sentences };
}

function pick<One>(from: readonly One[], chance: () => number): One {
	const one = from[Math.floor(chance() * from.length)];
	if (one === undefined) throw new Error("There is nothing to choose from.");
	return one;
}

function between({ least, max }: { least: number; max: number }, chance: () => number): number {
	return least + Math.floor(chance() * (max - least + 1));
}

/** Pseudo-random numbers from 0 to 1 of a seed (mulberry32, public domain). */
function seededChance(seed: number): () => number {
	let state = seed | 0;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}
