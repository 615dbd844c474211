import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Pool } from "pg";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { outcomes, widthNames } from "#app/features/visits/counted-kinds.ts";
import type { CountedKind, VisitCounter } from "#app/features/visits/visit-counter.server.ts";
import type { OnStatement } from "#platform/database/statements.ts";
import { droppedLogLines, type Log } from "#platform/log/log.ts";
import { methods, type RefusedRequest } from "#server/listener/refusals.ts";
import type { AnswerHeaders } from "#server/middleware/security-headers.ts";
import { observeState, type StateReader } from "./observe-state.ts";

const path = "/metrics";
/** Seconds from an answer out of memory to a picture that is made. */
const buckets = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10];

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

/**
 * Counters that start at 0: without it, alerts would take the first burst for no increase
 * (https://prometheus.io/docs/practices/instrumentation/#avoid-missing-metrics).
 */
const alertedRequests = [
	...[401, 429].map((status) => ({ route: "sign-in", method: "POST", status })),
	...routeNames.flatMap((route) =>
		["GET", "POST"].flatMap((method) => [500, 503, 507].map((status) => ({ route, method, status }))),
	),
];

type Parts = {
	/** Expected as `Authorization: Bearer`. */
	token: string;
	state: StateReader;
	/** Totals of visits by kind, since this process began. */
	visitTotals: VisitCounter["totals"];
	/** Throws when the database does not answer. */
	ping: () => Promise<void>;
	/** The connections to PostgreSQL; undefined on SQLite. */
	pool: Pool | undefined;
	/** The headers of every answer of the site. */
	headers: AnswerHeaders;
	log: Log;
};

function figuresOfAnswers(registers: Registry[]) {
	const requests = new Histogram({
		name: "http_request_duration_seconds",
		help: "Requests by route and status, and how long they took",
		labelNames: ["route", "method", "status"],
		buckets,
		registers,
	});
	for (const labels of alertedRequests) requests.zero(labels);
	const handled = new Counter({
		name: "ensemble_requests_handled_total",
		help: "Requests not answered from memory, those of pages being renderings; the rest is the cached share",
		labelNames: ["route"],
		registers,
	});
	for (const route of routeNames) handled.inc({ route }, 0);
	const statements = new Histogram({
		name: "ensemble_database_statement_seconds",
		help: "Statements by what they do, and how long the database took for them",
		labelNames: ["kind"],
		buckets: [0.0003, ...buckets, 30],
		registers,
	});
	return { requests, handled, statements };
}

/** Opens the metrics of this process for Prometheus, at `/metrics` and behind the token. */
export function openMetrics({ token, state, visitTotals, ping, pool, headers, log }: Parts) {
	const registry = new Registry();
	const registers = [registry];
	collectDefaultMetrics({ register: registry });
	const { requests, handled, statements } = figuresOfAnswers(registers);
	const observeStatement: OnStatement = (kind, seconds) => statements.observe({ kind }, seconds);
	observeLog(registers);
	observeVisits(visitTotals, registers);
	if (pool !== undefined) observePool(pool, registers);
	const refreshState = observeState({ registers, state, ping, log });

	/** Answers `/metrics`, and measures everything else that `listener` answers. */
	function observing(listener: RequestListener): RequestListener {
		return (incoming, outgoing) => {
			if (incoming.url === path) {
				answer(incoming, outgoing).catch((error: unknown) => {
					log.error({ err: error }, "the metrics could not be written");
					outgoing.destroy();
				});
				return;
			}
			const end = requests.startTimer();
			const { url = "", method = "" } = incoming;
			outgoing.once("close", () =>
				end({ route: routeOf(url), method: knownMethod(method), status: outgoing.statusCode }),
			);
			listener(incoming, outgoing);
		};
	}

	async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
		for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
		outgoing.setHeader("Cache-Control", "no-store");
		if (!isRight(incoming.headers.authorization, token)) {
			outgoing.writeHead(401, { "WWW-Authenticate": 'Bearer realm="metrics"' }).end();
			return;
		}
		await refreshState();
		outgoing.writeHead(200, { "Content-Type": registry.contentType }).end(await registry.metrics());
	}

	return {
		observing,
		observeStatement,
		/** Counts a request that was refused before the site was asked: its address is nobody's page. */
		countRefused: ({ status, request }: RefusedRequest) =>
			requests.observe({ route: "refused", method: knownMethod(request?.method ?? ""), status }, 0),
		/** Counts a request, by its whole address, that is not answered from memory. */
		countHandled: (address: string) => handled.inc({ route: routeOf(new URL(address).pathname) }),
		close: () => registry.clear(),
	};
}

const knownMethod = (method: string): string => (methods.includes(method) ? method : "other");

function isRight(authorization = "", token: string): boolean {
	const [given, expected] = [Buffer.from(authorization), Buffer.from(`Bearer ${token}`)];
	return given.length === expected.length && timingSafeEqual(given, expected);
}

function observeLog(registers: Registry[]): void {
	new Counter({
		name: "ensemble_log_lines_dropped_total",
		help: "Lines of the log that its disk or its reader did not take",
		registers,
		collect() {
			this.reset();
			this.inc(droppedLogLines());
		},
	});
}

/** Every kind starts at 0; readings on windows of any width are one. */
function observeVisits(totals: VisitCounter["totals"], registers: Registry[]): void {
	const counted: Record<string, readonly CountedKind[]> = {
		...Object.fromEntries(
			(["openings", "visits", "automatic", ...outcomes] as const).map((kind) => [kind, [kind]]),
		),
		reads: widthNames,
	};
	new Counter({
		name: "ensemble_visits_total",
		help: "Pages that were opened, visits, readings, openings by programs, and what visitors did",
		labelNames: ["kind"],
		registers,
		collect() {
			this.reset();
			for (const [kind, kinds] of Object.entries(counted)) {
				this.inc(
					{ kind },
					kinds.reduce((sum, one) => sum + (totals.get(one) ?? 0), 0),
				);
			}
		},
	});
}

function observePool(pool: Pool, registers: Registry[]): void {
	new Gauge({
		name: "ensemble_database_connections",
		help: "Connections of the pool, and requests that wait for one",
		labelNames: ["state"],
		registers,
		collect() {
			this.set({ state: "open" }, pool.totalCount);
			this.set({ state: "idle" }, pool.idleCount);
			this.set({ state: "waited-for" }, pool.waitingCount);
		},
	});
}

/** The route of an address, by which requests are counted. */
export function routeOf(url: string): string {
	const [path = ""] = url.split("?");
	return routes.find(([, address]) => address.test(path))?.[0] ?? otherRoute;
}
