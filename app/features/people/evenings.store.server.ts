import type { Kysely } from "kysely";
import { dayOf } from "#app/i18n/business-time.ts";
import { inOtherLanguages } from "#app/i18n/language.ts";
import { defaultLanguage, type Language } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import type { Evening } from "./person.ts";

export type EveningsStore = ReturnType<typeof eveningsStore>;

/** The evenings that a host may be invited to, and those of the hosts that there are. */
export function eveningsStore(db: Kysely<Tables>, clock: Clock) {
	/** Lists the evenings to come whose day is known, and those of hosts, by their days. */
	async function list(): Promise<Evening[]> {
		const rows = await db
			.selectFrom("events")
			.select(["id", "calendar_date"])
			.where(({ eb, or, selectFrom }) =>
				or([
					eb("calendar_date", ">=", dayOf(clock())),
					eb("id", "in", selectFrom("people").select("event_id").where("event_id", "is not", null)),
				]),
			)
			.orderBy("calendar_date")
			.orderBy("id")
			.execute();
		const textsOf = await readTexts(rows.map(({ id }) => id));
		return rows.map(({ id, calendar_date: day }) => ({ id, day, ...textsOf(id) }));
	}

	/** Reads the titles of evenings. @returns a function that returns those of one. */
	async function readTexts(ids: string[]): Promise<(id: string) => Omit<Evening, "id" | "day">> {
		const rows = await db
			.selectFrom("event_texts")
			.select(["event_id", "language", "title"])
			// PostgreSQL knows no empty list.
			.where("event_id", "in", ids.length === 0 ? [""] : ids)
			.execute();
		const titles = new Map(rows.map(({ event_id, language, title }) => [`${event_id} ${language}`, title]));
		return (id) => {
			const titleIn = (language: Language) => titles.get(`${id} ${language}`);
			return {
				title: titleIn(defaultLanguage) ?? "",
				...inOtherLanguages((language) => {
					const title = titleIn(language);
					return title === undefined ? null : { title };
				}),
			};
		};
	}

	return { list, readTexts };
}
