import type { ExpressionBuilder, Kysely } from "kysely";
import { sentStates } from "#app/features/applications/application-states.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Applicants } from "./applicants.server.ts";
import type { ApplicationFilter, ApplicationPage, AutomaticErasure, ListedApplication } from "./inbox.ts";

/** Rows of a statement. */
const atATime = 500;

const noFlags = "[]";

export type ApplicationsList = ReturnType<typeof applicationsList>;

/** Lists, searches and counts what was sent. A search reads names that are decrypted in memory. */
export function applicationsList(db: Kysely<Tables>, applicants: Applicants) {
	/** Returns at most `limit` matches behind a place, the latest first, how many there are, and how many in each state. */
	async function page(filter: ApplicationFilter, limit: number, after?: readonly string[]) {
		const isSearch = (filter.search?.trim() ?? "") !== "";
		// Beside each other: PostgreSQL counts while names are compared here.
		const [{ counts, ...tallied }, found] = await Promise.all([
			tally(filter),
			isSearch
				? search(filter, limit, after)
				: read(filter, limit, after).then((applications) => ({ applications })),
		]);
		return { counts, ...tallied, ...found };
	}

	async function read(filter: ApplicationFilter, limit: number, after?: readonly string[]) {
		const rows = await db
			.selectFrom("applications")
			.select(columns)
			.where(matching(filter))
			.$if(after !== undefined, (query) =>
				query.where(({ eb, refTuple, tuple }) => {
					const [sentAt = "", id = ""] = after ?? [];
					return eb(refTuple("sent_at", "id"), "<", tuple(sentAt, id));
				}),
			)
			.orderBy("sent_at", "desc")
			.orderBy("id", "desc")
			.limit(limit)
			.execute();
		return listed(rows);
	}

	async function search(filter: ApplicationFilter, limit: number, after?: readonly string[]) {
		const { automatic, search: part = "", ...rest } = filter;
		const places = await db
			.selectFrom("applications")
			.select(["id", "version", "sent_at", "flags"])
			.where(matching(rest, "both"))
			.orderBy("sent_at", "desc")
			.orderBy("id", "desc")
			.execute();
		await openAll(places.filter((place) => applicants.find(place) === undefined).map(({ id }) => id));
		const found = places.filter(applicants.matching(part));
		const wanted = found.filter(({ flags }) => (flags !== noFlags) === (automatic === "yes"));
		const ids = wanted
			.filter(({ sent_at, id }) => after === undefined || isBehind([sent_at ?? "", id], after))
			.slice(0, limit)
			.map(({ id }) => id);
		const rows = ids.length === 0 ? [] : await rowsOf(ids);
		return {
			applications: listed(rows),
			total: wanted.length,
			otherSide: found.length - wanted.length,
		};
	}

	async function openAll(ids: readonly string[]): Promise<void> {
		for (let first = 0; first < ids.length; first += atATime) {
			applicants.open(
				await db
					.selectFrom("applications")
					.select(["id", "version", "summary", "wrapped_key", "master_key_id"])
					.where("id", "in", ids.slice(first, first + atATime))
					.execute(),
			);
		}
	}

	function rowsOf(ids: readonly string[]): Promise<ListedRow[]> {
		return db
			.selectFrom("applications")
			.select(columns)
			.where("id", "in", ids)
			.orderBy("sent_at", "desc")
			.orderBy("id", "desc")
			.execute();
	}

	/**
	 * Counts matches, those on the other side, and those of each state that look like people’s: in one statement
	 * over all that was sent, which an index holds. By state, engines would read the rows, which are long.
	 */
	async function tally(filter: ApplicationFilter) {
		const people = (state: (typeof sentStates)[number]) => matching({ state });
		const { total, otherSide, ...counts } = await db
			.selectFrom("applications")
			.select(({ fn }) => [
				fn.countAll<number>().filterWhere(matching(filter)).as("total"),
				fn
					.countAll<number>()
					.filterWhere(matching(onOtherSide(filter)))
					.as("otherSide"),
				...sentStates.map((state) => fn.countAll<number>().filterWhere(people(state)).as(state)),
			])
			.where("sent_at", "is not", null)
			.executeTakeFirstOrThrow();
		const byState = Object.entries(counts).map(([state, found]) => [state, Number(found)]);
		return {
			total: Number(total),
			otherSide: Number(otherSide),
			counts: Object.fromEntries(byState) as ApplicationPage["counts"],
		};
	}

	/** Lists some of those that match, look automatic, and were not sent after an instant: for their erasure. */
	const listAutomatic =
		({ before, ...filter }: AutomaticErasure) =>
		async (transaction: Kysely<Tables>, limit: number): Promise<string[]> => {
			const rows = await transaction
				.selectFrom("applications")
				.select("id")
				.where(matching({ ...filter, automatic: "yes" }))
				.where("sent_at", "<=", before)
				.limit(limit)
				.execute();
			return rows.map(({ id }) => id);
		};

	function listed(rows: readonly ListedRow[]): ListedApplication[] {
		applicants.open(rows);
		return rows.map((row) => listedApplication(row, applicants));
	}

	return { page, listAutomatic };
}

const columns = [
	...(["id", "form", "language", "state", "state_at", "sent_at", "membership", "flags"] as const),
	...(["remind_at", "version", "summary", "wrapped_key", "master_key_id"] as const),
] as const;

type ListedRow = Pick<Tables["applications"], (typeof columns)[number]>;

/** Returns what the list shows of a row, whose applicant has been opened where the key is here. */
export function listedApplication(row: ListedRow, applicants: Applicants): ListedApplication {
	const summary = applicants.find(row)?.summary;
	const { id, form, language, state, membership, version } = row;
	return {
		...{ id, form, language, state, membership, version },
		stateAt: row.state_at,
		sentAt: row.sent_at ?? row.state_at,
		remindAt: row.remind_at,
		flags: JSON.parse(row.flags) as ListedApplication["flags"],
		...(summary ?? { name: "", email: "", telephone: "" }),
		isSealed: summary === undefined,
	};
}

/** The end of a page. */
export function placeOf({ sentAt, id }: ListedApplication): string[] {
	return [sentAt, id];
}

function isBehind([sentAt = "", id = ""]: readonly string[], [at = "", last = ""]: readonly string[]) {
	return sentAt < at || (sentAt === at && id < last);
}

function onOtherSide({ automatic, ...filter }: ApplicationFilter): ApplicationFilter {
	return automatic === "yes" ? filter : { ...filter, automatic: "yes" };
}

function matching({ form, state, membership, automatic }: ApplicationFilter, sides?: "both") {
	return (where: ExpressionBuilder<Tables, "applications">) =>
		where.and([
			where("sent_at", "is not", null),
			where("state", "in", state === undefined ? sentStates : [state]),
			...(form === undefined ? [] : [where("form", "=", form)]),
			...(membership === undefined ? [] : [where("membership", "=", membership)]),
			...(sides === "both" ? [] : [where("flags", automatic === "yes" ? "!=" : "=", noFlags)]),
		]);
}
