import { type Kysely, sql } from "kysely";
import type { PaymentAccount } from "#app/features/payments/payment.ts";
import { daysAfter, instantOf, startOfDay } from "#app/i18n/business-time.ts";
import type { Tables } from "#migrations/tables.ts";
import { ApiError } from "#platform/api/api-error.ts";
import type { Clock } from "#platform/clock.ts";
import type { EveningsStore } from "./evenings.store.server.ts";
import {
	type Arrival,
	type ExpectedGuest,
	type HostList,
	isOpenAt,
	opensBeforeMinutes,
} from "./host-list.ts";

/** Guests whom a host expects, and those who are here. */
const expected = ["confirmed", "paid", "came"] as const;

/** Reads what the guests of a table owe. @throws ApiError 404. */
type ReadPayments = (
	tableId: string,
) => Promise<{ accounts: readonly Pick<PaymentAccount, "guestId" | "state">[] }>;

/** The owner's list has its guests at every hour. */
type Whose = { isOwners?: boolean };

type Hours = Pick<HostList, "day" | "startTime" | "opensAt" | "closesAt">;

export type HostListStore = ReturnType<typeof hostListStore>;

/** The list of one evening, as its host has it: first names, diets, who is here, and who paid. */
export function hostListStore(
	db: Kysely<Tables>,
	clock: Clock,
	{ readTexts, readPayments }: Pick<EveningsStore, "readTexts"> & { readPayments: ReadPayments },
) {
	/** Finds the list of an evening; undefined where none takes place. Its guests are there while it is open. */
	async function find(
		eventId: string | null,
		{ isOwners = false }: Whose = {},
	): Promise<HostList | undefined> {
		const hours = eventId === null ? undefined : await findHours(eventId);
		if (eventId === null || hours === undefined) return undefined;
		const guests = isOwners || isOpenAt(hours, clock()) ? await listExpected(eventId) : [];
		return { ...(await readTexts([eventId]))(eventId), ...hours, guests };
	}

	async function findHours(eventId: string): Promise<Hours | undefined> {
		const found = await db
			.selectFrom("events")
			.select(["calendar_date", "start_time"])
			.where("id", "=", eventId)
			.where("state", "not in", ["postponed", "cancelled"])
			.executeTakeFirst();
		if (found?.calendar_date == null) return undefined;
		const { calendar_date: day, start_time: startTime } = found;
		const start = instantOf(`${day}T${startTime ?? "00:00"}`) ?? startOfDay(day);
		return {
			...{ day, startTime },
			opensAt: new Date(Date.parse(start) - opensBeforeMinutes * 60_000).toISOString(),
			closesAt: startOfDay(daysAfter(day, 1)),
		};
	}

	async function listExpected(eventId: string): Promise<ExpectedGuest[]> {
		const rows = await db
			.selectFrom("guests")
			.select(["id", "first_name", "diet", "state", "came_from"])
			.where("event_id", "=", eventId)
			.where("state", "in", expected)
			.orderBy("first_name")
			.orderBy("id")
			.execute();
		const { accounts } = await readPayments(eventId);
		const states = new Map(accounts.map(({ guestId, state }) => [guestId, state]));
		return rows.map(({ id, first_name: firstName, diet, state, came_from: cameFrom }) => ({
			...{ id, firstName, diet },
			isHere: state === "came",
			// A guest whom the owner marked as paid has paid, whether an amount is noted or not.
			payment: state === "paid" || cameFrom === "paid" ? "paid" : paymentAtDoor(states.get(id)),
		}));
	}

	/** Notes that a guest of the evening is here, or is not after all. @throws ApiError 404, also while the list is closed. */
	async function setArrival(
		eventId: string | null,
		guestId: string,
		{ isHere, isOwners }: Arrival & Whose,
	): Promise<void> {
		const list = await find(eventId, { isOwners });
		const guest = list?.guests.find(({ id }) => id === guestId);
		if (guest === undefined) throw new ApiError(404, "not-found", "This guest is not on your list.");
		const now = clock().toISOString();
		const stamp = { state_since: now, updated_at: now };
		const change = db.updateTable("guests").where("id", "=", guestId);
		// Told twice, as by a phone that had no network, it is done once.
		if (isHere) {
			await change
				.set(({ ref }) => ({ ...stamp, came_from: ref("state"), state: "came", version: nextVersion }))
				.where("state", "in", ["confirmed", "paid"])
				.execute();
		} else {
			await change
				.set(({ fn, ref, val }) => ({
					...stamp,
					state: fn.coalesce(ref("came_from"), val("confirmed" as const)),
					came_from: null,
					version: nextVersion,
				}))
				.where("state", "=", "came")
				.execute();
		}
	}

	return { find, setArrival };
}

/** Returns whether an account is paid or due; null where it owes nothing. */
function paymentAtDoor(state: PaymentAccount["state"] | undefined): ExpectedGuest["payment"] {
	if (state === "paid" || state === "owedBack") return "paid";
	return state === "due" || state === "late" ? "due" : null;
}

const nextVersion = sql<number>`version + 1`;
