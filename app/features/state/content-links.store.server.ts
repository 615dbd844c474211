import type { ExpressionBuilder, Kysely } from "kysely";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import type { AddressAnswer } from "#platform/web/ask-address.ts";
import { isFailure } from "./form-link.ts";
import type { HeldAddress } from "./form-links.store.server.ts";
import { linksOfTexts } from "./links-of-texts.server.ts";
import type { DeadLink } from "./site-state.ts";

const dayMs = 24 * 60 * 60_000;
/** Interval between checks of a link; one that fails for the first time is asked again after a day. */
const checkEveryMs = 7 * dayMs;
/** Longest time that a process reserves addresses, and how many at once. */
const holdMs = 15 * 60_000;
const askedAtOnce = 10;
/** Texts are searched for new links this often. */
const searchEveryMs = dayMs;
/** The most that the card names. */
const maxShown = 20;
/** Rows of one statement: engines bound how many values it may have. */
const rowsOfStatement = 500;

/** The links of published texts to other sites, and the last answer of each. */
export function contentLinksStore(db: Kysely<Tables>, clock: Clock) {
	const after = (ms: number) => new Date(clock().getTime() + ms).toISOString();
	const texts = linksOfTexts(db);
	let searchedAt: number | undefined;

	/** Reserves addresses that are due for this process. */
	async function takeDue(): Promise<HeldAddress[]> {
		const sinceSearch = clock().getTime() - (searchedAt ?? 0);
		if (sinceSearch >= searchEveryMs || sinceSearch < 0) {
			await search();
			searchedAt = clock().getTime();
		}
		const heldUntil = after(holdMs);
		const isDue = (where: ExpressionBuilder<Tables, "content_links">) =>
			where.or([
				where("next_at", "<=", after(0)),
				// Written by a clock that was ahead.
				where("next_at", ">", after(checkEveryMs + dayMs)),
			]);
		const due = await db
			.selectFrom("content_links")
			.select("address")
			.where(isDue)
			.orderBy("next_at")
			.orderBy("address")
			.limit(askedAtOnce)
			.execute();
		const taken: HeldAddress[] = [];
		for (const { address } of due) {
			const { numUpdatedRows } = await db
				.updateTable("content_links")
				.set({ next_at: heldUntil })
				.where("address", "=", address)
				.where(isDue)
				.executeTakeFirst();
			if (numUpdatedRows === 1n) taken.push({ address, heldUntil });
		}
		return taken;
	}

	/** Notes the links of texts, and deletes those that no text has any more. */
	async function search(): Promise<void> {
		const present = await texts.list();
		const links = [...present];
		const known = await db.selectFrom("content_links").select("address").execute();
		const gone = known.map(({ address }) => address).filter((address) => !present.has(address));
		for (let start = 0; start < gone.length; start += rowsOfStatement) {
			const part = gone.slice(start, start + rowsOfStatement);
			await db.deleteFrom("content_links").where("address", "in", part).execute();
		}
		for (let start = 0; start < links.length; start += rowsOfStatement) {
			const part = links.slice(start, start + rowsOfStatement);
			await db
				.insertInto("content_links")
				.values(
					part.map(([address, places]) => ({
						...{ address, next_at: after(0), is_dead: 0 as const },
						places: JSON.stringify(places),
					})),
				)
				.onConflict((conflict) =>
					conflict.column("address").doUpdateSet(({ ref }) => ({ places: ref("excluded.places") })),
				)
				.execute();
		}
	}

	/** Stores answers. What fails for the second time in a row is dead. */
	async function record(answers: readonly (HeldAddress & { answer: AddressAnswer })[]): Promise<void> {
		for (const { address, heldUntil, answer } of answers) {
			const row = await db
				.selectFrom("content_links")
				.select("failing_since")
				.where("address", "=", address)
				.executeTakeFirst();
			const status = answer.kind === "answered" ? answer.status : null;
			const isFailing = isFailure(status);
			const since = row?.failing_since ?? null;
			const isFirst = isFailing && since === null;
			const known = {
				status,
				failing_since: isFailing ? (since ?? after(0)) : null,
				is_dead: isFailing && !isFirst ? (1 as const) : (0 as const),
				next_at: after(isFirst ? dayMs : checkEveryMs),
			};
			await db
				.updateTable("content_links")
				.set(answer.kind === "unasked" ? { next_at: after(dayMs) } : known)
				.where("address", "=", address)
				.where("next_at", "=", heldUntil)
				.execute();
		}
	}

	/** Lists the links that are dead, each with the texts that have it. */
	async function listDead(): Promise<DeadLink[]> {
		const rows = await db
			.selectFrom("content_links")
			.select(["address", "status", "failing_since", "places"])
			.where("is_dead", "=", 1)
			.orderBy("failing_since")
			.orderBy("address")
			.limit(maxShown)
			.execute();
		const dead: DeadLink[] = [];
		for (const { address, status, failing_since, places: known } of rows) {
			const places = await texts.findPlaces(address, JSON.parse(known ?? "[]"));
			if (places.length > 0) dead.push({ address, status, failingSince: failing_since ?? "", places });
		}
		return dead;
	}

	return { takeDue, record, listDead };
}
