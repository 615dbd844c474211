import { type Kysely, sql } from "kysely";
import { dayOf, daysAfter } from "#app/i18n/business-time.ts";
import type { Tables } from "#migrations/tables.ts";
import { ApiError } from "#platform/api/api-error.ts";
import type { Clock } from "#platform/clock.ts";
import type { Effects } from "#platform/content/content-store.ts";
import { holdTable } from "#platform/database/locks.ts";
import {
	type MissedAddress,
	maxMissed,
	maxRedirects,
	missedDays,
	type Redirect,
	redirectTarget,
} from "./redirect.ts";

const listFull = "Only so many redirects fit: delete one to add another.";
const leadsBack = "Choose an address that does not lead back to this one.";

export type RedirectsStore = ReturnType<typeof redirectsStore>;

/** The redirects of the owner, and the addresses at which visitors found nothing. */
export function redirectsStore(db: Kysely<Tables>, clock: Clock) {
	const list = (): Promise<Redirect[]> => db.selectFrom("redirects").selectAll().orderBy("path").execute();

	/**
	 * Adds a redirect, or changes where it leads.
	 * @throws ApiError 400 where there are as many as there may be, or where it would lead back.
	 */
	async function save({ path, target }: Redirect): Promise<Redirect> {
		await db.transaction().execute(async (transaction) => {
			await holdTable(transaction, "redirects");
			const others = await transaction
				.selectFrom("redirects")
				.selectAll()
				.where("path", "!=", path)
				.execute();
			if (others.length >= maxRedirects) {
				throw refusal("path", listFull);
			}
			if (redirectTarget([...others, { path, target }], path) === undefined) {
				throw refusal("target", leadsBack);
			}
			await transaction
				.insertInto("redirects")
				.values({ path, target })
				.onConflict((conflict) => conflict.column("path").doUpdateSet({ target }))
				.execute();
		});
		return { path, target };
	}

	/** Adds those of the redirects whose path has none, as far as there is room. @returns how many do not fit. */
	async function addNew(redirects: readonly Redirect[]): Promise<number> {
		return db.transaction().execute(async (transaction) => {
			await holdTable(transaction, "redirects");
			const known = await transaction.selectFrom("redirects").selectAll().execute();
			let missed = 0;
			for (const one of redirects) {
				if (known.some(({ path }) => path === one.path)) continue;
				const isRound = redirectTarget([...known, one], one.path) === undefined;
				if (known.length >= maxRedirects || isRound) missed += 1;
				else {
					await transaction.insertInto("redirects").values(one).execute();
					known.push(one);
				}
			}
			return missed;
		});
	}

	async function remove(path: string): Promise<void> {
		await db.deleteFrom("redirects").where("path", "=", path).execute();
	}

	/** Lists what visitors missed and nothing leads on from, the most visited first. */
	async function listMissed(): Promise<MissedAddress[]> {
		const rows = await db
			.selectFrom("missed_addresses")
			.selectAll()
			.where("path", "not in", db.selectFrom("redirects").select("path"))
			.orderBy("visits", "desc")
			.orderBy("path")
			.execute();
		return rows.map(({ path, visits, last_day }) => ({ path, visits, lastDay: last_day }));
	}

	/** Adds visits of today; deletes what was missed long ago, and the least visited beyond the limit. */
	async function addMissed(counts: ReadonlyMap<string, number>): Promise<void> {
		const last_day = dayOf(clock());
		await db
			.insertInto("missed_addresses")
			// In one order, so that no two processes wait for each other's rows.
			.values([...counts].toSorted().map(([path, visits]) => ({ path, visits, last_day })))
			.onConflict((conflict) =>
				conflict.column("path").doUpdateSet(({ ref }) => ({
					visits: sql`missed_addresses.visits + ${ref("excluded.visits")}`,
					last_day,
				})),
			)
			.execute();
		const shown = db
			.selectFrom("missed_addresses")
			.select("path")
			.orderBy("visits", "desc")
			.orderBy("last_day", "desc")
			.orderBy("path")
			.limit(maxMissed);
		await db
			.deleteFrom("missed_addresses")
			.where(({ or, eb }) =>
				or([eb("last_day", "<", daysAfter(last_day, -missedDays)), eb("path", "not in", shown)]),
			)
			.execute();
	}

	return { list, save, addNew, remove, listMissed, addMissed };
}

/** Says why a redirect cannot be saved. */
export function refusal(field: keyof Redirect, message: string): ApiError {
	return new ApiError(400, "invalid", message, { fields: { [field]: message } });
}

export const redirectsEffects: Effects<RedirectsStore> = {
	list: "memoized",
	save: "write",
	addNew: "write",
	remove: "write",
	listMissed: "uncached",
	addMissed: "uncached",
};
