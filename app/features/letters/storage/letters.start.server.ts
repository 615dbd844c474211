import { type Kysely, sql } from "kysely";
import { type EntrySlugs, slugsOfTitles } from "#app/content/entry-slugs.ts";
import { textsIn } from "#app/content/localized.ts";
import { ownSlugsColumn, takenByOthers } from "#app/content/storage/entry-slugs.server.ts";
import type { Edition } from "#app/features/letters/edition.ts";
import { type Audience, type Letter, languagesOf } from "#app/features/letters/letter.ts";
import { dayOf } from "#app/i18n/business-time.ts";
import { inEachLanguage } from "#app/i18n/language.ts";
import { firstFree } from "#app/i18n/slug.ts";
import type { Language } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import { holdSlugs } from "#platform/database/locks.ts";
import { loadLetter, wrongState } from "./letters.row.server.ts";

/** A letter in one language as it leaves, but for what each recipient has of their own. */
export type FinishedMail = { edition: Edition; html: string; text: string };

/** Addresses below the newsletter's that are pages of their own. */
const takenSlugs = ["thanks", "confirm", "unsubscribe", "settings", "address"];

/**
 * Stores the editions and one row a recipient, once, whatever processes or clicks ask for it.
 * @throws ApiError 409 `moved-on` where the letter was changed or started since it was read.
 */
export async function startLetter(
	db: Kysely<Tables>,
	clock: Clock,
	letter: Letter & { slug: string },
	mails: readonly FinishedMail[],
): Promise<Letter> {
	const now = clock();
	return db.transaction().execute(async (transaction) => {
		await requireFreeSlugs(transaction, letter.id, letter);
		const { numUpdatedRows } = await transaction
			.updateTable("letters")
			.set({
				state: "sending",
				held_from: null,
				audience: letter.audience,
				started_at: now.toISOString(),
				version: letter.version + 1,
				slug: letter.slug,
				own_slugs: ownSlugsColumn(letter.ownSlugs),
			})
			.where("id", "=", letter.id)
			.where("version", "=", letter.version)
			// As it was read: deleted and restored meanwhile, a scheduled letter is a draft of this version.
			.where("state", "=", letter.state)
			.where("state", "in", ["draft", "scheduled"])
			.executeTakeFirst();
		if (numUpdatedRows === 0n) throw wrongState(await loadLetter(transaction, letter.id));
		const editions = mails.map(({ edition, html, text }) => ({
			letter_id: letter.id,
			language: edition.language,
			edition: JSON.stringify(edition),
			html,
			text,
		}));
		await transaction.insertInto("letter_editions").values(editions).execute();
		await addRecipients(transaction, letter, now.toISOString());
		return loadLetter(transaction, letter.id);
	});
}

/** The primary key makes a second row for one reader impossible. */
async function addRecipients(db: Kysely<Tables>, letter: Letter, now: string): Promise<void> {
	const rows = readers(db, letter.audience, now).select([
		sql.val(letter.id).as("letter_id"),
		"id",
		"language",
		sql.val("waiting").as("state"),
		sql.val(now).as("due_at"),
	]);
	await db
		.insertInto("letter_deliveries")
		.columns(["letter_id", "subscriber_id", "language", "state", "due_at"])
		.expression(rows)
		.execute();
}

export async function countRecipients(
	db: Kysely<Tables>,
	clock: Clock,
	audience: Audience,
): Promise<Record<Language, number>> {
	const rows = await readers(db, audience, clock().toISOString())
		.select(({ fn }) => ["language", fn.countAll<number>().as("people")])
		.groupBy("language")
		.execute();
	return inEachLanguage((language) => Number(rows.find((row) => row.language === language)?.people ?? 0));
}

/** Counts readers who get no letter as their address refused too many. */
export async function countPaused(db: Kysely<Tables>, audience: Audience): Promise<number> {
	const { people } = await inAudience(db, audience)
		.select(({ fn }) => fn.countAll<number>().as("people"))
		.where("refused_at", "is not", null)
		.executeTakeFirstOrThrow();
	return Number(people);
}

/** Selects confirmed readers of an audience who are not paused. */
function readers(db: Kysely<Tables>, audience: Audience, now: string) {
	return inAudience(db, audience)
		.where("refused_at", "is", null)
		.where((where) => where.or([where("rests_until", "is", null), where("rests_until", "<=", now)]));
}

function inAudience(db: Kysely<Tables>, audience: Audience) {
	return db
		.selectFrom("subscribers")
		.where("state", "=", "confirmed")
		.$if(audience !== "all", (query) => query.where("language", "=", audience as Language));
}

/** Returns a letter's addresses on the site: those it has, or free ones made of its subjects. */
export async function slugsFor(db: Kysely<Tables>, letter: Letter): Promise<EntrySlugs> {
	const { id, slug, ownSlugs, audience } = letter;
	if (slug !== null) return { slug, ownSlugs };
	const isTaken = takenByOthers(db, "letters", id);
	const subjects = inEachLanguage((language) =>
		languagesOf(audience).includes(language) ? (textsIn(letter, language)?.subject ?? "") : "",
	);
	return slugsOfTitles(subjects, `letter-${dayOf(new Date(letter.createdAt))}`, (wished) =>
		firstFree(wished, async (one) => takenSlugs.includes(one) || isTaken(one)),
	);
}

/** @throws Error where another letter that left meanwhile has one of the slugs. */
async function requireFreeSlugs(transaction: Kysely<Tables>, id: string, { slug, ownSlugs }: EntrySlugs) {
	await holdSlugs(transaction, "letters");
	const isTaken = takenByOthers(transaction, "letters", id);
	for (const one of [slug, ...Object.values(ownSlugs)]) {
		if (await isTaken(one)) throw new Error(`Another letter has the address ${one} now.`);
	}
}
