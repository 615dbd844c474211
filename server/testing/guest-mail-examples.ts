import { eventInput } from "#app/features/events/event.ts";
import type { ExampleSite } from "./example-site.ts";

const real = { calendarDate: "2090-02-14", startTime: "18:30", ticketPrice: 1000, tableSize: 4 };
const guest = {
	age: 34,
	gender: "woman",
	telephone: "",
	note: "",
	diet: "",
	language: "en",
	takesMessages: false,
} as const;
const none = "/api/admin/events/none/mails";

/** A table with a guest who applied, unless something else is said of them. */
async function newTable({ stores }: ExampleSite, written: object = {}) {
	const { id } = await stores.events.create(eventInput.parse({ title: "Dinner", ...real }));
	const anna = { ...guest, firstName: "Anna", email: "anna@example.com", state: "applied" } as const;
	const { id: guestId } = await stores.guests.add(id, { ...anna, ...written });
	return { path: `/api/admin/events/${id}/mails`, guestId };
}

/** The examples of the operations on the mails of a table. */
export const guestMailExamples: Record<string, (site: ExampleSite) => Promise<Response[]>> = {
	"GET /api/admin/events/{id}/mails": async (site) => {
		const { path } = await newTable(site);
		return [await site.request("GET", path), await site.request("GET", none)];
	},
	"GET /api/admin/owed-results": async (site) => [await site.request("GET", "/api/admin/owed-results")],
	"POST /api/admin/events/{id}/mails": async (site) => {
		const { path, guestId } = await newTable(site);
		const order = { kind: "invitation", guestIds: [guestId] };
		return [
			await site.request("POST", path, order),
			await site.request("POST", path, { ...order, kind: "cancellation" }),
			await site.request("POST", path, { ...order, kind: "greeting" }),
			await site.request("POST", none, order),
		];
	},
	"POST /api/admin/events/{id}/mails/messages": async (site) => {
		const { path, guestId } = await newTable(site, { takesMessages: true, telephone: "5712 3456" });
		const asked = { kind: "invitation", guestId };
		return [
			await site.request("POST", `${path}/messages`, asked),
			await site.request("POST", `${path}/messages`, { ...asked, kind: "cancellation" }),
			await site.request("POST", `${path}/messages`, { ...asked, guestId: "nobody" }),
			await site.request("POST", `${path}/messages`, { ...asked, kind: "greeting" }),
		];
	},
	"PUT /api/admin/events/{id}/mails/messages": async (site) => {
		const { path, guestId } = await newTable(site, { state: "confirmed" });
		const sent = { kind: "confirmation", guestId, sequence: 1 };
		return [
			await site.request("PUT", `${path}/messages`, sent),
			await site.request("PUT", `${path}/messages`, { ...sent, kind: "invitation" }),
			await site.request("PUT", `${path}/messages`, { ...sent, guestId: "nobody" }),
			await site.request("PUT", `${path}/messages`, { ...sent, sequence: -1 }),
		];
	},
	"PUT /api/admin/events/{id}/mails/reminder": async (site) => {
		const { path } = await newTable(site);
		return [
			await site.request("PUT", `${path}/reminder`, { isAutomatic: true }),
			await site.request("PUT", `${path}/reminder`, {}),
			await site.request("PUT", `${none}/reminder`, { isAutomatic: true }),
		];
	},
	"POST /api/admin/events/{id}/mails/preview": async (site) => {
		const { path, guestId } = await newTable(site);
		const asked = { kind: "invitation", guestId };
		return [
			await site.request("POST", `${path}/preview`, asked),
			await site.request("POST", `${path}/preview`, { ...asked, kind: "cancellation" }),
			await site.request("POST", `${path}/preview`, { ...asked, guestId: "nobody" }),
			await site.request("POST", `${path}/preview`, { ...asked, note: "x".repeat(1_001) }),
		];
	},
};
