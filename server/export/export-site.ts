import type { ServerBuild } from "react-router";
import { migrations } from "#migrations/index.ts";
import { isMigrated } from "#platform/database/migrate.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import type { Environment } from "#platform/environment.ts";
import { openPages } from "#server/archived-pages/open-pages.ts";
import { requireSite } from "#server/backup/require-site.ts";
import { withSnapshot } from "#server/backup/snapshot.ts";
import { writeArticles, writeAuthors, writePages } from "./documents.ts";
import { writeEvents } from "./events.ts";
import { type ExportFolder, fillFolder } from "./folder/export-folder.ts";
import type { Progress } from "./folder/export-progress.ts";
import { type ExportCounts, indexPage } from "./index-page.ts";
import { writeLetters } from "./letter-files.ts";
import { writeRedirects, writeTexts } from "./owner-texts.ts";
import { writeGuests, writeReaders } from "./people.ts";
import { writePictures } from "./picture-files.ts";
import { writeStaticCopy } from "./static-copy/static-copy.ts";
import { writeWordpress } from "./wordpress/wordpress-file.ts";

/** The site's tables are not those of this program. */
export class OtherVersionError extends Error {}

/** The built site: its pages, and the files of the browser. */
export type ExportedProgram = { build: ServerBuild; clientFolder: string };

export type ExportOptions = {
	/** True if readers and guests are exported, too. */
	withPeople: boolean;
	signal: AbortSignal;
	onProgress: Progress;
	instant: Date;
};

/** The lines that report what was written and what failed. */
export type Exported = { counts: ExportCounts; missed: string[] };

type Place = Pick<Environment, "dataDir" | "databaseUrl" | "siteUrl" | "mode"> &
	Partial<Pick<Environment, "imagePlace">>;

/**
 * Writes everything of a site, which may be running, as of one moment into a folder that needs no
 * program of ours. @throws NoSiteError, OtherVersionError, ExportFolderError.
 */
export async function exportSite(
	path: string,
	place: Place,
	program: ExportedProgram,
	options: ExportOptions,
): Promise<Exported> {
	await requireSite(place);
	const database = await openDatabase(place);
	try {
		if (!(await isMigrated(database, migrations))) {
			throw new OtherVersionError(
				"The tables are those of another version: start this version of the site once. Nothing was done.",
			);
		}
		return await fillFolder(path, options.signal, (folder) =>
			withSnapshot(database, async (snapshot) => {
				const { siteUrl, mode, dataDir, imagePlace } = place;
				const { build, clientFolder } = program;
				// Pictures that the site has made are taken from its cache.
				const parts = { siteUrl, mode, build, imagePlace, folder: dataDir, instant: options.instant };
				const pages = openPages({ ...parts, database: snapshot.database });
				try {
					return await writeParts(folder, pages, clientFolder, options);
				} finally {
					await pages.close();
				}
			}),
		);
	} finally {
		await database.close();
	}
}

type Pages = ReturnType<typeof openPages>;

async function writeParts(
	folder: ExportFolder,
	{ site, request }: Pages,
	clientFolder: string,
	{ withPeople, onProgress, instant }: ExportOptions,
): Promise<Exported> {
	const { stores, services } = site;
	const { siteUrl } = site.config;
	const pictures = await writePictures(folder, stores.media, onProgress);
	const parts = { folder, pictures, siteUrl, onProgress };
	const missed: string[] = [];
	const onMissed = (address: string, status: number) =>
		void missed.push(`${siteUrl}${address} does not open on the site itself: it answers ${status}.`);
	const readText = async (address: string) => (await request(address)).text();
	const counts = {
		pictures: pictures.count,
		articles: await writeArticles(parts, stores),
		pages: await writePages(parts, stores),
		authors: await writeAuthors(parts, stores),
		letters: await writeLetters(parts, site),
		events: await writeEvents(folder, stores, siteUrl, readText),
		texts: await writeTexts(folder, site),
		redirects: await writeRedirects(folder, site),
		wordpress: await writeWordpress(folder, site, onProgress),
		...(withPeople && {
			readers: await writeReaders(folder, stores, siteUrl),
			guests: await writeGuests(folder, stores),
		}),
		site: await writeStaticCopy({
			...{ folder, request, siteUrl, clientFolder, onProgress, onMissed },
			listPaths: services.listPaths,
		}),
	};
	const texts = await services.readTexts();
	const name = (language: Parameters<typeof texts.facts>[0]) => texts.facts(language).name;
	await folder.write("index.html", indexPage({ counts, instant, siteUrl, name }));
	if (missed.length > 0) await folder.write("MISSING.txt", `${missed.join("\n")}\n`);
	return { counts, missed };
}
