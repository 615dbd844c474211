import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import PostalMime from "postal-mime";
import { describe, expect, it, onTestFinished } from "vitest";
import { lettersTogether } from "#app/features/letters/storage/mail-pace.server.ts";
import { systemClock } from "#platform/clock.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { endWithThisProcess } from "#platform/testing/child-process.ts";
import { migratedPlace } from "#platform/testing/fresh-database.ts";
import { isLong } from "#platform/testing/long-tests.ts";
import { randoms } from "#platform/testing/randoms.ts";
import { openScriptedSmtp } from "#platform/testing/scripted-smtp.ts";
import { startedLetter } from "#server/testing/letters.ts";
import { addReaders, readerAddress, readerLanguage, readerToken } from "#server/testing/readers.ts";
import { testSite } from "#server/testing/test-site.ts";

/** The number of readers, and of processes killed. `npm run letters` asks for more. */
const readers = Number(process.env.LETTER_READERS ?? (isLong ? 150 : 100));
const kills = Number(process.env.LETTER_KILLS ?? (isLong ? 3 : 2));
/** Short, so that what a killed process had in hand is soon another's. */
const claimMs = 1_500;
const siteUrl = "https://ensemble.example";
const moments = ["recipient", "before-answer", "answered"] as const;
const seed = 20_261_122;
const timeoutMs = 300_000;

/**
 * Returns after how many letters, and at which moment of the next one, a process is killed: each in turn,
 * from the first of them on.
 */
function plannedKills(first: number) {
	const random = randoms(seed);
	return Array.from({ length: kills }, (_, index) => ({
		after: Math.floor(((index + random()) * readers) / (kills + 1)),
		moment: moments[(first + index) % moments.length],
	}));
}

const arrangements = [
	["postgres", 2],
	["sqlite", 1],
] as const;

describe.each(isLong ? arrangements : arrangements.slice(0, 1))(
	"a letter on %s, sent by %i processes that are killed",
	(engine, processes) => {
		it("reaches every reader once, but for what was being handed over", { timeout: timeoutMs }, async () => {
			const place = await migratedPlace(engine);
			const database = await openDatabase(place);
			onTestFinished(() => database.close());
			const site = await testSite({ database, clock: systemClock, siteUrl });
			await addReaders(database, readers);
			const { id } = await startedLetter(site);

			const running: ChildProcess[] = [];
			const ended: Promise<unknown>[] = [];
			const waiting = plannedKills(processes - 1);
			const smtp = await openScriptedSmtp({
				onMoment: (moment, taken) => {
					const next = waiting[0];
					if (next === undefined || moment !== next.moment || taken < next.after) return;
					waiting.shift();
					running.shift()?.kill("SIGKILL");
					start();
				},
			});
			onTestFinished(smtp.close);
			function start(): void {
				const entry = fileURLToPath(new URL("../testing/letter-process.entry.ts", import.meta.url));
				const options = JSON.stringify({ ...place, smtpUrl: smtp.url, siteUrl, claimMs });
				const child = spawn(process.execPath, [entry, options], { stdio: ["ignore", "ignore", "inherit"] });
				endWithThisProcess(child);
				running.push(child);
				ended.push(once(child, "exit"));
			}
			for (let count = 0; count < processes; count += 1) start();
			onTestFinished(async () => {
				for (const child of running) child.kill("SIGKILL");
				await Promise.all(ended);
			});

			const progress = () => site.stores.deliveries.progress(id);
			await expect
				.poll(async () => (await progress()).sent, { timeout: timeoutMs, interval: 200 })
				.toBe(readers);
			expect(waiting).toEqual([]);

			const copies = Map.groupBy(smtp.taken, ({ to }) => to);
			expect(copies.size).toBe(readers);
			const twice = [...copies.values()].filter((same) => same.length > 1);
			const { interrupted } = await progress();
			expect(twice.length).toBeLessThanOrEqual(interrupted);
			expect(interrupted).toBeLessThanOrEqual(kills * lettersTogether);
			for (let index = 0; index < readers; index += 1) {
				const mails = await Promise.all(
					(copies.get(readerAddress(index)) ?? []).map(({ source }) => PostalMime.parse(source)),
				);
				expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
				const isFrench = readerLanguage(index) === "fr";
				for (const mail of mails) {
					expect(mail.subject).toBe(isFrench ? "Deux tables en décembre" : "Two tables in December");
					expect(mail.text).toContain(`/newsletter/unsubscribe?token=${readerToken(index)}\n`);
				}
			}
		});
	},
);
