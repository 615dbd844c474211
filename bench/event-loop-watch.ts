/** Runs in the measured site (`--import`): notes how long its event loop was blocked. */
import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";

const everyMs = 250;
const folder = process.env.DATA_DIR;
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();

setInterval(() => {
	if (folder !== undefined) {
		appendFileSync(join(folder, "event-loop.log"), `${Date.now()} ${delay.max / 1e6}\n`);
	}
	delay.reset();
}, everyMs).unref();
