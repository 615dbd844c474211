import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { describe, expect, it, onTestFinished } from "vitest";
import { visitsStore } from "#app/features/visits/visits.store.server.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { endWithThisProcess } from "#platform/testing/child-process.ts";
import { migratedPlace } from "#platform/testing/fresh-database.ts";
import { isLong } from "#platform/testing/long-tests.ts";
import { randoms } from "#platform/testing/randoms.ts";

const entry = fileURLToPath(new URL("../testing/visits-process.entry.ts", import.meta.url));
const kills = isLong ? 3 : 1;
const timeoutMs = 120_000;
const months = { span: "month", from: "2000-01", to: "9999-12" } as const;

describe.each([
	["sqlite", 1],
	["postgres", 2],
] as const)(
	"counts of visits on %s, by %i processes that are killed while they write",
	(engine, processes) => {
		it("are stored once, and all but those that were not written yet", { timeout: timeoutMs }, async () => {
			const place = await migratedPlace(engine);
			const database = await openDatabase(place);
			onTestFinished(() => database.close());
			const random = randoms(29);

			/** Runs a process until some writes are done and another one has begun. */
			async function runAndKill(source: string) {
				const options = JSON.stringify({ ...place, source });
				const child = spawn(process.execPath, [entry, options], { stdio: ["ignore", "pipe", "inherit"] });
				endWithThisProcess(child);
				const ended = once(child, "exit");
				const told = { counted: 0, written: 0 };
				let writes = 2 + Math.floor(random() * (isLong ? 20 : 8));
				for await (const line of createInterface(child.stdout)) {
					const [what, count] = line.split(" ");
					told[what === "counted" ? "counted" : "written"] = Number(count);
					if (what === "written") writes -= 1;
					else if (writes <= 0) child.kill("SIGKILL");
				}
				await ended;
				return { source, ...told };
			}

			const runs = Array.from({ length: processes }, async (_, place) => {
				const ran = [];
				for (let kill = 0; kill < kills; kill += 1) ran.push(await runAndKill(`search/${place}-${kill}`));
				return ran;
			});
			const ran = (await Promise.all(runs)).flat();
			const stored = await visitsStore(database.db).sumSources(months);
			for (const { source, counted, written } of ran) {
				const visits = stored.find((row) => row.source === source)?.visits ?? 0;
				expect(written).toBeGreaterThan(0);
				expect(visits).toBeGreaterThanOrEqual(written);
				expect(visits).toBeLessThanOrEqual(counted);
			}
		});
	},
);
