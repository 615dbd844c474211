import type { Kysely } from "kysely";
import { amountIn, dayIn, type Hours, hoursIn, isSameDay } from "./event-readings.ts";

type Texts = { event_id: string; language: string; date: string; time: string; price: string };
type Event = {
	id: string;
	calendar_date: string | null;
	start_time: string | null;
	created_at: string;
	updated_at: string;
	max_guests: string;
};
type Before = {
	events: Event & {
		end_time: string | null;
		table_size: number | null;
		ticket_price: number | null;
		older_words: string;
	};
	event_texts: Texts;
};

/**
 * Hours, price and size of an event become what they are, and a day that was text alone becomes a
 * day. What a text says as the real value does is no longer stored; what it says beside it moves to
 * `older_words`, and what cannot be read stays, for the owner to complete.
 */
export async function up(db: Kysely<Before>): Promise<void> {
	for (const [name, type] of [
		["end_time", "text"],
		["table_size", "integer"],
		["ticket_price", "integer"],
	] as const) {
		await db.schema.alterTable("events").addColumn(name, type).execute();
	}
	await db.schema
		.alterTable("events")
		.addColumn("older_words", "text", (column) => column.notNull().defaultTo(""))
		.execute();
	const texts = Map.groupBy(
		await db.selectFrom("event_texts").selectAll().execute(),
		({ event_id }) => event_id,
	);
	for (const event of await db.selectFrom("events").selectAll().execute()) {
		await carryOver(db, event, texts.get(event.id) ?? []);
	}
}

async function carryOver(db: Kysely<Before>, event: Event, texts: Texts[]): Promise<void> {
	const first = texts.find(({ language }) => language === "en");
	const day = event.calendar_date ?? readDay(first?.date ?? "", event);
	const read = hoursIn(first?.time ?? "");
	const start = event.start_time ?? read?.start ?? null;
	const hours = start === null ? undefined : { start, end: read?.start === start ? read.end : null };
	const price = amountIn(first?.price ?? "");
	const older: string[] = [];
	for (const text of texts) {
		const rest = {
			date: day === undefined ? text.date : "",
			time: hours === undefined ? text.time : "",
			price: price === undefined ? text.price : "",
		};
		if (rest.date !== text.date && !isSameDay(text.date, day ?? "")) older.push(text.date);
		if (rest.time !== text.time && !isSameTime(text.time, hours)) older.push(text.time);
		if (rest.price !== text.price && amountIn(text.price) !== price) older.push(text.price);
		await db
			.updateTable("event_texts")
			.set(rest)
			.where("event_id", "=", event.id)
			.where("language", "=", text.language)
			.execute();
	}
	const size = /^\d{1,2}$/.test(event.max_guests) ? Number(event.max_guests) : null;
	await db
		.updateTable("events")
		.set({
			calendar_date: day ?? null,
			start_time: start,
			end_time: hours?.end ?? null,
			ticket_price: price ?? null,
			table_size: size,
			max_guests: size === null ? event.max_guests : "",
			older_words: older.join(" · "),
		})
		.where("id", "=", event.id)
		.execute();
}

/**
 * A day without its year is the next of its name after the event was written. Where its creation and
 * its last change disagree on which that is, nobody but the owner knows.
 */
function readDay(text: string, { created_at, updated_at }: Event): string | undefined {
	const [first, last] = [created_at, updated_at].map((instant) => dayIn(text, instant.slice(0, 10)));
	return first === last ? first : undefined;
}

function isSameTime(text: string, hours: Hours | undefined): boolean {
	const read = hoursIn(text);
	return read?.start === hours?.start && (read?.end ?? hours?.end) === hours?.end;
}
