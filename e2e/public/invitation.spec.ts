import type { Page } from "@playwright/test";
import { inviteGuest } from "#e2e/support/invited-guest.ts";
import { expect, test } from "#e2e/support/mail-fixtures.ts";

test.use({ quietPage: false });

const answered = async (page: Page, link: string) => {
	await expect(page.getByRole("button", { name: /Accept|Decline/ })).toHaveCount(0);
	expect(page.url()).toBe(link);
	await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/no longer works/);
};

for (const javaScriptEnabled of [true, false]) {
	test.describe(`scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
		test.use({ javaScriptEnabled });

		for (const answer of ["Accept the seat", "Decline"]) {
			const isDaily = (answer === "Decline") !== javaScriptEnabled;
			test(`${answer}: at the same address, after a double click, a reload, in a second tab`, {
				tag: isDaily ? [] : "@long",
			}, async ({ page, context, administrator, inbox }) => {
				const email = `${answer.split(" ")[0]}-${javaScriptEnabled}@example.com`.toLowerCase();
				const { link } = await inviteGuest(administrator, inbox, email);
				const second = await context.newPage();
				for (const tab of [page, second]) await tab.goto(link);
				await page.getByRole("button", { name: answer }).dblclick({ delay: 40 });
				await answered(page, link);
				await page.reload();
				await answered(page, link);
				await second.getByRole("button", { name: answer }).click();
				await answered(second, link);
				await page.goto(`${link}.data`);
				await answered(page, link);
			});
		}
	});
}

test("without a connection an invitation stays open, and says that nothing was sent", async ({
	page,
	context,
	administrator,
	inbox,
}) => {
	const { link } = await inviteGuest(administrator, inbox, "offline-guest@example.com");
	await page.goto(link);
	await context.setOffline(true);
	await page.getByRole("button", { name: "Accept the seat" }).click();
	await expect(page.getByRole("alert").filter({ hasText: "nothing was sent" })).toHaveCount(1);
	await context.setOffline(false);
	await page.getByRole("button", { name: "Accept the seat" }).click();
	await answered(page, link);
});
