import "#platform/testing/dom.ts";
import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { openBrowser } from "#server/testing/browser.tsx";
import { businessInstant } from "#server/testing/business-instant.ts";
import { openScreen } from "#server/testing/content-area.tsx";
import type { BackupReport } from "./backup.ts";
import BackupsScreen from "./backups.admin.tsx";
import type { CopiesReport } from "./copies.ts";
import type { OutsideImagesReport } from "./outside-images.ts";

const fine: BackupReport = {
	archives: [
		{ name: "two.tar.gz", writtenAt: businessInstant("2026-01-15T03:00"), bytes: 25_400_000 },
		{ name: "one.tar.gz", writtenAt: businessInstant("2026-01-14T03:00"), bytes: 180_000 },
	],
	isRunning: false,
	failedAt: null,
	checkedAt: businessInstant("2026-01-11T04:00"),
	isSound: true,
};

const copies: CopiesReport = {
	...{ place: "s3://copies/ensemble", hasKey: true, isOnDataDisk: false, isRunning: false, bytes: 1_000 },
	...{ images: 1_204, copiedAt: businessInstant("2026-01-15T03:20"), failedAt: null, failure: null },
	...{ checkedAt: businessInstant("2026-01-11T04:20"), isSound: true, mended: 0, areCleared: true },
};

const outside: OutsideImagesReport = {
	...{ place: "s3://images/ensemble", images: 1_204, lost: 0, isAway: false },
	checkedAt: businessInstant("2026-01-12T05:00"),
};

/** Opens the screen before a server that reports this of its backups. */
async function open(
	report: BackupReport,
	language: "en" | "fr" = "en",
	copied: CopiesReport = copies,
	images: OutsideImagesReport = { ...outside, place: null },
) {
	const browser = await openBrowser(language);
	const asked: string[] = [];
	const answers: Record<string, number> = { POST: 202 };
	vi.stubGlobal("fetch", (path: string, { method = "GET" }: RequestInit = {}) => {
		asked.push(`${method} ${path}`);
		const status = answers[method] ?? 200;
		const answer = path.endsWith("/copies") ? copied : path.endsWith("/outside-images") ? images : report;
		return Promise.resolve(status < 400 ? Response.json(answer, { status }) : new Response("", { status }));
	});
	return { ...(await openScreen(browser, <BackupsScreen />)), browser, asked, answers };
}

describe("the screen of backups", () => {
	it("says that all is well, when one was last restored, and how large each is", async () => {
		const { tab } = await open(fine);
		expect(tab.getByText("All is well.")).toBeDefined();
		expect(
			tab.getByText(/^Last restored for a check: .*11 January 2026.*Everything came back\.$/),
		).toBeDefined();
		const rows = tab.getAllByRole("listitem").map(({ textContent }) => textContent);
		// On the business's clock.
		expect(rows[0]).toContain("15 January 2026 at 03:00");
		expect(rows[0]).toContain("25 MB");
		expect(rows[1]).toContain("180 KB");
		expect(screen.queryByRole("alert")).toBeNull();
	});

	it("gives each button of a row the day that it saves", async () => {
		const { tab } = await open(fine, "fr");
		const names = tab.getAllByRole("button").map((button) => button.getAttribute("aria-label"));
		expect(names.filter((name) => name?.includes("15 janvier 2026"))).toHaveLength(1);
	});

	it.each([
		[{ isSound: false }, /could not be restored/],
		[{ failedAt: "2026-01-15T00:00:00.000Z" }, /The last backup failed/],
		[
			{ archives: [{ name: "old", writtenAt: "2026-01-12T07:00:00.000Z", bytes: 1 }] },
			/more than two days old/,
		],
	] as [Partial<BackupReport>, RegExp][])(
		"interrupts where something is wrong: %j",
		async (change, words) => {
			await open({ ...fine, ...change });
			expect(screen.getByRole("alert").textContent).toMatch(words);
		},
	);

	it("says when the first one comes where there is none", async () => {
		const { tab } = await open({ ...fine, archives: [], checkedAt: null });
		expect(tab.getByText("No backup yet")).toBeDefined();
		expect(screen.queryByRole("alert")).toBeNull();
	});

	it("starts a backup, and says so", async () => {
		const { press, browser, asked } = await open(fine);
		await press("Back up now");
		expect(browser.toast()).toContain("The backup has begun");
		expect(asked.filter((one) => one.startsWith("POST"))).toHaveLength(1);
	});

	it("begins no second backup while one is under way", async () => {
		const { press, asked } = await open({ ...fine, isRunning: true });
		await press("Backing up…");
		expect(asked.filter((one) => one.startsWith("POST"))).toEqual([]);
	});

	it("saves the list of erased people under the name that a restore looks for, and says what it is for", async () => {
		const { press, tab, browser, asked, answers } = await open(fine);
		vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:list");
		const saved = vi.fn();
		vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
			saved(this.download);
		});
		expect(
			tab.getByText(/with erased\.json beside the backup, .*no address that anyone can read/),
		).toBeDefined();
		await press("Save the list of erased people");
		expect(asked.at(-1)).toBe("GET /api/admin/backups/erased.json");
		expect(saved.mock.calls).toEqual([["erased.json"]]);
		answers.GET = 500;
		await press("Save the list of erased people");
		expect(browser.toast()).toContain("The list could not be saved");
	});

	it("says when and where the last copy went, and what was compared", async () => {
		const { tab, press, asked, browser } = await open(fine);
		expect(
			tab.getByText(
				/^Last copied on .*15 January 2026 at 03:20 to s3:\/\/copies\/ensemble, with 1,204 pictures\.$/,
			),
		).toBeDefined();
		expect(
			tab.getByText(/^Last fetched and compared on .*11 January 2026.*Only your key can open/),
		).toBeDefined();
		await press("Copy now");
		expect(asked.filter((one) => one.startsWith("POST"))).toEqual(["POST /api/admin/copies"]);
		expect(browser.toast()).toContain("The copy has begun");
	});

	it.each([
		[{ hasKey: false }, /always encrypted, and there is no key yet/],
		[{ failedAt: "2026-01-15T00:00:00.000Z", failure: "refused" }, /the storage refuses it/],
		[{ isSound: false, failedAt: "2026-01-15T00:00:00.000Z" }, /last copy could not be restored/],
		[{ copiedAt: "2026-01-12T07:00:00.000Z" }, /last copy is more than two days old/],
		[{ areCleared: false }, /older ones cannot be removed there/],
	] as [Partial<CopiesReport>, RegExp][])(
		"interrupts where something is wrong with copies: %j",
		async (change, words) => {
			const { tab } = await open(fine, "en", { ...copies, ...change });
			expect(screen.getByRole("alert").textContent).toMatch(words);
			expect(tab.queryByRole("button", { name: "Copy now" }) === null).toBe(change.hasKey === false);
		},
	);

	it("says without alarm that no copy leaves the server", async () => {
		const { tab } = await open(fine, "fr", { ...copies, place: null });
		expect(tab.getByText(/^Aucune copie ne quitte ce serveur\./)).toBeDefined();
		expect(tab.queryByRole("button", { name: "Copier maintenant" })).toBeNull();
	});

	it("says without alarm that the first copy is to come, and which disk it goes to", async () => {
		await open(fine, "en", { ...copies, copiedAt: null, checkedAt: null, isOnDataDisk: true });
		expect(screen.getByText(/^The first copy leaves tonight/)).toBeDefined();
		expect(screen.getByText(/on the same disk as the data/)).toBeDefined();
		expect(screen.queryByRole("alert")).toBeNull();
	});

	it("says where the images are that backups do not hold, and that all were there", async () => {
		const { tab } = await open(fine, "en", copies, outside);
		expect(
			tab.getByText(/^1,204 images are kept in s3:\/\/images\/ensemble: .*name them, and do not hold them/),
		).toBeDefined();
		expect(tab.getByText(/All were there and unchanged .*12 January 2026 at 05:00/)).toBeDefined();
		expect(screen.queryByRole("alert")).toBeNull();
	});

	it("says nothing of other images where backups hold all of them", async () => {
		const { tab } = await open(fine);
		expect(tab.queryByText("Images outside the backups")).toBeNull();
	});

	it.each([
		[{ lost: 2 }, /^2 images are missing there, or damaged\./],
		[{ isAway: true, checkedAt: null }, /cannot be reached/],
	] as [Partial<OutsideImagesReport>, RegExp][])(
		"interrupts where something is wrong with those images: %j",
		async (change, words) => {
			await open(fine, "en", copies, { ...outside, ...change });
			expect(screen.getByRole("alert").textContent).toMatch(words);
			expect(screen.queryByText(/All were there/)).toBeNull();
		},
	);

	it("says that a backup could not be begun, or saved", async () => {
		const { press, browser, answers } = await open(fine);
		answers.POST = 500;
		await press("Back up now");
		expect(browser.toast()).toContain("The backup could not be started");
		answers.GET = 500;
		await press(/^Save the backup of .*15 January/);
		expect(browser.toast()).toContain("The backup could not be saved");
	});
});
