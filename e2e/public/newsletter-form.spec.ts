import { axeFindings } from "#e2e/support/axe.ts";
import { awaitMail, expect, linkTo, test } from "#e2e/support/mail-fixtures.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("the toasts: one at a time, in words, for five seconds, by F8", async ({ page }) => {
	await page.clock.install();
	await page.goto("/");
	const field = page.getByLabel("Email address");
	const toasts = page.getByRole("region", { name: "Notifications (F8)" }).getByRole("listitem");
	await field.fill("someone.example.com");
	await field.press("Enter");
	await expect(toasts).toHaveText("Invalid emailPlease enter a valid email address.");
	await expect(field).toBeFocused();
	await expect(field).toHaveAttribute("aria-invalid", "true");
	await expect(field).toHaveAccessibleDescription(/^Please enter a valid email address\./);

	await field.fill("toasts@example.com");
	await field.press("Enter");
	await expect(toasts).toHaveText(
		"Successfully subscribed!You'll receive our bi-weekly dating tips straight to your inbox.",
	);
	await expect(toasts).toHaveCount(1);
	await expect(field).toHaveAttribute("aria-invalid", "false");
	const box = await toasts.boundingBox();
	expect(box?.width).toBeLessThanOrEqual(420);

	await page.keyboard.press("F8");
	await expect(page.getByRole("region", { name: "Notifications (F8)" }).getByRole("list")).toBeFocused();
	await page.clock.runFor(6_000);
	await expect(toasts).toHaveCount(1);
	await field.focus();
	await page.clock.runFor(5_000);
	await expect(toasts).toHaveCount(0);
});

test.describe("where the code of toasts does not come", () => {
	test.use({ quietPage: false });

	test("a failure is said by the form alone, and by no toast over the next try", { tag: "@long" }, async ({
		page,
	}) => {
		await page.goto("/blog");
		const field = page.getByLabel("Email address");
		await page.context().setOffline(true);
		await field.fill("late-toast@example.com");
		await field.press("Enter");
		await expect(page.getByText("Please try again or contact us directly.")).toBeVisible();
		await page.context().setOffline(false);
		const code = page.waitForResponse(/toast-viewport/);
		await field.blur();
		await field.focus();
		await (await code).finished();
		const toasts = page.getByRole("region", { name: "Notifications (F8)" });
		await expect(toasts).toBeAttached();
		// A toast that is to be shown appears some frames after its region.
		await page.evaluate(async () => {
			for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
		});
		await expect(toasts.getByRole("listitem")).toHaveCount(0, { timeout: 1 });
	});
});

test("a toast is swiped away beyond fifty pixels", { tag: "@long" }, async ({ page }) => {
	await page.goto("/blog");
	await page.getByRole("button", { name: "Subscribe" }).click();
	const toast = page.getByRole("region", { name: "Notifications (F8)" }).getByRole("listitem");
	// Waits until it rests.
	await toast.click({ trial: true });
	const box = await toast.boundingBox();
	if (box === null) throw new Error("No toast");
	const swipe = async (distance: number) => {
		await page.mouse.move(box.x + 40, box.y + 20);
		await page.mouse.down();
		await page.mouse.move(box.x + 40 + distance, box.y + 20, { steps: 5 });
		await page.mouse.up();
	};
	await swipe(45);
	await expect(toast).toHaveCount(1);
	// It glides back first.
	await expect.poll(async () => (await toast.boundingBox())?.x).toBe(box.x);
	await swipe(60);
	await expect(toast).toHaveCount(0);
});

test("while it is sent, the form says so and takes nothing more", async ({ page }) => {
	const answered = Promise.withResolvers<void>();
	let requests = 0;
	await page.route("**/api/newsletter", async (route) => {
		requests += 1;
		await answered.promise;
		await route.fulfill({ json: {} });
	});
	await page.goto("/blog");
	const field = page.getByLabel("Email address");
	await field.fill("patient@example.com");
	await page.getByRole("button", { name: "Subscribe" }).click();
	const button = page.getByRole("button", { name: "Subscribing..." });
	await expect(button).toBeVisible();
	await expect(field).toBeDisabled();
	await button.click({ force: true });
	answered.resolve();
	await expect(page.getByText("Successfully subscribed!", { exact: true })).toBeVisible();
	await expect(field).toBeEnabled();
	expect(requests).toBe(1);
});

test.describe("when the request fails", () => {
	// The browser itself reports a failed request in the console.
	test.use({ quietPage: false });

	for (const [reason, answer, description] of [
		["with a message", { status: 429, json: { message: "Please wait a little." } }, "Please wait a little."],
		["without one", { status: 500, json: {} }, "Please try again or contact us directly."],
		[
			"with what is no JSON",
			{ status: 200, body: "<h1>Hello</h1>" },
			"Please try again or contact us directly.",
		],
		["on its way", undefined, "Please try again or contact us directly."],
	] as const) {
		const tag = reason === "with a message" ? [] : "@long";
		test(`${reason}, what was typed stays`, { tag }, async ({ page }) => {
			await page.route("**/api/newsletter", (route) => (answer ? route.fulfill(answer) : route.abort()));
			await page.goto("/blog");
			const field = page.getByLabel("Email address");
			await field.fill("kept@example.com");
			await field.press("Enter");
			const toast = page.getByRole("region", { name: "Notifications (F8)" }).getByRole("listitem");
			await expect(toast).toHaveText(`Subscription failed${description}`);
			await expect(field).toHaveValue("kept@example.com");
			await expect(field).toHaveAccessibleDescription(new RegExp(`^${description}`));
		});
	}
});

test("the form, its messages and the pages of the links are accessible", async ({ page, inbox }) => {
	const scan = async () => expect(await axeFindings(page)).toEqual([]);
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.goto("/fr/newsletter/thanks");
	await scan();
	await page.request.post("/api/newsletter", { data: { email: "axe@example.com", language: "fr" } });
	const mail = await awaitMail(inbox, "axe@example.com");
	await page.goto(linkTo(mail, "/newsletter/confirm"));
	await expect(page.getByRole("heading", { level: 1, name: "Un dernier clic" })).toBeVisible();
	await scan();
	await page.goto(linkTo(mail, "/newsletter/unsubscribe"));
	await scan();
	await page.getByRole("button", { name: "Me désabonner" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "C’est noté" })).toBeVisible();
	await scan();
	await page.goto("/blog");
	await page.getByRole("button", { name: "Subscribe" }).click();
	await expect(page.getByText("Invalid email", { exact: true })).toBeVisible();
	await scan();
});
