import { operationsOf } from "./api-document.ts";
import type { testSite } from "./test-site.ts";

type Send = Awaited<ReturnType<typeof testSite>>["send"];

/** Feeds, calendars and other files, in each language that they have. */
export const files = [
	...["/feed.xml", "/fr/feed.xml", "/sitemap.xml", "/robots.txt", "/events.ics", "/events.ics?discreet"],
	...["/fr/events.ics", "/healthz", "/readyz", "/api/openapi.json", "/site.webmanifest"],
	"/.well-known/security.txt",
];

/**
 * Returns the answers without a session of every operation of the API and every file, as text with
 * its headers. The operations are called for what `fill` puts into their paths; `more` are
 * addresses beside.
 */
export async function answersWithoutSession(
	send: Send,
	fill: (path: string) => string,
	more: readonly string[],
): Promise<string[]> {
	const document = (await (await send("GET", "/api/openapi.json")).json()) as Parameters<
		typeof operationsOf
	>[0];
	const calls = operationsOf(document).map(({ method, path }) => ({
		method,
		path: fill(path).replace(/\{\w+\}/g, "none"),
	}));
	const lines: string[] = [];
	for (const { method, path } of [
		...calls,
		...[...files, ...more].map((path) => ({ method: "GET", path })),
	]) {
		const answer = await send(method, path, method === "GET" || method === "DELETE" ? undefined : {});
		lines.push(`${method} ${path}\n${await answer.text()}\n${JSON.stringify([...answer.headers])}`);
	}
	return lines;
}
