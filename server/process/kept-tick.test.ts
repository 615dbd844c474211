import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";

/** Writes how many objects of ticks outlive collections of all garbage: of a kept tick, and of any other. */
const program = `
	import { createHook } from "node:async_hooks";
	import { setTimeout as pause } from "node:timers/promises";
	import { keepOneTick } from "./server/process/kept-tick.ts";
	async function survivorsOf(start) {
		const ticks = [];
		const hook = createHook({
			init: (_id, type, _trigger, tick) => void (type === "TickObject" && ticks.push(new WeakRef(tick))),
		}).enable();
		start();
		hook.disable();
		for (let collection = 0; collection < 8; collection += 1) {
			// Nothing waits in the queue of ticks.
			await pause(1);
			gc();
		}
		return ticks.filter((tick) => tick.deref() !== undefined).length + " of " + ticks.length;
	}
	const other = await survivorsOf(() => process.nextTick(() => undefined));
	console.log(JSON.stringify({ other, kept: await survivorsOf(keepOneTick) }));`;

it("the object of a kept tick outlives every collection of garbage", () => {
	const args = ["--expose-gc", "--input-type=module", "-e", program];
	const written = execFileSync(process.execPath, args, { encoding: "utf8" });
	expect(JSON.parse(written)).toEqual({ other: "0 of 1", kept: "1 of 1" });
});
