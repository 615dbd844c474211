import type { ServerBuild } from "react-router";
import type { PolicyFacts } from "#app/document/document.context.ts";
import { type MeasurementIds, measurementIds } from "#app/features/analytics/analytics-events.ts";
import { measurementHosts } from "#app/features/analytics/measurement-hosts.ts";
import { newsletterSignUp } from "#app/features/newsletter/signup/sign-up.server.ts";
import { migrations } from "#migrations/index.ts";
import { type Clock, systemClock } from "#platform/clock.ts";
import { openDatabase } from "#platform/database/database.ts";
import { isMigrated, migrate } from "#platform/database/migrate.ts";
import type { Environment } from "#platform/environment.ts";
import { restrictToOwner } from "#platform/files/owner-only.ts";
import { openLog } from "#platform/log/log.ts";
import { businessDay } from "./delivery/business-day.ts";
import { edgeCache } from "./delivery/edge-cache.ts";
import { PageCache } from "./delivery/page-cache.ts";
import { loadBuiltFiles } from "./delivery/static-assets.ts";
import { remakeOutdatedHtml } from "./jobs/article-html.ts";
import { openMailing } from "./jobs/mail.ts";
import { openPictures, variantFilesOf } from "./jobs/pictures.ts";
import { publishOnTime } from "./jobs/publication.ts";
import { openLimits } from "./limits.ts";
import { contentSecurityPolicy } from "./middleware/content-security-policy.ts";
import { answerHeaders } from "./middleware/security-headers.ts";
import { siteApp } from "./routes/app.ts";
import { pageRenderer } from "./routes/pages.ts";
import { isEmpty } from "./seed/is-empty.ts";
import { openStores, type Stores } from "./stores.ts";

type Options = {
	environment: Environment;
	build: ServerBuild;
	/** Folder of the browser's built files; undefined where the development server has them. */
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
	await restrictToOwner(environment.dataDir).catch((error: unknown) =>
		log.warn({ err: error }, "other accounts may be able to read the data folder"),
	);
	const stores = openStores(database, clock);
	const newAccessCode = await database.exclusively(async () => {
		await migrate(database, migrations);
		if (await isEmpty(stores)) {
			// Loaded for the one start that needs it: the sample texts stay out of memory otherwise.
			const { seed } = await import("./seed/seed.ts");
			await seed({ stores, clock, variantFiles: variantFilesOf(environment.dataDir, log) });
		}
		return environment.adminAccessCode === undefined
			? stores.sessions.ensureAccessCode(undefined)
			: undefined;
	});
	const accessReady = takeConfiguredCode(stores, environment.adminAccessCode);
	accessReady.catch((error: unknown) => log.error({ err: error }, "the access code could not be checked"));
	const limits = openLimits(database);
	const takeSignUp = newsletterSignUp(stores.subscribers, limits.signUp);
	const mailing = openMailing({ environment, stores, clock, log });
	const measurement = measurementIds({
		analytics: environment.gaMeasurementId,
		pixel: environment.metaPixelId,
	});
	const publication = await publishOnTime(stores.articles.publishDue, log);
	const pictures = openPictures({ media: stores.media, dataDir: environment.dataDir, log });
	const app = siteApp({
		stores,
		accessReady,
		limits,
		takeSignUp,
		pictures,
		log,
		siteUrl: environment.siteUrl,
		trustProxy: environment.trustProxy,
		isReady: () => isMigrated(database, migrations).catch(() => false),
		renderPage: pageRenderer({
			build,
			stores,
			takeSignUp,
			countSearch: limits.search,
			siteUrl: environment.siteUrl,
			measurement,
			policyOf: documentPolicy(environment.mode, measurement),
			mode: environment.mode,
			log,
		}),
	});
	const headers = answerHeaders(environment.siteUrl);
	const files = clientFolder === undefined ? new Map() : loadBuiltFiles(clientFolder, headers);
	const pages = new PageCache({ revision: database.revision, day: businessDay(clock) });
	const { siteUrl } = environment;
	const listener = edgeCache({ fetch: app.fetch, files, pages, log, headers, siteUrl });
	mailing.start();
	const { remakeHtml } = stores.articles;
	const remaking = remakeOutdatedHtml({ remakeHtml, log });
	pictures.prepareMissing();

	/** Lets the mail that is being sent and the look for due articles end, then closes the database. */
	async function close(): Promise<void> {
		await accessReady.catch(() => undefined);
		await Promise.all([publication.stop(), remaking.stop(), mailing.stop(), pictures.stop()]);
		await database.close();
	}

	return { app, listener, headers, newAccessCode, log, dropWaiting: pictures.dropWaiting, close };
}

/** Pages that are being developed need inline scripts that no policy knows beforehand: they have none. */
function documentPolicy(mode: Environment["mode"], measurement: MeasurementIds | null) {
	const hosts = measurementHosts(measurement);
	const noHosts = measurementHosts(null);
	return ({ scripts, measured }: PolicyFacts) =>
		mode === "development" ? undefined : contentSecurityPolicy(scripts, measured ? hosts : noHosts);
}

/** Checking a code takes a third of a second by design: calls wait for it, pages need not. */
async function takeConfiguredCode({ sessions }: Stores, configured: string | undefined): Promise<void> {
	if (configured !== undefined) await sessions.ensureAccessCode(configured);
}
