/** `npm run dev`: reloads pages, and the server's own code at the next request. */
import { createServer as createHttpServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createServer } from "vite";
import type * as Development from "#server/development.ts";
import { readToolOptions } from "./tool-options.ts";

readToolOptions("npm run dev  serves the site with hot reload");
const vite = await createServer({ server: { middlewareMode: true }, appType: "custom" });
const load = () => vite.ssrLoadModule("/server/development.ts") as Promise<typeof Development>;

let current = await load();

/** Returns the newest site; the one before it lets go of its database. */
async function newest(): Promise<typeof Development> {
	const loaded = await load();
	if (loaded.site !== current.site) {
		await current.site.close();
		current = loaded;
	}
	return current;
}

const listener = getRequestListener(async (request, bindings) =>
	(await newest()).site.app.fetch(request, bindings),
);
const server = createHttpServer((request, response) =>
	vite.middlewares(request, response, () => listener(request, response)),
);
const { port, host, siteUrl } = current.environment;
server.listen(port, host, () => {
	console.log(`\nDeveloping at      ${siteUrl}`);
	if (current.site.newAccessCode !== undefined)
		console.log(`Access code        ${current.site.newAccessCode}`);
});

for (const signal of ["SIGINT", "SIGTERM"] as const) {
	process.once(signal, async () => {
		server.close();
		await vite.close();
		await current.site.close();
		process.exit(0);
	});
}
