import { type Context, Hono } from "hono";
import { type CalendarEntry, calendarFile } from "#app/features/events/calendar/event-calendar.server.ts";
import type { EventsStore } from "#app/features/events/storage/events.store.server.ts";
import { localizePath } from "#app/i18n/language.ts";
import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import { slugOf } from "#app/i18n/slug.ts";
import { languages } from "#app/site/site-config.ts";

const headers = { "Content-Type": "text/calendar; charset=utf-8", "Cache-Control": "public, max-age=300" };

type CalendarSources = {
	events: Pick<EventsStore, "listCalendar">;
	siteUrl: string;
	readTexts(): Promise<SiteTexts>;
};

/** Serves `/events.ics` and `/events/{id}.ics`, with `?discreet` without business and singles. */
export function eventsRoutes({ events, siteUrl, readTexts }: CalendarSources): Hono {
	const routes = new Hono();
	for (const language of languages) {
		const calendarOf = async (context: Context, entries: CalendarEntry[]) => {
			const discreet = context.req.query("discreet") !== undefined;
			return calendarFile(entries, { language, discreet }, { siteUrl, texts: await readTexts() });
		};
		routes.get(localizePath("/events.ics", language), async (context) =>
			context.body(await calendarOf(context, await events.listCalendar()), 200, headers),
		);
		routes.get(localizePath("/events/:file{[\\w-]+\\.ics}", language), async (context) => {
			const id = context.req.param("file")?.replace(/\.ics$/, "");
			const entry = (await events.listCalendar()).find(({ event }) => event.id === id);
			if (entry === undefined) {
				return context.text("There is no such event.", 404, { "Cache-Control": "no-store" });
			}
			const isDiscreet = context.req.query("discreet") !== undefined;
			const name = isDiscreet ? "table" : slugOf((await readTexts()).facts(language).name);
			return context.body(await calendarOf(context, [entry]), 200, {
				...headers,
				"Content-Disposition": `attachment; filename="${name}-${entry.event.calendarDate}.ics"`,
			});
		});
	}
	return routes;
}
