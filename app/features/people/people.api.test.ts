import { describe, expect, it } from "vitest";
import { eventInput } from "#app/features/events/event.ts";
import { movableClock } from "#platform/testing/clock.ts";
import { bothEngines } from "#platform/testing/fresh-database.ts";
import { testSite } from "#server/testing/test-site.ts";
import type { PeopleLists } from "./person.ts";

const path = "/api/admin/people";
const anna = { name: "Anna", email: " Anna@Example.org ", role: "editor", language: "fr" };
const code = "seven quiet herons";
const hourMs = 3_600_000;

async function openSite(engine: (typeof bothEngines)[number] = "sqlite") {
	const { clock, advance } = movableClock();
	const site = await testSite({ engine, clock });
	const owner = await site.signIn();
	const as = (token?: string) => async (method: string, at: string, body?: unknown) => {
		const answer = await site.send(method, `/api/admin${at}`, body, token);
		return { status: answer.status, text: await answer.text() };
	};
	const lists = async () => (await (await site.send("GET", path, undefined, owner)).json()) as PeopleLists;
	/** Invites somebody. @returns their id, and the token that the mail's link has. */
	async function invite(input: object = anna) {
		const answer = await as(owner)("POST", "/people", input);
		expect(answer).toEqual({ status: 204, text: "" });
		const id = (await lists()).people[0]?.id ?? "";
		return { id, token: (await site.stores.people.openInvitation(id))?.token ?? "" };
	}
	async function accept(token: string, chosen = code) {
		const answer = await as()("POST", "/invitation/acceptance", { token, code: chosen });
		expect(answer.status).toBe(200);
		return (JSON.parse(answer.text) as { token: string }).token;
	}
	const signIn = async (email: string, password: string) =>
		(await as()("POST", "/login", { email, password })).status;
	return { ...site, advance, as, owner: as(owner), nobody: as(), lists, invite, accept, signIn };
}

describe.each(bothEngines)("an invitation, on %s", (engine) => {
	it("is accepted once, with a code of their own, which signs in with the address from then on", async () => {
		const { as, nobody, lists, invite, accept, signIn } = await openSite(engine);
		const { id, token } = await invite();
		expect((await lists()).people).toMatchObject([
			{ id, name: "Anna", email: "anna@example.org", role: "editor", eventId: null, hasJoined: false },
		]);
		const shown = await nobody("POST", "/invitation", { token });
		expect(JSON.parse(shown.text)).toEqual({ name: "Anna", email: "anna@example.org", role: "editor" });
		const session = await accept(token);
		expect((await as(session)("GET", "/me")).text).toContain('"name":"Anna","role":"editor"');
		expect((await lists()).people).toMatchObject([{ hasJoined: true, invitedUntil: null }]);
		for (const at of ["/invitation", "/invitation/acceptance"]) {
			const used = await nobody("POST", at, { token, code });
			expect(used).toMatchObject({ status: 404, text: expect.stringContaining('"invitation-ended"') });
		}
		expect(await signIn(" ANNA@example.org", code)).toBe(200);
		expect(await signIn("anna@example.org", "seven quiet heron")).toBe(401);
		expect(await signIn("nobody@example.org", code)).toBe(401);
	});

	it("opens nothing after a day, once another was sent, or once the person was removed", async () => {
		const { nobody, stores, advance, invite } = await openSite(engine);
		const { id, token } = await invite();
		advance(23 * hourMs);
		expect((await nobody("POST", "/invitation", { token })).status).toBe(200);
		advance(hourMs);
		expect((await nobody("POST", "/invitation", { token })).status).toBe(404);
		expect(await stores.people.openInvitation(id)).toBeUndefined();
		await stores.people.inviteAgain(id);
		expect((await nobody("POST", "/invitation/acceptance", { token, code })).status).toBe(404);
		const again = (await stores.people.openInvitation(id))?.token;
		expect((await nobody("POST", "/invitation", { token: again })).status).toBe(200);
		await stores.people.remove(id);
		expect((await nobody("POST", "/invitation", { token: again })).status).toBe(404);
		expect(await stores.people.openInvitation(id)).toBeUndefined();
	});

	it("to somebody who has joined replaces their keys, and ends their sessions", async () => {
		const { as, owner, stores, invite, accept, signIn, database } = await openSite(engine);
		const { id, token } = await invite();
		const session = await accept(token);
		await database.db
			.updateTable("people")
			.set({ totp_secret: "JBSWY3DPEHPK3PXP", totp_confirmed_at: "2026-01-01T00:00:00.000Z", code_alone: 0 })
			.where("id", "=", id)
			.execute();
		expect((await owner("POST", `/people/${id}/invitation`)).status).toBe(204);
		expect((await as(session)("GET", "/me")).status).toBe(200);
		const next = "nine patient otters";
		await accept((await stores.people.openInvitation(id))?.token ?? "", next);
		expect((await as(session)("GET", "/me")).status).toBe(401);
		expect(await signIn(anna.email, code)).toBe(401);
		expect(await signIn(anna.email, next)).toBe(200);
	});

	it("ends with the person: their next request is refused, in every process", async () => {
		const { as, owner, invite, accept, signIn } = await openSite(engine);
		const { id, token } = await invite();
		const session = await accept(token);
		expect((await as(session)("GET", "/me")).status).toBe(200);
		expect((await owner("DELETE", `/people/${id}`)).status).toBe(204);
		expect((await as(session)("GET", "/me")).status).toBe(401);
		expect(await signIn(anna.email, code)).toBe(401);
		expect((await owner("DELETE", `/people/${id}`)).status).toBe(404);
		expect((await owner("DELETE", "/people/owner")).status).toBe(404);
		expect((await owner("POST", "/people/owner/invitation")).status).toBe(404);
		expect((await owner("GET", "/me")).text).toContain('"role":"owner"');
	});
});

describe("whom the owner may invite", () => {
	it("is nobody twice, and a host for one evening that is there", async () => {
		const { owner, stores, lists, invite } = await openSite();
		await invite();
		const twice = await owner("POST", "/people", { ...anna, name: "Anne" });
		expect(twice).toMatchObject({ status: 409, text: expect.stringContaining('"invited-already"') });
		const paul = { name: "Paul", email: "paul@example.org", role: "host", language: "en" };
		for (const eventId of [null, "none"]) {
			const refused = await owner("POST", "/people", { ...paul, eventId });
			expect(refused).toMatchObject({ status: 400, text: expect.stringContaining('"eventId"') });
		}
		const dinner = { title: "Dinner", date: "January 20", time: "6:30 pm", price: "Rs1000" };
		const event = await stores.events.create(eventInput.parse({ ...dinner, calendarDate: "2030-01-20" }));
		expect(
			(await owner("POST", "/people", { ...anna, email: "e@example.org", eventId: event.id })).status,
		).toBe(400);
		await invite({ ...paul, eventId: event.id });
		const { people, evenings } = await lists();
		expect(people.find(({ name }) => name === "Paul")).toMatchObject({ role: "host", eventId: event.id });
		expect(evenings).toMatchObject([{ id: event.id, title: "Dinner", day: "2030-01-20" }]);
	});

	it.each([
		["a short code", "short"],
		["a common one", "password1234"],
		["a leaked one", "Unbelievable"],
	])("chooses no easy code: %s", async (_name, easy) => {
		const { nobody, invite } = await openSite();
		const { token } = await invite();
		const refused = await nobody("POST", "/invitation/acceptance", { token, code: easy });
		expect(refused).toMatchObject({ status: 400, text: expect.stringContaining('"code"') });
		expect((await nobody("POST", "/invitation", { token })).status).toBe(200);
	});
});

describe("a person's own code", () => {
	it("is changed with the present one, never with the owner's, and ends no session of others", async () => {
		const { as, owner, accessCode, invite, accept, signIn } = await openSite();
		const session = await accept((await invite()).token);
		const change = (current: string) =>
			as(session)("POST", "/access-code", { current, next: "nine patient otters" });
		expect((await change(accessCode)).status).toBe(400);
		const changed = await change(code);
		expect(changed.status).toBe(200);
		expect((await as(session)("GET", "/me")).status).toBe(401);
		const { token } = JSON.parse(changed.text) as { token: string };
		expect((await as(token)("GET", "/me")).text).toContain('"name":"Anna"');
		expect((await owner("GET", "/me")).status).toBe(200);
		expect(await signIn(anna.email, "nine patient otters")).toBe(200);
	});
});
