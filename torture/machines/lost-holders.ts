import { setTimeout as wait } from "node:timers/promises";
import type { LetterProgress } from "#app/features/letters/letter-progress.ts";
import { lettersTogether } from "#app/features/letters/storage/mail-pace.server.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { passingClient } from "#platform/database/postgres-connection.ts";
import { claimMs } from "#platform/mail/mail-queue.ts";
import { startLetter } from "../letter.ts";
import { type Apart, lastOf, seconds } from "./apart.ts";
import { expectThat, until } from "./checks.ts";

const readers = 300;
/** The mails that are sent before the line is cut: some of them by the machine that is lost. */
const before = 60;
/** PgBouncer's keepalive, a start on a busy machine. */
const startBoundMs = 60_000;
const lookMs = 20;

/** @returns what became of a letter, of whose senders one is lost meanwhile and comes back. */
export async function sendsOnce(apart: Apart): Promise<string> {
	const { owners, mails, wires, databaseUrl, folder } = apart;
	const { name, slot } = lastOf(apart);
	const [owner] = owners;
	if (owner === undefined) throw new Error("There is no machine.");
	const database = await openDatabase({ dataDir: folder, databaseUrl });
	const id = await startLetter(database, owner, readers).finally(() => database.close());
	const arrived = () => [...mails.arrived.values()].filter(({ to }) => to.startsWith("reader-"));
	await until(async () => arrived().length >= before, "a letter is on its way");
	wires.cut(name);
	const without = await until(async () => {
		const progress = await owner.request<LetterProgress>("GET", `/api/admin/letters/${id}/progress`);
		return progress.waiting + progress.sending === 0;
	}, "the others send what is left, and what the lost one had claimed");
	const copiesNow = () => arrived().reduce((sum, mail) => sum + mail.copies, 0);
	const copiesWithout = copiesNow();
	wires.mend(name);
	await until(() => slot.isReady(AbortSignal.timeout(claimMs)), "it is ready again");
	// Whatever it had begun it would go on with in this time.
	await wait(claimMs);
	const progress = await owner.request<LetterProgress>("GET", `/api/admin/letters/${id}/progress`);
	const copies = copiesNow();
	expectThat(copies === copiesWithout, `what is back sends nothing again: ${copies} after ${copiesWithout}`);
	const people = new Set(arrived().map(({ to }) => to)).size;
	expectThat(
		people === readers && arrived().length === readers,
		`each reader has it: ${people} of ${readers}`,
	);
	// Those that it handed over in that moment, as each connection does one: the copy has the same id.
	const { interrupted } = progress;
	expectThat(
		copies - readers <= interrupted,
		`each copy is of what was interrupted: ${copies} to ${readers}`,
	);
	expectThat(interrupted <= lettersTogether, `no more than were in hand: ${interrupted}`);
	return `a letter to ${readers}: all sent ${seconds(without)} after the line was cut; of ${interrupted} in hand then ${copies - readers} came twice, none once it was back`;
}

/** Cuts one off while it starts and holds the lock of starting, then starts another. */
export async function startsAfterLostStart(apart: Apart): Promise<string> {
	const { slots, wires, databaseUrl } = apart;
	const { name, slot } = lastOf(apart);
	const other = slots.at(-2);
	if (other === undefined) throw new Error("There are too few machines.");
	const { client, end } = passingClient(databaseUrl);
	await client.connect();
	const holdsLock = async () => {
		const { rows } = await client.query("select 1 from pg_locks where locktype = 'advisory' and granted");
		return rows.length > 0;
	};
	await slot.kill();
	await other.kill();
	// It goes on once it has looked at the migrations: this one lets it not.
	await client.query("begin; lock table kysely_migration in access exclusive mode");
	const returning = slot.start();
	await until(holdsLock, "a process that starts takes the lock of starting");
	wires.cut(name);
	await wait(lookMs);
	await client.query("commit");
	const began = performance.now();
	await other.start();
	const startMs = performance.now() - began;
	wires.mend(name);
	await slot.kill();
	await returning;
	end();
	expectThat(startMs < startBoundMs, `another starts: ${seconds(startMs)}`);
	return `another is ready after ${seconds(startMs)}, and so is the lost one once it is back`;
}
