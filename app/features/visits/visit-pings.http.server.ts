import { Hono } from "hono";
import { linkOutcomes } from "./counted-kinds.ts";
import { isProgram, isUncounted } from "./opening.ts";
import { visitPingsPath } from "./visit.ts";
import { countedPage, type VisitCounter } from "./visit-counter.server.ts";

/** Takes the pings of links that are followed without scripts, which say on which page they stand. */
export function visitPings({ count }: Pick<VisitCounter, "count">, siteUrl: string): Hono {
	const { host } = new URL(siteUrl);
	return new Hono().post(`${visitPingsPath}/:outcome`, (context) => {
		const headers = context.req.header();
		const outcome = linkOutcomes.find((name) => name === context.req.param("outcome"));
		const from = URL.parse(headers["ping-from"] ?? "");
		const isOwn = from?.host === host && (headers["sec-fetch-site"] ?? "same-origin") === "same-origin";
		if (outcome !== undefined && isOwn && !isUncounted(headers) && !isProgram(headers)) {
			count(countedPage(from.pathname), "unknown", outcome);
		}
		return context.body(null, 204);
	});
}
