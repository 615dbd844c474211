import { line } from "#app/content/field.ts";
import { z } from "#app/content/schema.ts";
import { listedTexts } from "#app/content/shapes.ts";
import { genders, guest, guestStates } from "./guest.ts";
import { guestNews, newsCounts } from "./guest-news.ts";
import { balance } from "./seats.ts";

export const tableSummary = z
	.object({
		id: z.string(),
		...listedTexts("title", "location"),
		type: z.string(),
		/** Cancelled and postponed ones are still there. */
		state: z.string(),
		calendarDate: z.string().nullable(),
		startTime: z.string().nullable(),
		/** Guests of the table; null until its owner says how many. */
		size: z.int().nullable(),
		/** Its seats cost nothing. */
		isOnTheHouse: z.boolean(),
		ageFrom: z.int().nullable(),
		ageTo: z.int().nullable(),
	})
	.meta({ id: "TableSummary" });

export type TableSummary = z.infer<typeof tableSummary>;

/** Counts of women and men by state, without zeros. */
export const stateCounts = z.array(
	z.object({ gender: z.enum(genders), state: z.enum(guestStates), guests: z.int() }),
);

const whereabouts = z.object({
	tableId: z.string(),
	...listedTexts("title"),
	calendarDate: z.string().nullable(),
});

/** A guest in a list; one who was moved says where they are. */
export const listedGuest = guest
	.extend({
		movedTo: whereabouts.nullable(),
		news: guestNews.nullable(),
		/** The day by which their invitation asks for an answer; null once they have answered. */
		answerBy: z.iso.date().nullable(),
	})
	.meta({ id: "ListedGuest" });

export type ListedGuest = z.infer<typeof listedGuest>;

/** A table with its guests, page by page; what is counted is counted of all. */
export const seating = z
	.object({
		table: tableSummary,
		/** The name under which the table is reserved. */
		surname: z.string(),
		/** The version of what is known of the table as a whole; 0 while that is nothing. */
		version: z.int(),
		balance,
		counts: stateCounts,
		guests: z.array(listedGuest),
		toTell: newsCounts,
		total: z.int(),
		nextCursor: z.string().nullable(),
		/** The time at which the guests were erased; their counts stay. */
		erasedAt: z.iso.datetime().nullable(),
	})
	.meta({ id: "Seating" });

export type Seating = z.infer<typeof seating>;

/** A filter of guests; absent or blank parts match all. */
export const guestFilter = z.object({
	/** Stands in the first name, the address or the telephone number, whatever case and accents. */
	search: z.string().trim().max(120).optional(),
	state: z.enum(guestStates).optional(),
});

export type GuestFilter = z.infer<typeof guestFilter>;

/** Somebody who could take a free seat, and the table at which they wait for one. */
export const candidate = z.object({ guest, table: whereabouts }).meta({ id: "Candidate" });

export type Candidate = z.infer<typeof candidate>;

/** Candidates: women if a seat for a woman is free, and men likewise. */
export const fitting = z
	.object({ woman: z.array(candidate), man: z.array(candidate) })
	.meta({ id: "FittingGuests" });

export type Fitting = z.infer<typeof fitting>;

export const openTable = tableSummary.extend({ balance }).meta({ id: "OpenTable" });

export type OpenTable = z.infer<typeof openTable>;

/** The name under which a table is reserved, and the version that it was read in: 0 at first. */
export const reservation = z
	.object({ surname: line({ max: 120 }).schema, version: z.int().min(0) })
	.meta({ id: "Reservation" });
