import { randomUUID } from "node:crypto";
import type { Kysely, Selectable } from "kysely";
import { insertThing } from "#app/content/storage/content-table.server.ts";
import { lastSave } from "#app/content/storage/last-save.server.ts";
import { storeVersions, versionRow } from "#app/content/storage/stored-versions.server.ts";
import { type Form, type FormId, type FormState, formIds } from "#app/features/forms/form.ts";
import { type Question, type QuestionInput, questionFields } from "#app/features/forms/question.ts";
import type { FormsTable } from "#migrations/application-tables.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import type { Effects } from "#platform/content/content-store.ts";
import { holdTable } from "#platform/database/locks.ts";
import { labelOf, loadQuestions, questionTable } from "./questions.row.server.ts";

export type FormsStore = ReturnType<typeof formsStore>;

/** A question as it is shipped: what it depends on is named by `name`. */
export type ShippedQuestion = Omit<QuestionInput, "form" | "shownIf"> & {
	name: string;
	shownIf: string | null;
};

/** Every query on the forms as wholes: their states, and the questions that they ask. */
export function formsStore(db: Kysely<Tables>, clock: Clock) {
	/** Lists the forms, in their order. */
	async function listForms(): Promise<Form[]> {
		const rows = await db.selectFrom("forms").selectAll().execute();
		return formIds.flatMap((id) => rows.filter((row) => row.id === id).map(formOfRow));
	}

	async function getForm(id: FormId): Promise<Form> {
		return formOfRow(await db.selectFrom("forms").selectAll().where("id", "=", id).executeTakeFirstOrThrow());
	}

	/** Lists the questions of a form in their order, in all languages. */
	const listQuestions = (id: FormId): Promise<Question[]> => loadQuestions(db, id);

	/** Opens a form, or closes it. */
	async function setState(id: FormId, state: FormState): Promise<Form> {
		const opened = state === "open" ? { opened_at: clock().toISOString() } : {};
		await db
			.updateTable("forms")
			.set((column) => ({ state, ...opened, version: column("version", "+", 1) }))
			.where("id", "=", id)
			.execute();
		return getForm(id);
	}

	/** Lists the forms without any question. */
	async function listEmpty(): Promise<FormId[]> {
		const rows = await db.selectFrom("questions").select("form").distinct().execute();
		return formIds.filter((id) => !rows.some(({ form }) => form === id));
	}

	/** Gives a form without any question the shipped ones. @returns whether it did. */
	async function ship(form: FormId, shipped: readonly ShippedQuestion[]): Promise<boolean> {
		const at = clock();
		return db.transaction().execute(async (transaction) => {
			await holdTable(transaction, "questions");
			if ((await loadQuestions(transaction, form)).length > 0) return false;
			const ids = new Map(shipped.map(({ name }) => [name, randomUUID()]));
			for (const [position, question] of shipped.entries())
				await insertShipped(transaction, { form, question, ids, position, at });
			return true;
		});
	}

	/** Lists the forms that visitors can fill in on the site. */
	async function listOpen(): Promise<FormId[]> {
		return (await listForms()).filter(({ state }) => state === "open").map(({ id }) => id);
	}

	return { listForms, getForm, listQuestions, listOpen, listEmpty, setState, ship };
}

export const formsEffects: Effects<FormsStore> = {
	setState: "write",
	listOpen: "memoized",
	listForms: "uncached",
	getForm: "uncached",
	listEmpty: "uncached",
	listQuestions: "uncached",
	// A draft is on no page.
	ship: "uncached",
};

function formOfRow(row: Selectable<FormsTable>): Form {
	const { opened_at: openedAt, declined_months: declinedMonths, unfinished_days: unfinishedDays } = row;
	return { id: row.id, state: row.state, openedAt, declinedMonths, unfinishedDays, version: row.version };
}

type Shipping = {
	form: FormId;
	question: ShippedQuestion;
	ids: ReadonlyMap<string, string>;
	position: number;
	at: Date;
};

/** Stores a shipped question with its first version. Part of the transaction that stores all of the form. */
async function insertShipped(
	transaction: Kysely<Tables>,
	{ form, question: { name, shownIf, ...question }, ids, position, at }: Shipping,
): Promise<void> {
	const id = ids.get(name) ?? name;
	const input = { ...question, form, shownIf: shownIf === null ? null : (ids.get(shownIf) ?? shownIf) };
	const now = at.toISOString();
	const columns = { position, created_at: now, updated_at: now, ...lastSave(at) };
	await insertThing(transaction, questionTable, { id, version: 1, input, columns });
	const saved = { title: labelOf(input), savedAt: now };
	await storeVersions(transaction, "question", id, [
		versionRow(questionFields, { ...input, version: 1 }, saved),
	]);
}
