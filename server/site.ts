import { join } from "node:path";
import type { ServerBuild } from "react-router";
import { measurementIds } from "../app/features/measurement/measurement";
import { mediaVariants } from "../app/features/media/media-variants.server";
import { migrations } from "../migrations/index";
import { pageRenderer } from "./http/pages";
import { siteApp } from "./http/site-app";
import { type Clock, systemClock } from "./platform/clock";
import { openDatabase } from "./platform/database";
import type { Environment } from "./platform/environment";
import { openLog } from "./platform/log";
import { isMigrated, migrate } from "./platform/migrate";
import { isEmpty } from "./seed/is-empty";
import { openStores } from "./stores";

type Options = {
	environment: Environment;
	build: ServerBuild;
	clientFolder: string | undefined;
	clock?: Clock;
};

/**
 * Composes the site: opens the database, brings its tables up to date, seeds an empty one, builds the stores and
 * the application over them. @returns the access code too, when one had to be made.
 */
export async function openSite({ environment, build, clientFolder, clock = systemClock }: Options) {
	const log = openLog(environment.logLevel);
	const database = await openDatabase(environment);
	const stores = openStores(database, clock);
	const newAccessCode = await database.exclusively(async () => {
		await migrate(database, migrations);
		if (await isEmpty(stores)) {
			// Loaded for the one start that needs it: the sample texts stay out of memory otherwise.
			const { seed } = await import("./seed/seed");
			await seed(stores, clock);
		}
		return stores.sessions.ensureAccessCode(environment.adminAccessCode);
	});
	const app = siteApp({
		stores,
		variants: mediaVariants(stores.media, join(environment.dataDir, "cache", "media")),
		log,
		siteUrl: environment.siteUrl,
		trustProxy: environment.trustProxy,
		isReady: () => isMigrated(database, migrations).catch(() => false),
		renderPage: pageRenderer({
			build,
			stores,
			siteUrl: environment.siteUrl,
			measurement: measurementIds({ analytics: environment.gaMeasurementId, pixel: environment.metaPixelId }),
			mode: environment.mode,
			log,
		}),
		clientFolder,
	});
	return { app, newAccessCode, log, close: () => database.close() };
}
