import { setTimeout as pause } from "node:timers/promises";
import { askSite } from "./ask-site.ts";
import type { SiteSettings } from "./layout.ts";
import { commandOf, memoryOf, type Service } from "./service.ts";
import type { Trouble, Update } from "./update-state.ts";

/** The time limit of a request: three times that is what visitors of a site that hangs wait. */
const timeoutMs = 4_000;
/** A process that has ended is noticed by then: its visitors are refused meanwhile. */
const noticedWithinMs = 100;
/** The failed looks in a row that are no accident of a busy machine. */
const inARow = 3;
/** The failed requests since the last start, by `/metrics`: at least so many, and such a share of all. */
const failures = { least: 10, share: 0.05 };
const oldestMailSeconds = 300;

type Watched = { service: Service; settings: SiteSettings; update: Update; until: number };

/** Watches a version until its time is over. @returns what is wrong with it; undefined where all is well. */
export async function watchSite({ service, settings, update, until }: Watched): Promise<Trouble | undefined> {
	const { pages, bounds } = update;
	const first = await service.running();
	let row: Record<"silent" | "errors" | "memory" | "mails", number> = {
		silent: 0,
		errors: 0,
		memory: 0,
		mails: 0,
	};
	for (let look = 0; Date.now() < until; look += 1) {
		const process = await service.running();
		if (process === undefined || process.pid !== first?.pid) return "crash";
		const page = pages[look % pages.length] ?? "/";
		const [health, answer, metrics] = await Promise.all([
			askSite(settings.port, "/healthz", { timeoutMs }),
			askSite(settings.port, page, { timeoutMs }),
			readMetrics(settings),
		]);
		row = {
			silent: health?.status === 200 ? 0 : row.silent + 1,
			errors: isFailure(answer?.status) || metrics.isFailing ? row.errors + 1 : 0,
			memory: memoryOf(process.pid) > bounds.memoryMb ? row.memory + 1 : 0,
			mails: metrics.oldestMail > oldestMailSeconds ? row.mails + 1 : 0,
		};
		const trouble = (["silent", "errors", "memory", "mails"] as const).find((name) => row[name] >= inARow);
		if (trouble !== undefined) return trouble;
		await pauseWhileThere(process.pid, bounds.everyMs);
	}
	return undefined;
}

/** Waits for the next look, or until the process has ended. */
async function pauseWhileThere(pid: number, ms: number): Promise<void> {
	const end = Date.now() + ms;
	while (Date.now() < end && commandOf(pid) !== "") await pause(Math.min(noticedWithinMs, ms));
}

/** 503 and 507 say that a database is away or a disk full, whatever the version. */
const isFailure = (status: number | undefined): boolean =>
	status !== undefined && status >= 500 && status !== 503 && status !== 507;

/** Reads what the site measures of itself, where METRICS_TOKEN has it measure. */
async function readMetrics({ port, metricsToken: token }: SiteSettings) {
	const text =
		token === undefined ? "" : ((await askSite(port, "/metrics", { token, timeoutMs }))?.text ?? "");
	let all = 0;
	let failed = 0;
	for (const [, status, count] of text.matchAll(
		/^http_request_duration_seconds_count\{[^}]*status="(\d+)"[^}]*\} (\d+)/gm,
	)) {
		all += Number(count);
		if (isFailure(Number(status))) failed += Number(count);
	}
	const [, oldest] = /^ensemble_mails_oldest_seconds (\S+)/m.exec(text) ?? [];
	return {
		isFailing: failed >= failures.least && failed / all > failures.share,
		oldestMail: Number(oldest ?? 0),
	};
}
