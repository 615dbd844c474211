/**
 * Preloaded into a site that is tortured: its clock is the machine's and what a file says beside it,
 * in milliseconds. Timers go on as ever, as they do on a machine whose clock is set.
 */
import { readFileSync } from "node:fs";

const lookMs = 50;
const file = process.env.TORTURE_CLOCK_FILE ?? "";
const MachineDate = Date;
let offsetMs = read();

function read() {
	return Number(readFileSync(file, "utf8"));
}

/** Every call but those that need the present instant is the machine's own. */
globalThis.Date = new Proxy(MachineDate, {
	construct: (target, given, newTarget) =>
		Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
	apply: (target) => Reflect.construct(target, [now()]).toString(),
	get: (target, name, receiver) => (name === "now" ? now : Reflect.get(target, name, receiver)),
});

function now() {
	return MachineDate.now() + offsetMs;
}

setInterval(() => {
	offsetMs = read();
}, lookMs).unref();
