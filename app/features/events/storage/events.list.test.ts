import { describe, expect, it } from "vitest";
import type { SocialEvent } from "#app/features/events/event.ts";
import { bothEngines } from "#platform/testing/fresh-database.ts";
import { testSite } from "#server/testing/test-site.ts";

const path = "/api/events";
const dinner = { title: "Dinner", date: "May 1", time: "7 pm", price: "Rs1000" };
const fr = { title: "Dîner d’été", date: "", time: "", price: "", location: "Île", description: "" };

describe.each(bothEngines)("lists of events over HTTP on %s", (engine) => {
	async function signedInSite() {
		const site = await testSite({ engine });
		const token = await site.signIn();
		const request = (query: string) => site.send("GET", path + query, undefined, token);
		const create = (input: object) => site.send("POST", path, { ...dinner, ...input }, token);
		const titles = async (answer: Response | Promise<Response>) =>
			((await (await answer).json()) as SocialEvent[]).map(({ title }) => title);
		return { ...site, request, create, titles };
	}

	it("search title and location in both languages, and filter by status", async () => {
		const { request, create, titles, send } = await signedInSite();
		await create({ title: "Brunch by the sea", location: "Café du Nord", fr });
		await create({ title: "Hidden", description: "By the sea", published: false });
		expect(await titles(request("?search=BRUNCH"))).toEqual(["Brunch by the sea"]);
		expect(await titles(request("?search=cafe+sea"))).toEqual(["Brunch by the sea"]);
		expect(await titles(request("?search=ete+ile"))).toEqual(["Brunch by the sea"]);
		expect(await titles(request("?search=%25"))).toEqual([]);
		expect(await titles(request("?status=draft"))).toEqual(["Hidden"]);
		expect(await titles(request("?status=published"))).toEqual(["Brunch by the sea"]);
		expect(await titles(request("?status=all"))).toHaveLength(2);
		expect(await titles(send("GET", `${path}?status=draft`))).toEqual(["Brunch by the sea"]);
	});

	it("come page by page in their order, whatever is added meanwhile", async () => {
		const { request, create, titles } = await signedInSite();
		const days = [null, "2027-03-01", "2027-01-01", null, "2027-01-01"];
		for (const [place, calendarDate] of days.entries()) {
			await create({ title: `Table ${place}`, date: "Some day", calendarDate });
		}
		expect((await request("")).headers.get("Link")).toBeNull();
		const seen: string[] = [];
		let next: string | undefined = "?limit=2";
		while (next !== undefined) {
			const page = await request(next);
			expect(page.headers.get("X-Total-Count")).toBe(seen.length === 0 ? "5" : "6");
			seen.push(...(await titles(page)));
			next = /\?[^>]*/.exec(page.headers.get("Link") ?? "")?.[0];
			if (seen.length === 2) await create({ title: "Sooner", calendarDate: "2026-12-01" });
		}
		expect(seen).toEqual(["Table 2", "Table 4", "Table 1", "Table 0", "Table 3"]);
	});

	it.each(["limit=0", "limit=x", "status=scheduled", "cursor=nonsense", "cursor=W10"])(
		"refuse %s with a message",
		async (query) => {
			const { request } = await signedInSite();
			const answer = await request(`?${query}`);
			expect(answer.status).toBe(400);
			expect(await answer.json()).toHaveProperty(["fields", query.split("=")[0] ?? ""]);
		},
	);
});
