import {
	expect,
	expectAccessible,
	expectToast,
	inEveryWay,
	openScreen,
	test,
} from "#e2e/support/content-area.ts";

// What is refused is in the console, too.
test.use({ quietPage: false });

inEveryWay(
	"a missed address leads on to a page, and robots for training are kept away",
	"on a phone",
	async (page, { press, type }, owner, way) => {
		const old = `/old-${way.replaceAll(" ", "-")}`;
		await openScreen(page, "settings", "Settings");
		await expectAccessible(page);
		const training = page.getByRole("switch", { name: /^Robots may read/ });
		await press(training);
		await expectToast(page, "Setting saved");
		await expect(training).not.toBeChecked();
		expect(await (await page.request.get("/robots.txt")).text()).toContain("User-agent: GPTBot");
		await press(training);
		await expect(training).toBeChecked();
		await type(page.getByLabel(/^Google Search Console/), '<meta content="proof-1">');
		await press(page.getByRole("button", { name: "Save" }).first());
		await expect(page.getByLabel(/^Google Search Console/)).toHaveValue("proof-1");
		await expect
			.poll(async () => (await page.request.get("/")).text())
			.toContain('<meta name="google-site-verification" content="proof-1"/>');

		await press(page.getByRole("link", { name: "Moved and missed addresses" }));
		await expect(page.getByRole("heading", { level: 1, name: "Moved addresses" })).toBeVisible();
		await type(page.getByLabel("Old address"), "/network");
		await type(page.getByLabel("Leads to"), "/blog");
		await press(page.getByRole("button", { name: "Save" }));
		await expect(page.getByText("Choose an address at which there is nothing yet.")).toBeVisible();
		await expectAccessible(page);
		await type(page.getByLabel("Old address"), old);
		await press(page.getByRole("button", { name: "Save" }));
		await expectToast(page, "The address leads on");
		const led = await page.request.get(`/fr${old}`, { maxRedirects: 0 });
		expect([led.status(), led.headers().location]).toEqual([301, "/fr/blog"]);
		await press(page.getByRole("button", { name: `Delete the redirect from ${old}` }));
		await expectToast(page, "The address leads nowhere now");
		expect((await page.request.get(old, { maxRedirects: 0 })).status()).toBe(404);
		await owner.request("POST", "/api/settings", { key: "google_verification", value: "" });
	},
);
