import { Hono } from "hono";

/** Returns the path of the file that proves that a key is the site's. */
export function keyFilePath(key: string): string {
	return `/${key}.txt`;
}

/** Serves the file of the site's IndexNow key (https://www.indexnow.org/documentation). */
export function keyFileRoutes(findState: () => Promise<{ key: string } | undefined>): Hono {
	return new Hono().get("/:file{[0-9a-f]{32}\\.txt}", async (context, next) => {
		const state = await findState();
		if (state === undefined || context.req.path !== keyFilePath(state.key)) return next();
		return context.text(state.key, 200, { "Cache-Control": "no-store" });
	});
}
