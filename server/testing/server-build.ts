import type { ServerBuild } from "react-router";

type Parts = {
	entry: ServerBuild["entry"]["module"];
	routes: ServerBuild["routes"];
	/** The built files that pages name: nobody built them. */
	assets: Pick<ServerBuild["assets"], "routes"> & { imports: string[] };
};

/** Returns a build as the server takes it, from parts that were never built. */
export function serverBuild({ entry, routes, assets }: Parts): ServerBuild {
	return {
		entry: { module: entry },
		routes,
		assets: {
			entry: { module: "/assets/entry.js", imports: assets.imports },
			routes: assets.routes,
			url: "/assets/manifest.js",
			version: "1",
		},
		publicPath: "/",
		assetsBuildDirectory: "build/client",
		future: {},
		ssr: true,
		isSpaMode: false,
		prerender: [],
		routeDiscovery: { mode: "lazy", manifestPath: "/assets/routes.json" },
	};
}
