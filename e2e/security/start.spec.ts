import { createServer, request } from "node:http";
import { Administrator } from "#e2e/support/administrator.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { freshPlace, samplePlace, spawnSite, startSite } from "#e2e/support/site-process.ts";
import { isLong } from "#platform/testing/long-tests.ts";

const words = { title: "Written just before", excerpt: "The power goes.", content: "Still here." };

const wrongVariables = [
	["PORT", "eighty"],
	["SITE_URL", "nowhere"],
	["DATABASE_URL", "mysql://x"],
	["ADMIN_ACCESS_CODE", "short"],
	["ADMIN_ACCESS_CODE", "Password1234"],
] as const;

for (const engine of ["sqlite", "postgres"] as const) {
	test.describe(`on ${engine}`, () => {
		const killed = engine === "postgres" ? "@long" : [];
		test("an acknowledged publication survives kill -9", { tag: killed }, async () => {
			const place = await samplePlace(engine);
			const first = await startSite(place);
			const administrator = await Administrator.signIn(first.url);
			const { slug } = await administrator.publish(words);
			await first.stop("SIGKILL");

			const second = await startSite(place);
			const page = await fetch(`${second.url}/blog/${slug}`);
			expect(page.status).toBe(200);
			expect(await page.text()).toContain("Still here.");
			expect(await second.stop()).toBe(0);
			await place.remove();
		});

		test("two starts at once migrate and seed once", { tag: "@long" }, async () => {
			const place = await freshPlace(engine);
			const sites = await Promise.all([startSite(place), startSite(place)]);
			for (const { url } of sites) {
				const posts = (await (await fetch(`${url}/api/blog-posts`)).json()) as { slug: string }[];
				const slugs = posts.map(({ slug }) => slug);
				expect(slugs.length).toBeGreaterThan(7);
				expect(slugs.filter((slug) => slug.endsWith("-2"))).toEqual([]);
			}
			expect(await Promise.all(sites.map((site) => site.stop()))).toEqual([0, 0]);
			await place.remove();
		});
	});
}

test("SIGTERM to npm start lets the running request end, and leaves no process", async () => {
	const place = await samplePlace();
	const site = await startSite(place, {}, ["npm", "start"]);
	const running = await pendingRequest(`${site.url}/api/admin/login`);
	const stopped = site.stop("SIGTERM");
	await expect.poll(() => site.output()).toContain('"msg":"stopping"');
	expect(await running.finish(JSON.stringify({ password: "not the code" }))).toBe(401);
	expect(await stopped).toBe(0);
	expect(site.output()).toContain('"msg":"stopped"');
	await expect(fetch(site.url)).rejects.toThrow();
	await place.remove();
});

test("a wrong variable stops the start with one line that names it", async () => {
	const place = await freshPlace("sqlite");
	for (const [name, value] of wrongVariables.slice(0, isLong ? wrongVariables.length : 2)) {
		const site = await spawnSite(place, { PORT: "3999", [name]: value });
		const code = await new Promise((resolve) => site.process.once("close", resolve));
		expect(code).toBe(1);
		expect(site.output()).toMatch(new RegExp(`^${name} has a wrong value: expected [^\\n]+\\n$`));
	}
	await place.remove();
});

test("a taken port says so in one line", async () => {
	const place = await freshPlace("sqlite");
	const other = createServer();
	await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
	const address = other.address();
	const port = typeof address === "object" ? String(address?.port) : "";
	const site = await spawnSite(place, { PORT: port });
	const code = await new Promise((resolve) => site.process.once("close", resolve));
	expect(code).toBe(1);
	expect(site.output()).toBe(`Port ${port} is taken: stop what uses it, or set PORT to another.\n`);
	other.close();
	await place.remove();
});

/** A POST whose head the server has read, and whose body is sent when the test says so. */
async function pendingRequest(url: string): Promise<{ finish(body: string): Promise<number | undefined> }> {
	const headers = { "Content-Type": "application/json", Expect: "100-continue" };
	const posting = request(url, { method: "POST", headers });
	const answered = new Promise<number | undefined>((resolve, reject) => {
		posting.once("response", (answer) => {
			answer.resume();
			resolve(answer.statusCode);
		});
		posting.once("error", reject);
	});
	const goOn = new Promise<void>((resolve) => posting.once("continue", resolve));
	posting.flushHeaders();
	await goOn;
	return {
		finish: (body) => {
			posting.end(body);
			return answered;
		},
	};
}
