import { z } from "#app/content/schema.ts";
import type { Gender, GuestState } from "./guest.ts";

/**
 * States that hold a seat. An invitation does: two people who accept the same one would both be
 * right.
 */
export const seatStates = ["came", "paid", "confirmed", "invited"] as const satisfies GuestState[];

/** Whether a guest in this state holds a seat. */
export function holdsSeat(state: GuestState): boolean {
	return seatStates.some((one) => one === state);
}

/** Seats for women, and as many for men: half of the table each. None while its size is unknown. */
export function seatsEach(size: number | null): number {
	return Math.floor((size ?? 0) / 2);
}

const side = z.object({
	/** Seats that there are. */
	seats: z.int(),
	/** Seats that somebody holds. */
	held: z.int(),
});

/** How many seats of one side of a table nobody holds. */
export function freeSeats({ seats, held }: z.infer<typeof side>): number {
	return Math.max(0, seats - held);
}

/** How many seats women and men have at a table, and how many of them are held. */
export const balance = z.object({ woman: side, man: side }).meta({ id: "TableBalance" });

export type Balance = z.infer<typeof balance>;

/** How many guests of each gender stand in a state. */
export type StateCount = { gender: Gender; state: GuestState; guests: number };

/** The balance of a table of a size, from what was counted of its guests. */
export function balanceOf(size: number | null, counts: readonly StateCount[]): Balance {
	const sideOf = (gender: Gender) => ({
		seats: seatsEach(size),
		held: counts
			.filter((one) => one.gender === gender && holdsSeat(one.state))
			.reduce((held, { guests }) => held + guests, 0),
	});
	return { woman: sideOf("woman"), man: sideOf("man") };
}
