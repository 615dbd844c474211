import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import {
	hashOf,
	mailFormat,
	mailWidth,
	mediaFormats,
	mediaPath,
	mediaUrl,
	mediaWidths,
} from "#app/features/media/media.ts";
import { localizePath } from "#app/i18n/language.ts";
import { languages } from "#app/site/site-config.ts";
import { projectFolder } from "#platform/files/project-folder.ts";
import { sha256 } from "#server/backup/row-digest.ts";

const sitemap = "/sitemap.xml";

/** Documents for feed readers and calendars, in each language. */
const documents = languages.flatMap((language) =>
	["/feed.xml", "/events.ics"].map((path) => localizePath(path, language)),
);

/** Pages that are read of one kind, such as articles of one language: the newest, and as many of the others. */
const newest = 15;
const others = 15;

/** Reads one address of the site. */
export type ReadAddress = (path: string) => Promise<{ status: number; text: string }>;

/**
 * The addresses that stand for the whole site: the sitemap, the feeds, and every page that it lists,
 * or the first and some of the others where there are many of a kind.
 */
export async function listAddresses(read: ReadAddress): Promise<string[]> {
	const locations = async (path: string) =>
		[...(await read(path)).text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
			([, url = ""]) => new URL(url).pathname,
		);
	const first = await locations(sitemap);
	const parts = first.filter((path) => path.startsWith("/sitemap/"));
	const listed = parts.length === 0 ? first : (await Promise.all(parts.map(locations))).flat();
	const kinds = Map.groupBy(listed, (path) => path.slice(0, path.lastIndexOf("/")));
	return [sitemap, ...documents, ...[...kinds.values()].flatMap(sampleOf)];
}

/** The first, which are the newest, and as many of the others, evenly. */
function sampleOf(paths: readonly string[]): string[] {
	if (paths.length <= newest + others) return [...paths];
	const step = (paths.length - newest) / others;
	const spread = Array.from({ length: others }, (_, place) => paths[newest + Math.floor(place * step)]);
	return [...paths.slice(0, newest), ...spread.filter((path) => path !== undefined)];
}

const scripts = /<script\b[\s\S]*?<\/script>/g;
const betweenWords = /[\s<>]+/;

/** The SHA-256 of a page's words and tags without scripts, in any order, as engines list rows. */
export function pageDigest(document: string): string {
	return sha256(document.replaceAll(scripts, "").split(betweenWords).toSorted().join("\n"));
}

const formats = [...mediaFormats, mailFormat] as const;
const pictureUrl = new RegExp(`${mediaPath}[\\w.-]+`, "g");

/** The content hashes of the pictures that a page shows. */
export function picturesIn(document: string): string[] {
	const found = [...document.matchAll(pictureUrl)].map(([url]) => hashOf(url));
	return found.filter((hash) => hash !== undefined);
}

/** The address of a picture in each format that the site makes, one picture after the other. */
export function pictureOfEachFormat(hashes: Iterable<string>): string[] {
	const each = [...hashes];
	return formats.flatMap((format, place) => {
		const hash = each[place % each.length];
		const width = format === mailFormat ? mailWidth : mediaWidths[0];
		return hash === undefined ? [] : [mediaUrl({ hash, width, format })];
	});
}

const builtServer = join(projectFolder, "build", "server");

/** Returns the fingerprint of a build: the SHA-256 of all built files of the server. */
export async function readProgram(folder = builtServer): Promise<string> {
	const names = await readdir(folder, { recursive: true });
	const digest = createHash("sha256");
	for (const name of names.filter((each) => each.endsWith(".js")).toSorted()) {
		digest.update(`${name}\n`).update(await readFile(join(folder, name)));
	}
	return digest.digest("hex");
}
