import { foldForSearch } from "#app/i18n/reading/fold.ts";
import { readDay } from "#app/i18n/reading/read-days.ts";
import { readHours } from "#app/i18n/reading/read-hours.ts";
import { anyOf } from "#app/i18n/reading/recognized-words.ts";
import type { EventInput } from "./event.ts";
import { withoutWords } from "./event-words.ts";

const thousands = /^\d{1,3}(?:[\s,.]\d{3})+$/;
const currency = new RegExp(`\\b${anyOf(({ rupees }) => rupees)}\\b\\.?`);
const guestCount = new RegExp(`^(\\d{1,2})(?: ${anyOf(({ guests }) => guests)})?$`);

/**
 * Returns an event whose texts are read into a real day, hours, price and size where possible.
 * `today` and the event `before` say which year is meant.
 */
export function readEvent<One extends EventInput>(
	event: One,
	{ today, before }: { today: string; before?: EventInput | undefined },
): One {
	const hours = event.startTime === null ? readHours(event.time) : undefined;
	return withoutWords({
		...event,
		calendarDate: event.calendarDate ?? readDay(event.date, dayAround(today, before)) ?? null,
		startTime: event.startTime ?? hours?.start ?? null,
		endTime: event.endTime ?? hours?.end ?? null,
		ticketPrice: event.ticketPrice ?? readAmount(event.price) ?? null,
		tableSize: event.tableSize ?? readGuests(event.maxGuests) ?? null,
	});
}

function dayAround(today: string, before: EventInput | undefined) {
	return { from: today, known: before?.calendarDate };
}

/** Reads the rupees of a price such as `Rs1,000` or `1 000 Rs`; undefined beside other words. */
export function readAmount(price: string): number | undefined {
	const [amount, ...others] = foldForSearch(price)
		.replace(/(\d)rs/g, "$1 rs")
		.replace(/rs(?=\d)/g, "rs ")
		.split(currency)
		.map((part) => part.trim())
		.filter(Boolean);
	if (amount === undefined || others.length > 0) return undefined;
	return thousands.test(amount) || /^\d+$/.test(amount) ? Number(amount.replace(/\D/g, "")) : undefined;
}

/** Reads the guests of a table such as `8` or `8 guests`; undefined for a choice of sizes. */
function readGuests(maxGuests: string): number | undefined {
	const found = guestCount.exec(foldForSearch(maxGuests));
	return found === null ? undefined : Number(found[1]);
}
