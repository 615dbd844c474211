import type { OpenAPIHono } from "@hono/zod-openapi";
import { keyedAfterIdleness, keyedOperations } from "#app/features/session/second-look.ts";
import { json, problem } from "#platform/api/api.ts";

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
export function completeOperations({ openAPIRegistry }: OpenAPIHono): void {
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
export function withDefaults(document: object, defaults: Readonly<Record<string, string>>): object {
	return JSON.parse(JSON.stringify(document), (name, schema: unknown) => {
		const given = Object.hasOwn(defaults, name) ? defaults[name] : undefined;
		const hasDefault = typeof schema === "object" && schema !== null && "default" in schema;
		return given !== undefined && hasDefault ? { ...schema, default: given } : schema;
	});
}
