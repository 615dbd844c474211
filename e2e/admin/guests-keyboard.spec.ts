import { keyboard, tabTo } from "#e2e/support/input.ts";
import { expect, test } from "#e2e/support/mail-fixtures.ts";
import { expectSound, openDashboard } from "#e2e/support/subscribers-screen.ts";

test.use({
	viewport: { width: 390, height: 844 },
	// The browser says that the frame of a mail runs no script whenever the test looks into it.
	quietPage: false,
});

test("the guests of a table are managed by keyboard alone on a phone: added, invited, moved, written to", {
	tag: "@long",
}, async ({ page, administrator }) => {
	const { press, type, choose } = keyboard(page);
	const real = { type: "Dinner", startTime: "18:30", ticketPrice: 1000, tableSize: 4, location: "Moka" };
	const create = (title: string, calendarDate: string) =>
		administrator.request<{ id: string }>("POST", "/api/events", { ...real, title, calendarDate });
	const { id } = await create("Keyboard Dinner", "2091-01-12");
	await create("Other Dinner", "2091-02-12");
	await openDashboard(page, administrator);
	await page.addInitScript(() => {
		window.print = () => document.body.setAttribute("data-printed", "");
	});
	await page.goto(`/admin/table/${id}`);
	const button = (name: string | RegExp) => page.getByRole("main").getByRole("button", { name });
	const name = page.getByRole("heading", { level: 4, name: /^Chloé/ });
	const row = page.getByRole("listitem").filter({ has: name });

	await test.step("add a guest, and come back to the button", async () => {
		await press(button("Add a guest"));
		await expect(page.getByLabel("First name")).toBeFocused();
		await type(page.getByLabel("First name"), "Chloé");
		await type(page.getByRole("spinbutton", { name: "Age" }), "34");
		await choose(page.getByLabel("Language of emails"), "French");
		await type(page.getByLabel("Email address"), "chloe-keys@example.com");
		await press(button("Save the guest"));
		await expect(button("Add a guest")).toBeFocused();
	});

	await test.step("change her state, take it back, choose another one", async () => {
		await choose(page.getByRole("combobox", { name: "State of Chloé" }), "Invited: I told them myself");
		await expect(row).toBeFocused();
		await press(button("Undo"));
		await expect(page.getByText("Undone.")).toBeFocused();
		await choose(page.getByRole("combobox", { name: "State of Chloé" }), "Confirmed");
		await expect(row).toBeFocused();
		await expect(page.getByText("1 of 2 seats taken").first()).toBeVisible();
	});

	await test.step("move her, and take that back", async () => {
		await press(button("Actions for Chloé"));
		await page.getByRole("menuitem", { name: /^Move/ }).press("Enter");
		await expect(page.getByRole("dialog").getByRole("button", { name: /Other Dinner/ })).toBeVisible();
		await expectSound(page);
		await press(page.getByRole("dialog").getByRole("button", { name: /Other Dinner/ }));
		await expect(row).toBeFocused();
		await expect(row).toContainText("Now at: Other Dinner");
		await press(button("Undo"));
		await expect(page.getByRole("link", { name: "Note a payment: Chloé" })).toBeVisible();
		await expectSound(page);
	});

	await test.step("print the list, and write to her", async () => {
		await press(button("Print the list"));
		await expect(page.locator("body[data-printed]")).toBeAttached();
		const size = page.viewportSize();
		await page.emulateMedia({ media: "print" });
		for (const paper of [
			{ width: 794, height: 1123 },
			{ width: 1123, height: 794 },
		]) {
			await page.setViewportSize(paper);
			const printed = await page.locator("[data-printed-list]").boundingBox();
			expect(printed?.width).toBeGreaterThan(paper.width * 0.8);
		}
		await page.emulateMedia({ media: null });
		await page.setViewportSize(size ?? { width: 1280, height: 720 });
		await press(page.getByRole("main").getByRole("link", { name: "Emails" }));
		await choose(page.getByLabel("Which email"), "Confirmation");
		const box = page.getByRole("checkbox", { name: /Chloé/ });
		await tabTo(page, box);
		await page.keyboard.press("Space");
		await expect(button("Choose guests first")).toBeDisabled();
		await page.keyboard.press("Space");
		await press(button("Send to 1 guest"));
		await press(page.getByRole("alertdialog").getByRole("button", { name: "Send now" }));
		await expect(page.getByRole("status").filter({ hasText: "Chloé" })).toBeFocused();
	});
});
