import { readdirSync, readlinkSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it, onTestFinished } from "vitest";
import { freshFolder } from "#platform/testing/fresh-folder.ts";
import { isLong } from "#platform/testing/long-tests.ts";
import { installTiny } from "./testing/tiny-installation.ts";
import type { Faults } from "./testing/tiny-package.ts";

async function machine(faults?: Faults, variables?: string[]) {
	const installed = await installTiny(await freshFolder(), faults, variables);
	onTestFinished(installed.end);
	return installed;
}

type Machine = Awaited<ReturnType<typeof machine>>;
const versionsOf = ({ layout }: Machine) =>
	readdirSync(layout.releases).filter((name) => /^\.?\d/.test(name));

describe("an update", () => {
	it("to a good version backs up, tries, switches and watches; what was written stays", async () => {
		const site = await machine();
		expect(await site.write("before")).toBe(true);
		const { code, output } = await site.update("1.1.0", {
			migrations: ["0001", "0002"],
			title: "Tiny, again",
		});
		expect(output).toContain("2 pages open, 2 say something else");
		expect(output).toContain('/fr: "Tiny Served to /fr" is now "Tiny, again Served to /fr"');
		expect(output).toContain("starting 1.0.0 on its tables: the way back");
		expect(code).toBe(0);
		expect(await site.running()).toBe("1.1.0");
		expect(site.outcome()).toMatchObject({ result: "updated", from: "1.0.0", to: "1.1.0", trouble: null });
		expect(await site.notes()).toEqual(["before"]);
		expect(readdirSync(join(site.dataDir, "backups"))).toEqual(["1.0.0--before-update"]);
		expect(readlinkSync(join(site.layout.releases, "updater"))).toMatch(/^\.updater-1\.1\.0-/);
		expect(readdirSync(site.dataDir)).not.toContain("update-trial");
	});

	const refused: [string, Faults, RegExp][] = [
		["does not start", { start: "crash" }, /does not start on a copy: .*The start failed/],
		[
			"fails its migration",
			{ migrations: ["0001", "fails"] },
			/does not start on a copy: .*The migration failed/,
		],
		["answers 500", { start: "errors" }, /Under 1\.1\.0 2 pages do not open: \/ answers 500/],
	];

	it.each(isLong ? refused : refused.slice(1, 2))(
		"to a version that %s on the copy is refused: nothing is touched",
		async (_, faults, said) => {
			const site = await machine();
			const { code, output } = await site.update("1.1.0", faults);
			expect(output.trim().split("\n").at(-1)).toMatch(said);
			expect(code).toBe(1);
			expect(await site.running()).toBe("1.0.0");
			expect(versionsOf(site)).toEqual(["1.0.0"]);
			expect(readdirSync(site.dataDir)).not.toContain("backups");
			expect(site.outcome()).toBeUndefined();
		},
	);

	it.each(isLong ? (["crash", "hang", "errors", "leak"] as const) : (["crash"] as const))(
		"to a version that is bad later (%s) takes itself back, with what was written meanwhile",
		async (later) => {
			const site = await machine();
			const faults: Faults = { later, afterMs: 2_000, migrations: ["0001", "0002"] };
			const updating = site.update("1.1.0", faults, ["--watch", "60"]);
			const written: string[] = [];
			let isOver = false;
			const writing = (async () => {
				for (let note = 1; !isOver; note += 1) if (await site.write(String(note))) written.push(String(note));
			})();
			const { code, output } = await updating;
			isOver = true;
			await writing;
			const troubles = { crash: "crash", hang: "silent", errors: "errors", leak: "memory" };
			expect(output.trim().split("\n").at(-1)).toBe(
				`1.1.0 was taken back (${troubles[later]}): 1.0.0 runs again, with everything that was written.`,
			);
			expect(code).toBe(1);
			expect(await site.running()).toBe("1.0.0");
			expect(site.outcome()).toMatchObject({ result: "taken-back", trouble: troubles[later] });
			const notes = new Set(await site.notes());
			expect(written.filter((note) => !notes.has(note))).toEqual([]);
		},
		90_000,
	);

	if (isLong) {
		it("from a version that cannot be told to wait, and back to it, goes as well", async () => {
			const site = await machine({ isUntold: true });
			const bad: Faults = { later: "errors", afterMs: 0 };
			expect((await site.update("1.1.0", bad, ["--watch", "60"])).output).toContain(
				"was taken back (errors)",
			);
			expect(await site.running()).toBe("1.0.0");
			expect((await site.update("1.2.0", {}, ["--watch", "1"])).code).toBe(0);
			expect(await site.running()).toBe("1.2.0");
		}, 60_000);
	}

	it("that follows one that was taken back with its new tables may bring others, and be taken back, too", async () => {
		const site = await machine();
		const bad: Faults = { later: "errors", afterMs: 0 };
		const updateTo = (version: string, migrations: string[]) =>
			site.update(version, { ...bad, migrations }, ["--watch", "60"]);
		expect((await updateTo("1.1.0", ["0001", "0002"])).output).toContain("was taken back (errors)");
		expect((await updateTo("1.2.0", ["0001", "0002", "0003"])).output).toContain("was taken back (errors)");
		const refused = await site.update("1.3.0", { migrations: ["0001", "0002", "0003", "fails"] });
		expect(refused.output).toContain("The migration failed");
		await site.restart();
		expect(await site.running()).toBe("1.0.0");
	}, 90_000);

	it("on tables that another process has brought up to date tries the way back; one that looked before starts again", async () => {
		const site = await machine({}, ["DATABASE_URL=postgres://localhost/tiny"]);
		const migrations = ["0001", "0002"];
		expect((await site.update("1.1.0", { migrations }, ["--check"])).code).toBe(0);
		const database = new DatabaseSync(join(site.dataDir, "ensemble.sqlite"));
		database.exec("insert into kysely_migration values ('0002')");
		database.close();
		await site.restart();
		expect(await site.running()).toBe("1.0.0");
		const { code, output } = await site.update("1.2.0", { migrations }, ["--watch", "1"]);
		expect(output).toContain("starting 1.0.0 on its tables: the way back");
		expect(code).toBe(0);
		expect(await site.running()).toBe("1.2.0");
	}, 60_000);

	it("only looks with --check", async () => {
		const site = await machine();
		const { code, output } = await site.update("1.1.0", {}, ["--check"]);
		expect(output).toContain("2 pages open, 0 say something else");
		expect(code).toBe(0);
		expect(await site.running()).toBe("1.0.0");
		expect(versionsOf(site)).toEqual(["1.0.0"]);
	});
});
