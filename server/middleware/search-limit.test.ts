import { describe, expect, it } from "vitest";
import { testSite } from "#server/testing/test-site.ts";

const path = "/api/blog-posts";
const most = 1_000;

describe("searches of one client", () => {
	async function exhausted() {
		const site = await testSite();
		const search = (query: string, headers: Record<string, string> = {}) =>
			site.app.request(`${path}?${query}`, { headers });
		let refused: Response | undefined;
		for (let turn = 0; turn < most && refused === undefined; turn += 1) {
			const answer = await search("search=love");
			if (answer.status === 429) refused = answer;
		}
		if (refused === undefined) throw new Error("There is no limit.");
		return { ...site, search, refused };
	}

	it("have an end, with the seconds to wait in the answer and in its header", async () => {
		const { refused } = await exhausted();
		const { code, retryAfterSeconds, message } = (await refused.json()) as Record<string, unknown>;
		expect(code).toBe("too-many-searches");
		expect(retryAfterSeconds).toBeGreaterThan(0);
		expect(refused.headers.get("Retry-After")).toBe(String(retryAfterSeconds));
		expect(message).toContain(String(retryAfterSeconds));
	});

	it("leave lists alone, a search for nothing too, and the administrator", async () => {
		const { search, signIn } = await exhausted();
		expect((await search("limit=5")).status).toBe(200);
		expect((await search("search=%20")).status).toBe(200);
		const token = await signIn();
		expect((await search("search=love", { Authorization: `Bearer ${token}` })).status).toBe(200);
		expect((await search("search=love", { Authorization: "Bearer made-up" })).status).toBe(429);
	});
});
