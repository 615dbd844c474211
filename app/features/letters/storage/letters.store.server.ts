import { type Kysely, sql } from "kysely";
import { readThings } from "#app/content/storage/content-table.server.ts";
import { staleConflict, versionedStore } from "#app/content/storage/versioned.server.ts";
import type { Letter, LetterFields, LetterInput, LetterSending } from "#app/features/letters/letter.ts";
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
import { type KeptLetter, letterDeletion } from "./letters.deletion.server.ts";
import { letterImages } from "./letters.images.server.ts";
import { letterTable, loadLetter, wrongState } from "./letters.row.server.ts";
import { type FinishedMail, slugsFor, startLetter } from "./letters.start.server.ts";
import { saveLetterVersion } from "./letters.versions.server.ts";

export type LettersStore = ReturnType<typeof lettersStore>;

/** Every letter, from its draft to its page. Instants are ISO 8601 in UTC. */
export function lettersStore(db: Kysely<Tables>, clock: Clock) {
	// Where an old text was `restored`, the present one stays a version of its own.
	const drafts = versionedStore<LetterFields, LetterInput & { restored?: boolean }, Letter, KeptLetter>(
		db,
		clock,
		{
			...letterTable,
			titleOf: ({ subject }) => subject,
			deletion: letterDeletion,
			/** @throws ApiError 404, or 409 `moved-on` with the `current` letter. */
			async load(transaction, id) {
				const letter = await loadLetter(transaction, id);
				if (!isWritable(letter.state)) throw wrongState(letter);
				return letter;
			},
			prepare:
				async ({ restored }, at) =>
				async (transaction, { before }) => {
					const updated_at = at.toISOString();
					const begun = { state: "draft", audience: "all", created_at: updated_at };
					return {
						columns: { ...(before === undefined && begun), updated_at },
						saveVersion: (letter) => saveLetterVersion(transaction, letter, restored),
					};
				},
		},
	);

	/** Every letter, the newest first. */
	const list = (): Promise<Letter[]> =>
		readThings(db, letterTable, sql`order by letters.created_at desc, letters.id desc`);

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

	/** The scheduled letters whose time has come. */
	const listDue = (): Promise<Letter[]> =>
		readThings(db, letterTable, sql`where state = 'scheduled' and send_at <= ${clock().toISOString()}`);

	async function lastStart(): Promise<string | null> {
		const { last } = await db
			.selectFrom("letters")
			.select(({ fn }) => fn.max("started_at").as("last"))
			.executeTakeFirstOrThrow();
		return last;
	}

	return {
		...drafts,
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
