import type { ServerBuild } from "react-router";
import { onTestFinished } from "vitest";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import { readEnvironment } from "#platform/environment.ts";
import { type Log, openLog } from "#platform/log/log.ts";
import { steppingClock } from "#platform/testing/clock.ts";
import { freshDatabase } from "#platform/testing/fresh-database.ts";
import { type AtEnd, freshFolder } from "#platform/testing/fresh-folder.ts";
import { composeSite } from "#server/composition/compose-site.ts";
import { openStores, type Stores } from "#server/composition/stores.ts";
import type { RenderingLimits } from "#server/delivery/rendering-limit.ts";
import { siteApp } from "#server/routes/app.ts";
import { pageRenderer } from "#server/routes/pages.ts";
import { cheapGuess } from "./cheap-guess.ts";

const accessCode = "correct horse battery";

export type TestSiteOptions = {
	engine?: Database["engine"];
	/** A database that is there already, in place of a fresh one. */
	database?: Database;
	clock?: Clock;
	/** Renders pages from the stores in place of the built site. */
	page?: (stores: Stores, request: Request) => Promise<Response>;
	/** Answers with the pages of a build, as the site does. */
	build?: ServerBuild;
	siteUrl?: string;
	/** An origin of its own for the content area. */
	adminUrl?: string;
	/** A mail server; mails are written to the site's folder without one. */
	smtpUrl?: string;
	bounceAddress?: string;
	trustProxy?: boolean;
	/** Seconds that a CDN may keep pages. */
	cdnSeconds?: number;
	log?: Log;
	renderingLimits?: RenderingLimits;
	/** Has it closed at the end of something else than the test. */
	atEnd?: AtEnd;
	/** Decides which IP addresses pictures are fetched from; by default those of the internet. */
	isFetchable?: (address: string) => boolean;
};

/**
 * The real application over a fresh database, gone when the test ends. Pages need the built site
 * and answer 404 here: the browser tests open them.
 */
export async function testSite(options: TestSiteOptions = {}) {
	const { atEnd = onTestFinished } = options;
	const database = options.database ?? (await freshDatabase(options.engine ?? "sqlite", atEnd));
	const folder = await freshFolder(atEnd);
	const clock = options.clock ?? steppingClock();
	const stores = openStores(database, clock, { guessCost: cheapGuess });
	const site = composeSite({
		config: {
			...readEnvironment({
				NODE_ENV: "test",
				DATA_DIR: folder,
				SITE_URL: options.siteUrl,
				ADMIN_URL: options.adminUrl,
			}),
			cdn: options.cdnSeconds === undefined ? undefined : { seconds: options.cdnSeconds, purge: undefined },
			trustProxy: options.trustProxy ?? false,
			smtpUrl: options.smtpUrl,
			bounceAddress: options.bounceAddress,
		},
		database,
		stores,
		clock,
		log: options.log ?? openLog("silent"),
		isFetchable: options.isFetchable,
	});
	const { pictures, backups } = site.services;
	atEnd(pictures.stop);
	atEnd(backups.stop);
	const app = siteApp(site, {
		renderingLimits: options.renderingLimits,
		renderPage: options.build
			? pageRenderer(site, options.build)
			: async (request) => options.page?.(stores, request) ?? new Response("A page", { status: 404 }),
	});

	/** Sends a request with an optional JSON body and session token. */
	async function send(method: string, path: string, body?: unknown, token?: string): Promise<Response> {
		return app.request(path, {
			method,
			headers: {
				...(body === undefined ? {} : { "Content-Type": "application/json" }),
				...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
			},
			...(body === undefined ? {} : { body: JSON.stringify(body) }),
		});
	}

	/** Signs in as the administrator. @returns the session's token. */
	async function signIn(): Promise<string> {
		await stores.sessions.ensureAccessCode(accessCode);
		const response = await send("POST", "/api/admin/login", { password: accessCode });
		const { token } = (await response.json()) as { token: string };
		return token;
	}

	return { app, site, stores, database, pictures, folder, send, signIn, accessCode };
}
