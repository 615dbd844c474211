import type { Kysely } from "kysely";
import type { Answer } from "#app/features/applications/application.ts";
import type { Tables } from "#migrations/tables.ts";

/** Lists the photographs of an application, without their content. */
export function listPhotographs(db: Kysely<Tables>, applicationId: string) {
	return db
		.selectFrom("application_photographs")
		.select(["id", "question_id as questionId"])
		.where("application_id", "=", applicationId)
		.orderBy("created_at")
		.orderBy("id")
		.execute();
}

/** Deletes the photographs of an application but for those that are answers. */
export async function keepPhotographs(
	transaction: Kysely<Tables>,
	applicationId: string,
	answers: readonly Answer[],
): Promise<void> {
	const kept = answers.filter(({ kind, value }) => kind === "photograph" && value === true);
	await deletePhotographs(
		transaction,
		applicationId,
		kept.map(({ id }) => id),
	);
}

/** Deletes the photographs of an application but for those of some questions. */
export async function deletePhotographs(
	transaction: Kysely<Tables>,
	applicationId: string,
	but: readonly string[],
): Promise<void> {
	await transaction
		.deleteFrom("application_photographs")
		.where("application_id", "=", applicationId)
		.$if(but.length > 0, (deletion) => deletion.where("question_id", "not in", but))
		.execute();
}
