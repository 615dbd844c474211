import { type Kysely, sql } from "kysely";
import { firstWritten } from "#app/content/localized.ts";
import { type ContentTable, loadThing, readThings } from "#app/content/storage/content-table.server.ts";
import type { FormId } from "#app/features/forms/form.ts";
import {
	maxPhotographs,
	maxQuestions,
	type Question,
	type QuestionFields,
	type QuestionInput,
	questionFaults,
	questionFields,
} from "#app/features/forms/question.ts";
import { findUnmeetable } from "#app/features/forms/question-rules.ts";
import type { Tables } from "#migrations/tables.ts";
import { ApiError } from "#platform/api/api-error.ts";

export const questionTable: ContentTable<QuestionFields> = {
	name: "question",
	fields: questionFields,
	stored: ["id", "version", "position"],
};

/** The title of a question in its history, and among deleted things. */
export const labelOf = (question: QuestionInput) => firstWritten(question, "label");

/** Loads the questions of a form, or of all, in their order. */
export function loadQuestions(db: Kysely<Tables>, form?: FormId): Promise<Question[]> {
	const which = form === undefined ? sql`` : sql`where form = ${form}`;
	return readThings<QuestionFields, Question>(
		db,
		questionTable,
		sql`${which} order by form, position, id, language`,
	);
}

/** @throws ApiError 404. */
export const loadQuestion = (db: Kysely<Tables>, id: string) =>
	loadThing<QuestionFields, Question>(db, questionTable, id);

/** Returns the position after all questions of a form. */
export async function freePosition(db: Kysely<Tables>, form: FormId): Promise<number> {
	const { last } = await db
		.selectFrom("questions")
		.select(({ fn }) => fn.max<number | null>("position").as("last"))
		.where("form", "=", form)
		.executeTakeFirstOrThrow();
	return (last ?? -1) + 1;
}

/** Stores the order of questions. Part of the transaction that read them. */
export async function storeOrder(db: Kysely<Tables>, questions: readonly Question[]): Promise<void> {
	for (const [position, question] of questions.entries()) {
		if (question.position === position) continue;
		await db.updateTable("questions").set({ position }).where("id", "=", question.id).execute();
	}
}

/** @throws ApiError 409 where a form has as many questions as it may have. */
export async function requireRoom(db: Kysely<Tables>, form: FormId): Promise<void> {
	const { count } = await db
		.selectFrom("questions")
		.select(({ fn }) => fn.countAll<number>().as("count"))
		.where("form", "=", form)
		.executeTakeFirstOrThrow();
	if (Number(count) < maxQuestions) return;
	throw new ApiError(409, "list-full", "Its list is full. Remove another entry first.");
}

/**
 * Refuses questions of a form that leave a condition which cannot be met. @throws ApiError 400 where it
 * is the `changed` one's; 409 `question-needed` where it is another's.
 */
export async function requireMeetable(
	db: Kysely<Tables>,
	form: FormId,
	{ changed, without }: { changed?: string; without?: string },
): Promise<void> {
	const questions = await loadQuestions(db, form);
	const unmeetable = findUnmeetable(questions.filter(({ id }) => id !== without));
	if (unmeetable === undefined) return;
	if (unmeetable.id === changed) throw invalid({ shownIf: questionFaults.condition });
	throw stillNeeded(unmeetable);
}

/** @throws ApiError 400 where a form asks for more photographs than it may. */
export async function requireFewPhotographs(db: Kysely<Tables>, form: FormId): Promise<void> {
	const { count } = await db
		.selectFrom("questions")
		.select(({ fn }) => fn.countAll<number>().as("count"))
		.where("form", "=", form)
		.where("kind", "=", "photograph")
		.executeTakeFirstOrThrow();
	if (Number(count) > maxPhotographs) throw invalid({ kind: questionFaults.photographs });
}

/** The refusal to take away what the condition of another question names. */
export function stillNeeded(question: QuestionInput): ApiError {
	const label = labelOf(question);
	const message = `“${label}” is asked only after an answer to a question before it. Change its condition first.`;
	return new ApiError(409, "question-needed", message, { more: { names: label } });
}

/** The refusal of a question, with a message at each field. */
export function invalid(fields: Record<string, string>): ApiError {
	const [message = ""] = Object.values(fields);
	return new ApiError(400, "invalid", message, { fields });
}
