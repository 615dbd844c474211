import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { freshFolder } from "#platform/testing/fresh-folder.ts";
import { installTiny, until } from "./testing/tiny-installation.ts";
import { writeTinyFolder } from "./testing/tiny-package.ts";
import { noteUpdate, type Update } from "./update-state.ts";

const update: Update = {
	...{ id: "one", from: "1.0.0", to: "1.1.0", step: "switching", pages: ["/"] },
	bounds: { watchMs: 500, everyMs: 50, readyMs: 20_000, memoryMb: 1_000 },
};

/** A machine whose site takes its database from PostgreSQL, as its configuration says; the tiny one asks it nothing. */
async function machineOnPostgres(start?: "hang") {
	const variables = ["DATABASE_URL=postgres://localhost/tiny"];
	const site = await installTiny(await freshFolder(), {}, variables);
	onTestFinished(site.end);
	writeTinyFolder(join(site.layout.releases, "1.1.0"), "1.1.0", start && { start });
	let isOver = false;
	const failures: string[] = [];
	let answers = 0;
	const asking = (async () => {
		while (!isOver) {
			await fetch(`http://127.0.0.1:${site.port}/`, { headers: { Connection: "close" } }).then(
				({ ok }) => {
					if (ok) answers += 1;
					else failures.push("not ok");
				},
				(error: Error) => {
					failures.push(String(error.cause));
				},
			);
		}
	})();
	return {
		site,
		/** Ends asking. @returns every question that was not answered. */
		readFailures: async () => {
			isOver = true;
			await asking;
			expect(answers).toBeGreaterThan(0);
			return failures;
		},
	};
}

it("on PostgreSQL the next version is ready before the one that runs is stopped: nobody is refused", async () => {
	const { site, readFailures } = await machineOnPostgres();
	noteUpdate(site.layout, update);
	await until(() => site.outcome() !== undefined);
	expect(site.outcome()).toMatchObject({ result: "updated" });
	expect(await site.running()).toBe("1.1.0");
	expect(await readFailures()).toEqual([]);
}, 60_000);

it("a version that does not become ready there takes nobody's place", async () => {
	const { site, readFailures } = await machineOnPostgres("hang");
	noteUpdate(site.layout, { ...update, bounds: { ...update.bounds, readyMs: 1_000 } });
	await until(() => site.outcome() !== undefined);
	expect(site.outcome()).toMatchObject({ result: "taken-back", trouble: "start" });
	expect(await site.running()).toBe("1.0.0");
	expect(await readFailures()).toEqual([]);
}, 60_000);
