import { Administrator } from "#e2e/support/administrator.ts";
import { axeFindings } from "#e2e/support/axe.ts";
import { expect, test } from "#e2e/support/fixtures.ts";

// A site of its own: its menu has more links.
test.use({ siteName: "custom pages" });

const blank = { slug: "", menuName: "", searchTitle: "", searchDescription: "" };

test("pages of the owner's are read, and reached from menus that have room for them", async ({
	page,
	browser,
	site,
}) => {
	const owner = await Administrator.signIn(site.url);
	for (const [title, titre, placement] of [
		["Our method in depth", "Notre méthode en détail", "menu"],
		["Press and partners", "Presse et partenaires", "menu"],
		["Careers", "Nous rejoindre", "footer"],
	]) {
		await owner.request("POST", "/api/admin/pages", {
			...{ ...blank, title, content: "## First\n\nSome **words**.", placement, published: true },
			fr: { ...blank, title: titre, content: "## D’abord\n\nDes **mots**." },
		});
	}

	await page.setViewportSize({ width: 1280, height: 800 });
	await page.goto("/fr");
	const bar = page.getByRole("banner");
	await expect(bar.getByRole("link", { name: "Notre méthode en détail" })).toBeHidden();
	await expect(bar.getByRole("link", { name: /^Déposer ma candidature/ })).toBeVisible();
	await bar.getByRole("button", { name: "Menu" }).click();
	await page.getByRole("dialog").getByRole("link", { name: "Notre méthode en détail" }).click();
	await expect(page).toHaveURL(/\/fr\/notre-methode-en-detail$/);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Notre méthode en détail");
	expect(await axeFindings(page)).toEqual([]);
	await page.getByRole("contentinfo").getByRole("link", { name: "Nous rejoindre" }).click();
	await expect(page).toHaveURL(/\/fr\/nous-rejoindre$/);

	const withoutScripts = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
	const plain = await withoutScripts.newPage();
	await plain.setViewportSize({ width: 1280, height: 800 });
	await plain.goto("/careers");
	await plain.locator("header summary").click();
	await plain.getByRole("banner").getByRole("link", { name: "Press and partners" }).last().click();
	await expect(plain.getByRole("heading", { level: 1 })).toHaveText("Press and partners");
	await withoutScripts.close();
});
