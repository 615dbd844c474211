import { expect, it } from "vitest";
import { defaultFacts } from "#app/site/facts.ts";
import { testSite } from "#server/testing/test-site.ts";

it("names the contact for vulnerabilities, as in RFC 9116", async () => {
	const { app } = await testSite({ siteUrl: "https://ensemble.example" });
	const answer = await app.request("/.well-known/security.txt");
	expect(answer.headers.get("Content-Type")?.toLowerCase()).toBe("text/plain; charset=utf-8");
	const text = await answer.text();
	expect(text.split("\n")).toEqual([
		`Contact: mailto:${defaultFacts.email}`,
		expect.stringMatching(/^Expires: \d{4}-\d\d-\d\dT00:00:00\.000Z$/),
		"Preferred-Languages: en, fr",
		"Canonical: https://ensemble.example/.well-known/security.txt",
		"",
	]);
	const days = (Date.parse(/Expires: (.*)/.exec(text)?.[1] ?? "") - Date.now()) / 86_400_000;
	expect(days).toBeGreaterThan(170);
	expect(days).toBeLessThan(365);
});
