import { randomUUID } from "node:crypto";
import { usualTable } from "#app/features/events/event.ts";
import { defaultFacts } from "#app/site/facts.ts";
import {
	expect,
	expectAccessible,
	expectToast,
	inEveryWay,
	openScreen,
	test,
} from "#e2e/support/content-area.ts";

const usual = usualTable(defaultFacts);

inEveryWay(
	"events are created, duplicated, changed and deleted",
	"on a phone",
	async (page, { press, type, day, choose }) => {
		const title = `Table ${randomUUID().slice(0, 8)}`;
		const field = (label: string) =>
			page.getByLabel(label, { exact: true }).or(page.getByLabel(`${label} *`, { exact: true }));
		const add = page.getByRole("button", { name: "Add New Event" });
		const row = page.getByRole("main").getByRole("listitem").filter({ hasText: title });
		const dialog = page.getByRole("alertdialog");

		await openScreen(page, "events", "Events");
		await expect(page.getByText(/^\d+ events?$/)).toBeVisible();
		await expectAccessible(page);
		await press(add);
		await expect(field("Event Title")).toBeFocused();
		for (const [label, value] of [
			["Event Title", ""],
			["Day", ""],
			["Starts at", ""],
			["Ends at", ""],
			["Price (Rs)", String(defaultFacts.ticket)],
			["Location", "Central Mauritius"],
			["Description", ""],
		] as const) {
			await expect(field(label)).toHaveValue(value);
		}
		await expect(field("Event Type")).toHaveText("Dinner");
		await expect(field("Max Guests")).toHaveText(`${usual.maxGuests}, usually`);
		await expect(page.getByRole("switch", { name: "Published" })).toBeChecked();

		await press(page.getByRole("button", { name: "Create Event" }));
		await expect(page.getByText("Please fill in this field.")).toHaveCount(3);
		await expect(field("Event Title")).toBeFocused();
		await expectAccessible(page);
		await type(field("Event Title"), title);
		await press(page.getByText("Texts in French"));
		await type(field("Event Title (French)"), `La ${title}`);
		const top = async (label: string) => (await field(label).boundingBox())?.y ?? 0;
		const isBeside = Math.abs((await top("Event Title")) - (await top("Event Title (French)"))) < 2;
		expect(isBeside).toBe((page.viewportSize()?.width ?? 0) >= 1280);
		await choose(field("Event Type"), "Brunch");
		await day(field("Day"), "2090-01-15");
		await expect(field("Day")).toHaveValue("2090-01-15");
		await field("Starts at").fill("11:00");
		await field("Ends at").fill("14:00");
		await choose(field("Max Guests"), "4 guests");
		await press(page.getByRole("button", { name: "Create Event" }));
		await expectToast(page, "Event created successfully!The website shows it now.");
		await expect(row).toContainText("4 guests");
		await expect(row).toContainText("Sunday 15 January 2090");
		await expect(row).toContainText("11:00 am – 2:00 pm");
		await expect(row.getByText("Brunch", { exact: true })).toBeVisible();
		await expect(add).toBeFocused();
		const french = await (await page.request.get("/fr/events/singlessocials")).text();
		for (const words of [`La ${title}`, "de 11 h à 14 h"]) {
			expect(french.replaceAll("\u00a0", " ")).toContain(words);
		}

		const duplicate = row.getByRole("button", { name: `Duplicate ${title}` });
		await press(duplicate);
		await expect(field("Event Title")).toHaveValue(title);
		await expect(field("Day")).toHaveValue("2090-02-12");
		await expect(page.getByText("A copy, not on the website yet")).toBeVisible();
		await expect(page.getByRole("switch", { name: "Published" })).not.toBeChecked();
		await press(page.getByRole("button", { name: "Cancel" }));
		await expect(duplicate).toBeFocused();
		await expect(row).toHaveCount(1);
		await press(add);
		await expect(field("Event Title")).toHaveValue("");
		await press(page.getByRole("button", { name: "Cancel" }));

		const edit = row.getByRole("button", { name: `Edit ${title}` });
		await press(edit);
		await expect(field("Event Title (French)")).toHaveValue(`La ${title}`);
		await type(field("Location"), "Moka");
		await press(page.getByRole("button", { name: "Update Event" }));
		await expectToast(page, "Event updated successfully!The website shows it now.");
		await expect(row).toContainText("Moka");
		await expect(edit).toBeFocused();

		const deletion = row.getByRole("button", { name: `Delete ${title}` });
		await press(deletion);
		await expect(dialog).toContainText("Are you sure you want to delete this event?");
		await expect(dialog).toContainText("everything you know of them is erased for good.");
		await expectAccessible(page);
		await press(dialog.getByRole("button", { name: "Cancel" }));
		await expect(deletion).toBeFocused();
		await press(deletion);
		await press(dialog.getByRole("button", { name: "Delete" }));
		await expectToast(page, "Event deleted successfully!Undo");
		await expect(row).toHaveCount(0);
		await expect(page.getByText(/^\d+ events?$/)).toBeFocused();
	},
);

test("leaving an event that is being written asks first, by the menu and by the Back button", {
	tag: "@long",
}, async ({ signedIn: page }) => {
	await openScreen(page, "dashboard", "Dashboard");
	await page.getByRole("link", { name: "Manage Events" }).click();
	await page.getByRole("button", { name: "Add New Event" }).click();
	await page.getByLabel("Event Title").fill("Half an event");
	const dialog = page.getByRole("alertdialog", { name: "Leave without saving?" });
	await page.getByRole("link", { name: "Settings" }).click();
	await dialog.getByRole("button", { name: "Stay" }).click();
	await page.goBack();
	await dialog.getByRole("button", { name: "Stay" }).click();
	await expect(page.getByLabel("Event Title")).toHaveValue("Half an event");
	await page.goBack();
	await dialog.getByRole("button", { name: "Leave" }).click();
	await expect(page).toHaveURL(/\/admin\/dashboard$/);
});

test("without an event the screen leads to the first one", async ({ signedIn: page }) => {
	await page.route("**/api/events", (route) => route.fulfill({ json: [] }));
	await openScreen(page, "events", "Events");
	await expect(page.getByText("No events yet")).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("button", { name: "Create your first event" }).click();
	await expect(page.getByLabel("Event Title")).toBeFocused();
	await page.getByRole("button", { name: "Cancel" }).click();
	await expect(page.getByRole("button", { name: "Add New Event" })).toBeFocused();
});

test("a table taken off the website is cancelled or only hidden, as its owner says", async ({
	signedIn: page,
	administrator,
}) => {
	const real = { calendarDate: "2090-03-10", startTime: "18:30", ticketPrice: 1000 };
	const { slug } = await administrator.request<{ slug: string }>("POST", "/api/events", {
		...real,
		title: "Table by the river",
	});
	const address = `/events/singlessocials/${slug}`;
	await openScreen(page, "events", "Events");
	const row = page.getByRole("main").getByRole("listitem").filter({ hasText: "Table by the river" });
	const question = page.getByRole("alertdialog", { name: "Cancelled, or only hidden?" });
	const takeOff = async (answer: string) => {
		await row.getByRole("button", { name: "Edit Table by the river" }).click();
		await page.getByRole("switch", { name: "Published" }).click();
		await page.getByRole("button", { name: "Update Event" }).click();
		await expectAccessible(page);
		await question.getByRole("button", { name: answer }).click();
	};
	await takeOff("Stay");
	await expect(question).toBeHidden();
	await page.getByRole("button", { name: "Update Event" }).click();
	await question.getByRole("button", { name: "It is cancelled" }).click();
	await expect(row.getByText("Cancelled", { exact: true })).toBeVisible();
	expect(await (await page.request.get(address)).text()).toContain("EventCancelled");
	await row.getByRole("button", { name: "Edit Table by the river" }).click();
	await page.getByLabel("State").click();
	await page.getByRole("option", { name: "Announced" }).click();
	await page.getByRole("button", { name: "Update Event" }).click();
	await expect(row.getByText("Cancelled", { exact: true })).toBeHidden();
	await takeOff("Only hide it");
	await expect(row.getByText("Draft", { exact: true })).toBeVisible();
	expect((await page.request.get(address)).status()).toBe(404);
});
