import type { Kysely } from "kysely";
import type {
	ConsentInput,
	CoveredWords,
	TestimonialConsent,
	Wording,
} from "#app/features/texts/testimonial.ts";
import type { Tables } from "#migrations/tables.ts";
import { ApiError } from "#platform/api/api-error.ts";
import type { Clock } from "#platform/clock.ts";
import type { Effects } from "#platform/content/content-store.ts";

export type ConsentsStore = ReturnType<typeof consentsStore>;

/** Stores the consents to being quoted. Pages learn which words are covered, and nothing else. */
export function consentsStore(db: Kysely<Tables>, clock: Clock) {
	async function listCovered(): Promise<CoveredWords[]> {
		return (await list()).map(({ entry, wording }) => ({ entry, wording }));
	}

	/** Every consent. The content area alone reads them. */
	async function list(): Promise<TestimonialConsent[]> {
		const rows = await db.selectFrom("testimonial_consents").selectAll().orderBy("entry").execute();
		return rows.map(({ entry, person, given_on, wording, recorded_at }) => ({
			entry,
			person,
			givenOn: given_on,
			wording: JSON.parse(wording) as Wording,
			recordedAt: recorded_at,
		}));
	}

	/** Records a consent, in place of an earlier one for the same testimonial. */
	async function record(entry: string, consent: ConsentInput): Promise<TestimonialConsent> {
		const recordedAt = clock().toISOString();
		const row = {
			person: consent.person,
			given_on: consent.givenOn,
			wording: JSON.stringify(consent.wording),
			recorded_at: recordedAt,
		};
		await db
			.insertInto("testimonial_consents")
			.values({ entry, ...row })
			.onConflict((conflict) => conflict.column("entry").doUpdateSet(row))
			.execute();
		return { entry, ...consent, recordedAt };
	}

	async function withdraw(entry: string): Promise<void> {
		const { numDeletedRows } = await db
			.deleteFrom("testimonial_consents")
			.where("entry", "=", entry)
			.executeTakeFirstOrThrow();
		if (numDeletedRows === 0n) throw new ApiError(404, "not-found", "There is no such consent.");
	}

	return { list, listCovered, record, withdraw };
}

export const consentsEffects: Effects<ReturnType<typeof consentsStore>> = {
	record: "write",
	withdraw: "write",
	listCovered: "memoized",
	list: "uncached",
};
