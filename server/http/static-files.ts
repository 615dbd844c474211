import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";

const yearSeconds = 31_536_000;
const hourSeconds = 3_600;

/** Serves the built files of the browser. Those under /assets carry a hash in their name and never change. */
export function staticFiles(folder: string): Hono {
	return new Hono()
		.use(
			"/assets/*",
			serveStatic({
				root: folder,
				onFound: (_path, context) =>
					context.header("Cache-Control", `public, max-age=${yearSeconds}, immutable`),
			}),
		)
		.use(
			"/:file{.+\\.(svg|png|ico|webmanifest)}",
			serveStatic({
				root: folder,
				onFound: (_path, context) => context.header("Cache-Control", `public, max-age=${hourSeconds}`),
			}),
		);
}
