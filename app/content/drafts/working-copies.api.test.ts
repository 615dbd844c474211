import { expect, it } from "vitest";
import { blankDraft } from "#app/content/draft.ts";
import { eventDrafts } from "#app/features/events/working-copy.ts";
import { testSite } from "#server/testing/test-site.ts";

const draft = { ...blankDraft(eventDrafts.fields), title: "Secret dinner ".repeat(20), ageFrom: 3 };
const when = { calendarDate: "2026-10-04", startTime: "18:30", ticketPrice: 1000 };

it("what is typed of an event is the administrator's alone, until the event is saved", async () => {
	const site = await testSite();
	const token = await site.signIn();
	const request = (method: string, at: string, body?: unknown) => site.send(method, at, body, token);
	const event = await (await request("POST", "/api/events", { title: "Dinner", ...when })).json();
	const at = `${eventDrafts.path}/${event.id}`;
	for (const method of ["GET", "PUT", "DELETE"]) {
		const body = method === "PUT" ? { draft, version: 1 } : undefined;
		expect((await site.send(method, at, body)).status).toBe(401);
	}
	expect(await (await request("GET", at)).json()).toEqual({ copy: null });
	const saved = await request("PUT", at, { draft, version: 1 });
	expect(await saved.json()).toEqual({ savedAt: expect.stringMatching(/Z$/) });
	expect(await (await request("GET", at)).json()).toMatchObject({ copy: { draft, version: 1 } });
	for (const path of ["/api/events", "/events.ics", `/api/events/${event.id}`]) {
		expect(await (await request("GET", path)).text()).not.toContain("Secret");
	}
	await request("PUT", `/api/events/${event.id}`, { title: "Saved", ...when, version: 1 });
	expect(await (await request("GET", at)).json()).toEqual({ copy: null });
	expect((await request("DELETE", at)).status).toBe(204);
});

it("what is typed of an event is read, or refused with its field", async () => {
	const site = await testSite();
	const token = await site.signIn();
	const put = (key: string, body: unknown) => site.send("PUT", `${eventDrafts.path}/${key}`, body, token);
	const unread = await put("new", { draft: { ...draft, title: 7 }, version: null });
	expect([unread.status, (await unread.json()).fields]).toMatchObject([
		400,
		{ "draft.title": expect.any(String) },
	]);
	expect((await put("none", { draft, version: 1 })).status).toBe(404);
	expect((await put("new", { draft, version: 0 })).status).toBe(400);
	// An earlier version of the form knows fewer fields.
	const { olderWords, state, ...older } = draft;
	expect((await put("new", { draft: older, version: null })).status).toBe(200);
	const { copy } = await (await site.send("GET", `${eventDrafts.path}/new`, undefined, token)).json();
	expect(copy.draft).toEqual(draft);
});
