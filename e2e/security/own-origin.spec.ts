import { expect, test } from "#e2e/support/fixtures.ts";
import { accessCode, samplePlace, startSite } from "#e2e/support/site-process.ts";
import { freePort } from "#platform/testing/postgres-cluster.ts";

/** A site and its content area at two hosts of one domain, which are the same site to a browser. */
async function openTwoOrigins() {
	const port = String(await freePort());
	const [siteUrl, adminUrl] = ["www", "office"].map((name) => `http://${name}.ensemble.localhost:${port}`);
	const place = await samplePlace();
	const site = await startSite(place, { PORT: port, SITE_URL: siteUrl ?? "", ADMIN_URL: adminUrl ?? "" });
	const close = async () => {
		await site.stop();
		await place.remove();
	};
	return { siteUrl: siteUrl ?? "", adminUrl: adminUrl ?? "", close };
}

test("a script of a public page reaches nothing of a content area with an origin of its own", async ({
	page: owner,
	context,
}) => {
	const { siteUrl, adminUrl, close } = await openTwoOrigins();
	try {
		await owner.goto(adminUrl);
		await owner.getByLabel("Access code").fill(accessCode);
		await owner.getByRole("button", { name: "Access Dashboard" }).click();
		await expect(owner).toHaveURL(`${adminUrl}/admin/dashboard`);
		const cookies = await context.cookies();
		const session = cookies.find(({ name }) => name === "session");
		expect(session).toMatchObject({ domain: new URL(adminUrl).hostname, httpOnly: true });
		expect((await context.cookies(siteUrl)).map(({ name }) => name)).not.toContain("session");

		const visited = await context.newPage();
		await visited.goto(siteUrl);
		const heard = await visited.evaluate(async (office) => {
			const own = { "X-Content-Area": "1" };
			const told = async (path: string, sent: RequestInit) =>
				fetch(office + path, { credentials: "include", ...sent }).then(
					(answer) => answer.text(),
					() => "nothing",
				);
			return [
				document.cookie,
				await told("/api/admin/me", { headers: own }),
				await told("/api/admin/subscribers.csv", { headers: own }),
				await told("/api/admin/logout", { method: "POST", mode: "no-cors" }),
				await told("/api/admin/access-code", { method: "POST", mode: "no-cors", body: "{}" }),
				await told("/admin/dashboard", { mode: "no-cors" }),
			];
		}, adminUrl);
		// The policy of the page lets it connect to no other origin at all.
		expect(heard.slice(1)).toEqual(["nothing", "nothing", "nothing", "nothing", "nothing"]);
		expect(heard[0]).not.toContain(session?.value);

		// The same without that policy: as a page elsewhere on the domain, which has none, would send it.
		await context.route(`${siteUrl}/blog`, async (route) =>
			route.fulfill({ contentType: "text/html", body: "<title>A page without a policy</title>" }),
		);
		await visited.goto(`${siteUrl}/blog`);
		const answered = await visited.evaluate(async (office) => {
			const of = (path: string, sent: RequestInit) =>
				fetch(office + path, { credentials: "include", ...sent }).then(
					({ type }) => type,
					() => "nothing",
				);
			return [
				await of("/api/admin/me", { headers: { "X-Content-Area": "1" } }),
				await of("/api/admin/me", {}),
				await of("/api/admin/logout", { method: "POST", mode: "no-cors" }),
			];
		}, adminUrl);
		expect(answered).toEqual(["nothing", "nothing", "nothing"]);
		const [left] = await Promise.all([
			visited.waitForResponse(`${adminUrl}/api/admin/logout`),
			visited.evaluate((office) => {
				const form = document.createElement("form");
				Object.assign(form, { method: "post", action: `${office}/api/admin/logout` });
				document.body.append(form);
				form.submit();
			}, adminUrl),
		]);
		expect(left.status()).toBe(401);
		await owner.reload();
		await expect(owner.getByRole("button", { name: "Sign Out" })).toBeVisible();

		expect((await visited.goto(`${siteUrl}/admin`))?.status()).toBe(404);
		await expect(visited.getByLabel("Access code")).toHaveCount(0);
		await visited.goto(`${adminUrl}/fr/network`);
		expect(visited.url()).toBe(`${siteUrl}/fr/network`);
	} finally {
		// Closed first: what it still loads would fail once the site has stopped.
		await owner.close();
		await close();
	}
});

test("signing out ends the session in every tab at once", { tag: "@long" }, async ({
	page,
	context,
	site,
}) => {
	await page.goto("/admin");
	await page.getByLabel("Access code").fill(accessCode);
	await page.getByRole("button", { name: "Access Dashboard" }).click();
	await expect(page).toHaveURL(/\/admin\/dashboard$/);
	const other = await context.newPage();
	await other.goto(`${site.url}/admin/articles`);
	await expect(other.getByRole("button", { name: "Sign Out" })).toBeVisible();
	await page.getByRole("button", { name: "Sign Out" }).click();
	await expect(other).toHaveURL(`${site.url}/admin`);
	await expect(other.getByLabel("Access code")).toBeVisible();
});
