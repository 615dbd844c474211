import { stat } from "node:fs/promises";
import { basename } from "node:path";
import type { ImportConsent } from "#app/features/newsletter/importing/imports.store.server.ts";
import { pathOf } from "#app/features/redirects/redirect.ts";
import { defaultLanguage, type Language } from "#app/site/site-config.ts";
import { migrations } from "#migrations/index.ts";
import { systemClock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import { isMigrated } from "#platform/database/migrate.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import type { Environment } from "#platform/environment.ts";
import { requireSite } from "#server/backup/require-site.ts";
import { outsideImages } from "#server/composition/outside-images.ts";
import { openStores, type Stores } from "#server/composition/stores.ts";
import { findExport } from "./files/find-export.ts";
import type { ImportFile } from "./files/import-file.ts";
import { openZip, type ZipContent } from "./files/zip-file.ts";
import { readGhostFile } from "./ghost/ghost-file.ts";
import { ghostPosts, languageOfGhost } from "./ghost/ghost-posts.ts";
import { articleImport } from "./import-articles.ts";
import { importedAuthors } from "./import-authors.ts";
import { importReaders, type Member, membersOfGhost, readMembers } from "./import-readers.ts";
import { pairedPosts } from "./paired-posts.ts";
import { firstOf, folderPictures, type PictureSource } from "./pictures/picture-source.ts";
import { takePictures } from "./pictures/take-pictures.ts";
import { zipPictures } from "./pictures/zip-pictures.ts";
import { type ImportedPost, ImportFileError, type LeftBehind, unknownSite } from "./post/imported-post.ts";
import type { ImportReport } from "./report.ts";
import { surveyWxr } from "./wordpress/survey.ts";
import { wordpressPosts } from "./wordpress/wordpress-posts.ts";

export type ImportOptions = {
	/** The language of texts that name none; undefined for that of the file. */
	language: Language | undefined;
	/** Publishes what was public, under its date. */
	publishes: boolean;
	/** Looks at everything and changes nothing. */
	isDry: boolean;
	/** A folder of the old site's pictures, or a zip of it. */
	pictures: string | undefined;
	/** Fetches pictures from the old site. */
	fetches: boolean;
	/** The address of the old site, where its file does not name it. */
	from: string | undefined;
	/** A table of members beside the file. */
	members: string | undefined;
	consent: ImportConsent | undefined;
	signal: AbortSignal;
	onProgress(what: string, count: number): void;
	/** Decides which IP addresses pictures are fetched from; by default those of the internet. */
	isFetchable?: (address: string) => boolean;
};

/** The parts of an export of another site. */
type OldSite = {
	siteUrl: string;
	language: Language;
	posts: AsyncIterable<ImportedPost> | Iterable<ImportedPost>;
	articlePaths: ReadonlySet<string>;
	groups: ReadonlyMap<string, number>;
	left: LeftBehind;
	members: Member[];
	/** The zip that the export came in. */
	zip: ZipContent | undefined;
};

/**
 * Adds what a file of another site holds to a site, which may be running. Again with the same file, it adds
 * what is missing and nothing twice. @throws NoSiteError, ImportFileError.
 */
export async function importSite(
	path: string,
	place: Pick<Environment, "dataDir" | "databaseUrl"> & Partial<Pick<Environment, "imagePlace">>,
	options: ImportOptions,
): Promise<ImportReport> {
	await requireSite(place);
	const old = await openOldSite(path, options);
	const database = await openDatabase(place);
	try {
		if (!(await isMigrated(database, migrations))) {
			throw new ImportFileError(
				"The tables are those of another version: start this version of the site once. Nothing was done.",
			);
		}
		const stores = openStores(database, systemClock, { images: outsideImages(place) });
		return await importInto(database, stores, basename(path), old, options);
	} finally {
		await database.close();
	}
}

async function openOldSite(path: string, options: ImportOptions): Promise<OldSite> {
	const members = options.members === undefined ? [] : await readMembers(options.members);
	const { kind, files, zip } = await findExport(path);
	try {
		if (kind === "wordpress") return { ...(await wordpressSite(files, options)), members, zip };
		const ghost = await ghostSite(files[0], options);
		return { ...ghost, members: [...ghost.members, ...members], zip };
	} catch (error) {
		zip?.close();
		throw error;
	}
}

async function ghostSite(file: ImportFile, options: ImportOptions): Promise<Omit<OldSite, "zip">> {
	const data = await readGhostFile(file, options.signal);
	const siteUrl = options.from?.replace(/\/+$/, "") ?? unknownSite;
	const language = options.language ?? languageOfGhost(data) ?? defaultLanguage;
	const left: LeftBehind = new Map();
	const articlePaths = new Set(data.posts.map(({ slug }) => pathOf(`${siteUrl}/${slug}`)));
	const posts = ghostPosts({ data, siteUrl, language, left });
	return { siteUrl, language, posts, articlePaths, left, groups: new Map(), members: membersOfGhost(data) };
}

async function wordpressSite(
	files: readonly ImportFile[],
	options: ImportOptions,
): Promise<Omit<OldSite, "members" | "zip">> {
	const survey = await surveyWxr(files, options.signal);
	const { articlePaths, groups, left } = survey;
	const siteUrl = survey.siteUrl || (options.from ?? unknownSite).replace(/\/+$/, "");
	const language = options.language ?? survey.language ?? defaultLanguage;
	const posts = wordpressPosts(files, survey, language, options.signal);
	return { siteUrl, language, posts, articlePaths, groups, left };
}

/** Opens the places in which pictures are looked for: what was named, then the zip of the export. */
async function openPictures(named: string | undefined, zip: ZipContent | undefined): Promise<PictureSource> {
	const own = zip === undefined ? [] : [zipPictures(zip)];
	if (named === undefined) return firstOf(own);
	if ((await stat(named)).isDirectory()) return firstOf([await folderPictures(named), ...own]);
	return firstOf([zipPictures(await openZip(named)), ...own]);
}

async function importInto(
	database: Database,
	stores: Stores,
	fileName: string,
	old: OldSite,
	options: ImportOptions,
): Promise<ImportReport> {
	const { isDry, signal, onProgress, publishes, fetches, isFetchable } = options;
	const source = await openPictures(options.pictures, old.zip);
	const pictures = takePictures({ media: stores.media, source, isFetched: fetches, isDry, isFetchable });
	const authors = await importedAuthors(stores.authors, isDry);
	const posts = {
		...{ pictures, siteUrl: old.siteUrl, articlePaths: old.articlePaths, publishes },
		...{ authorId: authors.idOf, now: systemClock() },
	};
	const articles = articleImport({ db: database.db, stores, posts, isDry });
	try {
		let count = 0;
		for await (const texts of pairedPosts(old.posts, old.groups)) {
			signal.throwIfAborted();
			await articles.add(texts);
			count += 1;
			onProgress("articles", count);
		}
		const done = await articles.finish();
		const { imports } = stores;
		const { consent } = options;
		const readers = await importReaders(old.members, {
			...{ imports, consent, language: old.language, fileName, isDry, signal },
		});
		if (!isDry) await database.analyze();
		const words = await stores.sessions.lastLanguage();
		return { ...done, readers, pictures: pictures.count(), authors: authors.added(), left: old.left, words };
	} finally {
		await pictures.close();
	}
}
