import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openLog } from "#platform/log/log.ts";
import { movableClock } from "#platform/testing/clock.ts";
import { bothEngines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { mailQueue } from "./mail-queue.ts";
import { maxTries, waitAfter } from "./mail-retry.ts";
import { mailWorker } from "./mail-worker.ts";

const longestWaitMs = waitAfter(maxTries - 1) ?? 0;

describe.each(bothEngines)("several workers on one queue on %s", (engine) => {
	it("send every mail once, however many there are and however often a server is away", async () => {
		const { db } = await freshDatabase(engine);
		const plan = fc.record({
			mails: fc.integer({ min: 1, max: 12 }),
			workers: fc.integer({ min: 1, max: 4 }),
			/** The answers of the mail server to the tries, true where it takes the mail; no mail is given up. */
			takes: fc.array(fc.boolean(), { maxLength: maxTries - 1 }),
		});
		await fc.assert(
			fc.asyncProperty(plan, async ({ mails, workers, takes }) => {
				await db.deleteFrom("outgoing_mails").execute();
				const time = movableClock();
				const queue = mailQueue(db, time.clock);
				const sent: string[] = [];
				let tries = 0;
				const deliver = async ({ to }: { to: string }) => {
					const isTaken = takes[tries] ?? true;
					tries += 1;
					await new Promise((resolve) => setImmediate(resolve));
					if (!isTaken) throw Object.assign(new Error("Try again later"), { responseCode: 451 });
					sent.push(to);
				};
				const addresses = Array.from({ length: mails }, (_, index) => `reader-${index}@example.com`);
				for (const recipient of addresses) {
					await queue.enqueue(db, { recipient, language: "en", kind: "greeting", payload: "{}" });
				}
				const write = async ({ recipient }: { recipient: string }) => ({
					to: recipient,
					subject: "",
					text: "",
					html: "",
					headers: {},
					messageId: "",
					date: time.clock(),
				});
				const all = Array.from({ length: workers }, () =>
					mailWorker({
						queue,
						write,
						chores: [],
						clock: time.clock,
						log: openLog("silent"),
						transport: { deliver },
					}),
				);
				// Each round comes when all that waits for another try is due.
				for (let round = 0; round <= takes.length && sent.length < mails; round += 1) {
					await Promise.all(all.map((worker) => worker.runDue()));
					time.advance(longestWaitMs);
				}
				expect(sent.toSorted()).toEqual(addresses.toSorted());
			}),
			{ numRuns: 7 },
		);
	});
});
