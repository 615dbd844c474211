import { contentAreaHeader } from "#app/api-client/session-cookies.ts";
import { eventInput } from "#app/features/events/event.ts";
import { newGuest } from "#app/features/guests/guest.ts";
import { freeTriesPerClient } from "#app/features/session/sign-in-limit.server.ts";
import { passkeyRequestsPerClient } from "#server/composition/limits.ts";
import { type ExampleSite, tooOften } from "./example-site.ts";
import { sessionOf, somePerson } from "./people.ts";
import { softwareAuthenticator } from "./software-authenticator.ts";

const path = "/api/admin/people";
const anna = { name: "Anna", email: "anna@example.org", role: "editor", language: "en" };
const event = { title: "Dinner", date: "October 4", time: "6:30 pm", price: "Rs1000" };

/** Invites somebody. @returns their id, and the token of their link. */
async function invited(site: ExampleSite, input = anna): Promise<{ id: string; token: string }> {
	await site.request("POST", path, input);
	const person = (await site.stores.people.list()).find(({ email }) => email === input.email);
	const { token } = (await site.stores.people.openInvitation(person?.id ?? "")) ?? { token: "" };
	return { id: person?.id ?? "", token };
}

/** Adds an evening whose list is open, with a guest. @returns the ids of both. */
async function evening(site: ExampleSite): Promise<{ id: string; guestId: string }> {
	const now = site.site.services.clock().toISOString();
	// Begun already by the clock of these sites.
	const begun = { calendarDate: now.slice(0, 10), time: "8:30 am" };
	const { id } = await site.stores.events.create(eventInput.parse({ ...event, ...begun, tableSize: 4 }));
	const guest = { firstName: "Anna", age: 34, gender: "woman", language: "en", state: "confirmed" };
	const { id: guestId } = await site.stores.guests.add(id, newGuest.parse(guest));
	return { id, guestId };
}

/** Sends a request as the content area does, by nobody. */
const sendOwn = async (site: ExampleSite, path: string, body: object) =>
	site.app.request(path, {
		method: "POST",
		headers: { [contentAreaHeader]: "1", "Content-Type": "application/json" },
		body: JSON.stringify(body),
	});

/** Opens the session of somebody to whom no guest is shown. @returns its token. */
const editorOf = async (site: ExampleSite) => sessionOf(site, await somePerson(site.database, "editor"));

/** Requests whose answers are compared with the API's document: of people, and of their invitations. */
export const peopleExamples: Record<string, (site: ExampleSite) => Promise<Response[]>> = {
	"GET /api/admin/people": async (site) => {
		const calendarDate = "2030-01-05";
		const { id: eventId } = await site.stores.events.create(eventInput.parse({ ...event, calendarDate }));
		await site.request("POST", path, { ...anna, role: "host", eventId });
		return [await site.request("GET", path)];
	},
	"POST /api/admin/people": async ({ request }) => [
		await request("POST", path, anna),
		await request("POST", path, anna),
		await request("POST", path, { ...anna, email: "other@example.org", role: "host", eventId: "none" }),
	],
	"POST /api/admin/people/{id}/invitation": async (site) => {
		const { id } = await invited(site);
		return [
			await site.request("POST", `${path}/${id}/invitation`),
			await site.request("POST", `${path}/none/invitation`),
		];
	},
	"DELETE /api/admin/people/{id}": async (site) => {
		const { id } = await invited(site);
		return [await site.request("DELETE", `${path}/${id}`), await site.request("DELETE", `${path}/${id}`)];
	},
	"GET /api/admin/evening-list": async (site) => [
		await site.request("GET", "/api/admin/evening-list"),
		await site.send("GET", "/api/admin/evening-list", undefined, await editorOf(site)),
	],
	"GET /api/admin/tables/{id}/arrivals": async (site) => {
		const { id } = await evening(site);
		const path = "/api/admin/tables";
		return [
			await site.request("GET", `${path}/${id}/arrivals`),
			await site.request("GET", `${path}/none/arrivals`),
		];
	},
	"PUT /api/admin/tables/{id}/arrivals/{guest}": async (site) => {
		const { id, guestId } = await evening(site);
		const tick = (guest: string) =>
			site.request("PUT", `/api/admin/tables/${id}/arrivals/${guest}`, { isHere: true });
		return [await tick(guestId), await tick("none")];
	},
	"PUT /api/admin/evening-list/{id}": async (site) => {
		const { id, guestId } = await evening(site);
		const host = await sessionOf(site, await somePerson(site.database, "host"));
		await site.database.db.updateTable("people").set({ event_id: id }).where("role", "=", "host").execute();
		const tick = (guest: string, token = host) =>
			site.send("PUT", `/api/admin/evening-list/${guest}`, { isHere: true }, token);
		return [await tick(guestId), await tick("none"), await tick(guestId, await editorOf(site))];
	},
	"POST /api/admin/invitation": async (site) => {
		const { token } = await invited(site);
		const ask = (token: string) => site.send("POST", "/api/admin/invitation", { token });
		return [await ask(token), await ask("none")];
	},
	"POST /api/admin/invitation/acceptance": async (site) => {
		const { token } = await invited(site);
		const code = "seven quiet herons";
		const accept = (token: string) => site.send("POST", "/api/admin/invitation/acceptance", { token, code });
		return [await accept(token), ...(await tooOften(freeTriesPerClient, () => accept(token)))];
	},
	"POST /api/admin/invitation/passkey-options": async (site) => {
		const ask = async (body: object) => sendOwn(site, "/api/admin/invitation/passkey-options", body);
		const { token } = await invited(site);
		return [
			...(await Promise.all([ask({ token }), ask({ token: "none" }), ask({})])),
			await site.send("POST", "/api/admin/invitation/passkey-options", { token }),
			...(await tooOften(passkeyRequestsPerClient, () => ask({ token }))),
		];
	},
	"POST /api/admin/invitation/passkey": async (site) => {
		const path = "/api/admin/invitation/passkey";
		const device = softwareAuthenticator(site.site.config.siteUrl);
		const made = async (token: string) =>
			device.create(await (await sendOwn(site, `${path}-options`, { token })).json());
		const { token } = await invited(site);
		const response = await made(token);
		const accepted = await sendOwn(site, path, { token, response });
		const other = await invited(site, { ...anna, email: "bea@example.org" });
		const again = { token: other.token, response: await made(other.token) };
		return [
			await sendOwn(site, path, { token }),
			accepted,
			await sendOwn(site, path, { token, response }),
			await sendOwn(site, path, again),
			...(await tooOften(freeTriesPerClient, () => sendOwn(site, path, again))),
		];
	},
};
