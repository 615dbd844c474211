import { z } from "#app/content/schema.ts";
import type { Gender, GuestState } from "./guest.ts";

/** States that hold a seat. An invitation does: else two people could accept the same one. */
export const seatStates = ["came", "paid", "confirmed", "invited"] as const satisfies GuestState[];

/** Returns whether a guest in this state holds a seat. */
export function holdsSeat(state: GuestState): boolean {
	return seatStates.some((one) => one === state);
}

/** Returns whether a guest in this state has said yes, and is told where the table is. */
export function isConfirmed(state: GuestState): boolean {
	return holdsSeat(state) && state !== "invited";
}

/** Returns the seats for each gender: half of the table, none while its size is unknown. */
export function seatsEach(size: number | null): number {
	return Math.floor((size ?? 0) / 2);
}

const side = z.object({
	seats: z.int(),
	held: z.int(),
});

/** Returns how many seats of a side are free. */
export function freeSeats({ seats, held }: z.infer<typeof side>): number {
	return Math.max(0, seats - held);
}

export const balance = z.object({ woman: side, man: side }).meta({ id: "TableBalance" });

export type Balance = z.infer<typeof balance>;

export type StateCount = { gender: Gender; state: GuestState; guests: number };

/** Returns the balance of a table, by the counts of its guests. */
export function balanceOf(size: number | null, counts: readonly StateCount[]): Balance {
	const sideOf = (gender: Gender) => ({
		seats: seatsEach(size),
		held: counts
			.filter((one) => one.gender === gender && holdsSeat(one.state))
			.reduce((held, { guests }) => held + guests, 0),
	});
	return { woman: sideOf("woman"), man: sideOf("man") };
}
