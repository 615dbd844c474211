import "#platform/testing/dom.ts";
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Language } from "#app/site/site-config.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import { openScreen } from "#server/testing/content-area.tsx";
import { startedLetter } from "#server/testing/letters.ts";
import { addReaders, readerToken } from "#server/testing/readers.ts";
import { LetterSentPanels } from "./letter-sent-panels.tsx";
import { OneLetter } from "./one-letter.tsx";

const path = "/api/admin/letters";

/** Opens the screen of a letter that is on its way to some readers. */
async function open(readers = 3, language: Language = "en") {
	const browser = await openBrowser(language);
	await addReaders(browser.database, readers);
	const { id } = await startedLetter(browser);
	const opened = await openScreen(
		browser,
		<OneLetter id={id} title="Check and send">
			{(letter) => <LetterSentPanels letter={letter} />}
		</OneLetter>,
	);
	// The figures are asked for once the letter is there.
	await browser.pass(1);
	const stored = () => browser.stores.letters.get(id);
	/** Lets the screen ask again, and show the answer. */
	const askAgain = async () => {
		await browser.pass(2_000);
		await browser.pass(1);
	};
	const figure = (name: string) => screen.getByText(name, { selector: "dt" }).nextSibling?.textContent;
	/**
	 * Advances the clock, which stands still here, until a write is done: it waits a moment for others to
	 * join it.
	 */
	async function inTime<Result>(write: Promise<Result>): Promise<Result> {
		let isOver = false;
		const end = () => {
			isOver = true;
		};
		write.then(end, end);
		while (!isOver) await browser.pass(1);
		return write;
	}
	/** Hands one mail over, with what came of it. */
	async function deliver(outcome: "sent" | "failed" = "sent") {
		const { deliveries } = browser.stores;
		const claimed = await inTime(deliveries.claim("process"));
		if (claimed === undefined) throw new Error("Nothing waits");
		const failed = { kind: "failed", error: "550 5.1.1", isRefusal: true } as const;
		await inTime(deliveries.settle(claimed, "process", outcome === "sent" ? { kind: "sent" } : failed));
		return claimed;
	}
	return { browser, id, stored, figure, deliver, askAgain, ...opened };
}

describe("a letter on its way", () => {
	it("shows its figures as they move, without being asked", async () => {
		const { figure, deliver, tab, askAgain } = await open();
		expect([figure("Sent"), figure("Waiting")]).toEqual(["0", "3"]);
		await deliver();
		await deliver("failed");
		await askAgain();
		expect([figure("Sent"), figure("Waiting"), figure("Failed")]).toEqual(["1", "1", "1"]);
		expect(tab.getByText("2 of 3 done")).toBeDefined();
		expect(tab.getByText("This address does not exist (550 5.1.1)")).toBeDefined();
	});

	it("is asked after no more once it has ended", async () => {
		const { browser, deliver, tab, askAgain } = await open(1);
		await deliver();
		await browser.stores.deliveries.finish();
		await askAgain();
		await askAgain();
		expect(tab.getByRole("heading", { name: "Result" })).toBeDefined();
		const asked = browser.network.sent("GET", path).length;
		await browser.pass(60_000);
		expect(browser.network.sent("GET", path)).toHaveLength(asked);
	});

	it("is paused, and goes on, and the screen says which", async () => {
		const { browser, press, stored } = await open();
		await press("Pause");
		expect(browser.toast()).toContain("The letter is paused");
		expect((await stored()).state).toBe("paused");
		expect(screen.queryByRole("button", { name: "Pause" })).toBeNull();
		await press("Resume");
		expect(browser.toast()).toContain("Sending has resumed");
		expect((await stored()).state).toBe("sending");
	});

	it("is stopped for good once that is confirmed, and whoever waits gets none", async () => {
		const { browser, press, stored, figure, deliver } = await open();
		await deliver();
		await press("Stop for good…");
		await press("Stop it");
		expect(browser.toast()).toContain("The letter is stopped");
		expect((await stored()).state).toBe("cancelled");
		expect([figure("Sent"), figure("Not sent")]).toEqual(["1", "2"]);
		expect(screen.queryByRole("button", { name: /Pause|Go on|Stop/ })).toBeNull();
	});

	it("goes on when the question whether to stop it is put off", async () => {
		const { browser, press, stored } = await open();
		await press("Stop for good…");
		await press("Cancel");
		expect(browser.network.sent("POST", path)).toEqual([]);
		expect((await stored()).state).toBe("sending");
	});

	it("says that a step came too late, and shows where the letter stands", async () => {
		const { browser, press, stored, deliver } = await open(1);
		await deliver();
		await browser.stores.deliveries.finish();
		await press("Pause");
		expect(browser.toast()).toContain("That did not work");
		expect((await stored()).state).toBe("sent");
	});

	it.each([
		["en", "See it on the website", "/newsletter/two-tables-in-december"],
		["fr", /site/, "/fr/newsletter/deux-tables-en-decembre"],
	] as const)("leads to its page in the language of the content area: %s", async (language, name, href) => {
		const { tab } = await open(1, language);
		const link = tab.getByRole("link", { name: new RegExp(name) });
		expect(link.getAttribute("href")).toBe(href);
		expect(link.getAttribute("rel")).toBe("noopener");
	});

	it("is taken out of the list of past letters, and put back", async () => {
		const { browser, tab, stored } = await open();
		const toggle = () => tab.getByRole("switch", { name: /^Listed on the website/ });
		expect(toggle().getAttribute("aria-checked")).toBe("true");
		toggle().click();
		await browser.settled();
		expect(browser.toast()).toContain("The letter is no longer listed");
		expect((await stored()).listed).toBe(false);
		expect(toggle().getAttribute("aria-checked")).toBe("false");
		toggle().click();
		await browser.settled();
		expect((await stored()).listed).toBe(true);
	});

	it("stays listed where that could not be changed, and says so", async () => {
		const { browser, tab, stored } = await open();
		browser.network.breakDown("PUT", path, 500);
		tab.getByRole("switch", { name: /^Listed on the website/ }).click();
		await browser.settled();
		expect(browser.toast()).toContain("That could not be changed");
		expect(tab.getByRole("switch").getAttribute("aria-checked")).toBe("true");
		expect((await stored()).listed).toBe(true);
	});

	it("names nobody who was erased among those it did not reach", async () => {
		const { browser, deliver, tab, askAgain } = await open();
		const { subscriberId } = await deliver("failed");
		await browser.stores.erasures.erase(subscriberId);
		await askAgain();
		const failures = within(tab.getByRole("region", { name: "Not delivered" })).getAllByRole("listitem");
		expect(failures.map(({ textContent }) => textContent)).toEqual([
			"An erased readerThis address does not exist (550 5.1.1)",
		]);
	});

	it("says how many left after it, and why, where they said so", async () => {
		const { browser, deliver, tab, askAgain } = await open(1);
		await deliver();
		await browser.pass(60_000);
		await browser.stores.subscribers.unsubscribe(readerToken(0));
		await browser.stores.subscribers.giveReason(readerToken(0), "too-often");
		await askAgain();
		expect(tab.getByText("1 reader unsubscribed after this letter.")).toBeDefined();
	});
});

describe("the screen of one letter", () => {
	it("says that a letter that is not there could not be fetched, and leads back", async () => {
		const browser = await openBrowser();
		const { tab } = await openScreen(
			browser,
			<OneLetter id="none" title="Check and send">
				{() => <p>A letter</p>}
			</OneLetter>,
		);
		await browser.pass(20_000);
		expect(tab.getByText("Your letters are safe. Try again in a moment.")).toBeDefined();
		expect(tab.getByRole("link", { name: "All letters" }).getAttribute("href")).toBe("/admin/letters");
		expect(browser.toast()).toContain("Failed to fetch letters");
	});
});
