import { readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it, onTestFinished } from "vitest";
import { freshFolder } from "#platform/testing/fresh-folder.ts";
import { isLong } from "#platform/testing/long-tests.ts";
import { randoms } from "#platform/testing/randoms.ts";
import { askSite } from "./ask-site.ts";
import { commandOf } from "./service.ts";
import { installTiny, until } from "./testing/tiny-installation.ts";
import type { Faults } from "./testing/tiny-package.ts";
import { readUpdate, type Update } from "./update-state.ts";

const killsOfEach = isLong ? 20 : 1;
/** A moment within a step, at most. */
const longestMs = { switching: 1_200, watching: 1_500, returning: 1_200 };
const servesWithinMs = 30_000;
const random = randoms(20_261_128);

type Machine = Awaited<ReturnType<typeof installTiny>>;

/** Writes and reads until it is told to end. @returns what was acknowledged, and the longest silence. */
function traffic(site: Machine) {
	const written: string[] = [];
	let longestMs = 0;
	let isOver = false;
	async function write(): Promise<void> {
		for (let note = 1; !isOver; note += 1) if (await site.write(String(note))) written.push(String(note));
	}
	async function read(): Promise<void> {
		let last = performance.now();
		while (!isOver) {
			if ((await askSite(site.port, "/"))?.status === 200) last = performance.now();
			longestMs = Math.max(longestMs, performance.now() - last);
			await pause(10);
		}
	}
	const working = Promise.all([write(), read()]);
	return async () => {
		isOver = true;
		await working;
		return { written, longestMs };
	};
}

/** Kills the supervisor some time after a step has begun, and starts it again a moment later. */
async function killIn(step: Update["step"], site: Machine): Promise<void> {
	const { layout } = site;
	await until(() => readUpdate(layout)?.step === step);
	await pause(random() * longestMs[step]);
	await site.killSupervisor();
	await pause(random() * 500);
	site.supervise();
}

/** The processes that run a program of a folder. */
function programsIn(folder: string): string[] {
	return readdirSync("/proc").filter(
		(name) => /^\d+$/.test(name) && commandOf(Number(name)).includes(`${folder}/build`),
	);
}

const good: Faults = { migrations: ["0001", "0002"] };
const bad: Faults = { ...good, later: "errors", afterMs: 0 };

const steps = [
	["switching", good, "updated"],
	["watching", good, "updated"],
	["returning", bad, "taken-back"],
] as const;

describe.each(isLong ? steps : steps.slice(0, 1))(
	"a supervisor that is killed while %s",
	(step, faults, result) => {
		it.each(Array.from({ length: killsOfEach }, (_, kill) => kill + 1))(
			"goes on at its next start, and nothing is lost (%i)",
			async () => {
				const site = await installTiny(await freshFolder());
				onTestFinished(site.end);
				const end = traffic(site);
				const updating = site.update("1.1.0", faults, ["--watch", result === "updated" ? "2" : "60"]);
				await killIn(step, site);
				await updating;
				const { written, longestMs: silence } = await end();
				expect(site.outcome()?.result).toBe(result);
				expect(await site.running()).toBe(result === "updated" ? "1.1.0" : "1.0.0");
				expect(silence).toBeLessThan(servesWithinMs);
				const notes = new Set(await site.notes());
				expect(written.length).toBeGreaterThan(0);
				expect(written.filter((note) => !notes.has(note))).toEqual([]);
			},
			120_000,
		);
	},
);

if (isLong) {
	it("an update that is killed before the switch leaves everything as it was, and the next one goes through", async () => {
		const site = await installTiny(await freshFolder());
		onTestFinished(site.end);
		const killed = site.update("1.1.0", { start: "hang" });
		await until(() => site.preparing() !== undefined);
		await pause(random() * 2_000);
		site.preparing()?.kill("SIGKILL");
		await killed;
		expect(await site.running()).toBe("1.0.0");
		expect(site.outcome()).toBeUndefined();
		await until(() => programsIn(join(site.layout.releases, "1.1.0")).length === 0);
		const { code } = await site.update("1.2.0", good, ["--watch", "1"]);
		expect(code).toBe(0);
		expect(await site.running()).toBe("1.2.0");
	}, 120_000);
}
