import type { ServerBuild } from "react-router";
import type { Database } from "#platform/database/database.ts";
import type { Environment } from "#platform/environment.ts";
import { openLog } from "#platform/log/log.ts";
import { composeSite } from "#server/composition/compose-site.ts";
import { openStores } from "#server/composition/stores.ts";
import { siteApp } from "#server/routes/app.ts";
import { pageRenderer } from "#server/routes/pages.ts";

/** In every absolute address: the same wherever an archive is written and checked. */
const siteUrl = "https://archive.example";

type Parts = {
	database: Database;
	build: ServerBuild;
	mode: Environment["mode"];
	/** The cache folder of pictures. */
	folder: string;
	/** The time that the clock shows. */
	instant: Date;
};

/** The site over a database as of an instant: nothing listens, is logged, sent or begun. */
export function openPages({ database, build, mode, folder, instant }: Parts) {
	// Nobody is counted: limits would be stored on a connection of their own.
	const quiet: Database = { ...database, pool: undefined };
	const clock = () => instant;
	const stores = openStores(quiet, clock);
	const site = composeSite({
		config: {
			mode,
			siteUrl,
			trustProxy: false,
			dataDir: folder,
			backupDir: folder,
			databaseUrl: undefined,
			smtpUrl: undefined,
			mailFrom: undefined,
			mailRate: undefined,
			bounceAddress: undefined,
			dkim: undefined,
			adminAccessCode: undefined,
			gaMeasurementId: undefined,
			metaPixelId: undefined,
		},
		database: quiet,
		stores,
		clock,
		log: openLog("silent"),
	});
	const app = siteApp(site, { renderPage: pageRenderer(site, build) });
	return {
		async read(path: string): Promise<{ status: number; text: string }> {
			const answer = await app.request(siteUrl + path);
			return { status: answer.status, text: await answer.text() };
		},
		/** The content hashes of the library's pictures. */
		listPictures: stores.media.listHashes,
		close: site.services.pictures.stop,
	};
}
