import type { IncomingMessage, RequestListener } from "node:http";
import type { ServerBuild } from "react-router";
import { mediaPath } from "#app/features/media/media.ts";
import { isOwnIcon } from "#app/features/seo/icons/icons.http.server.ts";
import type { GuessCost } from "#app/features/session/access-code.server.ts";
import { defaultLanguage } from "#app/site/site-config.ts";
import { type Clock, systemClock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { quietOutages } from "#platform/database/quiet-outages.ts";
import type { OnStatement } from "#platform/database/statements.ts";
import type { Environment } from "#platform/environment.ts";
import { makeDataFolder, restrictToOwner } from "#platform/files/owner-only.ts";
import { readVersion } from "#platform/files/project-folder.ts";
import { openLog } from "#platform/log/log.ts";
import { composeSite, type Site } from "./composition/compose-site.ts";
import { outsideImages } from "./composition/outside-images.ts";
import { openStores } from "./composition/stores.ts";
import { businessDay } from "./delivery/business-day.ts";
import { contentAreaOrigin } from "./delivery/content-area-origin.ts";
import { edgeCache } from "./delivery/edge-cache.ts";
import { countOpenedPages } from "./delivery/opened-pages.ts";
import { pacedListener } from "./delivery/paced-listener.ts";
import { PageCache } from "./delivery/page-cache.ts";
import { sharedCacheHeaders } from "./delivery/shared-cache.ts";
import { loadBuiltFiles } from "./delivery/static-assets.ts";
import { openJobs } from "./jobs/site-jobs.ts";
import { logRefused, type RefusedRequest } from "./listener/refusals.ts";
import { type AnswerHeaders, answerHeaders } from "./middleware/security-headers.ts";
import { hearAnnouncements } from "./process/heard-announcements.ts";
import { prepareData, refuseDamagedFile } from "./process/prepare-data.ts";
import { siteApp } from "./routes/app.ts";
import { pageRenderer } from "./routes/pages.ts";

/** Pictures that have to be made or refused: about two milliseconds of a turn. */
const picturesPerTurn = 4;
/** Requests that wait for the start are answered before background jobs begin. */
const jobsAfterMs = 1_000;

type Options = {
	environment: Environment;
	build: ServerBuild;
	/** Folder of the browser's built files; undefined where the development server has them. */
	clientFolder: string | undefined;
	clock?: Clock;
	/** The cost of a guess at an access code; by default that of the owner's. */
	guessCost?: GuessCost;
};

/** Loads what opening the site asks for later, for a start that waits meanwhile. */
export async function loadAhead({ metricsToken, databaseUrl }: Environment): Promise<void> {
	if (metricsToken !== undefined) await import("./metrics/metrics.ts");
	if (databaseUrl !== undefined) await import("#platform/database/postgres.ts");
}

/** Opens the site: database, composed parts, application, jobs. @returns a new access code, too. */
export async function openSite({
	environment,
	build,
	clientFolder,
	clock = systemClock,
	guessCost,
}: Options) {
	const { siteUrl, trustProxy, pageCacheBytes, cdn } = environment;
	const { isAlone } = contentAreaOrigin(environment);
	const isForContentArea = ({ headers }: IncomingMessage) => isAlone(headers.host);
	const log = openLog(environment.logLevel, quietOutages());
	refuseDamagedFile(environment);
	await makeDataFolder(environment.dataDir);
	let onStatement: OnStatement | undefined;
	const isMeasured = environment.metricsToken !== undefined;
	const database = await openDatabase(
		environment,
		isMeasured ? (...statement) => onStatement?.(...statement) : undefined,
	);
	await hearAnnouncements(database);
	await restrictToOwner(environment.dataDir).catch((error: unknown) =>
		log.warn({ err: error }, "other accounts may be able to read the data folder"),
	);
	const stores = openStores(database, clock, {
		images: outsideImages(environment, log),
		guessCost,
		onPublished: async ({ id }) => log.info({ article: id }, "an article becomes public"),
	});
	const newAccessCode = await prepareData({ environment, database, clock, log });
	const version = await readVersion();
	await stores.runningVersion
		.note(version)
		.catch((error: unknown) => log.warn({ err: error }, "the version that runs could not be noted"));
	const site = composeSite({ config: environment, database, stores, clock, log });
	const { pictures, accessReady, readTexts, knownTexts, backups, copies } = site.services;
	const jobs = openJobs({ environment, database, site, clock, log });
	await jobs.publication.look();
	const app = siteApp(site, { renderPage: pageRenderer(site, build), noteMissed: jobs.missedAddresses.note });
	const headers = answerHeaders(siteUrl);
	const files = clientFolder === undefined ? new Map() : loadBuiltFiles(clientFolder, headers);
	const findFile = (address: string) => {
		const file = files.get(address);
		return file === undefined || isOwnIcon(address, knownTexts()) ? undefined : file;
	};
	const pages = new PageCache({
		revision: database.revision,
		day: businessDay(clock),
		maxBytes: pageCacheBytes,
		sharedHeaders: cdn && sharedCacheHeaders(cdn.seconds),
	});
	const metrics = await metricsOf(environment, database, site.services, headers);
	onStatement = metrics?.observeStatement;
	const fetch: typeof app.fetch = (request, ...bindings) => {
		metrics?.countHandled(request.url);
		return app.fetch(request, ...bindings);
	};
	const edge = { fetch, findFile, pages, log, isUncached: isForContentArea };
	const paced = pacedListener(edgeCache({ ...edge, headers, siteUrl, trustProxy }), {
		isPaced: ({ url = "" }) => url.startsWith(mediaPath) && !pictures.variants.isStored(url),
		perTurn: picturesPerTurn,
	});
	const countOpened = countOpenedPages(site.services.visitCounter, new URL(siteUrl).host);
	const listener: RequestListener = (incoming, outgoing) => {
		if (!isForContentArea(incoming)) countOpened(incoming);
		paced(incoming, outgoing);
	};
	const { name } = (await readTexts()).facts(defaultLanguage);

	/** Starts the jobs, with what an earlier process left to do. */
	function startJobs(): void {
		for (const job of Object.values(jobs)) job.start();
		pictures.prepareMissing();
	}

	const starting = setTimeout(startJobs, jobsAfterMs).unref();

	/** Lets every job and what it has begun end, then closes the database. */
	async function close(): Promise<void> {
		clearTimeout(starting);
		await accessReady.catch(() => undefined);
		const stopped = Object.values(jobs).map((job) => job.stop());
		await Promise.all([...stopped, pictures.stop(), backups.stop(), copies.stop()]);
		metrics?.close();
		await database.close();
	}

	return {
		app,
		jobs,
		listener: metrics?.observing(listener) ?? listener,
		headers,
		onRefused: (refused: RefusedRequest) => {
			logRefused(log, refused);
			metrics?.countRefused(refused);
		},
		name,
		version,
		engine: database.engine,
		newAccessCode,
		log,
		dropWaiting: pictures.dropWaiting,
		close,
	};
}

/** Loaded where they are asked for: their library stays out of memory otherwise. */
async function metricsOf(
	{ metricsToken: token }: Environment,
	database: Database,
	services: Site["services"],
	headers: AnswerHeaders,
) {
	if (token === undefined) return undefined;
	const { openMetrics } = await import("./metrics/metrics.ts");
	const { ping, pool } = database;
	const { state, log, visitCounter } = services;
	return openMetrics({ token, ping, pool, headers, state, log, visitTotals: visitCounter.totals });
}
