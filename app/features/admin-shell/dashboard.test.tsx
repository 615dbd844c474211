import "#platform/testing/dom.ts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ArticleSummary } from "#app/features/articles/article-summary.ts";
import type { Letter } from "#app/features/letters/letter.ts";
import type { Language } from "#app/site/site-config.ts";
import { administer } from "#server/testing/content-area.tsx";
import { RecentArticles, StatCards } from "./dashboard.admin.tsx";
import { DashboardContext, type DashboardSources } from "./dashboard.context.ts";
import { NewsletterCard } from "./newsletter-card.tsx";

const now = new Date("2026-06-15T08:00:00.000Z");

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now }));
afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

/** The data of the dashboard: a value, an error for what cannot be read, nothing for what is not there yet. */
type Read = {
	articles?: Partial<ArticleSummary>[] | Error;
	stats?: { totalArticles: number; publishedArticles: number; draftArticles: number } | Error;
	members?: { value: string; updatedAt: string } | Error;
	confirmed?: number | Error;
	refusing?: number;
	letters?: Partial<Letter>[];
};

function source<Value>(name: string, value: Value | Error | undefined) {
	return {
		queryKey: [name],
		queryFn: () => {
			if (value instanceof Error) return Promise.reject(value);
			return value === undefined ? new Promise<never>(() => undefined) : Promise.resolve(value);
		},
	};
}

async function open(part: React.ReactNode, read: Read, language: Language = "en", readers = 1000) {
	const { confirmed, refusing = 0 } = read;
	const counts =
		typeof confirmed === "number" ? { confirmed, pending: 0, unsubscribed: 0, refusing } : confirmed;
	const sources = {
		recentArticles: () => source("articles", read.articles),
		stats: source("stats", read.stats),
		memberCount: source("members", read.members),
		subscribers: source("subscribers", counts),
		letters: source("letters", read.letters),
	} as unknown as DashboardSources;
	const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
	administer(
		<QueryClientProvider client={queries}>
			<DashboardContext value={sources}>{part}</DashboardContext>
		</QueryClientProvider>,
		language,
		{ readers },
	);
	await act(() => vi.advanceTimersByTimeAsync(10));
}

/** The figure of a card, and what stands below it. */
const card = (label: string) =>
	[...((screen.getByText(label).parentElement as HTMLElement).querySelectorAll("dd") ?? [])].map(
		({ textContent }) => textContent,
	);

describe("the figures of the dashboard", () => {
	const stats = { totalArticles: 12, publishedArticles: 9, draftArticles: 3 };
	const members = { value: "85", updatedAt: "2026-06-01T08:00:00.000Z" };

	it("are those of the site", async () => {
		await open(<StatCards />, { stats, members });
		expect(
			["Total Articles", "Published", "Drafts", "Active Members"].map((label) => card(label)[0]),
		).toEqual(["12", "9", "3", "85"]);
	});

	it("are dots while they load, and dashes if they fail", async () => {
		await open(<StatCards />, {});
		expect([card("Drafts")[0], card("Active Members")[0]]).toEqual(["...", "..."]);
		cleanup();
		await open(<StatCards />, { stats: new Error("away"), members });
		expect([card("Total Articles")[0], card("Active Members")[0]]).toEqual(["–", "85"]);
	});

	it("ask whether a number of members that is old is still true", async () => {
		await open(<StatCards />, { stats, members: { ...members, updatedAt: "2025-01-10T08:00:00.000Z" } });
		const question = screen.getByRole("link", {
			name: "Last confirmed on 10 January 2025. Is it still true?",
		});
		expect(question.getAttribute("href")).toBe("/admin/settings");
	});
});

describe("the latest articles", () => {
	const article: Partial<ArticleSummary> = {
		id: "a",
		title: "A letter",
		excerpt: "Why letters last.",
		published: true,
		publishAt: null,
		createdAt: "2026-06-01T08:00:00.000Z",
	};

	it("are shown with their state and a link to their form", async () => {
		const draft = { ...article, id: "b", title: "", published: false };
		await open(<RecentArticles />, { articles: [article, draft] });
		const [one, other] = screen.getAllByRole("listitem");
		expect(one?.textContent).toContain("A letterPublishedWhy letters last.Created 1 June 2026");
		expect(other?.textContent).toContain("Untitled draftDraft");
		expect(screen.getByRole("link", { name: "Edit A letter" }).getAttribute("href")).toBe(
			"/admin/edit-article/a",
		);
		expect(screen.getByRole("link", { name: "Edit Untitled draft" })).toBeDefined();
	});

	it("invite to write the first if there is none", async () => {
		await open(<RecentArticles />, { articles: [] });
		const invitation = screen.getByRole("link", { name: "Create your first article" });
		expect(invitation.getAttribute("href")).toBe("/admin/add-article");
	});

	it("say that they are on their way, and that they could not be read", async () => {
		await open(<RecentArticles />, {});
		expect(screen.getByRole("status", { name: "Loading…" })).toBeDefined();
		cleanup();
		await open(<RecentArticles />, { articles: new Error("away") });
		const failed = within(screen.getByRole("alert"));
		expect(failed.getByText("Your articles are safe. Try again in a moment.")).toBeDefined();
		act(() => void fireEvent.click(failed.getByRole("button", { name: "Try again" })));
	});
});

describe("the website's claim about its newsletter", () => {
	const sent = (days: number) => ({
		startedAt: new Date(now.getTime() - days * 86_400_000).toISOString(),
	});

	it.each([
		["en", 400, "It becomes true with 600 more."],
		["en", 1000, "The claim is true."],
		["en", 1500, "The claim is true."],
		["fr", 0, "1\u202f000"],
	] as const)(
		"stands, in %s, beside what is true of %i confirmed readers",
		async (language, confirmed, words) => {
			await open(<NewsletterCard />, { confirmed, letters: [] }, language);
			expect(screen.getByRole("region").textContent).toContain(words);
		},
	);

	it("does not judge the claim if the readers could not be counted", async () => {
		await open(<NewsletterCard />, { confirmed: new Error("away"), letters: [] });
		expect(screen.getByRole("region").textContent).not.toMatch(/claim is true|does not make/);
		expect(screen.getByText("–")).toBeDefined();
	});

	it.each([
		["en", 1, "1 address refused three letters in a row: none is sent to it for now. See the address"],
		["en", 3, "3 addresses refused three letters in a row: none is sent to them for now. See the addresses"],
		[
			"fr",
			2,
			"2 adresses ont refusé trois lettres de suite\u00a0: plus aucune n’y est envoyée pour l’instant. Voir ces adresses",
		],
	] as const)(
		"names, in %s, %i paused addresses, with the way to them",
		async (language, refusing, words) => {
			await open(<NewsletterCard />, { confirmed: 5, refusing, letters: [sent(1)] }, language);
			const link = screen.getByRole("link", { name: /^See the address|^Voir ces/ });
			expect(link.closest("p")?.textContent).toBe(words);
			expect(link.getAttribute("href")).toBe("/admin/subscribers?state=refusing");
		},
	);

	it("links to a letter that could not be sent at its time", async () => {
		const letter = { id: "a", subject: "Two tables", sendAt: now.toISOString() };
		const letters = (state: "draft" | "scheduled") => [{ ...letter, state, ...sent(1) }];
		await open(<NewsletterCard />, { confirmed: 5, letters: letters("draft") });
		const link = screen.getByRole("link", { name: "See why" });
		expect(link.closest("p")?.textContent).toContain("“Two tables” could not be sent at its time");
		expect(link.getAttribute("href")).toBe("/admin/send-letter/a");
		cleanup();
		await open(<NewsletterCard />, { confirmed: 5, letters: letters("scheduled") });
		expect(screen.queryByRole("link", { name: "See why" })).toBeNull();
	});

	it("shows no refusing addresses if there are none", async () => {
		await open(<NewsletterCard />, { confirmed: 5, letters: [sent(1)] });
		expect(screen.queryByText(/three letters in a row/)).toBeNull();
	});

	it("reminds of a letter that was never sent", async () => {
		await open(<NewsletterCard />, { confirmed: 5, letters: [] });
		expect(screen.getByText(/^No letter has been sent yet/)).toBeDefined();
		expect(screen.getByRole("link", { name: "Write a letter" }).getAttribute("href")).toBe("/admin/letters");
	});

	it("does not remind while the letters are not read yet", async () => {
		await open(<NewsletterCard />, { confirmed: 5 });
		expect(screen.queryByRole("link", { name: "Write a letter" })).toBeNull();
	});

	it.each([
		[14, null],
		[15, "The last letter was sent 15 days ago; the website promises one every two weeks."],
	])("reminds, %i days after the last letter, with: %s", async (days, words) => {
		await open(<NewsletterCard />, { confirmed: 5, letters: [{ startedAt: null }, sent(days)] });
		expect(screen.queryByText(/^The last letter was sent/)?.firstChild?.textContent ?? null).toBe(words);
	});
});
