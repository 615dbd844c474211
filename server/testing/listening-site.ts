import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { systemClock } from "#platform/clock.ts";
import { openLog } from "#platform/log/log.ts";
import { businessDay } from "#server/delivery/business-day.ts";
import { CachedResponse } from "#server/delivery/cached-response.ts";
import { contentAreaOrigin } from "#server/delivery/content-area-origin.ts";
import { edgeCache } from "#server/delivery/edge-cache.ts";
import { PageCache } from "#server/delivery/page-cache.ts";
import { sharedCacheHeaders } from "#server/delivery/shared-cache.ts";
import { openServer, type ServerOptions, type ServerTimeouts } from "#server/listener/http-server.ts";
import { answerHeaders } from "#server/middleware/security-headers.ts";
import { type TestSiteOptions, testSite } from "./test-site.ts";

const defaultSiteUrl = "http://localhost:3000";

type ListeningOptions = Partial<Omit<ServerOptions, "times">> & {
	timeouts?: ServerTimeouts;
	pageCacheBytes?: number;
};

/**
 * The real application behind its cache on a port of its own, with one built file, gone when the
 * test ends.
 */
export async function listeningSite(options: TestSiteOptions & ListeningOptions = {}) {
	const site = await testSite(options);
	const siteUrl = options.siteUrl ?? defaultSiteUrl;
	const trustProxy = options.trustProxy ?? false;
	const headers = answerHeaders(siteUrl);
	const { isAlone } = contentAreaOrigin(site.site.config);
	const script = { ...headers, "content-type": "text/javascript" };
	const files = new Map([["/assets/a.js", new CachedResponse(200, script, Buffer.from("1"), "never")]]);
	const pages = new PageCache({
		revision: site.database.revision,
		day: businessDay(options.clock ?? systemClock),
		maxBytes: options.pageCacheBytes ?? 1e7,
		sharedHeaders: options.cdnSeconds === undefined ? undefined : sharedCacheHeaders(options.cdnSeconds),
	});
	const log = options.log ?? openLog("silent");
	const listener = edgeCache({
		fetch: site.app.fetch,
		findFile: (address) => files.get(address),
		isUncached: ({ headers }) => isAlone(headers.host),
		...{ pages, log, headers, siteUrl, trustProxy },
	});
	const server = openServer(listener, headers, {
		...options,
		trustProxy,
		timeouts: options.timeouts,
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	onTestFinished(() => {
		server.close();
		server.closeAllConnections();
	});
	const { port } = server.address() as AddressInfo;
	return { ...site, server, port, url: `http://127.0.0.1:${port}` };
}
