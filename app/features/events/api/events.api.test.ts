import { describe, expect, it } from "vitest";
import { type SocialEvent, usualTable } from "#app/features/events/event.ts";
import { defaultFacts } from "#app/site/facts.ts";
import { pageWithoutSession } from "#platform/api/paging.ts";
import { testSite } from "#server/testing/test-site.ts";

const usual = usualTable(defaultFacts);

const path = "/api/events";
const dinner = { title: "Dinner", date: "January 15", time: "6:30 pm - 9:30 pm", price: "Rs1000" };
const dated = { ...dinner, calendarDate: "2026-11-08", startTime: "18:30" };

async function signedInSite() {
	const site = await testSite();
	const token = await site.signIn();
	const request = (method: string, address: string, body?: unknown) =>
		site.send(method, address, body, token);
	async function create(input: object): Promise<SocialEvent> {
		return (await (await request("POST", path, input)).json()) as SocialEvent;
	}
	return { ...site, request, create };
}

describe("events over HTTP", () => {
	it("creates an event, hides it and deletes it", async () => {
		const { request, send } = await signedInSite();
		const answer = await request("POST", path, dinner);
		expect(answer.status).toBe(201);
		const created = (await answer.json()) as SocialEvent;
		expect(created).toMatchObject({
			title: "Dinner",
			date: expect.stringMatching(/^\w+day 15 January$/),
			time: "6:30\u00a0pm – 9:30\u00a0pm",
			price: "Rs1000",
			calendarDate: expect.stringMatching(/^20\d\d-01-15$/),
			startTime: "18:30",
			endTime: "21:30",
			ticketPrice: 1000,
			type: "Dinner",
			maxGuests: usual.maxGuests,
			published: true,
			version: 1,
		});
		expect(await (await send("GET", `${path}/${created.id}`)).json()).toEqual(created);

		const hidden = await request("PUT", `${path}/${created.id}`, { ...dinner, published: false, version: 1 });
		expect(await hidden.json()).toMatchObject({ published: false, version: 2 });
		expect((await send("GET", `${path}/${created.id}`)).status).toBe(404);
		expect((await request("GET", `${path}/${created.id}`)).status).toBe(200);

		expect((await request("DELETE", `${path}/${created.id}`)).status).toBe(204);
		const gone = await request("DELETE", `${path}/${created.id}`);
		expect(gone.status).toBe(404);
		expect(await gone.json()).toEqual({
			message: "This event does not exist, or has been deleted.",
			code: "not-found",
		});
	});

	it("lists published events to everyone and drafts to the administrator alone", async () => {
		const { request, create, send } = await signedInSite();
		await create({ ...dinner, title: "Seen", date: "Some day" });
		await create({ ...dated, title: "Unseen", published: false });
		const titles = async (answer: Promise<Response>) =>
			((await (await answer).json()) as SocialEvent[]).map(({ title }) => title);
		expect(await titles(send("GET", path))).toEqual(["Seen"]);
		expect(await titles(request("GET", path))).toEqual(["Unseen", "Seen"]);
	});

	it("comes page by page without a session, and whole with one", async () => {
		const { request, create, send } = await signedInSite();
		for (let number = 0; number <= pageWithoutSession; number += 1) await create(dated);
		const entries = async (answer: Response) => (await answer.json()) as SocialEvent[];
		expect(await entries(await request("GET", path))).toHaveLength(pageWithoutSession + 1);
		const first = await send("GET", path);
		expect(await entries(first)).toHaveLength(pageWithoutSession);
		expect(first.headers.get("X-Total-Count")).toBe(String(pageWithoutSession + 1));
		const next = /<(.*)>; rel="next"/.exec(first.headers.get("Link") ?? "")?.[1] ?? "";
		const last = await send("GET", next);
		expect(await entries(last)).toHaveLength(1);
		expect(last.headers.get("Link")).toBeNull();
	});

	it("refuses to create, change and delete without a session", async () => {
		const { create, send } = await signedInSite();
		const { id } = await create(dinner);
		const answers = await Promise.all([
			send("POST", path, dinner),
			send("PUT", `${path}/${id}`, { ...dinner, version: 1 }),
			send("DELETE", `${path}/${id}`),
		]);
		expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
		expect(await (await send("GET", path)).json()).toHaveLength(1);
	});

	it("refuses an update made from an older version, with the newer text", async () => {
		const { request, create } = await signedInSite();
		const { id } = await create(dinner);
		await request("PUT", `${path}/${id}`, { ...dinner, title: "Newer", version: 1 });
		const answer = await request("PUT", `${path}/${id}`, { ...dinner, title: "Mine", version: 1 });
		expect(answer.status).toBe(409);
		expect(await answer.json()).toMatchObject({
			message: "This was changed elsewhere since you opened it. Nothing of either is lost.",
			code: "stale",
			current: { title: "Newer", version: 2 },
		});
	});

	it.each([
		[{ ...dinner, title: "" }, "title"],
		[{ ...dinner, date: undefined }, "date"],
		[{ ...dinner, time: 7 }, "time"],
		[{ ...dinner, price: " " }, "price"],
		[{ ...dinner, type: "Lunch" }, "type"],
		[{ ...dinner, fr: { title: "x".repeat(121) } }, "fr.title"],
	])("names the field at fault (%#)", async (input, field) => {
		const { request } = await signedInSite();
		const answer = await request("POST", path, input);
		expect(answer.status).toBe(400);
		expect(await answer.json()).toHaveProperty(["fields", field]);
	});

	it("needs the version that a change was made from", async () => {
		const { request, create } = await signedInSite();
		const { id } = await create(dinner);
		const answer = await request("PUT", `${path}/${id}`, dinner);
		expect(answer.status).toBe(400);
		expect(await answer.json()).toMatchObject({
			fields: { version: expect.stringMatching(/^Please send `version`/) },
		});
	});
});

describe("the calendar over HTTP", () => {
	it("serves every dated event, and one of them under its own address, in both languages", async () => {
		const { create, send } = await signedInSite();
		const one = await create({ ...dated, fr: { title: "Un dîner" } });
		await create({ ...dated, title: "Another dinner" });
		await create({ ...dinner, title: "Undated", date: "Some day" });
		const all = await send("GET", "/events.ics");
		expect(all.status).toBe(200);
		expect(all.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
		expect(all.headers.get("Cache-Control")).toBe("public, max-age=300");
		expect((await all.text()).match(/SUMMARY:.*/g)).toEqual([
			"SUMMARY:Dinner · Ensemble",
			"SUMMARY:Another dinner · Ensemble",
		]);
		const single = await send("GET", `/fr/events/${one.id}.ics`);
		expect(single.headers.get("Content-Disposition")).toBe('attachment; filename="ensemble-2026-11-08.ics"');
		expect((await single.text()).match(/SUMMARY:.*/g)).toEqual(["SUMMARY:Un dîner · Ensemble"]);
	});

	it("answers for a deleted event that it is cancelled, and 404 for what never was there", async () => {
		const { request, create, send } = await signedInSite();
		const { id } = await create(dated);
		const draft = await create({ ...dated, published: false });
		await request("DELETE", `${path}/${id}`);
		const file = await (await send("GET", `/events/${id}.ics`)).text();
		expect(file).toContain(`UID:${id}@localhost`);
		expect(file).toContain("SEQUENCE:2");
		expect(file).toContain("STATUS:CANCELLED");
		for (const unknown of [draft.id, "nothing"]) {
			const answer = await send("GET", `/events/${unknown}.ics`);
			expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([404, "no-store"]);
		}
	});
});
