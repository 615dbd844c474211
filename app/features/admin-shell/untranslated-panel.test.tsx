import "#platform/testing/dom.ts";
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { articleInput } from "#app/features/articles/article.ts";
import { untranslatedQuery } from "#app/features/articles/articles.query.ts";
import { eventRequests } from "#app/features/events/admin/events.query.ts";
import { eventInput } from "#app/features/events/event.ts";
import type { Language } from "#app/site/site-config.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import { openScreen } from "#server/testing/content-area.tsx";
import { UntranslatedPanel } from "./dashboard.admin.tsx";
import { DashboardContext, type DashboardSources } from "./dashboard.context.ts";

const words = { title: "Moon", excerpt: "E", content: "C", published: true };
const evening = { title: "Dinner", startTime: "18:30", ticketPrice: 1000, date: "", time: "" };

/** Opens the dashboard's panel on 15 January 2026, with these articles and events. */
async function open(articles: object[], events: object[], language: Language = "en") {
	const browser = await openBrowser(language);
	for (const one of articles)
		await browser.stores.articles.saving.create(articleInput.parse({ ...words, ...one }));
	for (const one of events)
		await browser.stores.events.create(eventInput.parse({ ...evening, calendarDate: "2026-02-14", ...one }));
	const sources = {
		untranslated: untranslatedQuery,
		events: eventRequests.list,
	} as unknown as DashboardSources;
	await openScreen(
		browser,
		<DashboardContext value={sources}>
			<UntranslatedPanel />
		</DashboardContext>,
	);
}

const links = () =>
	screen.queryAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);

describe("missing languages on the dashboard", () => {
	it("counts articles and events to come for each, with the ways to them", async () => {
		await open(
			[{}, {}, { title: "", excerpt: "", content: "", fr: { ...words, title: "Lune" } }],
			[{}, { calendarDate: "2025-12-20" }, { fr: { title: "Dîner" } }],
		);
		expect(screen.getByText(/^1 published article is missing in English\./)).toBeDefined();
		expect(screen.getByText(/^2 published articles are missing in French\./)).toBeDefined();
		expect(screen.getByText(/^1 event to come is missing in French\./)).toBeDefined();
		expect(links()).toEqual([
			["See what is missing in English", "/admin/articles?status=published&missing=en"],
			["See what is missing in French", "/admin/articles?status=published&missing=fr"],
			["See the events missing in French", "/admin/events?missing=fr"],
		]);
	});

	it("is hidden if no language is missing", async () => {
		await open([{ fr: words }], [{ fr: { title: "Dîner" } }]);
		expect(screen.queryByText(/missing in/i)).toBeNull();
		expect(links()).toEqual([]);
	});

	it("is in French", async () => {
		await open([{}, {}], [{}, {}], "fr");
		expect(screen.getByText(/^2 articles publiés n’ont pas de texte complet en français\./)).toBeDefined();
		expect(screen.getByText(/^2 événements à venir n’ont pas de texte complet en français\./)).toBeDefined();
	});
});
