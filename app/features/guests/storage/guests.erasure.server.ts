import type { Kysely } from "kysely";
import { genders, guestStates } from "#app/features/guests/guest.ts";
import { stateCounts } from "#app/features/guests/seating.ts";
import type { StateCount } from "#app/features/guests/seats.ts";
import { dayOf } from "#app/i18n/business-time.ts";
import { guestDays } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import { apartMonths, monthsAfter, seatedAt } from "./guests.fitting.server.ts";
import { personHasher } from "./guests.person.server.ts";
import { countGuests, lastErasedEvening, lockTable } from "./guests.seats.server.ts";

const dayMs = 24 * 60 * 60_000;

export function guestErasures(db: Kysely<Tables>, clock: Clock) {
	/**
	 * Erases guests of old evenings, but their counts, and for six months keyed hashes of who sat with
	 * whom. Those of a table without a day go as long after their last change. @returns their number.
	 */
	async function eraseOld(): Promise<number> {
		const now = clock();
		const before = new Date(now.getTime() - guestDays * dayMs).toISOString();
		const { numDeletedRows } = await db
			.deleteFrom("guests")
			.where("updated_at", "<", before)
			.where("event_id", "in", db.selectFrom("events").select("id").where("calendar_date", "is", null))
			.executeTakeFirst();
		let erased = Number(numDeletedRows);
		for (const { id } of await due(lastErasedEvening(now))) erased += await eraseTable(id, now);
		await db
			.deleteFrom("former_seats")
			.where("evening", "<", monthsAfter(dayOf(now), -apartMonths))
			.execute();
		return erased;
	}

	/** Lists the tables until an evening that still hold something personal. */
	function due(lastEvening: string): Promise<{ id: string }[]> {
		return db
			.selectFrom("events")
			.leftJoin("seatings", "seatings.event_id", "events.id")
			.select("events.id")
			.where("calendar_date", "<=", lastEvening)
			.where(({ eb, or, exists, selectFrom }) =>
				or([
					eb("seatings.surname", "!=", ""),
					exists(selectFrom("guests").select("guests.id").whereRef("guests.event_id", "=", "events.id")),
				]),
			)
			.execute();
	}

	async function eraseTable(id: string, now: Date): Promise<number> {
		return db.transaction().execute(async (transaction) => {
			const { calendar_date } = await lockTable(transaction, id);
			// Its day was moved meanwhile.
			if (calendar_date === null || calendar_date > lastErasedEvening(now)) return 0;
			const seating = await transaction
				.selectFrom("seatings")
				.select(["counts", "version"])
				.where("event_id", "=", id)
				.executeTakeFirst();
			const earlier = seating?.counts ? stateCounts.parse(JSON.parse(seating.counts)) : [];
			const present = (await countGuests(transaction, [id])).get(id) ?? [];
			const counts = JSON.stringify(summed([...earlier, ...present]));
			const written = {
				surname: "",
				counts,
				erased_at: now.toISOString(),
				version: (seating?.version ?? 0) + 1,
			};
			await transaction
				.insertInto("seatings")
				.values({ event_id: id, ...written })
				.onConflict((conflict) => conflict.column("event_id").doUpdateSet(written))
				.execute();
			await rememberCompany(transaction, { id, evening: calendar_date });
			const { numDeletedRows } = await transaction
				.deleteFrom("guests")
				.where("event_id", "=", id)
				.executeTakeFirst();
			return Number(numDeletedRows);
		});
	}

	return { eraseOld };
}

/** Keeps who sat at a table, as hashes that nobody can read back. */
async function rememberCompany(
	transaction: Kysely<Tables>,
	{ id, evening }: { id: string; evening: string },
): Promise<void> {
	const seated = await seatedAt(transaction, [id]);
	if (seated.length === 0) return;
	const hashOf = await personHasher(transaction);
	await transaction
		.insertInto("former_seats")
		.values(seated.map((email) => ({ event_id: id, person: hashOf(email), evening })))
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

function summed(counts: readonly StateCount[]): StateCount[] {
	return genders.flatMap((gender) =>
		guestStates.flatMap((state) => {
			const same = counts.filter((one) => one.gender === gender && one.state === state);
			const guests = same.reduce((sum, one) => sum + one.guests, 0);
			return guests === 0 ? [] : [{ gender, state, guests }];
		}),
	);
}
