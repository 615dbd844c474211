import type { OpenAPIHono } from "@hono/zod-openapi";
import { json, problem } from "../platform/api";

const always = { 500: json(problem, "Something went wrong on our side; `message` gives a reference") };
const withInput = { 400: json(problem, "The input is invalid; `fields` says where") };
const withBody = {
	413: json(problem, "The body is too large"),
	415: json(problem, "The body is of another type than this call reads"),
};

/** Adds to each operation's document the refusals that the doors before every call give, so that none can forget them. */
export function documentDoors({ openAPIRegistry }: OpenAPIHono): void {
	for (const definition of openAPIRegistry.definitions) {
		if (definition.type !== "route") continue;
		const { route } = definition;
		const { params, query, body } = route.request ?? {};
		route.responses = {
			...(params || query || body ? withInput : {}),
			...(body ? withBody : {}),
			...always,
			...route.responses,
		};
	}
}
