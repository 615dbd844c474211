import type { Kysely } from "kysely";
import type { Answer, AnswerValue } from "#app/features/applications/application.ts";
import { applicationKey, openContent } from "#app/features/applications/application-seals.server.ts";
import type { MasterKeys } from "#app/features/applications/master-keys.server.ts";
import type { FormId } from "#app/features/forms/form.ts";
import type { Tables } from "#migrations/tables.ts";
import { type ApplicationsList, placeOf } from "./applications.list.server.ts";
import { listEntries } from "./entries.server.ts";
import type { ApplicationFilter, ListedApplication } from "./inbox.ts";

const batch = 200;

const headsBefore = [
	...["form", "state", "since", "sent", "language", "membership", "name", "email", "telephone"],
];
const headsAfter = ["other answers", "notes"];

/** A question as a column of the file. */
export type FileQuestion = {
	id: string;
	form: FormId;
	/** Its words in the language of whoever reads the file. */
	label: string;
	/** Its words in every language: an answer to other words is none to this question. */
	labels: readonly string[];
};

type Parts = {
	list: ApplicationsList;
	masters: MasterKeys;
	/** Lists the questions of all forms as they are now, in their order. */
	listQuestions(): Promise<FileQuestion[]>;
	/** Returns where an application is read, and its photographs are seen. */
	addressOf(id: string): string;
};

/**
 * The file of applications: one row each, with a column for each question of their forms. Answers to
 * questions that are no more, or were in other words, stand together below those words.
 */
export function applicationFile(db: Kysely<Tables>, { list, masters, listQuestions, addressOf }: Parts) {
	/** Opens the file of those that match: its heads, and rows as they are read. */
	async function open(filter: ApplicationFilter) {
		const all = await listQuestions();
		const questions = all.filter(({ form }) => filter.form === undefined || form === filter.form);
		const isOneForm = filter.form !== undefined;
		const columns = questions.map(({ form, label }) => (isOneForm ? label : `${form}: ${label}`));
		return { heads: [...headsBefore, ...columns, ...headsAfter], rows: rows(filter, questions) };
	}

	async function* rows(
		filter: ApplicationFilter,
		questions: readonly FileQuestion[],
	): AsyncGenerator<string[][], undefined> {
		let after: string[] | undefined;
		for (;;) {
			const { applications } = await list.page(filter, batch, after);
			const last = applications.at(-1);
			if (last === undefined) return;
			yield await Promise.all(applications.map((one) => rowOf(one, questions)));
			after = placeOf(last);
		}
	}

	async function rowOf(one: ListedApplication, questions: readonly FileQuestion[]): Promise<string[]> {
		const row = await db
			.selectFrom("applications")
			.select(["id", "content", "wrapped_key", "master_key_id"])
			.where("id", "=", one.id)
			.executeTakeFirst();
		const key = row && !one.isSealed ? applicationKey(masters, row) : undefined;
		const found = row && key ? openContent(key, row).answers : [];
		// The exported file holds text only: it gives the address where the photograph is seen.
		const answers = found.map((answer) =>
			answer.kind === "photograph" && answer.value === true
				? { ...answer, value: addressOf(one.id) }
				: answer,
		);
		const entries = key ? await listEntries(db, one.id, key) : [];
		return [
			...[one.form, one.state, one.stateAt, one.sentAt, one.language, one.membership ?? ""],
			...[one.name, one.email, one.telephone],
			...cellsOf(answers, questions),
			entries.flatMap((entry) => (entry.kind === "note" ? [`${entry.at}\n${entry.text}`] : [])).join("\n\n"),
		];
	}

	return { open };
}

/** The answers in the columns of their questions, and last those that have none. */
function cellsOf(answers: readonly Answer[], questions: readonly FileQuestion[]): string[] {
	const given = answers.filter(({ value }) => value !== null);
	const columnOf = ({ id, label }: Answer) =>
		questions.findIndex((one) => one.id === id && one.labels.includes(label));
	const byColumn = Map.groupBy(given, columnOf);
	const others = (byColumn.get(-1) ?? []).map(({ label, value }) => `${label}\n${inWords(value)}`);
	return [
		...questions.map((_, column) => inWords(byColumn.get(column)?.[0]?.value ?? null)),
		others.join("\n\n"),
	];
}

function inWords(value: AnswerValue): string {
	if (Array.isArray(value)) return value.join(", ");
	if (typeof value === "boolean") return value ? "yes" : "no";
	return String(value ?? "");
}
