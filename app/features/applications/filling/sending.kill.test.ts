import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { describe, expect, it, onTestFinished } from "vitest";
import { openDatabase } from "#platform/database/open-database.ts";
import { endWithThisProcess } from "#platform/testing/child-process.ts";
import { engines, migratedPlace } from "#platform/testing/fresh-database.ts";
import { isLong } from "#platform/testing/long-tests.ts";
import { openApplying, type SendingProcess } from "#server/testing/applying.ts";

const entry = fileURLToPath(new URL("../../../../server/testing/sending-process.entry.ts", import.meta.url));
const timeoutMs = 300_000;

/** Sends in a process of its own. @returns how many statements that takes; undefined where it was killed. */
async function sendAndKill(options: SendingProcess): Promise<number | undefined> {
	const args = [entry, JSON.stringify(options)];
	const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
	endWithThisProcess(child);
	const ended = once(child, "exit");
	const said = await text(child.stdout);
	const [code, signal] = await ended;
	if (signal === "SIGKILL") return undefined;
	expect(code).toBe(0);
	return Number(said);
}

describe.each(engines)("an application on %s, whose process is killed while it is sent", (engine) => {
	it("is there once, or its applicant is told to send it again, which works", {
		timeout: timeoutMs,
	}, async () => {
		const place = await migratedPlace(engine);
		const database = await openDatabase(place);
		onTestFinished(() => database.close());
		const site = await openApplying({ database });
		let number = 0;

		/** Fills in an application whose process is killed after `killedAfter` statements, and sends it again. */
		async function tryOne(killedAfter: number) {
			number += 1;
			const client = `203.0.113.${number}`;
			const { fillIn, finish, cookie, path } = site.browse(client);
			await fillIn(`applicant-${number}`);
			site.later();
			const proof = await site.prove(client);
			const now = site.time.clock().toISOString();
			const browser = cookie().split("=")[1] ?? "";
			const statements = await sendAndKill({
				place,
				keyFolder: site.folder,
				browser,
				proof,
				killedAfter,
				now,
			});
			const own = async () => {
				const all = await site.stored();
				return all.filter(({ summary }) => summary.name === `applicant-${number}`);
			};
			const states = (await own()).map(({ row }) => row.state);
			// The page does not know whether it arrived, and sends it again: with the same proof, or another one.
			const again = await finish({ proof });
			const last = again.status === 303 ? again : await finish({ proof: await site.prove(client) });
			expect([last.status, last.headers.get("Location")]).toEqual([303, `${path}?step=sent`]);
			expect((await own()).map(({ row, flags }) => [row.state, flags])).toEqual([["new", []]]);
			const receipts = (await site.mails()).map(({ kind, to }) => [kind, to]);
			expect(receipts).toEqual([["application-receipt", `applicant-${number}@example.com`]]);
			return { statements, states };
		}

		const { statements = 0, states } = await tryOne(-1);
		expect([statements > 5, states]).toEqual([true, ["new"]]);
		const seen = new Set<string>();
		// Before the first statement, after each, and after the commit, before anybody was answered.
		for (let after = 0; after <= statements; after += isLong ? 1 : 3) {
			const killed = await tryOne(Math.min(after, statements));
			expect(killed.statements).toBeUndefined();
			for (const state of killed.states) seen.add(state);
		}
		expect((await tryOne(statements)).states).toEqual(["new"]);
		expect(seen).toContain("unfinished");
	});
});
