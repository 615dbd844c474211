import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { describe, expect, it, onTestFinished } from "vitest";
import { sumsOf } from "#app/features/payments/payment.ts";
import { dayOf, daysAfter } from "#app/i18n/business-time.ts";
import { systemClock } from "#platform/clock.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { endWithThisProcess } from "#platform/testing/child-process.ts";
import { migratedPlace } from "#platform/testing/fresh-database.ts";
import { isLong } from "#platform/testing/long-tests.ts";
import { randoms } from "#platform/testing/randoms.ts";
import { someGuest, someTable } from "#server/testing/guests.ts";
import { openStores } from "./stores.ts";

const entry = fileURLToPath(new URL("../testing/payments-process.entry.ts", import.meta.url));
const kills = isLong ? 4 : 1;
const timeoutMs = 120_000;

const arrangements = [
	["postgres", 2],
	["sqlite", 1],
] as const;

describe.each(isLong ? arrangements : arrangements.slice(0, 1))(
	"receipts on %s, by %i processes that are killed while they issue them",
	(engine, processes) => {
		it("have no gap and no duplicate, and each entry has its own", { timeout: timeoutMs }, async () => {
			const place = await migratedPlace(engine);
			const database = await openDatabase(place);
			onTestFinished(() => database.close());
			const stores = openStores(database, systemClock);
			const today = dayOf(systemClock());
			const { id: tableId } = await someTable(stores, { calendarDate: daysAfter(today, 30) });
			for (const firstName of ["Anaïs", "Zoé"]) {
				await stores.guests.add(tableId, someGuest({ firstName }, "confirmed"));
			}
			const random = randoms(59);

			/** Runs a process until some receipts are issued and another one has begun. @returns those it told of. */
			async function runAndKill(): Promise<string[]> {
				const options = JSON.stringify({ ...place, tableId });
				const child = spawn(process.execPath, [entry, options], { stdio: ["ignore", "pipe", "inherit"] });
				endWithThisProcess(child);
				const ended = once(child, "exit");
				const told: string[] = [];
				const enough = 2 + Math.floor(random() * (isLong ? 30 : 8));
				for await (const line of createInterface(child.stdout)) {
					const [what, number = ""] = line.split(" ");
					if (what === "issued") told.push(number);
					else if (told.length >= enough) child.kill("SIGKILL");
				}
				await ended;
				return told;
			}

			const runs = Array.from({ length: processes }, async () => {
				const told: string[] = [];
				for (let kill = 0; kill < kills; kill += 1) told.push(...(await runAndKill()));
				return told;
			});
			const acknowledged = (await Promise.all(runs)).flat();
			const issued = await stores.receipts.list(Number(today.slice(0, 4)));
			expect(issued.map(({ number }) => number)).toEqual(issued.map((_, index) => index + 1));
			const numbers = issued.map(({ year, number }) => `${year}-${number}`);
			expect(acknowledged.length).toBe(new Set(acknowledged).size);
			expect(acknowledged.filter((number) => !numbers.includes(number))).toEqual([]);
			const { accounts } = await stores.payments.read(tableId);
			const moving = accounts.flatMap(({ entries }) => entries.filter(({ way }) => way !== null));
			expect(issued).toHaveLength(moving.length);
			for (const { entries, receipts, received } of accounts) {
				expect(received).toBe(sumsOf(entries).received);
				expect(receipts).toHaveLength(entries.filter(({ way }) => way !== null).length);
			}
		});
	},
);
