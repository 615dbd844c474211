import { open } from "node:fs/promises";
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
import { readGhostFile } from "./ghost/ghost-file.ts";
import { ghostPosts, languageOfGhost } from "./ghost/ghost-posts.ts";
import { articleImport } from "./import-articles.ts";
import { importedAuthors } from "./import-authors.ts";
import { importReaders, type Member, membersOfGhost, readMembers } from "./import-readers.ts";
import { pairedPosts } from "./paired-posts.ts";
import { folderPictures } from "./pictures/picture-source.ts";
import { takePictures } from "./pictures/take-pictures.ts";
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
	/** A folder of the old site's pictures. */
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
	const { signal } = options;
	const members = options.members === undefined ? [] : await readMembers(options.members);
	const kind = await kindOf(path);
	if (kind === "ghost") {
		const data = await readGhostFile(path, signal);
		const siteUrl = options.from?.replace(/\/+$/, "") ?? unknownSite;
		const language = options.language ?? languageOfGhost(data) ?? defaultLanguage;
		const left: LeftBehind = new Map();
		const articlePaths = new Set(data.posts.map(({ slug }) => pathOf(`${siteUrl}/${slug}`)));
		const posts = ghostPosts({ data, siteUrl, language, left });
		return {
			...{ siteUrl, language, posts, articlePaths, left, groups: new Map() },
			members: [...membersOfGhost(data), ...members],
		};
	}
	const survey = await surveyWxr(path, signal);
	const { articlePaths, groups, left } = survey;
	const siteUrl = survey.siteUrl || (options.from ?? unknownSite).replace(/\/+$/, "");
	const language = options.language ?? survey.language ?? defaultLanguage;
	const posts = wordpressPosts(path, survey, language, signal);
	return { siteUrl, language, posts, articlePaths, groups, left, members };
}

/** Tells the files apart by their first sign. @throws ImportFileError for one that is neither. */
async function kindOf(path: string): Promise<"wordpress" | "ghost"> {
	const file = await open(path);
	try {
		const { buffer, bytesRead } = await file.read(Buffer.alloc(512), 0, 512, 0);
		const begin = buffer
			.subarray(0, bytesRead)
			.toString("utf8")
			.replace(/^\ufeff/, "")
			.trimStart();
		if (begin.startsWith("<")) return "wordpress";
		if (begin.startsWith("{")) return "ghost";
		const hint = begin.startsWith("PK") || begin.startsWith("\u001f") ? ": unpack it first" : "";
		throw new ImportFileError(
			`${path} is neither an export of WordPress (XML) nor one of Ghost (JSON)${hint}. Nothing was done.`,
		);
	} finally {
		await file.close();
	}
}

async function importInto(
	database: Database,
	stores: Stores,
	fileName: string,
	old: OldSite,
	options: ImportOptions,
): Promise<ImportReport> {
	const { isDry, signal, onProgress, publishes, fetches, isFetchable } = options;
	const source = options.pictures === undefined ? undefined : await folderPictures(options.pictures);
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
