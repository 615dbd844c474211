import type { ServerBuild } from "react-router";
import type { Database } from "#platform/database/database.ts";
import { type Environment, readEnvironment } from "#platform/environment.ts";
import { openLog } from "#platform/log/log.ts";
import { composeSite } from "#server/composition/compose-site.ts";
import { outsideImages } from "#server/composition/outside-images.ts";
import { openStores } from "#server/composition/stores.ts";
import { siteApp } from "#server/routes/app.ts";
import { pageRenderer } from "#server/routes/pages.ts";

type Parts = {
	/** Origin of every absolute address; no trailing slash. */
	siteUrl: string;
	database: Database;
	build: ServerBuild;
	mode: Environment["mode"];
	/** The cache folder of pictures. */
	folder: string;
	/** The time that the clock shows. */
	instant: Date;
	/** The place of images outside the database, if there is one. */
	imagePlace?: Environment["imagePlace"];
};

/** Opens the site over a database as of an instant: nothing listens, is logged, sent or begun. */
export function openPages({ siteUrl, database, build, mode, folder, instant, imagePlace }: Parts) {
	// Nobody is counted: limits would be stored on a connection of their own.
	const quiet: Database = { ...database, pool: undefined };
	const clock = () => instant;
	const stores = openStores(quiet, clock, { images: outsideImages({ imagePlace }) });
	const site = composeSite({
		config: readEnvironment({ NODE_ENV: mode, SITE_URL: siteUrl, DATA_DIR: folder, BACKUP_DIR: folder }),
		database: quiet,
		stores,
		clock,
		log: openLog("silent"),
	});
	const app = siteApp(site, { renderPage: pageRenderer(site, build) });
	const request = async (path: string): Promise<Response> => app.request(siteUrl + path);
	return {
		request,
		async read(path: string): Promise<{ status: number; text: string }> {
			const answer = await request(path);
			return { status: answer.status, text: await answer.text() };
		},
		site,
		close: site.services.pictures.stop,
	};
}
