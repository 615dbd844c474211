import { writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import type { Letter } from "#app/features/letters/letter.ts";
import type { LetterProgress } from "#app/features/letters/letter-progress.ts";
import type { Administrator } from "#e2e/support/administrator.ts";
import type { Database } from "#platform/database/database.ts";
import { addReaders, wholeLetter } from "#server/testing/readers.ts";
import type { MailServer } from "./mail-server.ts";
import type { SiteSlot } from "./site-slot.ts";
import type { Tally } from "./tally.ts";

const path = "/api/admin/letters";
const lookMs = 1_000;
/** Looks without progress before the clock is moved on, past the next try of what has failed. */
const patience = 15;
const moveMs = 15 * 60_000;
const mostMoves = 24;

/** Starts a letter to some readers. @returns its id. */
export async function startLetter(
	database: Database,
	administrator: Administrator,
	readers: number,
): Promise<string> {
	await addReaders(database, readers);
	const { id } = await administrator.request<Letter>("POST", path, {});
	await administrator.request("PUT", `${path}/${id}`, { ...wholeLetter, version: 1 });
	await administrator.request("POST", `${path}/${id}/send`, { version: 2, audience: "all" });
	return id;
}

/**
 * Waits until nothing waits any more, moving the clock on where mails wait for another try.
 * @returns the progress of the letter.
 */
export async function awaitMails(
	administrator: Administrator,
	{ db }: Database,
	{ id, clockFile, slots }: { id: string; clockFile: string; slots: readonly SiteSlot[] },
): Promise<LetterProgress> {
	// A process that waits by its clock of before would wait for minutes.
	writeFileSync(clockFile, String(moveMs));
	for (const slot of slots) {
		await slot.kill();
		await slot.start();
	}
	let before = -1;
	let idle = 0;
	for (let moves = 1; ; ) {
		const progress = await administrator.request<LetterProgress>("GET", `${path}/${id}/progress`);
		const mails = await db
			.selectFrom("outgoing_mails")
			.select(({ fn }) => fn.countAll<number>().as("count"))
			.where("next_try_at", "is not", null)
			.executeTakeFirstOrThrow();
		const waiting = progress.waiting + progress.sending + Number(mails.count);
		if (waiting === 0 || moves === mostMoves) return progress;
		idle = waiting === before ? idle + 1 : 0;
		before = waiting;
		if (idle === patience) {
			moves += 1;
			idle = 0;
			writeFileSync(clockFile, String(moves * moveMs));
		}
		await wait(lookMs);
	}
}

/**
 * Holds what arrived against what was owed: each reader one letter, each sign-up one mail. A second
 * copy under the same Message-ID is what the hand-over of a killed process leaves.
 */
export function auditMails(
	{ arrived }: MailServer,
	owed: { readers: number; progress: LetterProgress; signUps: readonly string[] },
	tally: Tally,
): { letters: number; copies: number; confirmations: number; confirmationCopies: number } {
	const mails = [...arrived.values()];
	const letters = mails.filter(({ to }) => to.startsWith("reader-"));
	const confirmations = mails.filter(({ to }) => to.startsWith("visitor-"));
	for (const [to, several] of Map.groupBy(mails, (mail) => mail.to)) {
		if (several.length > 1) tally.mail(`${to} got ${several.length} different mails`);
	}
	const reached = new Set(mails.map(({ to }) => to));
	for (const email of owed.signUps) if (!reached.has(email)) tally.mail(`${email} got no mail`);
	if (letters.length !== owed.readers)
		tally.mail(`${letters.length} of ${owed.readers} readers got the letter`);
	const copies = letters.reduce((sum, mail) => sum + mail.copies - 1, 0);
	if (copies > owed.progress.interrupted) {
		tally.mail(`${copies} second copies, ${owed.progress.interrupted} of them known to the site`);
	}
	return {
		letters: letters.length,
		copies,
		confirmations: confirmations.length,
		confirmationCopies: confirmations.reduce((sum, mail) => sum + mail.copies - 1, 0),
	};
}
