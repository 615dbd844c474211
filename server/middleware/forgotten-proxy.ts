import { BlockList, isIP } from "node:net";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { MiddlewareHandler } from "hono";
import type { Log } from "#platform/log/log.ts";

const consequence = "without TRUST_PROXY=true all visitors count as one client in every limit";

/** Private networks and loopback (RFC 1918, RFC 4193): only a proxy connects from them. */
const nearby = new BlockList();
for (const [network, prefix] of [
	["127.0.0.0", 8],
	["10.0.0.0", 8],
	["172.16.0.0", 12],
	["192.168.0.0", 16],
] as const) {
	nearby.addSubnet(network, prefix);
}
nearby.addAddress("::1", "ipv6");
nearby.addSubnet("fc00::", 7, "ipv6");

/** Warns, at the start and once more, of a proxy that is not trusted: of https, or nearby. */
export function warnOfForgottenProxy(parts: {
	siteUrl: string;
	trustProxy: boolean;
	log: Log;
}): MiddlewareHandler {
	const { siteUrl, trustProxy, log } = parts;
	if (!trustProxy && siteUrl.startsWith("https:")) log.warn(`SITE_URL is https: ${consequence}`);
	let watching = !trustProxy;
	return async (context, next) => {
		if (watching && context.req.header("X-Forwarded-For") !== undefined) {
			const { address = "" } = context.env?.incoming ? getConnInfo(context).remote : {};
			const family = isIP(address);
			if (family !== 0 && nearby.check(address, family === 6 ? "ipv6" : "ipv4")) {
				watching = false;
				log.warn(`A proxy sends X-Forwarded-For: ${consequence}`);
			}
		}
		await next();
	};
}
