import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { awaitMail, expect, linkTo, test } from "#e2e/support/mail-fixtures.ts";
import {
	confirm,
	eraseEverybody,
	expectSound,
	exported,
	openDashboard,
	openSubscribers,
	row,
	subscribe,
} from "#e2e/support/subscribers-screen.ts";

// Behind a proxy, each sign-up can come from a client of its own.
test.use({ siteEnvironment: { TRUST_PROXY: "true" } });

const erasedText = "Only the date and a scrambled code of the address remain; the code cannot be read back.";

async function choose(page: Page, filter: string, value: string): Promise<void> {
	await page.getByRole("combobox", { name: filter }).click();
	await page.getByRole("option", { name: value, exact: true }).click();
}

test("a site without subscribers says so, and who was never there was not erased", async ({
	page,
	administrator,
}) => {
	await eraseEverybody(administrator);
	await openDashboard(page, administrator);
	await page.goto("/admin/subscribers");
	await expect(page.getByText("No subscribers yet")).toBeVisible();
	await expect(page.getByRole("button", { name: "Export CSV" })).toBeDisabled();
	await expectSound(page);
	await page.getByLabel("Search subscribers").fill("nobody@example.com");
	await expect(page.getByText("0 subscribers", { exact: true })).toBeVisible();
	await expect(page.getByText("was erased on")).toBeHidden();
});

test("by mouse: find, export and erase a person, who may come back", { tag: "@long" }, async ({
	page,
	inbox,
	administrator,
}) => {
	test.setTimeout(90_000);
	const [first = "", , second = ""] = await subscribe(
		page,
		inbox,
		"en",
		"mouse-ada@example.com",
		"mouse-ben@example.com",
		"=mouse@example.com",
	);
	await subscribe(page, inbox, "fr", "mouse-chloe@example.com");
	await confirm(page, first, second);
	const ada = await awaitMail(inbox, "mouse-ada@example.com", 2);
	const leaveLink = linkTo(ada, "/newsletter/unsubscribe");
	await openSubscribers(page, administrator);

	await test.step("search and filter", async () => {
		await page.getByLabel("Search subscribers").fill("MOUSE");
		await expect(page.getByRole("heading", { name: /^4 of \d+ subscribers$|^4 subscribers$/ })).toBeVisible();
		await expect(row(page, "mouse-ada@example.com")).toContainText("Confirmed");
		await expect(row(page, "mouse-ada@example.com")).toContainText("from /blog");
		await expect(row(page, "mouse-ben@example.com")).toContainText("Not confirmed yet");
		await expectSound(page);
		await choose(page, "Language", "Français");
		await expect(row(page, "mouse-ada@example.com")).toBeHidden();
		await expect(row(page, "mouse-chloe@example.com")).toBeVisible();
		await choose(page, "State", "Unsubscribed");
		await expect(page.getByText("No subscribers found")).toBeVisible();
		await expectSound(page);
		await page.getByRole("button", { name: "Clear the search" }).click();
		await expect(page.getByLabel("Search subscribers")).toHaveValue("");
		await expect(row(page, "mouse-ada@example.com")).toBeVisible();
	});

	await test.step("export what is shown", async () => {
		await page.getByLabel("Search subscribers").fill("mouse");
		await choose(page, "State", "Confirmed");
		await expect(page.getByText("The file holds the 2 that were found: Confirmed, “mouse”.")).toBeVisible();
		const lines = await exported(page);
		expect(lines.map((line) => line.split(",").slice(0, 3).join())).toEqual([
			"'=mouse@example.com,confirmed,en",
			"mouse-ada@example.com,confirmed,en",
		]);
	});

	await test.step("erase", async () => {
		await page.getByRole("button", { name: "Erase mouse-ada@example.com" }).click();
		const question = page.getByRole("alertdialog", { name: "Erase this subscriber?" });
		await expect(question).toContainText("mouse-ada@example.com");
		await expect(question).toContainText("Only the date and a scrambled code");
		await expectSound(page);
		await question.getByRole("button", { name: "Cancel" }).click();
		await expect(row(page, "mouse-ada@example.com")).toBeVisible();
		await page.getByRole("button", { name: "Erase mouse-ada@example.com" }).click();
		await question.getByRole("button", { name: "Erase" }).click();
		await expect(page.getByText(erasedText).first()).toBeVisible();
		await expect(row(page, "mouse-ada@example.com")).toBeHidden();
		await expect(page.getByRole("heading", { level: 2, name: /^1 of/ })).toBeFocused();
	});

	await test.step("the whole address tells when, and the old links are unknown", async () => {
		await page.getByLabel("Search subscribers").fill("Mouse-Ada@Example.com");
		await expect(page.getByText(/^The person at this address was erased on \d+ \w+ \d{4}\.$/)).toBeVisible();
		await expectSound(page);
		for (const link of [first, leaveLink]) {
			expect((await page.request.get(link)).status()).toBe(404);
			const answer = await page.request.post(link, { form: {} });
			expect(answer.status()).toBe(404);
			expect(await answer.text()).toContain("no longer works");
		}
	});

	await test.step("she subscribes again and is welcome", async () => {
		const again = await subscribe(page, inbox, "en", "mouse-ada@example.com");
		await page.reload();
		// The filter stands in the address, but for what is typed: that names a person.
		await expect(page.getByLabel("Search subscribers")).toHaveValue("");
		await expect(page.getByRole("combobox", { name: "State" })).toHaveText("Confirmed");
		await choose(page, "State", "All states");
		await page.getByLabel("Search subscribers").fill("mouse-ada@example.com");
		await expect(row(page, "mouse-ada@example.com")).toContainText("Not confirmed yet");
		await expect(page.getByText(/was erased on/)).toBeVisible();
		await confirm(page, ...again);
		await page.reload();
		await page.getByLabel("Search subscribers").fill("mouse-ada@example.com");
		await expect(row(page, "mouse-ada@example.com")).toContainText("Confirmed");
		await expect(page.getByText(/was erased on/)).toBeHidden();
	});
});

test("by keyboard alone: find, export and erase", async ({ page, inbox, administrator }) => {
	await subscribe(page, inbox, "en", "keys-ada@example.com", "keys-ben@example.com");
	await openSubscribers(page, administrator);
	await page.getByLabel("Search subscribers").focus();
	await page.keyboard.type("keys-");
	await expect(row(page, "keys-ben@example.com")).toBeVisible();
	await expect(page.getByRole("heading", { level: 2, name: /^2 / })).toBeVisible();
	await page.keyboard.press("Tab");
	await expect(page.getByRole("combobox", { name: "State" })).toBeFocused();
	await page.keyboard.press("Enter");
	for (const option of ["All states", "Confirmed", "Not confirmed yet"]) {
		if (option !== "All states") await page.keyboard.press("ArrowDown");
		await expect(page.getByRole("option", { name: option, exact: true })).toBeFocused();
	}
	await page.keyboard.press("Enter");
	await expect(page.getByRole("combobox", { name: "State" })).toHaveText("Not confirmed yet");
	await expect(page.getByRole("combobox", { name: "State" })).toBeFocused();
	const button = page.getByRole("button", { name: "Export CSV" });
	await button.focus();
	await expect(button).toBeFocused();
	await expect(button).toHaveAccessibleDescription(
		"The file holds the 2 that were found: Not confirmed yet, “keys-”.",
	);
	const download = page.waitForEvent("download");
	await page.keyboard.press("Enter");
	expect(await readFile(await (await download).path(), "utf8")).toContain("keys-ada@example.com,pending");
	await expect(page.getByRole("listitem").filter({ hasText: "Subscribers exported" })).toBeVisible();
	await page.keyboard.press("Tab");
	await expect(page.getByRole("button", { name: /^Send keys-ben@example.com/ })).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(page.getByRole("button", { name: "Erase keys-ben@example.com" })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("button", { name: "Cancel" })).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(page.getByRole("button", { name: "Erase keys-ben@example.com" })).toBeFocused();
	await page.keyboard.press("Enter");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await expect(page.getByText(erasedText).first()).toBeVisible();
	await expect(row(page, "keys-ben@example.com")).toBeHidden();
	await expect(row(page, "keys-ada@example.com")).toBeVisible();
});

test.describe("on a phone", () => {
	test.use({ viewport: { width: 390, height: 844 } });

	test("find, export and erase", { tag: "@long" }, async ({ page, inbox, administrator }) => {
		const long = `phone-${"very-long-".repeat(5)}name@${"a-long-host.".repeat(10)}example.com`;
		await subscribe(page, inbox, "en", "phone-ada@example.com", long);
		await openDashboard(page, administrator);
		await page.getByRole("button", { name: "Open the menu" }).click();
		await page.getByRole("dialog").getByRole("link", { name: "Subscribers" }).click();
		await page.getByLabel("Search subscribers").fill("phone-");
		await expect(row(page, long)).toBeVisible();
		await expectSound(page);
		await page.getByRole("checkbox", { name: "All states" }).check();
		expect(await exported(page)).toHaveLength(2);
		await page.getByRole("button", { name: `Erase ${long}` }).click();
		await expectSound(page);
		await page.getByRole("alertdialog").getByRole("button", { name: "Erase" }).click();
		await expect(page.getByText(erasedText).first()).toBeVisible();
		await expect(row(page, long)).toBeHidden();
	});
});

test("more are loaded on request, and the keyboard goes on with them", { tag: "@long" }, async ({
	page,
	inbox,
	administrator,
}) => {
	await subscribe(page, inbox, "en", "more-ada@example.com", "more-ben@example.com");
	// A page of one, so that there is a second.
	await page.route("**/api/admin/subscribers?search=more-*", (route) =>
		route.continue({ url: `${route.request().url()}&limit=1` }),
	);
	await openSubscribers(page, administrator);
	await page.getByLabel("Search subscribers").fill("more-");
	await expect(page.getByText("1 of 2 shown")).toBeVisible();
	await page.getByRole("button", { name: "Load more" }).click();
	await expect(row(page, "more-ada@example.com")).toBeFocused();
	await expect(page.getByRole("button", { name: "Load more" })).toBeHidden();
	await expect(row(page, "more-ben@example.com")).toBeVisible();
});

test("the dashboard sets the claim beside the truth", { tag: "@long" }, async ({
	page,
	inbox,
	administrator,
}) => {
	await confirm(page, ...(await subscribe(page, inbox, "en", "truth@example.com")));
	await openDashboard(page, administrator);
	const card = page.getByRole("region", { name: "Newsletter" });
	await expect(card).toContainText("1,000+");
	await expect(card).toContainText(/Confirmed subscribers[1-9]/);
	await expect(card).toContainText(/becomes true with 99\d more/);
	await expect(card.getByRole("term")).toHaveCount(2);
	const readers = page.getByRole("region", { name: "Readers" });
	await expect(readers.getByText(/^[1-9]\d* readers? today: /)).toBeVisible();
	await readers.getByText("52 weeks").click();
	await expect(readers.getByText(/^In 52 weeks, [1-9]/)).toBeVisible();
	await readers.getByText("The figures, week by week").click();
	await expect(readers.getByRole("row")).toHaveCount(53);
	await expectSound(page);
	await card.getByRole("link", { name: "See the subscribers" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Subscribers" })).toBeVisible();
});
