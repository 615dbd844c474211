import { type Answer, askSite } from "./ask-site.ts";

/** Of pages of one kind, such as articles of one language: all up to so many, and then some. */
const newest = 15;
const others = 15;
const documents = ["/feed.xml", "/fr/feed.xml", "/events.ics", "/fr/events.ics"];

/** A page that says something else under the new version. */
export type Difference = { path: string; before: string; after: string };

export type Comparison = {
	/** The pages that open. */
	paths: string[];
	differences: Difference[];
	/** Those that opened before and do not open now. */
	broken: { path: string; status: number | undefined }[];
};

/** The addresses of the site that runs: what its sitemap lists, or some of each kind where there are many. */
export async function listPages(port: number): Promise<string[]> {
	const locations = async (path: string) => {
		const text = (await askSite(port, path))?.text ?? "";
		return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
	};
	const first = await locations("/sitemap.xml");
	const parts = first.filter((path) => path.startsWith("/sitemap/"));
	const listed = parts.length === 0 ? first : (await Promise.all(parts.map(locations))).flat();
	const kinds = Map.groupBy(listed, (path) => path.slice(0, path.lastIndexOf("/")));
	return [...documents, ...[...kinds.values()].flatMap(sampleOf)];
}

/** The first, which are the newest, and as many of the others, evenly. */
function sampleOf(paths: readonly string[]): string[] {
	if (paths.length <= newest + others) return [...paths];
	const step = (paths.length - newest) / others;
	const spread = Array.from({ length: others }, (_, place) => paths[newest + Math.floor(place * step)]);
	return [...paths.slice(0, newest), ...spread.filter((path) => path !== undefined)];
}

type Site = { port: number; siteUrl: string };

/** Reads each page of two sites, and compares what they say. */
export async function comparePages(paths: readonly string[], before: Site, after: Site): Promise<Comparison> {
	const compared: Comparison = { paths: [], differences: [], broken: [] };
	for (const path of paths) {
		const [old, next] = await Promise.all([askSite(before.port, path), askSite(after.port, path)]);
		if (old?.status !== 200) continue;
		if (next?.status !== 200) compared.broken.push({ path, status: next?.status });
		else compared.paths.push(path);
		const difference =
			next?.status === 200 ? differenceOf(saidBy(old, before), saidBy(next, after)) : undefined;
		if (difference !== undefined) compared.differences.push({ path, ...difference });
	}
	return compared;
}

/** Begins with the words before which both say the same. */
const shownWords = 12;

function differenceOf(
	before: readonly string[],
	after: readonly string[],
): Omit<Difference, "path"> | undefined {
	const length = Math.max(before.length, after.length);
	const place = Array.from({ length }).findIndex((_, index) => before[index] !== after[index]);
	if (place === -1) return undefined;
	const shown = (words: readonly string[]) => words.slice(place, place + shownWords).join(" ");
	return { before: shown(before), after: shown(after) };
}

const unread = /<(script|style)\b[\s\S]*?<\/\1>/g;
const tag = /<(?:meta name="description" content|title|img [^>]*?alt)="?([^"<>]*)[^>]*>|<[^>]*>/g;
const address = "https://site";

/** The words that a reader is told by a page: its text, its description, its pictures' descriptions. */
function saidBy(answer: NonNullable<Answer>, { siteUrl }: Site): string[] {
	const told = answer.text
		.replaceAll(unread, " ")
		.replaceAll(tag, (_, words: string | undefined) => ` ${words ?? ""} `);
	return told.replaceAll(siteUrl, address).split(/\s+/).filter(Boolean);
}
