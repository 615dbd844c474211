import { blankDraft, contentOf } from "#app/content/draft.ts";
import { type LetterInput, letterFields } from "#app/features/letters/letter.ts";
import type { Language } from "#app/site/site-config.ts";
import type { Database } from "#platform/database/database.ts";

/** The address of a reader: half of them read French. */
export const readerAddress = (index: number) => `reader-${index}@example.com`;
export const readerLanguage = (index: number): Language => (index % 2 === 0 ? "en" : "fr");
export const readerToken = (index: number) => `token-of-${index}`;

/** Confirmed readers, from number 0 on. */
export async function addReaders({ db }: Pick<Database, "db">, count: number): Promise<void> {
	const at = "2026-01-01T08:00:00.000Z";
	const rows = Array.from({ length: count }, (_, index) => ({
		id: `reader-${index}`,
		email: readerAddress(index),
		state: "confirmed" as const,
		language: readerLanguage(index),
		page: "/",
		consent_version: "2026-01",
		created_at: at,
		confirmed_at: at,
		asked_at: at,
		unsubscribe_token: readerToken(index),
	}));
	for (let from = 0; from < count; from += 500) {
		await db
			.insertInto("subscribers")
			.values(rows.slice(from, from + 500))
			.execute();
	}
}

const blank = contentOf(letterFields, blankDraft(letterFields));

/** A letter in both languages that can leave. */
export const wholeLetter: LetterInput = {
	...blank,
	subject: "Two tables in December",
	preheader: "And three ideas for a first evening",
	greeting: "Dear readers,",
	content: "We have *news*: [the tables](/events/singlessocials).",
	parts: ["words"],
	fr: {
		subject: "Deux tables en décembre",
		preheader: "Et trois idées pour une première soirée",
		greeting: "Chères lectrices, chers lecteurs,",
		content: "Il y a du *nouveau* : [les tables](/fr/events/singlessocials).",
		quote: "",
		quoteSource: "",
		imageAlt: "",
	},
};
