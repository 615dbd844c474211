import { entryPathIn } from "#app/content/entry-slugs.ts";
import type { Texts } from "#app/content/localized.ts";
import { textsIn } from "#app/content/localized.ts";
import type { EventFields, SocialEvent } from "#app/features/events/event.ts";
import { localizePath } from "#app/i18n/language.ts";
import { languages } from "#app/site/site-config.ts";
import type { Stores } from "#server/composition/stores.ts";
import type { ExportFolder } from "./folder/export-folder.ts";
import { type Columns, writeTable } from "./tables.ts";

type ReadText = (path: string) => Promise<string>;

/** Writes every event, drafts too, as a table, and the calendar of the site. @returns how many there are. */
export async function writeEvents(
	folder: ExportFolder,
	{ events }: Pick<Stores, "events">,
	siteUrl: string,
	readText: ReadText,
): Promise<number> {
	for (const language of languages) {
		const calendar = await readText(localizePath("/events.ics", language));
		await folder.write(`events/events.${language}.ics`, calendar);
	}
	const all = await events.list({ publishedOnly: false });
	return writeTable(folder, "events/events.csv", columnsOf(siteUrl), [all]);
}

type EventTexts = Texts<EventFields>;

/** A column for each language. */
function inLanguages(head: string, name: keyof EventTexts): Columns<SocialEvent> {
	return languages.map((language) => [
		`${head} (${language})`,
		(event) => textsIn<EventTexts>(event, language)?.[name] ?? "",
	]);
}

const columnsOf = (siteUrl: string): Columns<SocialEvent> => [
	...inLanguages("Title", "title"),
	["Type", ({ type }) => type],
	["Day", ({ calendarDate }) => calendarDate ?? ""],
	["Starts", ({ startTime }) => startTime ?? ""],
	["Ends", ({ endTime }) => endTime ?? ""],
	["Price in rupees", ({ ticketPrice }) => String(ticketPrice ?? "")],
	["Guests", ({ tableSize, maxGuests }) => String(tableSize ?? maxGuests)],
	["Youngest", ({ ageFrom }) => String(ageFrom ?? "")],
	["Oldest", ({ ageTo }) => String(ageTo ?? "")],
	["Languages spoken", ({ spoken }) => spoken],
	["State", ({ state }) => state],
	["Published", ({ published }) => (published ? "yes" : "no")],
	...inLanguages("Place", "location"),
	...inLanguages("Description", "description"),
	["Restaurant", ({ restaurant }) => restaurant],
	["Address of the restaurant", ({ address }) => address],
	["Map", ({ mapLink }) => mapLink],
	...inLanguages("Way there", "directions"),
	...inLanguages("Ticket includes", "included"),
	...inLanguages("Day in words", "date"),
	...inLanguages("Time in words", "time"),
	...inLanguages("Price in words", "price"),
	...languages.map((language): Columns<SocialEvent>[number] => [
		`Address (${language})`,
		(event) => (event.published ? siteUrl + entryPathIn("table", event, language) : ""),
	]),
	["Announced", ({ announcedAt }) => announcedAt ?? ""],
	["Created", ({ createdAt }) => createdAt],
	["Changed", ({ updatedAt }) => updatedAt],
];
