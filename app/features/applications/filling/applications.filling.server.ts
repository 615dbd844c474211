import { randomUUID } from "node:crypto";
import type { Kysely, Selectable, Updateable } from "kysely";
import type {
	ApplicantSummary,
	ApplicationContent,
	ApplicationFlag,
	Typed,
} from "#app/features/applications/application.ts";
import {
	applicationKey,
	newApplicationKey,
	openContent,
	sealedApplication,
} from "#app/features/applications/application-seals.server.ts";
import type { MasterKeys } from "#app/features/applications/master-keys.server.ts";
import { keepPhotographs, listPhotographs } from "#app/features/applications/photographs.row.server.ts";
import type { DataKey } from "#app/features/applications/sealing.server.ts";
import type { FormId } from "#app/features/forms/form.ts";
import type { Language } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import { hashToken } from "#platform/tokens.ts";
import { type Filling, sentHours } from "./filling.ts";

export type ApplicationRow = Selectable<Tables["applications"]>;

/** A partial save of an unfinished application. Answers that it leaves out stay as they were. */
export type Patch = {
	form: FormId;
	language: Language;
	typed: Readonly<Record<string, Typed>>;
	table?: string | undefined;
	/** True if the page already has an application, so that no second one is started. */
	hasBegun: boolean;
	turn?: ApplicationContent["turn"];
	/** Returns who the applicant is, by what was typed. */
	summarize(typed: Filling["typed"]): ApplicantSummary;
};

/** `gone`: erased, continued on another device, or expired. */
export type SaveOutcome = "saved" | "sent" | "gone";

/** An application as it is sent. */
export type Sending = Pick<ApplicationContent, "answers"> & {
	summary: ApplicantSummary;
	flags: ApplicationFlag[];
};

const nobody: ApplicantSummary = { name: "", email: "", telephone: "" };

export type FillingStore = ReturnType<typeof fillingStore>;

/** Applications while somebody fills them in, found by the token of a browser; its hash is stored. */
export function fillingStore(db: Kysely<Tables>, clock: Clock, masters: MasterKeys) {
	/** Returns what was filled in by a browser. */
	async function find(token: string): Promise<Filling | undefined> {
		const row = await db
			.selectFrom("applications")
			.selectAll()
			.where("browser_hash", "=", hashToken(token))
			.executeTakeFirst();
		return row && fillingOf(db, row);
	}

	/** Reads what an applicant left. @throws ApiError 409 without its master key; SealError. */
	async function fillingOf(from: Kysely<Tables>, row: ApplicationRow): Promise<Filling> {
		const { typed = {} } = openContent(applicationKey(masters, row), row);
		const photographs = await listPhotographs(from, row.id);
		const { id, form, language, state, event_id: table, created_at, sent_at } = row;
		return {
			...{ id, form, language, state, table, typed, createdAt: created_at, sentAt: sent_at },
			photographs: Object.fromEntries(photographs.map((one) => [one.questionId, one.id])),
		};
	}

	/** Saves what was typed; begins an application with the first answer. */
	async function save(token: string, patch: Patch): Promise<SaveOutcome> {
		return db.transaction().execute(async (transaction) => {
			const row = await findLocked(transaction, token);
			if (row === undefined) {
				if (patch.hasBegun) return "gone";
				if (await begin(transaction, token, patch)) return "saved";
			}
			const found = row ?? (await findLocked(transaction, token));
			if (found === undefined || found.form !== patch.form) return "gone";
			if (found.state !== "unfinished") return "sent";
			await merge(transaction, found, patch);
			return "saved";
		});
	}

	/**
	 * Works on a browser's application in a transaction, unless it was sent; begins one where there is
	 * none, as `save` does.
	 */
	async function hold(
		token: string,
		patch: Pick<Patch, "form" | "language" | "hasBegun">,
		work: (held: { id: string; key: DataKey }, transaction: Kysely<Tables>) => Promise<void>,
	): Promise<SaveOutcome> {
		return db.transaction().execute(async (transaction) => {
			const before = await findLocked(transaction, token);
			if (before === undefined && !patch.hasBegun)
				await begin(transaction, token, { ...patch, typed: {}, summarize: () => nobody });
			const row = before ?? (await findLocked(transaction, token));
			if (row === undefined || row.form !== patch.form) return "gone";
			if (row.state !== "unfinished") return "sent";
			await work({ id: row.id, key: applicationKey(masters, row) }, transaction);
			await change(transaction, row, { language: patch.language });
			return "saved";
		});
	}

	/** @returns false where another request of the same browser began it meanwhile. */
	async function begin(transaction: Kysely<Tables>, token: string, patch: Patch): Promise<boolean> {
		const id = randomUUID();
		const { key, columns } = newApplicationKey(masters, id);
		const now = clock().toISOString();
		const content = { answers: [], typed: patch.typed, ...(patch.turn && { turn: patch.turn }) };
		const summary = patch.summarize(patch.typed);
		const { numInsertedOrUpdatedRows } = await transaction
			.insertInto("applications")
			.values({
				...{ id, form: patch.form, language: patch.language, state: "unfinished", flags: "[]" },
				...columns,
				...sealedApplication(key, id, { content, summary }),
				...{ event_id: patch.table ?? null, browser_hash: hashToken(token) },
				...{ state_at: now, created_at: now, updated_at: now, version: 1 },
			})
			.onConflict((conflict) => conflict.column("browser_hash").doNothing())
			.executeTakeFirst();
		return numInsertedOrUpdatedRows === 1n;
	}

	async function merge(transaction: Kysely<Tables>, row: ApplicationRow, patch: Patch): Promise<void> {
		const key = applicationKey(masters, row);
		const { typed = {}, turn } = openContent(key, row);
		// A save that arrives late was repeated since, with what was typed after it.
		if (turn !== undefined && turn.page === patch.turn?.page && turn.number > patch.turn.number) return;
		const merged = { ...typed, ...patch.typed };
		const latest = patch.turn ?? turn;
		const content = { answers: [], typed: merged, ...(latest && { turn: latest }) };
		await change(transaction, row, {
			...sealedApplication(key, row.id, { content, summary: patch.summarize(merged) }),
			language: patch.language,
			...(patch.table !== undefined && { event_id: patch.table }),
		});
	}

	/**
	 * Sends an application once, as `make` says of what was typed; nothing happens where that returns
	 * undefined. `make` writes in the same transaction.
	 */
	async function send(
		token: string,
		make: (filling: Filling, transaction: Kysely<Tables>) => Promise<Sending | undefined>,
	): Promise<"sent" | "refused" | "gone"> {
		return db.transaction().execute(async (transaction) => {
			const row = await findLocked(transaction, token);
			if (row === undefined) return "gone";
			if (row.state !== "unfinished") return "sent";
			const sending = await make(await fillingOf(transaction, row), transaction);
			if (sending === undefined) return "refused";
			const { answers, summary, flags } = sending;
			const now = clock().toISOString();
			await keepPhotographs(transaction, row.id, answers);
			await change(transaction, row, {
				...sealedApplication(applicationKey(masters, row), row.id, { content: { answers }, summary }),
				...{ state: "new", flags: JSON.stringify(flags), sent_at: now, state_at: now },
				// The browser's stays for a day, so that who sends again after a failure hears that it is here.
				...{ resume_hash: null, resume_until: null },
			});
			return "sent";
		});
	}

	async function change(
		transaction: Kysely<Tables>,
		{ id, version }: ApplicationRow,
		columns: Updateable<Tables["applications"]>,
	): Promise<void> {
		await transaction
			.updateTable("applications")
			.set({ ...columns, updated_at: clock().toISOString(), version: version + 1 })
			.where("id", "=", id)
			.execute();
	}

	/** Has browsers forget what they sent. */
	async function forgetBrowsers(): Promise<void> {
		const before = new Date(clock().getTime() - sentHours * 3_600_000).toISOString();
		await db
			.updateTable("applications")
			.set({ browser_hash: null })
			.where("browser_hash", "is not", null)
			.where("sent_at", "<", before)
			.execute();
	}

	return { find, save, hold, send, forgetBrowsers };
}

/** Finds a browser's application, by a write, so that simultaneous requests come one after the other. */
function findLocked(transaction: Kysely<Tables>, token: string): Promise<ApplicationRow | undefined> {
	return transaction
		.updateTable("applications")
		.set(({ ref }) => ({ version: ref("version") }))
		.where("browser_hash", "=", hashToken(token))
		.returningAll()
		.executeTakeFirst();
}
