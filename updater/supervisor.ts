/**
 * Goes on with an update that is under way, whenever it is started: the unit `ensemble-update` where there is
 * systemd. `supervisor.ts --site`, elsewhere, also keeps the site running until it is stopped.
 */
import { dirname } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { carryOn } from "./carry-on.ts";
import { layoutOf } from "./layout.ts";
import { processService } from "./process-service.ts";
import { systemdService } from "./systemd-service.ts";

const lookEveryMs = 100;
/** The least time between two starts of a site that ends again and again. */
const startEveryMs = 1_000;
const stopMs = 20_000;

const layout = layoutOf(dirname(import.meta.dirname));
const service = layout.hasSystemd ? systemdService(layout) : processService(layout);
const log = (line: string) => process.stdout.write(`${new Date().toISOString()} ${line}\n`);
const keepsSite = process.argv.includes("--site");
const stopping = new AbortController();
let startedAt = Number.NEGATIVE_INFINITY;
for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => stopping.abort());

for (;;) {
	await carryOn({ layout, service, log });
	if (!keepsSite) break;
	if (stopping.signal.aborted) {
		await service.stop(stopMs);
		break;
	}
	if ((await service.running()) === undefined && performance.now() - startedAt >= startEveryMs) {
		startedAt = performance.now();
		await service.start();
	}
	await pause(lookEveryMs, undefined, { signal: stopping.signal }).catch(() => undefined);
}
