import type { Kysely } from "kysely";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import { unlessTaken } from "#platform/database/locks.ts";
import type { ImageChecks } from "./check-notes.server.ts";
import { isOutside } from "./image-bytes.server.ts";
import type { ImageFiles } from "./image-files.server.ts";

/** Each file is read once in so long. */
const roundMs = 7 * 24 * 60 * 60 * 1000;
/** The pause between two turns; another process, or a clock that was ahead, may have taken one meanwhile. */
export const turnEveryMs = 60 * 60 * 1000;
const turnTakenMs = turnEveryMs * 0.75;
/** Turns of a round: some may fail, and it ends within its week. */
const turnsOfRound = 120;
/** Files that a turn reads at least: a small library is looked at in a few hours. */
const fewestOfTurn = 100;
/** Changed files that are noted: each is read again whenever somebody asks which images are lost. */
const mostChanged = 200;

type Parts = { db: Kysely<Tables>; files: ImageFiles; clock: Clock; signal: AbortSignal };

/**
 * Reads the next few images outside the database and compares them with their names. @returns those that are lost or
 * changed and were not before, and the number of images where a round has ended with these; undefined where it is not
 * this process's turn, or the week of the last round has not gone. @throws StorageError.
 */
export async function checkSome({ db, files, clock, signal }: Parts) {
	const now = clock();
	const checks = await unlessTaken(db, "imageChecks", () => takeTurn(files, now));
	if (checks === undefined) return undefined;
	const changed = new Set(checks.changed);
	const found: string[] = [];
	const { hashes, isLast } = await nextOf(db, checks.after ?? "");
	for (const hash of hashes) {
		if (signal.aborted) break;
		if ((await files.find(hash)) !== undefined) changed.delete(hash);
		else if (!changed.has(hash)) {
			found.push(hash);
			if (changed.size < mostChanged) changed.add(hash);
		}
		checks.after = hash;
		checks.looked += 1;
	}
	const hasEnded = isLast && !signal.aborted;
	if (hasEnded) {
		checks.after = undefined;
		checks.finished = { at: checks.turnAt, images: checks.looked };
	}
	await files.writeChecks({ ...checks, changed: await stillOutside(db, changed) });
	return { found, ended: hasEnded ? checks.looked : undefined };
}

/** Notes that a turn begins. @returns undefined where none is due. */
async function takeTurn(files: ImageFiles, now: Date): Promise<ImageChecks | undefined> {
	const known = await files.readChecks();
	const since = (instant: string) => now.getTime() - Date.parse(instant);
	const isWithin = (instant: string, ms: number) => since(instant) >= 0 && since(instant) < ms;
	if (known !== undefined && isWithin(known.turnAt, turnTakenMs)) return undefined;
	const isBetween = known !== undefined && known.after === undefined;
	if (isBetween && isWithin(known.beganAt, roundMs)) return undefined;
	const turnAt = now.toISOString();
	const begun = known?.after === undefined ? { ...known, beganAt: turnAt, looked: 0 } : known;
	const checks = { ...begun, turnAt, after: known?.after ?? "", changed: known?.changed ?? [] };
	// Before the files, which take a while: who comes meanwhile sees whose turn it is.
	await files.writeChecks(checks);
	return checks;
}

async function nextOf(db: Kysely<Tables>, after: string): Promise<{ hashes: string[]; isLast: boolean }> {
	const { all } = await db
		.selectFrom("media")
		.select(({ fn }) => fn.countAll<number>().as("all"))
		.where(isOutside)
		.executeTakeFirstOrThrow();
	const most = Math.max(fewestOfTurn, Math.ceil(Number(all) / turnsOfRound));
	const rows = await db
		.selectFrom("media")
		.select("hash")
		.where(isOutside)
		.where("hash", ">", after)
		.orderBy("hash")
		.limit(most)
		.execute();
	return { hashes: rows.map(({ hash }) => hash), isLast: rows.length < most };
}

/** Leaves out images that were deleted, or are in the database again. */
async function stillOutside(db: Kysely<Tables>, hashes: ReadonlySet<string>): Promise<string[]> {
	if (hashes.size === 0) return [];
	const rows = await db
		.selectFrom("media")
		.select("hash")
		.where(isOutside)
		.where("hash", "in", [...hashes])
		.orderBy("hash")
		.execute();
	return rows.map(({ hash }) => hash);
}
