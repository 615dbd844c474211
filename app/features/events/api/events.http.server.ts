import { Hono } from "hono";
import { calendarFile } from "#app/features/events/calendar/event-calendar.server.ts";
import type { EventsStore } from "#app/features/events/storage/events.store.server.ts";
import { localizePath } from "#app/i18n/language.ts";
import { languages, site } from "#app/site/site-config.ts";

const headers = { "Content-Type": "text/calendar; charset=utf-8", "Cache-Control": "public, max-age=300" };

/**
 * Serves the calendar of all events that have a day, `/events.ics`, and each of them as
 * `/events/{id}.ics`.
 */
export function eventsRoutes(events: Pick<EventsStore, "listCalendar">, siteUrl: string): Hono {
	const routes = new Hono();
	for (const language of languages) {
		routes.get(localizePath("/events.ics", language), async (context) =>
			context.body(calendarFile(await events.listCalendar(), language, siteUrl), 200, headers),
		);
		routes.get(localizePath("/events/:file{[\\w-]+\\.ics}", language), async (context) => {
			const id = context.req.param("file")?.replace(/\.ics$/, "");
			const entry = (await events.listCalendar()).find(({ event }) => event.id === id);
			if (entry === undefined) {
				return context.text("There is no such event.", 404, { "Cache-Control": "no-store" });
			}
			const name = `${site.name.toLowerCase()}-${entry.event.calendarDate}.ics`;
			return context.body(calendarFile([entry], language, siteUrl), 200, {
				...headers,
				"Content-Disposition": `attachment; filename="${name}"`,
			});
		});
	}
	return routes;
}
