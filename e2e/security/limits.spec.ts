import { freeTriesPerClient } from "#app/features/session/sign-in-limit.server.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { waitUntilHydrated } from "#e2e/support/hydrated.ts";
import { accessCode } from "#e2e/support/site-process.ts";
import { searchesPerClient } from "#server/composition/limits.ts";

const refused = {
	"": "That is a lot of searching at once",
	"/fr": "Beaucoup de recherches à la fois",
};

/** Searches until the limit of this client is reached. */
async function exhaust(address: string): Promise<Response> {
	for (let turn = 0; turn <= searchesPerClient; turn += 1) {
		const answer = await fetch(`${address}?search=word${turn}`);
		if (answer.status === 429) return answer;
		expect(answer.status).toBe(200);
	}
	throw new Error("The search has no limit.");
}

test("a search that comes too soon says so in the visitor's language and leaves what was typed", {
	tag: "@long",
}, async ({ site, browser }) => {
	const answer = await exhaust(`${site.url}/blog`);
	expect(answer.headers.get("Cache-Control")).toBe("no-store");
	expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
	expect((await fetch(`${site.url}/blog.data?search=word`)).status).toBe(429);
	const forged = { "X-Forwarded-For": "198.51.100.1", "X-Real-IP": "198.51.100.1" };
	expect((await fetch(`${site.url}/blog?search=word`, { headers: forged })).status).toBe(429);
	for (const javaScriptEnabled of [true, false]) {
		const context = await browser.newContext({ javaScriptEnabled });
		const page = await context.newPage();
		for (const [prefix, title] of Object.entries(refused)) {
			// On a slow machine, the time that a client has to wait is over meanwhile.
			await exhaust(`${site.url}/blog`);
			const shown = await page.goto(`${site.url}${prefix}/blog?search=slow+mornings`);
			expect(shown?.status()).toBe(429);
			await expect(page.getByRole("heading", { level: 2, name: title })).toBeVisible();
			await expect(page.getByRole("searchbox")).toHaveValue("slow mornings");
			expect((await page.goto(`${site.url}${prefix}/blog`))?.status()).toBe(200);
		}
		await context.close();
	}
});

test("typing on meanwhile shows it in place of the list", async ({ browser, site }) => {
	// A page of its own: the browser itself complains of the answer's status on its console.
	const page = await browser.newPage();
	waitUntilHydrated(page);
	await page.goto(`${site.url}/blog`);
	await exhaust(`${site.url}/blog`);
	const answered = page.waitForResponse((response) => response.url().includes("/blog.data"));
	await page.getByRole("searchbox").pressSequentially("bay");
	expect((await answered).status()).toBe(429);
	await expect(page.getByRole("alert")).toContainText(refused[""]);
	await expect(page.getByRole("searchbox")).toHaveValue("bay");
	await page.close();
});

test("the sign-in form says how long to wait after too many wrong codes, and leaves the code", async ({
	browser,
	site,
}) => {
	// A page of its own: the browser itself complains of the answer's status on its console.
	const page = await browser.newPage();
	await page.goto(`${site.url}/admin`);
	const field = page.getByLabel("Access code");
	await expect(field).toHaveAttribute("type", "password");
	for (let guess = 0; guess <= freeTriesPerClient; guess += 1) {
		await fetch(`${site.url}/api/admin/login`, {
			method: "POST",
			headers: { "Content-Type": "application/json" },
			body: JSON.stringify({ password: `guess ${guess}` }),
		});
	}
	const signIn = async (code: string) => {
		await field.fill(code);
		const answered = page.waitForResponse("**/api/admin/login");
		await page.getByRole("button", { name: "Access Dashboard" }).click();
		return (await answered).status();
	};
	await expect.poll(() => signIn("another guess")).toBe(429);
	await expect(page.getByText(/Too many tries\. You can try again in \d+ seconds?\./).first()).toBeVisible();
	await expect(field).toHaveValue("another guess");
	await expect.poll(() => signIn(accessCode), { timeout: 60_000 }).toBe(200);
	await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
	await page.close();
});
