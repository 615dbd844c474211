import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { applicationKey, photographPlace } from "#app/features/applications/application-seals.server.ts";
import type { MasterKeys } from "#app/features/applications/master-keys.server.ts";
import { deletePhotographs } from "#app/features/applications/photographs.row.server.ts";
import { openBytes, sealBytes } from "#app/features/applications/sealing.server.ts";
import type { Form, FormId } from "#app/features/forms/form.ts";
import type { Question } from "#app/features/forms/question.ts";
import type { Tables } from "#migrations/tables.ts";
import { ApiError } from "#platform/api/api-error.ts";
import type { Clock } from "#platform/clock.ts";
import { hashToken } from "#platform/tokens.ts";
import type { ApplicationLinksStore } from "./application-links.store.server.ts";
import type { FillingStore } from "./applications.filling.server.ts";
import type { Place } from "./filling-service.server.ts";

type Parts = {
	db: Kysely<Tables>;
	clock: Clock;
	masters: MasterKeys;
	forms: { getForm(id: FormId): Promise<Form>; listQuestions(form: FormId): Promise<Question[]> };
	filling: Pick<FillingStore, "hold">;
	links: Pick<ApplicationLinksStore, "find">;
	/** Decodes a file, and returns it small, without its metadata. @throws ApiError 400, or 503 where too many wait. */
	prepare(bytes: Uint8Array): Promise<{ bytes: Uint8Array }>;
};

export type ApplicationPhotographs = ReturnType<typeof applicationPhotographs>;

/** The holder of a photograph: a browser that fills in a form, or the link to what is held of somebody. */
type Holder = { browser: string } | { token: string };

/** The photographs that applicants choose: one for each question that asks for one. */
export function applicationPhotographs(parts: Parts) {
	const { db, clock, masters, forms, filling, links } = parts;

	/** Lists the questions of an open form that ask for a photograph. @throws ApiError 404 where `question` is none. */
	async function listAsking(form: FormId, question: string): Promise<string[]> {
		const { state } = await forms.getForm(form);
		const questions = state === "open" ? await forms.listQuestions(form) : [];
		const asking = questions.filter(({ kind }) => kind === "photograph").map(({ id }) => id);
		if (!asking.includes(question)) throw noPhotograph();
		return asking;
	}

	/** Refuses a photograph that no question asks for, before it is read. @throws ApiError 404. */
	const requireAsked = async (form: FormId, question: string): Promise<void> =>
		void (await listAsking(form, question));

	/** Puts a photograph in the place of the one before. @returns its id. @throws ApiError 400, 404, 409 or 503. */
	async function put(place: Place & { hasBegun: boolean }, question: string, file: Uint8Array) {
		const asking = await listAsking(place.form, question);
		const { bytes } = await parts.prepare(file);
		const id = randomUUID();
		const outcome = await filling.hold(place.browser, place, async (held, transaction) => {
			await deletePhotographs(
				transaction,
				held.id,
				asking.filter((one) => one !== question),
			);
			await transaction
				.insertInto("application_photographs")
				.values({
					...{ id, application_id: held.id, question_id: question },
					content: sealBytes(held.key, photographPlace(id), bytes),
					created_at: clock().toISOString(),
				})
				.execute();
		});
		if (outcome !== "saved") throw isGone();
		return id;
	}

	/** Removes the photograph of a question, if there is one. @throws ApiError 409 where its application is gone. */
	async function remove(place: Place, question: string): Promise<void> {
		const outcome = await filling.hold(place.browser, { ...place, hasBegun: true }, (held, transaction) =>
			removeOne(transaction, held.id, question),
		);
		if (outcome !== "saved") throw isGone();
	}

	/** Reads a photograph, as the bytes of a WebP. @throws ApiError 404. */
	async function read(form: FormId, question: string, holder: Holder): Promise<Buffer> {
		const row = await findRow(form, holder);
		const found =
			row &&
			(await db
				.selectFrom("application_photographs")
				.select(["id", "content"])
				.where("application_id", "=", row.id)
				.where("question_id", "=", question)
				.executeTakeFirst());
		if (row === undefined || found === undefined) throw noPhotograph();
		return openBytes(applicationKey(masters, row), photographPlace(found.id), found.content);
	}

	/** Finds the application of a browser while it is filled in, or of a link that shows it. */
	async function findRow(form: FormId, holder: Holder) {
		const query = db
			.selectFrom("applications")
			.select(["id", "wrapped_key", "master_key_id"])
			.where("form", "=", form);
		if ("browser" in holder)
			return query
				.where("browser_hash", "=", hashToken(holder.browser))
				.where("state", "=", "unfinished")
				.executeTakeFirst();
		const link = await links.find(holder.token);
		return link?.kind === "held" ? query.where("id", "=", link.id).executeTakeFirst() : undefined;
	}

	return { requireAsked, put, remove, read };
}

async function removeOne(
	transaction: Kysely<Tables>,
	applicationId: string,
	question: string,
): Promise<void> {
	await transaction
		.deleteFrom("application_photographs")
		.where("application_id", "=", applicationId)
		.where("question_id", "=", question)
		.execute();
}

function noPhotograph(): ApiError {
	return new ApiError(404, "not-found", "There is no such photograph, or this form asks for none.");
}

function isGone(): ApiError {
	return new ApiError(409, "application-gone", "This application was sent, erased, or goes on elsewhere.");
}
