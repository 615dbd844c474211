import { firstWritten } from "#app/content/localized.ts";
import type { SocialEvent } from "#app/features/events/event.ts";
import type { ListedGuest } from "#app/features/guests/seating.ts";
import { subscriberColumns } from "#app/features/newsletter/subscribers/subscriber-columns.ts";
import type { Stores } from "#server/composition/stores.ts";
import type { ExportFolder } from "./folder/export-folder.ts";
import { type Columns, writeTable } from "./tables.ts";

/** More than any table has. */
const guestsAtOnce = 10_000;

/** Writes readers with their consents, those who left too. @returns how many there are. */
export function writeReaders(
	folder: ExportFolder,
	{ subscribersList }: Pick<Stores, "subscribersList">,
	siteUrl: string,
): Promise<number> {
	return writeTable(folder, "people/readers.csv", subscriberColumns(siteUrl), subscribersList.pages({}));
}

type Place = { event: SocialEvent; surname: string; guest: ListedGuest };

/** Writes the guests of every table. @returns how many there are. */
export function writeGuests(
	folder: ExportFolder,
	{ events, seatings }: Pick<Stores, "events" | "seatings">,
): Promise<number> {
	async function* places(): AsyncGenerator<Place[]> {
		for (const event of await events.list({ publishedOnly: false })) {
			const { guests, surname } = await seatings.read(event.id, { limit: guestsAtOnce });
			yield guests.map((guest) => ({ event, surname, guest }));
		}
	}
	return writeTable(folder, "people/guests.csv", guestColumns, places());
}

const guestColumns: Columns<Place> = [
	["Table", ({ event }) => firstWritten(event, "title")],
	["Day", ({ event }) => event.calendarDate ?? ""],
	["Reserved as", ({ surname }) => surname],
	["First name", ({ guest }) => guest.firstName],
	["State", ({ guest }) => guest.state],
	["Since", ({ guest }) => guest.stateSince],
	["Age", ({ guest }) => String(guest.age)],
	["Gender", ({ guest }) => guest.gender],
	["Language", ({ guest }) => guest.language],
	["Email", ({ guest }) => guest.email],
	["Telephone", ({ guest }) => guest.telephone],
	["Diet", ({ guest }) => guest.diet],
	["Note", ({ guest }) => guest.note],
	["Added", ({ guest }) => guest.createdAt],
];
