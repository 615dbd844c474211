/** Routes by address, the first match counts: few names, whatever the addresses. */
const routes: [name: string, address: RegExp][] = [
	["asset", /^\/assets\//],
	["media", /^\/(media|share)\//],
	["sign-in", /^\/api\/admin\/login$/],
	["sign-up", /^\/api\/newsletter$/],
	["api-admin", /^\/api\/admin\//],
	["api", /^\/api\//],
	["health", /^\/(healthz|readyz|metrics)$/],
	["content-area", /^\/admin(\/|$)/],
	["file", /\.\w+$/],
];

const otherRoute = "page";

/** Every route that requests are counted by. */
export const routeNames = [...routes.map(([name]) => name), otherRoute];

/** The route of an address, by which requests are counted. */
export function routeOf(url: string): string {
	const [path = ""] = url.split("?");
	return routes.find(([, address]) => address.test(path))?.[0] ?? otherRoute;
}
