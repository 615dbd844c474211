import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import type { MachineState, StoredState } from "#app/features/state/site-state.ts";
import { outcomes } from "#app/features/visits/counted-kinds.ts";
import { visitCounter } from "#app/features/visits/visit-counter.server.ts";
import { openLog } from "#platform/log/log.ts";
import { answerHeaders } from "#server/middleware/security-headers.ts";
import { openMetrics, routeOf } from "./metrics.ts";
import type { StateReader } from "./observe-state.ts";

/** The names of figures in an expression of Prometheus. */
const named = /\b(?:ensemble|http|nodejs|process)_[a-z0-9_]+/g;
const token = "a token of sixteen";

const form = {
	fact: "apply",
	language: "en",
	address: "https://forms.agency.test/apply",
	askedAt: "2026-01-15T09:00:00.000Z",
	status: 404,
} as const;

const machine: MachineState = {
	version: "1.2.3",
	hasBackupsOnDataDisk: false,
	lastUpdate: null,
	hasMailServer: true,
	unsentMails: 0,
	backup: { trouble: "old", newestAt: new Date(Date.now() - 60_000).toISOString() },
	copies: { trouble: null, copiedAt: new Date(Date.now() - 60_000).toISOString(), place: "s3://copies" },
	freeBytes: 5_000_000,
	backupFreeBytes: 7_000_000,
};

const stored: StoredState = {
	versionSince: null,
	mails: { waiting: 3, failed: 1, oldestAt: new Date(Date.now() - 90_000).toISOString() },
	letters: {
		...{ waiting: 12, failed: 2, givenUp: 0, heldUntil: null },
		oldestAt: new Date(Date.now() - 600_000).toISOString(),
	},
	forms: [
		{ ...form, failingSince: "2026-01-15T08:00:00.000Z", isDead: true },
		{ ...form, failingSince: "2026-01-15T08:00:00.000Z", isDead: false },
	],
	database: "damaged" as const,
	guestsToTell: 0,
	movedPages: [],
	searchEngines: null,
	deadLinks: [],
	promisesReadAt: null,
};

const reader: StateReader = { readMachine: async () => machine, readStored: async () => stored };

/** A listener that answers 200, or what its address asks for, measured. */
async function measured(some: Partial<StateReader> = {}, ping: () => Promise<void> = async () => undefined) {
	const log = openLog("silent");
	const headers = answerHeaders("https://ensemble.example");
	const { count, totals } = visitCounter(() => new Date());
	const state = { ...reader, ...some };
	const metrics = openMetrics({ token, state, visitTotals: totals, ping, pool: undefined, headers, log });
	const server = createServer(
		metrics.observing((incoming, outgoing) => {
			metrics.countHandled(`http://x${incoming.url}`);
			outgoing.statusCode = Number(new URL(incoming.url ?? "", "http://x").searchParams.get("status") ?? 200);
			outgoing.end("answered");
		}),
	);
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	onTestFinished(() => {
		server.close();
		server.closeAllConnections();
		metrics.close();
	});
	const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	const ask = (authorization?: string) =>
		fetch(`${url}/metrics`, { headers: authorization === undefined ? {} : { Authorization: authorization } });
	const read = async () => (await ask(`Bearer ${token}`)).text();
	const { observeStatement, countRefused } = metrics;
	return { url, ask, read, observeStatement, countRefused, countVisit: count };
}

it("the metrics page is for those who name the token", async () => {
	const { ask } = await measured();
	for (const authorization of [undefined, token, "Bearer wrong", `Bearer ${token}x`, "Bearer "]) {
		const answer = await ask(authorization);
		expect([answer.status, await answer.text()]).toEqual([401, ""]);
	}
	const answer = await ask(`Bearer ${token}`);
	expect(answer.status).toBe(200);
	expect(answer.headers.get("Content-Type")).toMatch(/^text\/plain; version=0\.0\.4/);
	expect(answer.headers.get("Cache-Control")).toBe("no-store");
});

it("the metrics page has the headers of every answer, with and without the token", async () => {
	const { ask } = await measured();
	for (const answer of [await ask(), await ask(`Bearer ${token}`)]) {
		const sent = Object.fromEntries(answer.headers);
		expect(sent).toMatchObject(answerHeaders("https://ensemble.example"));
	}
});

it("the metrics page counts requests by route, method and status, and holds no address", async () => {
	const { url, read } = await measured();
	for (const path of ["/blog/a-secret-title", "/blog/another", "/api/admin/login?status=401"]) {
		await (await fetch(url + path)).text();
	}
	await (await fetch(`${url}/api/newsletter`, { method: "POST" })).text();
	const text = await read();
	expect(text).toContain('http_request_duration_seconds_count{route="page",method="GET",status="200"} 2');
	expect(text).toContain('http_request_duration_seconds_count{route="sign-in",method="GET",status="401"} 1');
	expect(text).toContain('http_request_duration_seconds_count{route="sign-up",method="POST",status="200"} 1');
	expect(text).toContain('ensemble_requests_handled_total{route="page"} 2');
	expect(text).toContain('ensemble_requests_handled_total{route="sign-up"} 1');
	expect(text).not.toContain("secret");
});

it("the metrics page counts what was refused before the site was asked, apart from its pages", async () => {
	const { read, countRefused } = await measured();
	countRefused({ requestId: "1", status: 405, request: { method: "BREW", url: "/blog", headers: {} } });
	countRefused({ requestId: "2", status: 503, request: { method: "GET", url: "/blog", headers: {} } });
	countRefused({ requestId: "3", status: 431 });
	const text = await read();
	for (const labels of [
		'method="other",status="405"',
		'method="GET",status="503"',
		'method="other",status="431"',
	]) {
		expect(text).toContain(`http_request_duration_seconds_count{route="refused",${labels}} 1`);
	}
	expect(text).not.toMatch(/^http_request_duration_seconds_count\{route="page",.*\} [1-9]/m);
});

it("the metrics page tells how often what was counted of visits, from 0", async () => {
	const { read, countVisit } = await measured();
	const kinds = async () =>
		[...(await read()).matchAll(/^ensemble_visits_total\{kind="(\w+)"\} (\d+)$/gm)].map((found) =>
			found.slice(1),
		);
	const none = await kinds();
	expect(none.map(([kind]) => kind).toSorted()).toEqual(
		["openings", "visits", "automatic", "reads", ...outcomes].toSorted(),
	);
	expect(new Set(none.map(([, count]) => count))).toEqual(new Set(["0"]));
	const home = { page: "/", language: "fr" } as const;
	countVisit(home, "unknown", "openings", "visits");
	countVisit(home, "unknown", "narrow");
	countVisit(home, "unknown", "wide", "application");
	expect((await kinds()).filter(([, count]) => count !== "0")).toEqual([
		["openings", "1"],
		["visits", "1"],
		["application", "1"],
		["reads", "2"],
	]);
});

it("the metrics page tells how the site is, and the process", async () => {
	const text = await (await measured()).read();
	for (const line of [
		'ensemble_version_info{version="1.2.3"} 1',
		"ensemble_database_up 1",
		"ensemble_mails_waiting 3",
		"ensemble_mails_failed 1",
		"ensemble_letters_waiting 12",
		"ensemble_letters_failed 2",
		"ensemble_backup_ok 0",
		"ensemble_copy_ok 1",
		"ensemble_database_writable 0",
		"ensemble_forms_dead 1",
		"ensemble_disk_free_bytes 5000000",
		"ensemble_backup_disk_free_bytes 7000000",
	]) {
		expect(text.split("\n")).toContain(line);
	}
	expect(Number(/^ensemble_mails_oldest_seconds (.+)$/m.exec(text)?.[1])).toBeGreaterThanOrEqual(90);
	expect(Number(/^ensemble_letters_oldest_seconds (.+)$/m.exec(text)?.[1])).toBeGreaterThanOrEqual(600);
	expect(text).toMatch(/^process_resident_memory_bytes /m);
	expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
});

it("the metrics page tells how long statements take, and how many lines of the log were dropped", async () => {
	const { read, observeStatement } = await measured();
	observeStatement("read", 0.002);
	observeStatement("read", 0.2);
	observeStatement("write", 40);
	const lines = (await read()).split("\n");
	for (const line of [
		'ensemble_database_statement_seconds_count{kind="read"} 2',
		'ensemble_database_statement_seconds_bucket{le="0.003",kind="read"} 1',
		'ensemble_database_statement_seconds_bucket{le="30",kind="write"} 0',
		"ensemble_log_lines_dropped_total 0",
	]) {
		expect(lines).toContain(line);
	}
});

it("the metrics page says that the database is away, shows no figure of before, and those of files and disks all the same", async () => {
	let isAway = false;
	const { read } = await measured(undefined, async () => {
		if (isAway) throw new Error("away");
	});
	expect(await read()).toMatch(/^ensemble_mails_waiting 3$/m);
	isAway = true;
	const text = await read();
	expect(text).toMatch(/^ensemble_database_up 0$/m);
	expect(text).not.toMatch(/^ensemble_(mails_|letters_|forms_|database_(?:writable|answer_seconds))/m);
	expect(text).toMatch(/^ensemble_version_info\{version="1.2.3"\} 1$/m);
	expect(text).toMatch(/^ensemble_disk_free_bytes 5000000$/m);
	expect(text).toMatch(/^ensemble_backup_disk_free_bytes 7000000$/m);
	expect(text).toMatch(/^ensemble_backup_ok 0$/m);
	expect(text).toMatch(/^ensemble_backup_age_seconds [6-9]\d/m);
	isAway = false;
	expect(await read()).toMatch(/^ensemble_database_up 1$/m);
});

it("the metrics page takes no file that cannot be read for a database that is away, nor the one for the other", async () => {
	const unreadable = async () => {
		throw new Error("EACCES: permission denied, scandir 'backups'");
	};
	const ofDatabase = await (await measured({ readMachine: unreadable })).read();
	expect(ofDatabase).toMatch(/^ensemble_database_up 1$/m);
	expect(ofDatabase).toMatch(/^ensemble_database_answer_seconds /m);
	expect(ofDatabase).toMatch(/^ensemble_mails_waiting 3$/m);
	expect(ofDatabase).not.toMatch(/^ensemble_(backup_ok|disk_free_bytes) /m);
	const ofMachine = await (await measured({ readStored: unreadable })).read();
	expect(ofMachine).toMatch(/^ensemble_database_up 1$/m);
	expect(ofMachine).toMatch(/^ensemble_backup_ok 0$/m);
	expect(ofMachine).not.toMatch(/^ensemble_mails_waiting /m);
});

it("the metrics page knows no age of backups where there are none", async () => {
	const none = { backup: { trouble: "none", newestAt: null }, copies: null } as const;
	const readMachine = async () => ({ ...machine, ...none });
	expect(await (await measured({ readMachine })).read()).not.toMatch(/^ensemble_(backup_age|copy_\w+) /m);
});

it("the metrics page has every figure of the alert rules and the dashboard of docs/monitoring", async () => {
	const { url, read, observeStatement } = await measured();
	await (await fetch(`${url}/blog`)).text();
	observeStatement("read", 0.002);
	const known = new Set([...(await read()).matchAll(/^(\w+?)(?:\{[^}]*\})? /gm)].map(([, name]) => name));
	const asked = ["alerts.yml", "grafana.json"].flatMap((file) =>
		[...readFileSync(`docs/monitoring/${file}`, "utf8").matchAll(named)].map(([name]) => name),
	);
	// This one is there on PostgreSQL alone.
	const missing = asked.filter((name) => !known.has(name) && name !== "ensemble_database_connections");
	expect(asked.length).toBeGreaterThan(20);
	expect(missing).toEqual([]);
});

it("alert rules ask for the growth only of figures that never fall", () => {
	const asked = ["alerts.yml", "grafana.json"].flatMap((file) =>
		[...readFileSync(`docs/monitoring/${file}`, "utf8").matchAll(/\b(?:i?rate|increase)\((\w+)/g)].map(
			([, name = ""]) => name,
		),
	);
	expect(asked.length).toBeGreaterThan(4);
	expect(asked.filter((name) => !/_(?:total|count|sum|bucket)$/.test(name))).toEqual([]);
});

it.each([
	["/", "page"],
	["/fr/blog?search=amour", "page"],
	["/assets/entry-abc.js", "asset"],
	["/media/abc-1600.webp", "media"],
	["/share/en/home.png", "media"],
	["/api/blog-posts/one", "api"],
	["/api/admin/stats", "api-admin"],
	["/admin", "content-area"],
	["/administration", "page"],
	["/sitemap.xml", "file"],
	["/readyz", "health"],
	["", "page"],
])("the metrics page counts %s as %s", (url, route) => {
	expect(routeOf(url)).toBe(route);
});

it("the metrics page starts the figures of alert rules at 0", async () => {
	const { read } = await measured();
	const text = await read();
	for (const labels of [
		'route="sign-in",method="POST",status="401"',
		'route="sign-in",method="POST",status="429"',
		'route="page",method="GET",status="503"',
		'route="page",method="GET",status="500"',
	]) {
		expect(text).toContain(`http_request_duration_seconds_count{${labels}} 0`);
	}
	expect(text).toContain('ensemble_requests_handled_total{route="page"} 0');
});
