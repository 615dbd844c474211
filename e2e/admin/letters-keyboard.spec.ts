import type { Page } from "@playwright/test";
import { openScreen } from "#e2e/support/content-area.ts";
import { tabTo, ways } from "#e2e/support/input.ts";
import { awaitMail, expect, linkTo, test } from "#e2e/support/mail-fixtures.ts";
import { confirm, expectSound, openDashboard, subscribe } from "#e2e/support/subscribers-screen.ts";

test.use({
	contextOptions: { reducedMotion: "reduce" },
	viewport: { width: 390, height: 844 },
	// One letter a minute: the second waits while the first is looked at.
	siteEnvironment: { TRUST_PROXY: "true", MAIL_RATE: "1" },
	// The browser says that the frame of a mail runs no script whenever the test looks into it.
	quietPage: undefined,
});

const keyboard = ways[1].input;
const shown = (page: Page, label: string) =>
	page.getByRole("tabpanel").getByLabel(label, { exact: true }).filter({ visible: true });

test("a letter leaves by keyboard alone on a phone: written, tried, scheduled, sent, paused, and left", async ({
	page,
	inbox,
	administrator,
}) => {
	test.setTimeout(120_000);
	const readers = ["keys-ada@example.com", "keys-ben@example.com"];
	await confirm(page, ...(await subscribe(page, inbox, "en", ...readers)));
	await openDashboard(page, administrator);
	await openScreen(page, "letters", "Letters");
	const { press, type, choose, tab } = keyboard(page);
	const button = (name: string) => page.getByRole("main").getByRole("button", { name, exact: true });
	const answer = (name: string) => page.getByRole("alertdialog").getByRole("button", { name, exact: true });

	await test.step("write it in both languages", async () => {
		await press(page.getByRole("button", { name: "New letter" }).first());
		await expect(page.getByRole("heading", { level: 1, name: "Write a letter" })).toBeVisible();
		await type(shown(page, "Subject"), "By keys alone");
		await tab(/Français/);
		await type(shown(page, "Subject (French)"), "Au clavier seul");
		await expect(page.getByText("All saved")).toBeVisible();
		await press(button("Check and send"));
	});

	await test.step("try it, and schedule it", async () => {
		await expect(page.getByText("There is no preview line.").first()).toBeVisible();
		await type(page.getByLabel("Your address"), "keys-owner@example.com");
		await press(button("Send the test"));
		expect((await awaitMail(inbox, "keys-owner@example.com")).headers.subject).toBe("[Test] By keys alone");
		await choose(page.getByLabel("When", { exact: true }), "At a time");
		await tabTo(page, page.getByLabel(/^Day and time/));
		await page.keyboard.type("01012099");
		await page.keyboard.press("ArrowRight");
		await page.keyboard.type("0900AM");
		await press(button("Schedule the letter…"));
		await press(answer("Schedule"));
		await press(button("Back to draft"));
		await expect(page.getByRole("link", { name: "Edit the letter" })).toBeVisible();
	});

	await test.step("send it, pause it, and go on", async () => {
		await choose(page.getByLabel("When", { exact: true }), "Now");
		await press(button("Send the letter…"));
		await press(answer("Send"));
		await press(button("Pause"));
		await expect(page.getByText("Paused", { exact: true }).first()).toBeVisible();
		await press(button("Go on"));
		await expect(page.getByText("On its way", { exact: true }).first()).toBeVisible();
		await expectSound(page);
	});

	await test.step("a reader arrives, leaves with a reason, and the owner sees both", async () => {
		const first = () => inbox.mails.find(({ headers }) => headers.subject === "By keys alone");
		await expect.poll(first).toBeDefined();
		const mail = first();
		if (mail === undefined) throw new Error("No letter");
		await page.goto(linkTo(mail, "/newsletter/by-keys-alone"));
		await expect(page.getByRole("heading", { level: 1, name: "By keys alone" })).toBeVisible();
		await expectSound(page);
		await page.goto(linkTo(mail, "/newsletter/unsubscribe"));
		await expectSound(page);
		await press(page.getByRole("button", { name: "Unsubscribe" }));
		await tabTo(page, page.getByRole("radio", { name: "The letters came too often" }));
		await page.keyboard.press("Space");
		await press(page.getByRole("button", { name: "Send my answer" }));
		await expect(page.getByText("We have noted it.")).toBeVisible();
		await expectSound(page);
		await openScreen(page, "letters", "Letters");
		await press(page.getByRole("link", { name: "By keys alone" }));
		await expect(page.getByText("Too many letters (1)")).toBeVisible();
	});
});
