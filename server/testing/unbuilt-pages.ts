import { fileURLToPath } from "node:url";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { type ServerBuild, UNSAFE_withComponentProps, UNSAFE_withErrorBoundaryProps } from "react-router";
import * as entry from "#app/entry.server.tsx";
import * as root from "#app/root.tsx";
import routes from "#app/routes.ts";
import { serverBuild } from "./server-build.ts";

type Route = NonNullable<ServerBuild["routes"][string]>;
type Asset = NonNullable<ServerBuild["assets"]["routes"][string]>;
type Place = Omit<Route, "module">;
type Screen = Parameters<typeof UNSAFE_withComponentProps>[0];
type Failure = Parameters<typeof UNSAFE_withErrorBoundaryProps>[0];

const appFolder = fileURLToPath(new URL("../../app/", import.meta.url));

/** The root of the content area, which only the browser loads. */
const contentArea = "admin.layout.tsx";

/**
 * Returns a build of the readers' pages from their sources: each is answered whole, through the
 * real pipeline, and names files that were not built.
 */
export function unbuiltPages(): Promise<ServerBuild> {
	pages ??= buildPages();
	return pages;
}

/** The same for every site: it holds nothing of any. */
let pages: Promise<ServerBuild> | undefined;

async function buildPages(): Promise<ServerBuild> {
	const readers = routes.filter(({ file }) => file !== contentArea);
	const found = [served({ id: "root", path: "" }, root), ...(await below("root", readers))];
	return serverBuild({
		entry,
		routes: Object.fromEntries(found.map((route) => [route.id, route])),
		assets: { routes: Object.fromEntries(found.map((route) => [route.id, assetOf(route)])), imports: [] },
	});
}

async function below(parentId: string, entries: readonly RouteConfigEntry[]): Promise<Route[]> {
	const each = entries.map(async ({ id = "", file, path, index, children = [] }) => {
		const place = { id, parentId, ...(path !== undefined && { path }), ...(index && { index }) };
		return [served(place, await import(`${appFolder}${file}`)), ...(await below(id, children))];
	});
	return (await Promise.all(each)).flat();
}

/** Returns a route's module as React Router's own build leaves it: its components are handed their data. */
function served(place: Place, module: Route["module"]): Route {
	const { default: screen, ErrorBoundary: failure, ...rest } = module;
	return {
		...place,
		module: {
			...rest,
			default: UNSAFE_withComponentProps(screen as Screen),
			...(failure && { ErrorBoundary: UNSAFE_withErrorBoundaryProps(failure as Failure) }),
		},
	};
}

function assetOf({ module, ...place }: Route): Asset {
	return {
		...place,
		module: `/assets/${place.id}.js`,
		imports: [],
		hasAction: module.action !== undefined,
		hasLoader: module.loader !== undefined,
		hasClientAction: false,
		hasClientLoader: false,
		hasClientMiddleware: false,
		hasErrorBoundary: module.ErrorBoundary !== undefined,
		clientActionModule: undefined,
		clientLoaderModule: undefined,
		clientMiddlewareModule: undefined,
		hydrateFallbackModule: undefined,
	};
}
