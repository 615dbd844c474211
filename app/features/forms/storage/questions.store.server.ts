import type { Kysely } from "kysely";
import { completed } from "#app/content/draft.ts";
import { insertThing } from "#app/content/storage/content-table.server.ts";
import { lastSave } from "#app/content/storage/last-save.server.ts";
import { storeVersions, versionRow } from "#app/content/storage/stored-versions.server.ts";
import { versionedStore } from "#app/content/storage/versioned.server.ts";
import {
	type Question,
	type QuestionFields,
	type QuestionInput,
	questionFaults,
	questionFields,
} from "#app/features/forms/question.ts";
import { faultsOf, movedOption, tidyQuestion } from "#app/features/forms/question-rules.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import { holdTable } from "#platform/database/locks.ts";
import { updateVersion } from "#platform/database/update-version.ts";
import {
	freePosition,
	invalid,
	labelOf,
	loadQuestion,
	loadQuestions,
	questionTable,
	requireFewPhotographs,
	requireMeetable,
	requireRoom,
	stillNeeded,
	storeOrder,
} from "./questions.row.server.ts";

export type QuestionsStore = ReturnType<typeof questionsStore>;

/**
 * Every change of a question. Whatever would leave a condition that cannot be met is refused: @throws
 * ApiError 400, or 409 `question-needed`.
 */
export function questionsStore(db: Kysely<Tables>, clock: Clock) {
	const questions = versionedStore<QuestionFields, QuestionInput, Question>(db, clock, {
		...questionTable,
		titleOf: labelOf,
		// One change after the other: conditions depend on the other questions.
		hold: (transaction) => holdTable(transaction, "questions"),
		async prepare(sent, at) {
			const input = tidyQuestion(sent);
			const faults = faultsOf(input);
			if (Object.keys(faults).length > 0) throw invalid(faults);
			return async (transaction, { id, before }) => ({
				input,
				columns: { ...(await columnsOf(transaction, input, before, at)), updated_at: at.toISOString() },
				async afterSave(saved) {
					if (before !== undefined) await followOptions(transaction, before, saved, at);
					await requireMeetable(transaction, saved.form, { changed: id });
					await requireFewPhotographs(transaction, saved.form);
				},
			});
		},
		deletion: {
			async beforeRemoval(transaction, id, { form }) {
				await requireMeetable(transaction, form, { without: id });
			},
			restore: async (id, kept) => async (transaction) => {
				await holdTable(transaction, "questions");
				await requireRoom(transaction, kept.form);
				await insertThing<QuestionFields>(transaction, questionTable, {
					...{ id, version: kept.version, input: completed(questionFields, kept) },
					columns: { position: kept.position, ...createdAt(clock()) },
				});
				await requireMeetable(transaction, kept.form, { changed: id });
				await requireFewPhotographs(transaction, kept.form);
				return loadQuestion(transaction, id);
			},
		},
	});

	/** Puts a question after another one of its form, or first. @throws ApiError 404, 409 `question-needed`. */
	async function place(id: string, after: string | null): Promise<void> {
		await db.transaction().execute(async (transaction) => {
			await holdTable(transaction, "questions");
			const moved = await loadQuestion(transaction, id);
			const others = (await loadQuestions(transaction, moved.form)).filter((one) => one.id !== id);
			const at = after === null ? -1 : others.findIndex((one) => one.id === after);
			if (after !== null && at < 0) throw invalid({ after: questionFaults.otherForm });
			await storeOrder(transaction, others.toSpliced(at + 1, 0, moved));
			await requireMeetable(transaction, moved.form, { changed: id });
		});
	}

	return { ...questions, list: () => loadQuestions(db), place };
}

const createdAt = (at: Date) => ({ created_at: at.toISOString(), updated_at: at.toISOString() });

/** The columns of a new question, which comes last; none of another one. @throws ApiError 400, 409. */
async function columnsOf(
	transaction: Kysely<Tables>,
	{ form }: QuestionInput,
	before: Question | undefined,
	at: Date,
) {
	if (before === undefined) {
		await requireRoom(transaction, form);
		return { position: await freePosition(transaction, form), ...createdAt(at) };
	}
	if (before.form !== form) throw invalid({ form: questionFaults.otherForm });
	return {};
}

/**
 * Conditions follow the options that they name to their new places, as a new version of each question
 * that has one. @throws ApiError 409 where the option is gone.
 */
async function followOptions(
	transaction: Kysely<Tables>,
	before: Question,
	{ id, form, options }: Question,
	at: Date,
): Promise<void> {
	const depending = (await loadQuestions(transaction, form)).filter(({ shownIf }) => shownIf === id);
	for (const { version, position, ...question } of depending) {
		const place = movedOption(before.options, options, question.shownIfOption ?? 0);
		if (place === undefined) throw stillNeeded(question);
		if (place === question.shownIfOption) continue;
		const columns = { shown_if_option: place, updated_at: at.toISOString(), ...lastSave(at) };
		await updateVersion(transaction, { table: "questions", id: question.id, version }, columns);
		const next = { ...question, shownIfOption: place, version: version + 1 };
		const saved = { title: labelOf(question), savedAt: at.toISOString() };
		await storeVersions(transaction, "question", question.id, [versionRow(questionFields, next, saved)]);
	}
}
