import type { OpenAPIHono } from "@hono/zod-openapi";
import { contentAreaHeader } from "#app/api-client/session-cookies.ts";
import { usualTable } from "#app/features/events/event.ts";
import { keyedAfterIdleness, keyedOperations } from "#app/features/session/second-look.ts";
import type { SessionCookie } from "#app/features/session/session-cookie.server.ts";
import { json, problem } from "#platform/api/api.ts";
import type { Site } from "#server/composition/compose-site.ts";

/** The version of the API, as its document states it. */
const version = "1";

type Parts = Pick<Site, "services" | "config"> & {
	/** Names the cookie of a session. */
	cookie: Pick<SessionCookie, "sentName">;
};

/** Adds the document of the API, at its own address. */
export function addDocument(endpoints: OpenAPIHono, { services, config, cookie }: Parts): void {
	let written: ReturnType<typeof endpoints.getOpenAPI31Document> | undefined;
	const { openAPIRegistry: registry } = endpoints;
	registry.registerComponent("securitySchemes", "session", { type: "http", scheme: "bearer" });
	registry.registerComponent("securitySchemes", "browser", {
		type: "apiKey",
		in: "cookie",
		name: cookie.sentName,
		description: `The content area's own session: counts beside the header ${contentAreaHeader} alone.`,
	});
	endpoints.get("/api/openapi.json", async (context) => {
		const { values } = await services.readTexts();
		const stated = withDefaults(document(), usualTable(values));
		return context.json({ ...stated, info: { title: values.name, version } });
	});

	/** Written at the first asking, and once: it takes ten times as long as a page's data. */
	function document() {
		if (written !== undefined) return written;
		completeOperations(endpoints);
		written = endpoints.getOpenAPI31Document({
			openapi: "3.1.0",
			info: { title: "", version },
			servers: [{ url: config.adminUrl }],
		});
		return written;
	}
}

const always = { 500: json(problem, "Something went wrong on our side; `message` gives a reference") };
const withInput = { 400: json(problem, "The input is invalid; `fields` says where") };
const withCapability = { 403: json(problem, "It is not open to the person who is signed in") };
const withKey = {
	403: json(
		problem,
		"It is not open to the person who is signed in, or the key must be given again first, at /api/admin/confirm",
	),
};
const withBody = {
	413: json(problem, "The body is too large"),
	415: json(problem, "The body is of another type than this call reads"),
};

/** Adds to each operation's document its id and the error responses of the middleware before it. */
function completeOperations({ openAPIRegistry }: OpenAPIHono): void {
	for (const definition of openAPIRegistry.definitions) {
		if (definition.type !== "route") continue;
		const { route } = definition;
		const { params, query, body } = route.request ?? {};
		route.operationId = operationId(route.method, route.path);
		route.responses = {
			...(params || query || body ? withInput : {}),
			...(body ? withBody : {}),
			...(isOpenToSomeAlone(route) ? withCapability : {}),
			...(isKeyed(route) ? withKey : {}),
			...always,
			...route.responses,
		};
	}
}

function isOpenToSomeAlone(route: object): boolean {
	return "x-capability" in route && route["x-capability"] !== "own";
}

function isKeyed({ method, path }: { method: string; path: string }): boolean {
	const operation = `${method.toUpperCase()} ${path}`;
	return keyedOperations.includes(operation) || keyedAfterIdleness.includes(operation);
}

/** `get` and `/api/blog-posts/{id}/versions` become `getBlogPostsByIdVersions`. */
function operationId(method: string, path: string): string {
	const words = path
		.replace("/api/", "")
		.replace(/\{(\w+)\}/g, "by-$1")
		.split(/\W+/);
	return method + words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join("");
}

/** A document in which the fields of these names have these values by default. */
function withDefaults(document: object, defaults: Readonly<Record<string, string>>): object {
	return JSON.parse(JSON.stringify(document), (name, schema: unknown) => {
		const given = Object.hasOwn(defaults, name) ? defaults[name] : undefined;
		const hasDefault = typeof schema === "object" && schema !== null && "default" in schema;
		return given !== undefined && hasDefault ? { ...schema, default: given } : schema;
	});
}
