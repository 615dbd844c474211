import { expect, test } from "#e2e/support/fixtures.ts";

const english = {
	title: "A walk before dinner",
	excerpt: "Why a walk helps.",
	content: "Walk **slowly**, and ask.",
};
const french = {
	title: "Marcher avant de dîner",
	excerpt: "Pourquoi marcher.",
	content: "Marchez **lentement**.",
};

for (const javaScriptEnabled of [true, false]) {
	test.describe(`with JavaScript ${javaScriptEnabled ? "on" : "off"}`, () => {
		test.use({ javaScriptEnabled });

		// Nothing of it takes a script: what is read without them is tried in no-script.spec.ts.
		test("what is published is on the site at the next request, and gone once hidden", {
			tag: "@long",
		}, async ({ page, administrator }) => {
			const article = await administrator.publish(english, french);
			const views = [
				{ language: "en", home: "/", blog: "/blog", words: english, strong: "slowly" },
				{ language: "fr", home: "/fr", blog: "/fr/blog", words: french, strong: "lentement" },
			];
			for (const { language, home, blog, words, strong } of views) {
				const title = page.getByRole("heading", { name: words.title });
				await page.goto(home);
				await expect(title).toBeVisible();
				await expect(page.locator("html")).toHaveAttribute("lang", language);
				await page.goto(blog);
				await expect(title).toBeVisible();
				await page.getByRole("link", { name: words.title }).click();
				await expect(page).toHaveURL(new RegExp(`${blog}/${article.slug}$`));
				await expect(page.getByRole("heading", { level: 1, name: words.title })).toBeVisible();
				await expect(page.locator("strong", { hasText: strong })).toBeVisible();
			}

			await administrator.unpublish(article, english);
			for (const { home, blog, words } of views) {
				for (const address of [home, blog]) {
					await page.goto(address);
					await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
					await expect(page.getByText(words.title)).toHaveCount(0);
				}
				const gone = await page.request.get(`${blog}/${article.slug}`);
				expect(gone.status()).toBe(404);
				expect(await gone.text()).not.toContain(words.title);
			}
		});
	});
}

test("an English article is shown to French readers, marked as such", async ({ page, administrator }) => {
	const { slug } = await administrator.publish(english);
	await page.goto(`/fr/blog/${slug}`);
	await expect(page.getByRole("heading", { level: 1, name: english.title })).toHaveAttribute("lang", "en");
	await expect(page.getByText("Cet article n’a pas encore été traduit")).toBeVisible();
});

test("the member count on the home page is the administrator's", async ({ page, administrator }) => {
	await administrator.setMemberCount(311);
	await page.goto("/");
	await expect(page.getByText("311 active members")).toBeVisible();
	await administrator.setMemberCount(234);
});
