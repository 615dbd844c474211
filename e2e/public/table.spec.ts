import { expectAccessible } from "#e2e/support/content-area.ts";
import { expect, test } from "#e2e/support/fixtures.ts";

const real = { calendarDate: "2090-01-15", startTime: "18:30", endTime: "21:30", ticketPrice: 1000 };
const fr = { title: "Dîner du lagon", location: "Centre de l’île", description: "Une soirée." };
const dinner = {
	title: "Lagoon dinner",
	description: "An evening.",
	...real,
	fr,
	ageFrom: 30,
	spoken: "all",
};

test("a table has a page in both languages, with its day, its form, its files and its picture", async ({
	page,
	request,
	administrator,
}) => {
	type Created = { slug: string; ownSlugs: { fr: string }; id: string };
	const { slug, ownSlugs, id } = await administrator.request<Created>("POST", "/api/events", dinner);
	const french = `/fr/events/singlessocials/${ownSlugs.fr}`;
	expect(ownSlugs.fr).toMatch(/^diner-du-lagon/);
	await page.goto("/events/singlessocials");
	await page.getByRole("link", { name: "Lagoon dinner", exact: true }).click();
	await expect(page).toHaveURL(new RegExp(`/events/singlessocials/${slug}$`));
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Lagoon dinner");
	await expect(page.getByText("Sunday 15 January 2090")).toBeVisible();
	await expect(page.getByText("6:30 pm – 9:30 pm")).toBeVisible();
	await expect(page.getByText("English and French")).toBeVisible();
	const apply = page.getByRole("link", { name: /^Apply for a seat/ });
	await expect(apply).toHaveAttribute("href", /[?&]event=Lagoon\+dinner%2C\+Sunday\+15\+January$/);
	await expectAccessible(page);

	const canonical = page.locator("link[rel=alternate][hreflang=fr]");
	await expect(canonical).toHaveAttribute("href", new RegExp(`${french}$`));
	const picture = await page.locator("meta[property='og:image']").getAttribute("content");
	expect((await request.get(new URL(picture ?? "").pathname)).headers()["content-type"]).toBe("image/png");
	const discreet = await (await request.get(`/events/${id}.ics?discreet`)).text();
	expect(discreet).toContain("SUMMARY:Dinner\r\n");
	expect(await (await request.get(`/events/${id}.ics`)).text()).toContain("SUMMARY:Lagoon dinner");
	const sitemap = await (await request.get("/sitemap.xml")).text();
	expect(sitemap).toContain(`/events/singlessocials/${slug}<`);
	expect(sitemap).toContain(`${french}<`);

	await page.setViewportSize({ width: 360, height: 800 });
	await page.goto(`/fr/events/singlessocials/${slug}`);
	await expect(page).toHaveURL(new RegExp(`${french}$`));
	await expect(page.getByText("de 18 h 30 à 21 h 30")).toBeVisible();
	await expectAccessible(page);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
	expect((await request.get("/events/singlessocials/none")).status()).toBe(404);
});
