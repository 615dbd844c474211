import { expect, it, onTestFinished } from "vitest";
import { freshFolder } from "#platform/testing/fresh-folder.ts";
import { commandOf } from "./service.ts";
import { installTiny, until } from "./testing/tiny-installation.ts";
import { noteUpdate } from "./update-state.ts";

const openMs = 1_500;

it("after a crash whoever comes while the site opens again waits for its answer", async () => {
	const site = await installTiny(await freshFolder(), { openMs });
	onTestFinished(site.end);
	const crashed = await site.process();
	const pid = crashed?.pid ?? 0;
	process.kill(pid, "SIGKILL");
	await until(() => commandOf(pid) === "");
	let waitedMs = 0;
	await until(async () => {
		const began = performance.now();
		const answer = await fetch(`http://127.0.0.1:${site.port}/`, { headers: { Connection: "close" } }).catch(
			() => undefined,
		);
		waitedMs = performance.now() - began;
		// Until somebody waits there everybody is refused, at once.
		if (answer === undefined) expect(waitedMs).toBeLessThan(openMs / 2);
		return answer?.status === 200;
	});
	expect(waitedMs).toBeGreaterThan(openMs / 2);
	expect((await site.process())?.pid).not.toBe(pid);
}, 60_000);

it("a crash is noticed between two looks", async () => {
	const site = await installTiny(await freshFolder(), { later: "crash", afterMs: 3_000 });
	onTestFinished(site.end);
	noteUpdate(site.layout, {
		...{ id: "one", from: "1.0.0", to: "1.0.0", step: "watching", pages: ["/"] },
		watchUntil: Date.now() + 600_000,
		bounds: { watchMs: 600_000, everyMs: 600_000, readyMs: 20_000, memoryMb: 1_000 },
	});
	await until(() => site.outcome() !== undefined);
	expect(site.outcome()).toMatchObject({ result: "taken-back", trouble: "crash" });
}, 60_000);
