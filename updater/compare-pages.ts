import { type Answer, askSite } from "./ask-site.ts";

/**
 * Pages that are compared of one kind, such as articles of one language: the newest, and as many of the
 * others.
 */
const newest = 15;
const others = 15;
const documents = ["/feed.xml", "/fr/feed.xml", "/events.ics", "/fr/events.ics"];

/** A page that says something else under the new version. */
export type Difference = { path: string; before: string; after: string };

export type Comparison = {
	/** The pages that open. */
	paths: string[];
	differences: Difference[];
	/** Pages that opened before and do not open now. */
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

/** A site on this machine, by its port; its address is the same in what is compared. */
export type Site = { port: number; siteUrl: string };

/** The words of each page; one that does not open is left out. */
export type PagesSaid = ReadonlyMap<string, readonly string[]>;

/** Reads pages of a site. */
export async function readPages(paths: readonly string[], site: Site): Promise<PagesSaid> {
	const said = new Map<string, readonly string[]>();
	for (const path of paths) {
		const answer = await askSite(site.port, path);
		if (answer?.status === 200) said.set(path, saidBy(answer, site));
	}
	return said;
}

/**
 * Reads pages of a new version, and compares what they say with what the site that runs said before. A page
 * that the site itself has changed since then is no difference.
 */
export async function comparePages(before: PagesSaid, running: Site, after: Site): Promise<Comparison> {
	const compared: Comparison = { paths: [], differences: [], broken: [] };
	for (const [path, said] of before) {
		const answer = await askSite(after.port, path);
		if (answer?.status !== 200) {
			// One that was taken from the site meanwhile may be missing in the copy.
			const isThere = (await askSite(running.port, path))?.status === 200;
			if (isThere) compared.broken.push({ path, status: answer?.status });
			continue;
		}
		compared.paths.push(path);
		const difference = differenceOf(said, saidBy(answer, after));
		if (difference === undefined) continue;
		const now = await askSite(running.port, path);
		const isAsBefore = now?.status === 200 && differenceOf(said, saidBy(now, running)) === undefined;
		if (isAsBefore) compared.differences.push({ path, ...difference });
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

const unread = /<(script|style|lastBuildDate)\b[\s\S]*?<\/\1>/g;
const tag = /<(?:meta name="description" content|title|img [^>]*?alt)="?([^"<>]*)[^>]*>|<[^>]*>/g;
const address = "https://site";

/** The words that a reader is told by a page: its text, its description, its pictures' descriptions. */
function saidBy(answer: NonNullable<Answer>, { siteUrl }: Site): string[] {
	const told = answer.text
		.replaceAll(unread, " ")
		.replaceAll(tag, (_, words: string | undefined) => ` ${words ?? ""} `);
	return told.replaceAll(siteUrl, address).split(/\s+/).filter(Boolean);
}
