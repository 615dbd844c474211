import type { Hono, MiddlewareHandler } from "hono";
import { ApiError } from "#platform/api/api-error.ts";

/** Refuses with 405 and `Allow` a method that a known address of the API does not have. */
export function refuseWrongMethods(api: Pick<Hono, "routes">): MiddlewareHandler {
	const methodsByPath = new Map<string, Set<string>>();
	for (const { method, path } of api.routes) {
		if (method === "ALL") continue;
		methodsByPath.set(path, (methodsByPath.get(path) ?? new Set()).add(method));
	}
	const known = [...methodsByPath].map(([path, methods]) => ({ pattern: patternOf(path), methods }));

	return async (context, next) => {
		const methods = new Set(
			known.filter(({ pattern }) => pattern.test(context.req.path)).flatMap((entry) => [...entry.methods]),
		);
		const asked = context.req.method === "HEAD" ? "GET" : context.req.method;
		if (methods.size > 0 && !methods.has(asked)) {
			context.header("Allow", [...methods].sort().join(", "));
			throw new ApiError(405, "wrong-method", "This address does not accept that method.");
		}
		await next();
	};
}

/** The patterns of paths, which are the same of every site of a process. */
const patterns = new Map<string, RegExp>();

function patternOf(path: string): RegExp {
	const known = patterns.get(path);
	if (known !== undefined) return known;
	const pattern = new RegExp(`^${path.replace(/:\w+(\{[^}]*\})?/g, "[^/]+")}$`);
	patterns.set(path, pattern);
	return pattern;
}
