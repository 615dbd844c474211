import type { Locator, Page } from "@playwright/test";
import type { SmtpInbox } from "#platform/testing/smtp-inbox.ts";
import type { Administrator } from "./administrator.ts";
import { openScreen } from "./content-area.ts";
import type { Input } from "./input.ts";
import { awaitMail, expect, linkTo, test } from "./mail-fixtures.ts";
import { confirm, expectSound, openDashboard, subscribe } from "./subscribers-screen.ts";

type Journey = {
	page: Page;
	inbox: SmtpInbox;
	administrator: Administrator;
	/** Names this journey's people. */
	name: string;
	hand: Input;
	/** Chooses one of the reasons to leave. */
	check(radio: Locator): Promise<void>;
};

/**
 * A letter from its first word to a reader who leaves: written in both languages, tried, scheduled
 * and taken back, sent, paused, and read on the site. The site's MAIL_RATE is so low that the second
 * letter waits while the first is looked at.
 */
export async function letterJourney(journey: Journey) {
	const { page, inbox, administrator, name, hand, check } = journey;
	const { press, type, choose, tab } = hand;
	const readers = [`${name}-ada@example.com`, `${name}-ben@example.com`];
	await confirm(page, ...(await subscribe(page, inbox, "en", ...readers)));
	await openDashboard(page, administrator);
	await openScreen(page, "letters", "Letters");
	const shown = (label: string) =>
		page.getByRole("tabpanel").getByLabel(label, { exact: true }).filter({ visible: true });
	const button = (name: string) => page.getByRole("main").getByRole("button", { name, exact: true });
	const answer = (name: string) => page.getByRole("alertdialog").getByRole("button", { name, exact: true });

	await test.step("write it in both languages", async () => {
		await press(page.getByRole("button", { name: "New letter" }).first());
		await expect(page.getByRole("heading", { level: 1, name: "Write a letter" })).toBeVisible();
		await type(shown("Subject"), "By one hand alone");
		await tab(/Français/);
		await type(shown("Subject (French)"), "D’une seule main");
		await expect(page.getByText("All saved")).toBeVisible();
		await press(button("Check and send"));
	});

	await test.step("try it, and schedule it", async () => {
		await expect(page.getByText("There is no preview line.").first()).toBeVisible();
		await type(page.getByLabel("Your address"), `${name}-owner@example.com`);
		await press(button("Send the test"));
		expect((await awaitMail(inbox, `${name}-owner@example.com`)).headers.subject).toBe(
			"[Test] By one hand alone",
		);
		await choose(page.getByLabel("When", { exact: true }), "At a chosen time");
		await hand.time(page.getByLabel(/^Day and time/), "2099-01-01T09:00");
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
		await press(button("Resume"));
		await expect(page.getByText("On its way", { exact: true }).first()).toBeVisible();
		await expectSound(page);
	});

	await test.step("a reader arrives, leaves with a reason, and the owner sees both", async () => {
		const first = () => inbox.mails.find(({ headers }) => headers.subject === "By one hand alone");
		await expect.poll(first).toBeDefined();
		const mail = first();
		if (mail === undefined) throw new Error("No letter");
		await page.goto(linkTo(mail, "/newsletter/by-one-hand-alone"));
		await expect(page.getByRole("heading", { level: 1, name: "By one hand alone" })).toBeVisible();
		await expectSound(page);
		await page.goto(linkTo(mail, "/newsletter/unsubscribe"));
		await expectSound(page);
		await press(page.getByRole("button", { name: "Unsubscribe" }));
		await check(page.getByRole("radio", { name: "The letters came too often" }));
		await press(page.getByRole("button", { name: "Send my answer" }));
		await expect(page.getByText("We have noted it.")).toBeVisible();
		await expectSound(page);
		await openScreen(page, "letters", "Letters");
		await press(page.getByRole("link", { name: "By one hand alone" }));
		await expect(page.getByText("Too many letters (1)")).toBeVisible();
	});
}
