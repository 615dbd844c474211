import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { describe, expect, it } from "vitest";
import { masterKeys } from "#app/features/applications/master-keys.server.ts";
import { newDataKey } from "#app/features/applications/sealing.server.ts";
import { movableClock } from "#platform/testing/clock.ts";
import { bothEngines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { freshFolder } from "#platform/testing/fresh-folder.ts";
import { proofsStore } from "./proofs.store.server.ts";

const hourMs = 3_600_000;

describe.each(bothEngines)("a proof of work on %s", (engine) => {
	async function open() {
		const { db } = await freshDatabase(engine);
		const time = movableClock();
		const dataDir = await freshFolder();
		await masterKeys({ dataDir }).create();
		/** A process of the site, which has just started. */
		const start = () => {
			const proofs = proofsStore(db, time.clock, masterKeys({ dataDir }));
			const take = (written: string) =>
				db.transaction().execute((transaction) => proofs.take(transaction, written));
			return { proofs, take };
		};
		const first = start();
		async function solve(): Promise<string> {
			const challenge = await first.proofs.create();
			return JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
		}
		return { db, ...first, start, solve, time, masters: masterKeys({ dataDir }) };
	}

	it("counts once, also of several at once, in another process and after a restart", async () => {
		const { take, start, solve } = await open();
		const proof = await solve();
		const tries = [take(proof), start().take(proof), take(proof), start().take(proof)];
		expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1);
		expect(await take(proof)).toBe(false);
		expect(await start().take(proof)).toBe(false);
		// However it is written.
		expect(await take(` ${proof}\n`)).toBe(false);
	});

	it("is used up with what it was given for, or not at all", async () => {
		const { db, proofs, take, solve } = await open();
		const proof = await solve();
		const undone = db.transaction().execute(async (transaction) => {
			expect(await proofs.take(transaction, proof)).toBe(true);
			throw new Error("The application could not be stored.");
		});
		await expect(undone).rejects.toThrow("could not be stored");
		expect(await take(proof)).toBe(true);
	});

	it("counts for two hours, is forgotten after them, and its time cannot be changed", async () => {
		const { db, proofs, take, solve, time } = await open();
		const [used, late] = [await solve(), await solve()];
		expect(await take(used)).toBe(true);
		time.advance(2 * hourMs);
		expect(await take(late)).toBe(false);
		const longer = late.replace(/"until":"[^"]+"/, '"until":"2030-01-01T00:00:00.000Z"');
		expect(longer).not.toBe(late);
		expect(await take(longer)).toBe(false);
		await proofs.removeExpired();
		expect(await db.selectFrom("used_proofs").selectAll().execute()).toEqual([]);
		expect(await take(used)).toBe(false);
	});

	it("is none that is unsolved, another’s, or no proof at all", async () => {
		const { proofs, take, solve } = await open();
		const other = await (await open()).solve();
		const own = JSON.parse(await solve());
		const unsolved = JSON.stringify({ ...own, challenge: await proofs.create() });
		const guessed = JSON.stringify({ ...own, solution: { ...own.solution, derivedKey: "00".repeat(32) } });
		for (const wrong of [other, unsolved, guessed, "", "{}", "null", "[1]", "no proof"])
			expect(await take(wrong), wrong.slice(0, 40)).toBe(false);
	});

	it("still counts once the key was exchanged", async () => {
		const { take, solve, masters } = await open();
		const proof = await solve();
		await masters.store([newDataKey(), ...masters.list()]);
		expect(await take(proof)).toBe(true);
	});
});
