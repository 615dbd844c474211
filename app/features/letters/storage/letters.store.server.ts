import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { sharedColumns } from "#app/content/columns.ts";
import { replaceVersion, staleConflict, type VersionedKind } from "#app/content/storage/versioned.server.ts";
import {
	type Letter,
	type LetterInput,
	type LetterSending,
	letterFields,
} from "#app/features/letters/letter.ts";
import {
	hasLeft,
	isWritable,
	type LetterStep,
	type OwnStep,
	stateAfter,
	statesBefore,
} from "#app/features/letters/letter-state.ts";
import type { LettersTable } from "#migrations/letter-tables.ts";
import type { Tables } from "#migrations/tables.ts";
import { ApiError } from "#platform/api/api-error.ts";
import type { Clock } from "#platform/clock.ts";
import type { Effects } from "#platform/content/content-store.ts";
import { letterArchive } from "./letters.archive.server.ts";
import { deletedLetters } from "./letters.deletion.server.ts";
import { letterImages } from "./letters.images.server.ts";
import {
	insertDraft,
	letterRows,
	lettersOfRows,
	loadLetter,
	writeTexts,
	wrongState,
} from "./letters.row.server.ts";
import { type FinishedMail, slugsFor, startLetter } from "./letters.start.server.ts";
import { letterVersions, saveFirstVersion, saveLetterVersion } from "./letters.versions.server.ts";

export type LettersStore = ReturnType<typeof lettersStore>;

const draftKind: VersionedKind<"letters", Letter> = {
	table: "letters",
	async load(db, id) {
		const letter = await loadLetter(db, id);
		if (!isWritable(letter.state)) throw wrongState(letter);
		return letter;
	},
};

/** Every letter, from its draft to its page. Instants are ISO 8601 in UTC. */
export function lettersStore(db: Kysely<Tables>, clock: Clock) {
	async function create(input: LetterInput): Promise<Letter> {
		const now = clock().toISOString();
		const fresh = { audience: "all" as const, createdAt: now, updatedAt: now, version: 1 };
		return db.transaction().execute(async (transaction) => {
			const letter = await insertDraft(transaction, randomUUID(), { ...input, ...fresh });
			await saveLetterVersion(transaction, letter);
			return letter;
		});
	}

	/**
	 * Replaces a draft's texts; with `restored`, the present text stays a version of its own.
	 * @throws ApiError 404, or 409 `stale` or `moved-on` with the `current` letter.
	 */
	async function update(
		id: string,
		input: LetterInput & { version: number; restored?: boolean },
	): Promise<Letter> {
		return replaceVersion(db, draftKind, { id, version: input.version }, async (transaction, before) => ({
			columns: { ...sharedColumns(letterFields, input), updated_at: clock().toISOString() },
			async afterSave() {
				await saveFirstVersion(transaction, before);
				await writeTexts(transaction, id, input);
				const letter = await loadLetter(transaction, id);
				await saveLetterVersion(transaction, letter, input.restored);
				return letter;
			},
		}));
	}

	async function list(): Promise<Letter[]> {
		const rows = await letterRows(db)
			.orderBy("letters.created_at", "desc")
			.orderBy("letters.id", "desc")
			.execute();
		return lettersOfRows(rows);
	}

	/** Has a draft leave at a time. @throws ApiError 400 for one that has passed, 404 or 409. */
	async function schedule(id: string, { version, audience, sendAt }: LetterSending & { sendAt: string }) {
		if (Date.parse(sendAt) <= clock().getTime()) {
			throw new ApiError(400, "past", "Choose a time in the future.", {
				fields: { sendAt: "Choose a time in the future." },
			});
		}
		return take(id, "schedule", { audience, send_at: sendAt }, version);
	}

	/** Makes a refused letter a draft; its time stays, to be shown. @throws ApiError 404 or 409. */
	async function refuseToLeave(id: string): Promise<Letter> {
		return take(id, "unschedule", {});
	}

	/** Takes one of the administrator's steps. @throws ApiError 404 or 409 `moved-on`. */
	async function step(id: string, step: OwnStep): Promise<Letter> {
		const changes = step === "unschedule" ? { send_at: null } : {};
		return take(id, step, changes);
	}

	/** Takes a step if state, and `version` where given, allow. Cancelling settles deliveries. */
	async function take(id: string, step: LetterStep, changes: Partial<LettersTable>, version?: number) {
		const now = clock().toISOString();
		return db.transaction().execute(async (transaction) => {
			const current = await loadLetter(transaction, id);
			const state = stateAfter(current.state, step);
			if (state === undefined) throw wrongState(current);
			if (version !== undefined && current.version !== version) throw staleConflict(current);
			const { numUpdatedRows } = await transaction
				.updateTable("letters")
				.set({
					...changes,
					state,
					held_from: null,
					version: current.version + 1,
					...(step === "cancel" && { finished_at: now }),
				})
				.where("id", "=", id)
				.where("state", "in", [...statesBefore(step)])
				.where("version", "=", current.version)
				.executeTakeFirst();
			if (numUpdatedRows === 0n) throw wrongState(await loadLetter(transaction, id));
			if (step === "cancel") {
				await transaction
					.updateTable("letter_deliveries")
					.set({ state: "cancelled", settled_at: now })
					.where("letter_id", "=", id)
					.where("state", "=", "waiting")
					.execute();
			}
			return loadLetter(transaction, id);
		});
	}

	async function setListed(id: string, isListed: boolean): Promise<Letter> {
		const current = await loadLetter(db, id);
		if (!hasLeft(current.state)) throw wrongState(current);
		await db
			.updateTable("letters")
			.set({ listed: isListed ? 1 : 0 })
			.where("id", "=", id)
			.execute();
		return loadLetter(db, id);
	}

	async function listDue(): Promise<Letter[]> {
		const rows = await letterRows(db)
			.where("state", "=", "scheduled")
			.where("send_at", "<=", clock().toISOString())
			.execute();
		return lettersOfRows(rows);
	}

	async function lastStart(): Promise<string | null> {
		const { last } = await db
			.selectFrom("letters")
			.select(({ fn }) => fn.max("started_at").as("last"))
			.executeTakeFirstOrThrow();
		return last;
	}

	return {
		create,
		update,
		list,
		schedule,
		refuseToLeave,
		step,
		setListed,
		listDue,
		lastStart,
		get: (id: string) => loadLetter(db, id),
		slugsFor: (letter: Letter) => slugsFor(db, letter),
		start: (letter: Letter & { slug: string }, mails: readonly FinishedMail[]) =>
			startLetter(db, clock, letter, mails),
		...deletedLetters(db, clock),
		...letterVersions(db),
		...letterArchive(db),
		...letterImages(db, clock),
	};
}

export const lettersEffects: Effects<ReturnType<typeof lettersStore>> = {
	// A draft is on no page, and is saved every other second.
	create: "uncached",
	update: "uncached",
	remove: "uncached",
	restore: "uncached",
	schedule: "uncached",
	step: "uncached",
	refuseToLeave: "uncached",
	start: "write",
	setListed: "write",
	get: "uncached",
	list: "uncached",
	listDue: "uncached",
	lastStart: "uncached",
	slugsFor: "uncached",
	listImageUses: "uncached",
	// In letters that have not left.
	replaceImage: "uncached",
	listVersions: "uncached",
	getVersion: "uncached",
	findEdition: "read",
	listArchive: "read",
	listAddresses: "read",
};
